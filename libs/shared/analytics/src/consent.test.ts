import fc from 'fast-check'
import { allowed, consent, consentPolicy, isAsked, readConsent, writeConsent } from './consent.ts'
import type { Consent, ConsentEvent, ConsentPolicy } from './consent.ts'

const stamp = { at: 1_790_000_000_000, id: 'c1' }
const optIn: ConsentPolicy = { version: 1, mode: 'optIn', hasGpc: false }
const withGpc: ConsentPolicy = { ...optIn, hasGpc: true }
const fresh = (policy: ConsentPolicy): Consent => ({ policy, choice: null })
const all = { analytics: true, marketing: true }
const none = { analytics: false, marketing: false }
const acceptAll: ConsentEvent = { type: 'acceptedAll', source: 'banner', ...stamp }
const rejectAll: ConsentEvent = { type: 'rejectedAll', source: 'banner', ...stamp }

const source = fc.constantFrom('banner', 'settings', 'gpc')
const policies = fc.record({ version: fc.integer({ min: 1, max: 3 }), mode: fc.constantFrom('optIn', 'optOut'), hasGpc: fc.boolean() })
const events: fc.Arbitrary<ConsentEvent> = fc.oneof(
  fc.record({ type: fc.constantFrom('acceptedAll', 'rejectedAll', 'withdrawn', 'marketingConfirmed'), source, at: fc.nat(), id: fc.constant('c1') }),
  fc.record({ type: fc.constant('chosen'), analytics: fc.boolean(), marketing: fc.boolean(), source, at: fc.nat(), id: fc.constant('c1') }),
) as fc.Arbitrary<ConsentEvent>
const after = (policy: ConsentPolicy, given: ConsentEvent[]) => given.reduce(consent, fresh(policy))

describe('consent', () => {
  it('by default is given to nothing where viewers opt in, to all where they opt out', () => {
    expect([allowed(fresh(optIn)), allowed(fresh({ ...optIn, mode: 'optOut' }))]).toEqual([none, all])
  })

  it('is asked for until the viewer chooses, either way', () => {
    expect(isAsked(fresh(optIn))).toBe(true)
    for (const event of [acceptAll, rejectAll]) expect(isAsked(consent(fresh(optIn), event))).toBe(false)
  })

  it('is asked for in every country but those of the operator, and in an unknown one', () => {
    const operator = { version: 3, optOutCountries: ['US'] }
    expect(['US', 'IN', null].map((country) => consentPolicy(operator, country, false).mode)).toEqual(['optOut', 'optIn', 'optIn'])
    expect(consentPolicy(operator, 'US', true)).toEqual({ version: 3, mode: 'optOut', hasGpc: true })
  })

  it('of each category is separate', () => {
    expect(allowed(consent(fresh(optIn), { type: 'chosen', analytics: true, marketing: false, source: 'settings', ...stamp }))).toEqual({ analytics: true, marketing: false })
  })

  it('ends with withdrawal, whatever came before', () => {
    fc.assert(fc.property(policies, fc.array(events), (policy, given) => {
      expect(allowed(consent(after(policy, given), { type: 'withdrawn', source: 'settings', ...stamp }))).toEqual(none)
    }))
  })

  it('to an older text is asked for again once, and allows nothing meanwhile', () => {
    const accepted = consent(fresh(optIn), acceptAll)
    const asked = { ...accepted, policy: { ...optIn, version: 2 } }
    expect([isAsked(asked), allowed(asked)]).toEqual([true, none])
    expect(isAsked(consent(asked, acceptAll))).toBe(false)
  })

  it('that was refused stays refused under a newer text, also where viewers opt out', () => {
    const refused: Consent = { ...after({ ...optIn, mode: 'optOut' }, [rejectAll]), policy: { version: 2, mode: 'optOut', hasGpc: false } }
    expect([isAsked(refused), allowed(refused)]).toEqual([true, none])
  })
})

describe('Global Privacy Control', () => {
  it('refuses both until the viewer chooses, also where viewers opt out', () => {
    expect(allowed(fresh({ ...withGpc, mode: 'optOut' }))).toEqual(none)
  })

  it('leaves marketing out of "accept all"', () => {
    expect(allowed(consent(fresh(withGpc), acceptAll))).toEqual({ analytics: true, marketing: false })
  })

  it('allows marketing that was confirmed separately', () => {
    expect(allowed(after(withGpc, [acceptAll, { type: 'marketingConfirmed', source: 'banner', ...stamp }]))).toEqual(all)
  })

  it('that comes later withdraws an earlier consent, and asks again', () => {
    const later = { ...after(optIn, [acceptAll]), policy: withGpc }
    expect([allowed(later), isAsked(later)]).toEqual([none, true])
  })

  it('never allows marketing without a separate confirmation', () => {
    const unconfirmed = events.filter((event) => event.type !== 'marketingConfirmed')
    fc.assert(fc.property(policies, fc.array(unconfirmed), (policy, given) => {
      expect(allowed(after({ ...policy, hasGpc: true }, given)).marketing).toBe(false)
    }))
  })
})

describe('the cookie', () => {
  it('carries a choice and back', () => {
    fc.assert(fc.property(policies, fc.array(events, { minLength: 1 }), (policy, given) => {
      const { choice } = after(policy, given)
      if (choice !== null) expect(readConsent(writeConsent(choice))).toEqual(choice)
    }))
  })

  it('counts as no choice if it is anything else', () => {
    fc.assert(fc.property(fc.string(), (text) => readConsent(text) === null))
    expect([readConsent('1.1.1.0.c1.banner.maybe.0'), readConsent('1.1.1.0.c1.owner.seen.0'), readConsent(undefined)]).toEqual([null, null, null])
  })
})
