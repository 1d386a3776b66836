import { createHash } from 'node:crypto'
import type { Deps } from '../config/deps.ts'
import type { CircuitBreaker } from '../db/circuit-breaker.ts'
import { redisBreaker } from '../db/redis-breaker.ts'
import { databaseStore } from './database-store.ts'
import { memoryStore } from './memory-store.ts'
import { redisStore } from './redis-store.ts'
import type { Counter, RateLimitStore } from './store.ts'
import type { RateLimitTables } from './tables.ts'

/** Allows `points` per window for each key. */
export type Limit = { name: string; points: number; windowSeconds: number }
export type Consumption = { limit: Limit; key: string }

export type RateLimiter = {
  /** Counts one in each limit. If one is exhausted, it counts in none and throws RATE_LIMITED with the wait. */
  consume: (consumptions: Consumption[]) => Promise<void>
  /** Takes back counts, for example after a success. */
  refund: (consumptions: Consumption[]) => Promise<void>
  deleteExpired: () => Promise<void>
}

type LimiterDeps = Pick<Deps<RateLimitTables>, 'db' | 'redis' | 'now' | 'testOverrides' | 'log'>

/** Counts in Redis if configured, else in the database, which also takes over when Redis fails. */
export function createRateLimiter({ db, redis, log, ...clock }: LimiterDeps): RateLimiter {
  const database = databaseStore(db)
  return limiterOn(redis ? insured(redisStore(redis), database, redisBreaker(log)) : database, clock)
}

/** Counts in process memory, for calls too frequent to store. Each server grants the whole limit. */
export function memoryRateLimiter(clock: Pick<Deps, 'now' | 'testOverrides'>): RateLimiter {
  return limiterOn(memoryStore(), clock)
}

function limiterOn(store: RateLimitStore, { now, testOverrides }: Pick<Deps, 'now' | 'testOverrides'>): RateLimiter {
  const countersOf = (consumptions: Consumption[]) => {
    const counters = consumptions.map((consumption) => counterOf(consumption, testOverrides.current.rateLimitScale))
    // All transactions use one order, so that they cannot deadlock.
    return counters.toSorted((a, b) => (a.key < b.key ? -1 : 1))
  }
  return {
    consume: async (consumptions) => store.consume(countersOf(consumptions), now()),
    refund: async (consumptions) => store.refund(countersOf(consumptions)),
    deleteExpired: () => store.deleteExpired(now()),
  }
}

/** The test scale raises limits; for a limit of one it shortens the window instead. */
function counterOf({ limit, key }: Consumption, scale: number): Counter {
  const hash = createHash('sha256').update(key).digest('base64url')
  const isWait = limit.points === 1
  return {
    key: `${limit.name}:${hash}`,
    points: isWait ? 1 : Math.ceil(limit.points * scale),
    windowMs: Math.max(1, Math.ceil((isWait ? limit.windowSeconds / scale : limit.windowSeconds) * 1_000)),
  }
}

function insured(store: RateLimitStore, insurance: RateLimitStore, breaker: CircuitBreaker): RateLimitStore {
  return {
    consume: (counters, now) => breaker(() => store.consume(counters, now), () => insurance.consume(counters, now)),
    refund: (counters) => breaker(() => store.refund(counters), () => insurance.refund(counters)),
    deleteExpired: insurance.deleteExpired,
  }
}
