/** @jest-environment node */
import { Writable } from 'node:stream'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { serveClientLog, redact } from './client-log.ts'

let lines: Record<string, unknown>[]
let app: FastifyInstance

beforeEach(() => {
  lines = []
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(JSON.parse(chunk.toString()) as Record<string, unknown>)
      done()
    },
  })
  app = Fastify({ logger: { level: 'warn', stream }, logController: new LogController({ disableRequestLogging: true }) })
  serveClientLog(app)
})
afterEach(() => app.close())

const send = (payload: unknown, remoteAddress = '10.0.0.1') =>
  app.inject({ method: 'POST', url: '/client-log', payload: JSON.stringify(payload), headers: { 'content-type': 'application/json' }, remoteAddress })

describe('an error report of a browser', () => {
  it('becomes one line of the log', async () => {
    expect((await send({ event: 'linkRefused', detail: 'CODE_EXPIRED\n{"level":50}', page: '/en/hilsa?token=abc' })).statusCode).toBe(204)
    expect(lines).toEqual([
      expect.objectContaining({ level: 40, event: 'linkRefused', detail: 'CODE_EXPIRED {"level":50}', page: '/en/hilsa', msg: 'client error' }),
    ])
  })

  it('is rejected if it is invalid or too long', async () => {
    for (const body of [null, [], 'text', {}, { event: 7 }, { event: 'two words' }, { event: 'fine', detail: { deep: true } }]) {
      expect((await send(body)).statusCode).toBe(400)
    }
    expect((await send({ event: 'fine', detail: 'x'.repeat(3_000) })).statusCode).toBe(413)
    expect(lines).toEqual([])
  })

  it('is accepted a few times a minute for each IP', async () => {
    const codes: number[] = []
    for (let sent = 0; sent < 31; sent += 1) codes.push((await send({ event: 'noise' })).statusCode)
    expect(codes.filter((code) => code === 204)).toHaveLength(30)
    expect(codes.at(-1)).toBe(429)
    expect((await send({ event: 'noise' }, '10.0.0.2')).statusCode).toBe(204)
  })
})

describe('the report of a violated security policy', () => {
  const report = (changes: object, body?: unknown) =>
    app.inject({
      method: 'POST',
      url: '/csp-report',
      payload: JSON.stringify(body ?? { 'csp-report': {
        'document-uri': 'https://films.example/en/hilsa?token=abc', 'effective-directive': 'script-src-elem', 'blocked-uri': 'https://evil.example/steal.js?user=1',
        'source-file': 'https://films.example/en/hilsa', 'original-policy': 'x'.repeat(4_000), ...changes,
      } }),
      headers: { 'content-type': 'application/csp-report' },
      remoteAddress: '10.0.0.1',
    })

  it('becomes one line with directive, blocked URL and page, without queries', async () => {
    expect((await report({})).statusCode).toBe(204)
    expect((await report({ 'blocked-uri': 'inline', 'effective-directive': undefined, 'violated-directive': 'script-src-attr' })).statusCode).toBe(204)
    expect(lines).toEqual([
      expect.objectContaining({ level: 40, event: 'policyViolated', detail: 'script-src-elem https://evil.example/steal.js', page: '/en/hilsa', msg: 'client error' }),
      expect.objectContaining({ detail: 'script-src-attr inline' }),
    ])
  })

  it('is dropped if an extension of the browser caused it', async () => {
    expect((await report({ 'blocked-uri': 'chrome-extension', 'source-file': undefined })).statusCode).toBe(204)
    expect((await report({ 'source-file': 'moz-extension://1/content.js' })).statusCode).toBe(204)
    expect(lines).toEqual([])
  })

  it('is rejected if it is none, and limited like other reports', async () => {
    for (const body of [{}, [], 'text', { 'csp-report': 'x' }, { 'csp-report': { 'blocked-uri': 7 } }]) expect((await report({}, body)).statusCode).toBe(400)
    expect((await report({ 'original-policy': 'x'.repeat(20_000) })).statusCode).toBe(413)
    expect(lines).toEqual([])
    const codes = await Promise.all(Array.from({ length: 31 }, async () => (await report({})).statusCode))
    expect(codes).toContain(429)
    expect((await send({ event: 'noise' })).statusCode).toBe(429)
  })
})

describe('a logged report', () => {
  it('is redacted only as far as it is shown, and never cut within a word', async () => {
    const secret = 'Zk3_vQ-abcdefghijklmnopqrstuvwxyz'
    await send({ event: 'fine', detail: `${'1 '.repeat(295)}${secret}` })
    await send({ event: 'fine', detail: `${'x'.repeat(590)}${secret}` })
    expect(lines.map(({ detail }) => detail)).toEqual(['[number] ', ''])
  })

  it('contains no phone number, code, email or token', () => {
    const secrets = {
      'no code for +91 98300 41207 today': 'no code for [number] today',
      'no code for +91 (98300) 41-207': 'no code for [number]',
      'কোড ৪১০৮ ভুল': 'কোড [number] ভুল',
      'code=4108&x': 'code=[number]&x',
      'mail to mira.sen@example.org failed': 'mail to [email] failed',
      'token Zk3_vQ-abcdefghijklmnopqrstuvwxyz refused': 'token [token] refused',
      'eyJhbGciOi.eyJzdWIiOiJ1MSJ9.c2lnbmF0dXJl': '[token]',
      'status 429 of /users/devices': 'status 429 of /users/devices',
    }
    for (const [text, shown] of Object.entries(secrets)) expect(redact(text)).toBe(shown)
  })
})
