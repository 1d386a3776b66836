import { backoffMs } from './backoff.ts'

const withoutJitter = () => 1

it('doubles with each failure, up to a limit', () => {
  expect([1, 2, 3, 7, 50].map((attempt) => backoffMs(attempt, undefined, withoutJitter))).toEqual([5_000, 10_000, 20_000, 300_000, 300_000])
  expect(backoffMs(3, { firstMs: 1_000, maxMs: 3_000 }, withoutJitter)).toBe(3_000)
})

it('varies between half of the delay and all of it', () => {
  expect([0, 0.5].map((random) => backoffMs(1, undefined, () => random))).toEqual([2_500, 3_750])
})
