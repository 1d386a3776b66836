import { ageRatings, maturityOf, noCap } from '@ott/catalogue'
import fc from 'fast-check'
import { grantToEnd, mayStart, needsPin, ratingOf, restrictedTitlesOf, restrictionFrom } from './parental-gate.ts'
import type { ParentalGrant, Start } from './parental-gate.ts'

const now = new Date('2026-11-21T12:00:00Z')
const inSeconds = (seconds: number) => new Date(now.getTime() + seconds * 1_000)
const viewer = { userId: 'mita', profileId: 'main', sessionId: 'phone', version: 3 }
const start = (changes: Partial<Start> = {}): Start => ({ ...viewer, contentId: 'ferry', maturity: 4, level: 2, ...changes })
const grant = (changes: Partial<ParentalGrant> = {}): ParentalGrant => ({ ...viewer, contentId: null, expiresAt: inSeconds(60), ...changes })

const ratings = fc.constantFrom(...ageRatings)

describe('a restriction', () => {
  it('asks from its rating up, and hides the same titles if they are hidden', () => {
    fc.assert(fc.property(ratings, fc.constantFrom('ask' as const, 'hide' as const), (rating, mode) => {
      const restriction = restrictionFrom(rating, mode)
      if (restriction === null) return rating === 'U' && mode === 'hide'
      return ratingOf(restriction) === rating && restrictedTitlesOf(restriction) === mode && restriction.cap === (mode === 'ask' ? noCap : restriction.level)
    }))
  })

  it('never hides everything', () => {
    expect(restrictionFrom('U', 'hide')).toBeNull()
    expect(restrictionFrom('U', 'ask')).toEqual({ level: 0, cap: noCap })
  })

  it('that is off has neither rating nor mode', () => {
    expect([ratingOf({ level: noCap }), restrictedTitlesOf({ level: noCap, cap: noCap })]).toEqual([null, null])
  })
})

describe('the PIN', () => {
  it('is needed at and above the level, and for every title at level U', () => {
    fc.assert(fc.property(ratings, ratings, (title, level) => needsPin(maturityOf(title), maturityOf(level)) === ageRatings.indexOf(title) >= ageRatings.indexOf(level)))
    expect(ageRatings.every((rating) => needsPin(maturityOf(rating), 0))).toBe(true)
  })

  it('is needed for a title without a rating at every level, and for none while the control is off', () => {
    expect(ageRatings.map((rating) => needsPin(maturityOf(null), maturityOf(rating)))).toEqual(Array(5).fill(true))
    expect([null, ...ageRatings].some((rating) => needsPin(maturityOf(rating), noCap))).toBe(false)
  })
})

describe('a start', () => {
  it('below the level needs no grant', () => {
    expect(mayStart(start({ maturity: 1 }), null, now)).toBe(true)
  })

  it('from the level on needs a grant that has not expired', () => {
    expect([null, grant(), grant({ expiresAt: now })].map((one) => mayStart(start(), one, now))).toEqual([false, true, false])
  })

  it('is refused with the grant of another user, profile, session, control or video', () => {
    const others: Partial<ParentalGrant>[] = [{ userId: 'tuli' }, { profileId: 'other' }, { sessionId: 'laptop' }, { version: 2 }, { contentId: 'tram' }]
    expect(others.map((other) => mayStart(start(), grant(other), now))).toEqual(Array(5).fill(false))
  })
})

describe('the grant of a running video', () => {
  it('lasts ten minutes longer than the video, and opens no other', () => {
    const running = grantToEnd(grant(), 'ferry', 100, now)
    expect(running.expiresAt).toEqual(inSeconds(700))
    expect([mayStart(start(), running, inSeconds(699)), mayStart(start(), running, inSeconds(700)), mayStart(start({ contentId: 'tram' }), running, now)]).toEqual([true, false, false])
  })

  it('is not extended by its own heartbeats', () => {
    const running = grantToEnd(grant(), 'ferry', 100, now)
    expect(grantToEnd(running, 'ferry', 100, inSeconds(300))).toBe(running)
  })
})
