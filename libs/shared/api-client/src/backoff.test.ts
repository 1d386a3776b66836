import { backoffMs } from './backoff.ts'

describe('backoff', () => {
  it('doubles from five seconds to five minutes', () => {
    expect([0, 1, 2, 3, 20].map((attempt) => backoffMs(attempt))).toEqual([0, 5_000, 10_000, 20_000, 300_000])
  })

  it('is shortened by jitter to no less than half', () => {
    expect([0, 0.5, 1].map((jitter) => backoffMs(2, jitter))).toEqual([10_000, 7_500, 5_000])
  })
})
