import fc from 'fast-check'
import { leavingSoonUntil, instantOf, isWithdrawn, leavesAt, releaseOf, releasedEpisodes } from './release.ts'
import { aMovie, anEpisode, aSeason, aSeries } from './testing.ts'

const now = new Date('2026-11-21T12:00:00Z')
const yesterday = new Date('2026-11-20T12:00:00Z')
const tomorrow = new Date('2026-11-22T12:00:00Z')
const nextYear = new Date('2027-05-01T00:00:00Z')

describe('a release', () => {
  it('starts exactly at its date', () => {
    expect(releaseOf(aMovie({ releasesAt: now }), now)).toEqual({ status: 'released' })
  })

  it('is announced with its date before that', () => {
    expect(releaseOf(aMovie({ releasesAt: tomorrow }), now)).toEqual({ status: 'announced', at: tomorrow })
  })

  it('is coming soon if the date has passed without a video', () => {
    expect(releaseOf(aMovie({ releasesAt: yesterday, isStreamable: false }), now)).toEqual({ status: 'comingSoon' })
  })

  it('starts for a series with its first released episode', () => {
    const series = aSeries({ seasons: [aSeason(1, [anEpisode(1), anEpisode(2, { releasesAt: nextYear })])] })
    expect(releaseOf(series, now)).toEqual({ status: 'released' })
  })

  it('has the first date of a series without a released episode', () => {
    const series = aSeries({
      seasons: [aSeason(1, [anEpisode(1)], { releasesAt: nextYear }), aSeason(2, [anEpisode(1, { releasesAt: tomorrow })])],
    })
    expect(releaseOf(series, now)).toEqual({ status: 'announced', at: tomorrow })
  })
})

describe('the date of a series', () => {
  const undated = [aSeason(1, [anEpisode(1), anEpisode(2)]), aSeason(2, [anEpisode(1)])]

  it('applies to episodes without a date of their own or their season', () => {
    const series = aSeries({ releasesAt: tomorrow, seasons: undated })
    expect([releaseOf(series, now), releasedEpisodes(series, now)]).toEqual([{ status: 'announced', at: tomorrow }, []])
    expect([releaseOf(series, tomorrow).status, releasedEpisodes(series, tomorrow).length]).toEqual(['released', 3])
  })

  it('yields to the date of a season or an episode', () => {
    const seasons = [aSeason(1, [anEpisode(1), anEpisode(2, { releasesAt: yesterday })]), aSeason(2, [anEpisode(3)], { releasesAt: yesterday })]
    expect(releasedEpisodes(aSeries({ releasesAt: tomorrow, seasons }), now).map(({ id }) => id)).toEqual(['e2', 'e3'])
  })

  it('has no effect once it has passed', () => {
    const releasesAt = fc.constantFrom(null, yesterday, now, tomorrow, nextYear)
    const episode = fc.record({ releasesAt, isStreamable: fc.boolean() }).map((changes) => anEpisode(1, changes))
    const season = fc.tuple(releasesAt, fc.array(episode, { maxLength: 3 })).map(([date, episodes]) => aSeason(1, episodes, { releasesAt: date }))
    fc.assert(fc.property(fc.array(season, { maxLength: 3 }), fc.constantFrom(yesterday, now), (seasons, passed) => {
      const [series, dateless] = [aSeries({ seasons, releasesAt: passed }), aSeries({ seasons, releasesAt: null })]
      expect(releaseOf(series, now)).toEqual(releaseOf(dateless, now))
      expect(releasedEpisodes(series, now).length).toBe(releasedEpisodes(dateless, now).length)
    }))
  })
})

describe('released episodes', () => {
  it('are ordered by season and number, specials last', () => {
    const series = aSeries({
      seasons: [
        aSeason(0, [anEpisode(1)]),
        aSeason(2, [anEpisode(1)]),
        aSeason(1, [anEpisode(2), anEpisode(1)]),
      ],
    })
    expect(releasedEpisodes(series, now).map(({ season, number }) => [season, number])).toEqual([
      [1, 1],
      [1, 2],
      [2, 1],
      [0, 1],
    ])
  })

  it('leave out later ones, by their own date or their season’s', () => {
    const series = aSeries({
      seasons: [
        aSeason(1, [anEpisode(1), anEpisode(2, { releasesAt: tomorrow })]),
        aSeason(2, [anEpisode(1)], { releasesAt: nextYear }),
      ],
    })
    expect(releasedEpisodes(series, now)).toHaveLength(1)
  })
})

describe('a title with a withdrawal time', () => {
  it('is available until that moment, exclusive', () => {
    expect([{ withdrawnAt: tomorrow }, { withdrawnAt: now }, { withdrawnAt: null }].map((title) => isWithdrawn(title, now))).toEqual([false, true, false])
  })

  it('is leaving soon within thirty days', () => {
    expect([tomorrow, leavingSoonUntil(now), nextYear, yesterday, null].map((withdrawnAt) => leavesAt({ withdrawnAt }, now))).toEqual([
      tomorrow, leavingSoonUntil(now), null, null, null,
    ])
  })

  it('is leaving soon before it is withdrawn, never both', () => {
    const moment = fc.date({ min: new Date('2026-01-01'), max: new Date('2027-12-31'), noInvalidDate: true })
    fc.assert(fc.property(moment, moment, (withdrawnAt, at) => {
      const title = { withdrawnAt }
      expect(isWithdrawn(title, at) && leavesAt(title, at) !== null).toBe(false)
      expect(leavesAt(title, new Date(withdrawnAt.getTime() - 1))).toEqual(withdrawnAt)
    }))
  })
})

describe('a date without a time', () => {
  it('opens at the start of the day in the service’s time zone', () => {
    expect(instantOf('2027-01-15', 'Asia/Kolkata').toISOString()).toBe('2027-01-14T18:30:00.000Z')
  })

  it('closes at the end of the day in the service’s time zone', () => {
    expect(instantOf('2027-01-15', 'Asia/Kolkata', 'end').toISOString()).toBe('2027-01-15T18:30:00.000Z')
  })

  it('is correct on days when clocks change', () => {
    expect(instantOf('2027-03-28', 'Europe/London').toISOString()).toBe('2027-03-28T00:00:00.000Z')
    expect(instantOf('2027-03-28', 'Europe/London', 'end').toISOString()).toBe('2027-03-28T23:00:00.000Z')
    expect(instantOf('2027-11-07', 'America/New_York', 'end').toISOString()).toBe('2027-11-08T05:00:00.000Z')
  })
})
