import { testDatabase } from '@ott/database/testing'
import type { TestDatabase } from '@ott/database/testing'
import { Redis } from 'ioredis'
import type { Tables } from '../db/tables.ts'
import { untouched } from '../config/test-overrides.ts'
import { addressKey, createLimits } from './rate-limiter.ts'
import { createLog } from '../http/logger.ts'
import { migrationFolders } from '../db/migrations.ts'

let test: TestDatabase<Tables>
let now = new Date('2026-11-21T10:00:00Z')
const log = createLog('silent')
const thrice = { name: 'thrice', times: 3, seconds: 60 }
const once = { name: 'once', times: 1, seconds: 60 }

beforeAll(async () => {
  test = await testDatabase(migrationFolders)
})
afterAll(() => test.drop())

function limitsWith(redis: Redis | null) {
  return createLimits({ db: test.db, redis, now: () => now, knobs: { current: untouched }, log })
}

describe('a limit', () => {
  it('lets so many pass, says how long to wait, and opens again', async () => {
    const { spend } = limitsWith(null)
    const key = [{ limit: thrice, key: 'a' }]
    for (let time = 0; time < 3; time += 1) await spend(key)
    now = new Date(now.getTime() + 20_000)
    await expect(spend(key)).rejects.toMatchObject({ code: 'RATE_LIMITED', details: { retryAfter: 40 } })
    now = new Date(now.getTime() + 40_000)
    await expect(spend(key)).resolves.toBeUndefined()
  })

  it('counts nothing of several when one of them is used up', async () => {
    const { spend } = limitsWith(null)
    await spend([{ limit: once, key: 'b' }])
    for (let time = 0; time < 3; time += 1) await expect(spend([{ limit: once, key: 'b' }, { limit: thrice, key: 'b' }])).rejects.toThrow('RATE_LIMITED')
    for (let time = 0; time < 3; time += 1) await expect(spend([{ limit: thrice, key: 'b' }])).resolves.toBeUndefined()
  })

  it('may be given back', async () => {
    const { spend, giveBack } = limitsWith(null)
    await spend([{ limit: once, key: 'c' }])
    await giveBack([{ limit: once, key: 'c' }])
    await expect(spend([{ limit: once, key: 'c' }])).resolves.toBeUndefined()
  })

  it('lets exactly so many of fifty pass that come at the same time', async () => {
    const { spend } = limitsWith(null)
    const spent = await Promise.allSettled(Array.from({ length: 50 }, () => spend([{ limit: thrice, key: 'd' }, { limit: thrice, key: 'e' }])))
    expect(spent.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
  })

  it('is kept in the database while Redis cannot be reached', async () => {
    const redis = new Redis('redis://127.0.0.1:1', { disconnectTimeout: 100, maxRetriesPerRequest: 0, retryStrategy: () => null }).on('error', () => {})
    const { spend } = limitsWith(redis)
    await spend([{ limit: once, key: 'f' }])
    const again = await spend([{ limit: once, key: 'f' }]).catch((error: unknown) => error)
    redis.disconnect()
    expect(again).toMatchObject({ code: 'RATE_LIMITED' })
  })

  it('is forgotten when it has run out', async () => {
    const { spend, sweep } = limitsWith(null)
    await spend([{ limit: thrice, key: 'g' }])
    now = new Date(now.getTime() + 61_000)
    await sweep()
    expect(await test.db.selectFrom('rate_limit').selectAll().execute()).toEqual([])
  })
})

describe('the address that is counted', () => {
  it('is the whole household’s in IPv6', () => {
    expect(['203.0.113.7', '::ffff:203.0.113.7', '2001:db8:1:2:3:4:5:6', '2001:db8:1:2::9', '2001:db8::9'].map(addressKey)).toEqual([
      '203.0.113.7',
      '203.0.113.7',
      '2001:db8:1:2',
      '2001:db8:1:2',
      '2001:db8:0:0',
    ])
  })
})
