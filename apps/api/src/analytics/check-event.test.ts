import { browserEvents, isNecessary, serverEvents } from '@ott/analytics'
import type { EventName } from '@ott/analytics'
import fc from 'fast-check'
import { checkEvent, clockOffset } from './check-event.ts'
import type { BatchFacts } from './check-event.ts'
import { anEvent, exampleProps, none } from './testing.ts'

const now = Date.parse('2026-11-29T12:00:00Z')
const facts: BatchFacts = { receivedAt: now, clockOffsetMs: 0, country: 'IN', userKey: 'u'.repeat(32), isMinor: false }
const names = Object.keys(browserEvents) as EventName[]

const check = (event: unknown, given: Partial<BatchFacts> = {}) => checkEvent(event, { ...facts, ...given })
const reasonOf = (event: unknown, given: Partial<BatchFacts> = {}) => {
  const checked = check(event, given)
  return 'reason' in checked ? checked.reason : null
}

const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`))
/** What must never be in an event. A single word may be an id; the store knows those that exist. */
const personal = fc.oneof(
  digits(10), digits(10).map((number) => `+91${number}`), digits(10).map((number) => `tel-${number}`), digits(4), digits(6),
  fc.emailAddress(), fc.base64String({ minLength: 44, maxLength: 200 }).map((text) => `eyJ${text}.x`), fc.stringMatching(/^[A-Za-z0-9_-]{43}$/).filter((text) => /\d/.test(text) && /[A-Z]/.test(text) && /[a-z]/.test(text)),
  fc.constantFrom('pather panchali', 'দৌড়', 'https://site.example/en/search?search=kite', 'the kite runner 2'),
)

describe('an event', () => {
  it('of every kind that a browser sends is taken as it is', () => {
    expect(names.filter((name) => reasonOf(anEvent(name, now)) !== null)).toEqual([])
  })

  it('is refused if its name is unknown or only the server may say it', () => {
    expect(reasonOf({ ...anEvent('Search', now), name: 'Searched' })).toBe('unknownName')
    for (const name of Object.keys(serverEvents) as EventName[]) expect([name, reasonOf(anEvent(name, now))]).toEqual([name, 'notFromBrowser'])
  })

  it('is refused if its envelope or a property is not as the dictionary says', () => {
    expect([null, 7, 'event', {}, { ...anEvent('Search', now), tabId: 'mine' }].map((event) => reasonOf(event))).toEqual(Array(5).fill('invalid'))
    expect(reasonOf(anEvent('Search', now, { props: { ...exampleProps('Search'), space: 'everything' } }))).toBe('invalidProps')
  })

  it('loses unknown properties, which are counted', () => {
    const checked = check(anEvent('Search', now, { props: { ...exampleProps('Search'), colour: 'red', size: 3 } }))
    expect(checked).toMatchObject({ droppedProps: 2, event: { props: exampleProps('Search') } })
  })

  it.each(['phone', 'email', 'otp', 'pin', 'accessToken', 'query', 'searchText', 'title', 'name', 'giftCode'])('with a property called %s is refused', (key) => {
    expect(reasonOf(anEvent('Video_Pause', now, { props: { ...exampleProps('Video_Pause'), [key]: 'x' } }))).toBe('personalData')
  })
})

describe('no phone number, email, token, code, PIN or search', () => {
  it('passes in any property of any event (AN-2)', () => {
    const places = names.flatMap((name) => Object.entries(exampleProps(name)).map(([key, value]) => ({ name, key, value })))
    fc.assert(fc.property(fc.constantFrom(...places), personal, ({ name, key }, text) => {
      const checked = check(anEvent(name, now, { props: { ...exampleProps(name), [key]: text } }))
      expect('event' in checked).toBe(false)
    }), { numRuns: 2_000 })
  })

  it('passes under a name that the dictionary does not have', () => {
    fc.assert(fc.property(fc.constantFrom(...names), fc.string(), personal, (name, key, text) => {
      const checked = check(anEvent(name, now, { props: { [key]: text, ...exampleProps(name) } }))
      if ('event' in checked) expect(checked.event.props).toEqual(exampleProps(name))
    }))
  })

  it('passes in the envelope', () => {
    const event = anEvent('Page_View', now)
    fc.assert(fc.property(fc.constantFrom(...Object.keys(event).filter((key) => key !== 'props')), personal, (key, text) => {
      const checked = check({ ...event, [key]: text })
      if ('event' in checked) expect(JSON.stringify(checked.event)).not.toContain(text)
    }))
  })
})

describe('without consent', () => {
  it('only necessary events are taken, without user, tab and order (AN-3)', () => {
    for (const name of names) {
      const checked = check(anEvent(name, now, { consent: none }))
      expect([name, 'event' in checked]).toEqual([name, isNecessary(name)])
      if (!('event' in checked)) continue
      expect(checked.event).toMatchObject({ userKey: null, audience: name === 'Media_Error' || name === 'App_Error_Reported' ? 'errors' : 'own' })
      expect(Object.keys(checked.event.context)).toEqual(['page', 'locale', 'device', 'net', 'consent'])
    }
  })

  it('a minor’s events are the same ones, whatever the browser says, and go nowhere (AN-7)', () => {
    for (const name of names) {
      const checked = check(anEvent(name, now), { isMinor: true })
      expect('event' in checked ? [checked.event.userKey, checked.event.audience] : checked.reason).toEqual(isNecessary(name) ? [null, 'own'] : 'minor')
    }
  })
})

describe('the time of an event', () => {
  const atOf = (at: number, given: Partial<BatchFacts> = {}) => {
    const checked = check(anEvent('Video_End', at), given)
    return 'event' in checked ? [checked.event.at - now, checked.event.context.clamped] : null
  }

  it('is corrected by the error of a clock that is a year ahead', () => {
    const year = 365 * 86_400_000
    expect(atOf(now + year - 3_000, { clockOffsetMs: clockOffset(now + year + 40, now) })).toEqual([-3_000, undefined])
  })

  it('is not corrected by the time that the batch takes', () => {
    expect([clockOffset(now - 800, now), clockOffset(now - 59_000, now)]).toEqual([0, 0])
  })

  it('is clamped to the last two days, and to five minutes ahead, and marked', () => {
    expect([atOf(now - 72 * 3_600_000), atOf(now + 3_600_000)]).toEqual([[-48 * 3_600_000, true], [300_000, true]])
  })
})
