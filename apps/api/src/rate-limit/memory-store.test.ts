import fc from 'fast-check'
import { noOverrides } from '../config/test-overrides.ts'
import { memoryRateLimiter } from './rate-limiter.ts'

const start = Date.parse('2026-11-21T10:00:00Z')
let now = start
const deps = { now: () => new Date(now), testOverrides: { current: noOverrides } }

beforeEach(() => {
  now = start
})

function limiterOf(points: number) {
  const limit = { name: 'test', points, windowSeconds: 60 }
  const { consume } = memoryRateLimiter(deps)
  return (key: string) => consume([{ limit, key }])
}

describe('a limit counted in memory', () => {
  it('grants its points to each key, says how long to wait, and resets', async () => {
    const consume = limiterOf(2)
    await consume('a')
    now += 20_000
    await consume('a')
    await consume('b')
    await expect(consume('a')).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: 40 } })
    now += 40_000
    await expect(consume('a')).resolves.toBeUndefined()
  })

  it('grants no more in its window, however the requests are spread', async () => {
    const pauses = fc.array(fc.integer({ min: 0, max: 5_000 }), { minLength: 20, maxLength: 60 })
    await fc.assert(
      fc.asyncProperty(pauses, fc.integer({ min: 1, max: 8 }), async (pausesMs, points) => {
        const consume = limiterOf(points)
        let granted = 0
        for (const pauseMs of pausesMs) {
          now += pauseMs
          await consume('a').then(() => (granted += 1), () => undefined)
        }
        const spentMs = pausesMs.reduce((sum, pauseMs) => sum + pauseMs, 0)
        expect(granted).toBeLessThanOrEqual(points * (Math.floor(spentMs / 60_000) + 1))
        expect(granted).toBeGreaterThanOrEqual(Math.min(points, pausesMs.length))
      }),
    )
  })
})
