import type { FastifyRequest } from 'fastify'
import { countryOf } from './request-country.ts'

const live = { countryHeader: 'x-country', isDemo: false }
const demo = { ...live, isDemo: true }
const requestWith = (headers: Record<string, string>, ip = '127.0.0.1') => ({ headers, ip, socket: { remoteAddress: '127.0.0.1' } }) as unknown as FastifyRequest

describe('the country of a request', () => {
  it('is what a trusted proxy says, and unknown without one', () => {
    expect(countryOf(requestWith({ 'x-country': 'nl' }, '203.0.113.9'), live)).toBe('NL')
    expect(countryOf(requestWith({ 'x-country': 'NL' }), live)).toBeUndefined()
    expect(countryOf(requestWith({ 'x-country': 'Holland' }, '203.0.113.9'), live)).toBeUndefined()
  })

  it('is what the browser chose in the demo, and nowhere else', () => {
    const chosen = { 'cookie': 'session=s; demo-country=GB', 'x-country': 'NL' }
    expect(countryOf(requestWith(chosen, '203.0.113.9'), demo)).toBe('GB')
    expect(countryOf(requestWith(chosen, '203.0.113.9'), live)).toBe('NL')
    expect(countryOf(requestWith({ cookie: 'demo-country=anything' }), demo)).toBeUndefined()
  })
})
