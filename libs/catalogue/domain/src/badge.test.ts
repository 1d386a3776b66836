import { badgeOf } from './badge.ts'

const now = new Date('2026-11-21T12:00:00Z')
const daysAgo = (days: number) => new Date(now.getTime() - days * 86_400_000)
const plain = { isFree: false, releasesAt: null, newestSeasonAt: null, addedAt: null }

describe('a card’s badge', () => {
  it('announces what is not out yet before anything else', () => {
    expect(badgeOf({ ...plain, isFree: true, releasesAt: daysAgo(-3) }, now)).toBe('comingSoon')
  })

  it('calls a title new for thirty days', () => {
    expect(badgeOf({ ...plain, releasesAt: daysAgo(29) }, now)).toBe('new')
    expect(badgeOf({ ...plain, releasesAt: daysAgo(30) }, now)).toBeNull()
  })

  it('prefers a new season to a new title', () => {
    expect(badgeOf({ ...plain, releasesAt: daysAgo(2), newestSeasonAt: daysAgo(1) }, now)).toBe('newSeason')
  })

  it('says free when nothing else is to say', () => {
    expect([badgeOf({ ...plain, isFree: true }, now), badgeOf(plain, now)]).toEqual(['free', null])
  })
})
