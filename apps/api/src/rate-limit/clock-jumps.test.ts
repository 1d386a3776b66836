import { randomUUID } from 'node:crypto'
import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import fc from 'fast-check'
import { Redis } from 'ioredis'
import { noOverrides } from '../config/test-overrides.ts'
import type { Tables } from '../db/tables.ts'
import { migrationFolders } from '../db/migrations.ts'
import { createLogger } from '../http/logger.ts'
import { createRateLimiter, memoryRateLimiter } from './rate-limiter.ts'
import type { Limit, RateLimiter } from './rate-limiter.ts'

let test: TestDatabase<Tables>
let now = 0
const clock = { now: () => new Date(now), testOverrides: { current: noOverrides } }
const redis = process.env.REDIS_URL ? new Redis(process.env.REDIS_URL, { keyPrefix: `${randomUUID()}:` }) : null
const stores: [string, () => RateLimiter][] = [
  ['memory', () => memoryRateLimiter(clock)],
  ['the database', () => createRateLimiter({ ...clock, db: test.db, redis: null, log: createLogger('silent') })],
  ...(redis ? [['Redis', () => createRateLimiter({ ...clock, db: test.db, redis, log: createLogger('silent') })] satisfies [string, () => RateLimiter]] : []),
]

beforeAll(async () => {
  test = await testDatabase(migrationFolders)
})
afterAll(async () => {
  redis?.disconnect()
  await test.drop()
})

const day: Limit = { name: 'day', points: 2, windowSeconds: 86_400 }

/** Null: granted. */
async function waitOf(limiter: RateLimiter, key: string): Promise<number | null> {
  const refused = await limiter.consume([{ limit: day, key }]).then(() => null, (error: { details: { retryAfter: number } }) => error.details.retryAfter)
  return refused
}

describe.each(stores)('a limit in %s', (_, limiterOf) => {
  it('locks for no longer than its window, whichever way the clock jumps', async () => {
    const limiter = limiterOf()
    const jumps = fc.array(fc.integer({ min: -60, max: 60 }), { minLength: 1, maxLength: 6 })
    await fc.assert(
      fc.asyncProperty(jumps, async (days) => {
        const key = randomUUID()
        now = Date.parse('2026-11-21T10:00:00Z')
        for (const jump of days) {
          now += jump * 86_400_000
          for (let call = 0; call < 3; call += 1) expect((await waitOf(limiter, key)) ?? 0).toBeLessThanOrEqual(day.windowSeconds)
        }
        // Refused calls in between must not postpone the end.
        for (let hour = 0; hour < 3; hour += 1) {
          now += 8 * 3_600_000
          if (hour < 2) await waitOf(limiter, key)
        }
        expect(await waitOf(limiter, key)).toBeNull()
      }),
      { numRuns: 30 },
    )
  })
})
