import fc from 'fast-check'
import { retryWaitMs } from './retry-wait.ts'

describe('the wait before another attempt', () => {
  it('doubles with each failure, up to half a minute', () => {
    expect([1, 2, 3, 4, 5, 50].map((failures) => retryWaitMs(failures, 0.5))).toEqual([2000, 4000, 8000, 16_000, 30_000, 30_000])
  })

  it('differs by at most a quarter between players', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 100 }), fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (failures, random) => {
      const ratio = retryWaitMs(failures, random) / retryWaitMs(failures, 0.5)
      expect(ratio).toBeGreaterThanOrEqual(0.75)
      expect(ratio).toBeLessThanOrEqual(1.25)
    }))
  })
})
