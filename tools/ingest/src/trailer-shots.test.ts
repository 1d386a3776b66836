import fc from 'fast-check'
import { trailerShots } from './trailer-shots.ts'

describe('the shots of a trailer', () => {
  it('are four of three seconds each for a long video', () => {
    const shots = trailerShots(6000)
    expect(shots.map(({ seconds }) => seconds)).toEqual([3, 3, 3, 3])
    expect(shots.map(({ atSeconds }) => Math.round(atSeconds))).toEqual([561, 1686, 2811, 3936])
  })

  it('are fewer for a short video', () => {
    expect(trailerShots(3)).toEqual([{ atSeconds: 0.625, seconds: 1 }])
  })

  it('are at most a third of the video, in order, without its last quarter', () => {
    fc.assert(fc.property(fc.double({ min: 1, max: 40_000, noNaN: true }), (filmSeconds) => {
      const shots = trailerShots(filmSeconds)
      const ends = shots.map(({ atSeconds, seconds }) => atSeconds + seconds)
      expect(shots[0]?.atSeconds).toBeGreaterThanOrEqual(0)
      expect(shots.slice(1).every(({ atSeconds }, index) => atSeconds >= (ends[index] ?? 0))).toBe(true)
      expect(ends.at(-1)).toBeLessThanOrEqual(filmSeconds * 0.75)
      const shown = shots.reduce((sum, { seconds }) => sum + seconds, 0)
      expect(shown).toBeLessThanOrEqual(Math.min(12, filmSeconds / 3) + 1e-6)
    }))
  })
})
