import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { Redis } from 'ioredis'
import type { Tables } from '../db/tables.ts'
import { noOverrides } from '../config/test-overrides.ts'
import { createRateLimiter } from './rate-limiter.ts'
import { createLogger } from '../http/logger.ts'
import { migrationFolders } from '../db/migrations.ts'

let test: TestDatabase<Tables>
let now = new Date('2026-11-21T10:00:00Z')
const log = createLogger('silent')
const thrice = { name: 'thrice', points: 3, windowSeconds: 60 }
const once = { name: 'once', points: 1, windowSeconds: 60 }

beforeAll(async () => {
  test = await testDatabase(migrationFolders)
})
afterAll(() => test.drop())

function limiterWith(redis: Redis | null) {
  return createRateLimiter({ db: test.db, redis, now: () => now, testOverrides: { current: noOverrides }, log })
}

describe('a limit', () => {
  it('grants its points, says how long to wait, and resets', async () => {
    const { consume } = limiterWith(null)
    const key = [{ limit: thrice, key: 'a' }]
    for (let time = 0; time < 3; time += 1) await consume(key)
    now = new Date(now.getTime() + 20_000)
    await expect(consume(key)).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: 40 } })
    now = new Date(now.getTime() + 40_000)
    await expect(consume(key)).resolves.toBeUndefined()
  })

  it('counts nothing of several if one of them is exhausted', async () => {
    const { consume } = limiterWith(null)
    await consume([{ limit: once, key: 'b' }])
    for (let time = 0; time < 3; time += 1) await expect(consume([{ limit: once, key: 'b' }, { limit: thrice, key: 'b' }])).rejects.toThrow('RATE_LIMITED')
    for (let time = 0; time < 3; time += 1) await expect(consume([{ limit: thrice, key: 'b' }])).resolves.toBeUndefined()
  })

  it('can be refunded', async () => {
    const { consume, refund } = limiterWith(null)
    await consume([{ limit: once, key: 'c' }])
    await refund([{ limit: once, key: 'c' }])
    await expect(consume([{ limit: once, key: 'c' }])).resolves.toBeUndefined()
  })

  it('grants exactly its points to fifty concurrent requests', async () => {
    const { consume } = limiterWith(null)
    const spent = await Promise.allSettled(Array.from({ length: 50 }, () => consume([{ limit: thrice, key: 'd' }, { limit: thrice, key: 'e' }])))
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it('is counted in the database while Redis is unreachable', async () => {
    const redis = new Redis('redis://127.0.0.1:1', { disconnectTimeout: 100, maxRetriesPerRequest: 0, retryStrategy: () => null }).on('error', () => {})
    const { consume } = limiterWith(redis)
    await consume([{ limit: once, key: 'f' }])
    const again = await consume([{ limit: once, key: 'f' }]).catch((error: unknown) => error)
    redis.disconnect()
    expect(again).toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('is deleted once it has expired', async () => {
    const { consume, deleteExpired } = limiterWith(null)
    await consume([{ limit: thrice, key: 'g' }])
    now = new Date(now.getTime() + 61_000)
    await deleteExpired()
    expect(await test.db.selectFrom('rate_limit').selectAll().execute()).toEqual([])
  })
})
