import fc from 'fast-check'
import type { Permissions } from './consent.ts'
import { browserEvents, isNecessary, reservedEvents, serverEvents } from './events.ts'
import { fanOut, isSampled } from './fan-out.ts'

const names = Object.keys({ ...browserEvents, ...serverEvents, ...reservedEvents })
const all = { analytics: true, marketing: true }
const none = { analytics: false, marketing: false }
const permissions = fc.record({ analytics: fc.boolean(), marketing: fc.boolean() })

function placesOf(name: string, given: Permissions, isMinor: boolean) {
  const { collector, withUser, analytics, marketing } = fanOut(name, { permissions: given, isMinor })
  return { collector, withUser, analytics, marketing }
}

describe('where an event may go', () => {
  it('without consent is the own collector, for necessary events, without a user', () => {
    for (const name of names) {
      expect(placesOf(name, none, false)).toEqual({ collector: isNecessary(name), withUser: false, analytics: false, marketing: false })
    }
  })

  it('for a minor is the same whatever the adult allowed', () => {
    fc.assert(fc.property(fc.constantFrom(...names), permissions, (name, given) => {
      expect(placesOf(name, given, true)).toEqual(placesOf(name, none, false))
    }))
  })

  it('with consent to analytics includes destinations for analytics, for marketing only with consent to it', () => {
    expect(fanOut('Page_View', { permissions: { analytics: true, marketing: false }, isMinor: false })).toMatchObject({ collector: true, withUser: true, analytics: true, marketing: false })
    expect(fanOut('Page_View', { permissions: all, isMinor: false })).toMatchObject({ analytics: true, marketing: true })
    expect(fanOut('Search', { permissions: all, isMinor: false })).toMatchObject({ analytics: true, marketing: false })
    expect(fanOut('Page_View', { permissions: { analytics: false, marketing: true }, isMinor: false }).collector).toBe(false)
  })

  it('never is a destination for an event that is only necessary', () => {
    expect(fanOut('Media_Error', { permissions: all, isMinor: false })).toEqual({ collector: true, withUser: false, analytics: false, marketing: false, reason: 'necessary' })
    expect(fanOut('Video_Start', { permissions: all, isMinor: false })).toMatchObject({ withUser: true, analytics: true, marketing: false })
  })

  it('is nowhere for an unknown name', () => {
    expect(fanOut('Mouse_Moved', { permissions: all, isMinor: false })).toMatchObject({ collector: false, reason: 'unknown' })
  })

  it('gives its reason', () => {
    const reasonOf = (name: string, isMinor: boolean) => fanOut(name, { permissions: none, isMinor }).reason
    expect([reasonOf('Search', false), reasonOf('Search', true), reasonOf('Video_End', true)]).toEqual(['noConsent', 'minor', 'necessary'])
  })
})

describe('sampling', () => {
  it('takes about the named share of ids, always the same ones', () => {
    const ids = Array.from({ length: 20_000 }, (_, at) => `tab-${at}`)
    const taken = ids.filter((id) => isSampled('Card_Impression', id, { Card_Impression: 0.1 }))
    expect(taken.length / ids.length).toBeCloseTo(0.1, 1)
    expect(taken.every((id) => isSampled('Card_Impression', id, { Card_Impression: 0.1 }))).toBe(true)
  })

  it('takes all of what it does not name', () => {
    fc.assert(fc.property(fc.string(), (id) => isSampled('Video_End', id, { Card_Impression: 0 })))
  })
})
