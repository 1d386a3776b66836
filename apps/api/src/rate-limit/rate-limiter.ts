import { createHash } from 'node:crypto'
import { transaction } from '@ott/database'
import type { Redis } from 'ioredis'
import { sql } from 'kysely'
import type { Kysely, Transaction } from 'kysely'
import { CallError } from '../http/api-error.ts'
import type { Deps } from '../config/deps.ts'
import type { RateLimitTables } from './tables.ts'

/** So many times in so many seconds, counted for each key. */
export type Limit = { name: string; times: number; seconds: number }
export type Spend = { limit: Limit; key: string }

export type Limits = {
  /** Counts one for each, or for none of them when one is used up: then refuses with the time to wait. */
  spend: (spends: Spend[]) => Promise<void>
  /** What was spent turned out not to count. */
  giveBack: (spends: Spend[]) => Promise<void>
  /** Forgets what has run out. */
  sweep: () => Promise<void>
}

type Step = { key: string; times: number; seconds: number }

/** Kept in Redis where there is one, else in the database; should Redis fail, the database takes over. */
export function createLimits({ db, redis, now, knobs, log }: Pick<Deps<RateLimitTables>, 'db' | 'redis' | 'now' | 'knobs' | 'log'>): Limits {
  const steps = (spends: Spend[]) => spends.map((spend) => stepOf(spend, knobs.current.rateLimitScale)).toSorted(byKey)
  const shared = async (onRedis: (redis: Redis) => Promise<void>, onDatabase: () => Promise<void>) => {
    if (!redis) return onDatabase()
    try {
      await onRedis(redis)
    } catch (error) {
      if (error instanceof CallError) throw error
      log.warn({ err: error }, 'limits are counted in the database while Redis fails')
      await onDatabase()
    }
  }
  return {
    spend: (spends) => {
      const all = steps(spends)
      return shared((store) => spendInRedis(store, all, now()), () => spendInDatabase(db, all, now()))
    },
    giveBack: (spends) => {
      const all = steps(spends)
      return shared((store) => giveBackInRedis(store, all), () => giveBackInDatabase(db, all))
    },
    sweep: async () => {
      await sql`delete from rate_limit where resets_at < ${now()}`.execute(db)
    },
  }
}

/** One household or one rented machine holds a whole /64, so that is what counts as an IPv6 address. */
export function addressKey(address: string): string {
  const plain = address.replace(/^::ffff:/, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail] = plain.split('::')
  const left = head.split(':').filter(Boolean)
  const right = tail === undefined ? [] : tail.split(':').filter(Boolean)
  const groups = [...left, ...Array<string>(Math.max(0, 8 - left.length - right.length)).fill('0'), ...right]
  return groups.slice(0, 4).join(':')
}

function stepOf({ limit, key }: Spend, scale: number): Step {
  const hash = createHash('sha256').update(key).digest('base64url')
  const isWait = limit.times === 1
  return {
    key: `${limit.name}:${hash}`,
    times: isWait ? 1 : Math.ceil(limit.times * scale),
    seconds: isWait ? limit.seconds / scale : limit.seconds,
  }
}

/** Everybody takes the rows in the same order, so nobody waits for each other in a ring. */
function byKey(a: Step, b: Step): number {
  return a.key < b.key ? -1 : 1
}

/** Says when it may be tried again. */
export function refuse(resetsAt: Date, now: Date): never {
  throw new CallError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1_000)) })
}

function later(now: Date, seconds: number): Date {
  return new Date(now.getTime() + seconds * 1_000)
}

async function spendInDatabase(db: Kysely<RateLimitTables>, steps: Step[], now: Date): Promise<void> {
  await transaction(db, async (trx) => {
    for (const step of steps) await spendRow(trx, step, now)
  })
}

async function spendRow(trx: Transaction<RateLimitTables>, { key, times, seconds }: Step, now: Date): Promise<void> {
  const resetsAt = later(now, seconds)
  const { rows } = await sql`
    insert into rate_limit as r (key, points, resets_at) values (${key}, 1, ${resetsAt})
    on conflict (key) do update set
      points = case when r.resets_at <= ${now} then 1 else r.points + 1 end,
      resets_at = case when r.resets_at <= ${now} then excluded.resets_at else r.resets_at end
    where r.resets_at <= ${now} or r.points < ${times}
    returning 1`.execute(trx)
  if (rows.length > 0) return
  const used = await sql<{ resets_at: Date }>`select resets_at from rate_limit where key = ${key}`.execute(trx)
  refuse(used.rows[0]?.resets_at ?? resetsAt, now)
}

async function giveBackInDatabase(db: Kysely<RateLimitTables>, steps: Step[]): Promise<void> {
  await transaction(db, async (trx) => {
    for (const { key } of steps) await sql`update rate_limit set points = points - 1 where key = ${key} and points > 0`.execute(trx)
  })
}

/** The moments are ours, not Redis' own: one clock rules all limits. */
const spendScript = `
local points, resets = unpack(redis.call('HMGET', KEYS[1], 'points', 'resets'))
local now, times, milliseconds = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
if not resets or tonumber(resets) <= now then points, resets = 0, now + milliseconds end
if tonumber(points) >= times then return tonumber(resets) end
redis.call('HSET', KEYS[1], 'points', tonumber(points) + 1, 'resets', resets)
redis.call('PEXPIRE', KEYS[1], milliseconds)
return 0`

const giveBackScript = `
if tonumber(redis.call('HGET', KEYS[1], 'points') or '0') > 0 then redis.call('HINCRBY', KEYS[1], 'points', -1) end`

async function spendInRedis(redis: Redis, steps: Step[], now: Date): Promise<void> {
  const spent: Step[] = []
  for (const step of steps) {
    const milliseconds = Math.max(1, Math.ceil(step.seconds * 1_000))
    const usedUntil = await redis.eval(spendScript, 1, `limit:${step.key}`, now.getTime(), step.times, milliseconds)
    if (Number(usedUntil) > 0) {
      await giveBackInRedis(redis, spent)
      refuse(new Date(Number(usedUntil)), now)
    }
    spent.push(step)
  }
}

async function giveBackInRedis(redis: Redis, steps: Step[]): Promise<void> {
  for (const { key } of steps) await redis.eval(giveBackScript, 1, `limit:${key}`)
}
