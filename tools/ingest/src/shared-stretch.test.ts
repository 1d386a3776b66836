import fc from 'fast-check'
import { pointSeconds, sharedStretch } from './shared-stretch.ts'

/** Reproducible points that resemble no others. */
function sound(seed: number, points: number): number[] {
  let state = seed * 2_654_435_761 + 1
  return Array.from({ length: points }, () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.imul(state ^ (state >>> 15), 0x85_eb_ca_6b) >>> 0
  })
}

const episode = (...parts: number[][]) => Uint32Array.from(parts.flat())
const theme = sound(1, 160)

describe('the shared stretch of two episodes', () => {
  it('is found at different times', () => {
    const [first, second] = [episode(sound(2, 100), theme, sound(3, 300)), episode(sound(4, 40), theme, sound(5, 300))]
    const found = sharedStretch(first, second, 15)
    expect([found?.inFirst, found?.inSecond]).toEqual([expect.closeTo(100 * pointSeconds), expect.closeTo(40 * pointSeconds)])
    expect(found?.seconds).toBeCloseTo(159 * pointSeconds + 1.2)
  })

  it('is found although an encoder changed a few bits and a voice covers a moment', () => {
    const noisy = theme.map((point, at) => (at > 60 && at < 80 ? 0 : (point ^ 0b10_0101) >>> 0))
    const found = sharedStretch(episode(theme, sound(3, 200)), episode(sound(4, 50), noisy, sound(5, 100)), 15)
    expect([found?.inFirst, found?.inSecond]).toEqual([0, expect.closeTo(50 * pointSeconds)])
  })

  it('is none if it is short, silent or a steady tone', () => {
    const quiet = (points: number) => Array<number>(points).fill(627_964_279)
    expect(sharedStretch(episode(theme.slice(0, 40), sound(3, 200)), episode(sound(4, 50), theme.slice(0, 40)), 15)).toBeNull()
    expect(sharedStretch(episode(quiet(300), sound(3, 100)), episode(sound(4, 50), quiet(300)), 15)).toBeNull()
    expect(sharedStretch(episode(), episode(theme), 15)).toBeNull()
  })

  it('lies within both, wherever the sound is', () => {
    fc.assert(fc.property(fc.nat(200), fc.nat(200), fc.nat(1_000), (before, earlier, seed) => {
      const [first, second] = [episode(sound(seed + 10, before), theme, sound(seed + 11, 20)), episode(sound(seed + 12, earlier), theme, sound(seed + 13, 20))]
      const found = sharedStretch(first, second, 15)
      expect([found?.inFirst, found?.inSecond]).toEqual([expect.closeTo(before * pointSeconds, 0), expect.closeTo(earlier * pointSeconds, 0)])
    }), { numRuns: 20 })
  })
})
