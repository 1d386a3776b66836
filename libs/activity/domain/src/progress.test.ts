import fc from 'fast-check'
import { laterWatched, secondsLeft, secondsToResume, shareWatched, watchStatus } from './progress.ts'
import { aProgress } from './testing.ts'

describe('progress', () => {
  it('counts as started strictly between 0 and 95 %', () => {
    const standing = (secondsWatched: number) => watchStatus(aProgress({ secondsWatched }), 100)
    expect([0, 0.01, 94.99, 95, 100].map(standing)).toEqual(['untouched', 'started', 'started', 'finished', 'finished'])
  })

  it('uses the player’s length if the catalogue has none, never a guess', () => {
    expect(watchStatus(aProgress({ runtimeSeconds: 60 }), null)).toBe('started')
    expect(watchStatus(aProgress({ runtimeSeconds: 0 }), null)).toBe('untouched')
    expect(watchStatus(aProgress({ runtimeSeconds: 0 }), 0)).toBe('untouched')
    expect(watchStatus(undefined, 100)).toBe('untouched')
  })

  it('counts as untouched for a position that is not a number', () => {
    expect(watchStatus(aProgress({ secondsWatched: Number.NaN }), 100)).toBe('untouched')
  })

  it('resumes at the last position, or at the start once finished', () => {
    expect([0, 42, 95].map((secondsWatched) => secondsToResume(aProgress({ secondsWatched }), 100))).toEqual([0, 42, 0])
  })

  it('has a share between 0 and 1', () => {
    fc.assert(
      fc.property(fc.double(), fc.option(fc.double()), (secondsWatched, length) => {
        const share = shareWatched(aProgress({ secondsWatched }), length)
        return share === null || (share >= 0 && share <= 1)
      }),
    )
  })

  it('leaves the unwatched share of the run length (PLAY-91)', () => {
    expect([secondsLeft(0.75, 6720), secondsLeft(null, 6720), secondsLeft(1, 6720)]).toEqual([1680, 6720, 0])
    fc.assert(fc.property(fc.double({ min: 0, max: 1, noNaN: true }), fc.integer({ min: 1, max: 86_400 }), (share, length) => {
      const left = secondsLeft(share, length)
      return left >= 0 && left <= length
    }))
  })

  it('keeps the position watched later, in whatever order they arrive', () => {
    const early = aProgress({ secondsWatched: 80, watchedAt: new Date('2026-11-20T10:00:00Z') })
    const late = aProgress({ secondsWatched: 10, watchedAt: new Date('2026-11-20T11:00:00Z') })
    expect([laterWatched(early, late), laterWatched(late, early)]).toEqual([late, late])
  })
})
