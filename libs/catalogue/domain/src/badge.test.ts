import { badgeOf } from './badge.ts'

const now = new Date('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const plain = { isFree: false, releasesAt: null, newestSeasonAt: null, addedAt: null }

describe('a card’s badge', () => {
  it('is “coming soon” first of all for an unreleased title', () => {
    expect(badgeOf({ ...plain, isFree: true, releasesAt: daysAgo(-3) }, now)).toBe('comingSoon')
  })

  it('is “new” for thirty days', () => {
    expect(badgeOf({ ...plain, releasesAt: daysAgo(29) }, now)).toBe('new')
    expect(badgeOf({ ...plain, releasesAt: daysAgo(30) }, now)).toBeNull()
  })

  it('prefers a new season to a new title', () => {
    expect(badgeOf({ ...plain, releasesAt: daysAgo(2), newestSeasonAt: daysAgo(1) }, now)).toBe('newSeason')
  })

  it('is “free” if no other badge applies', () => {
    expect([badgeOf({ ...plain, isFree: true }, now), badgeOf(plain, now)]).toEqual(['free', null])
  })
})
