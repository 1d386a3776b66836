import type { Redis } from 'ioredis'
import { rateLimited } from './store.ts'
import type { Counter, RateLimitStore } from './store.ts'

/** Uses one key per call, so that it also runs on a cluster. Returns 0, or when the exhausted window resets. */
const consumeScript = `
local points, resets = unpack(redis.call('HMGET', KEYS[1], 'points', 'resets'))
local now, limit, milliseconds = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
if not resets or tonumber(resets) <= now then points, resets = 0, now + milliseconds end
resets = math.min(tonumber(resets), now + milliseconds)
redis.call('HSET', KEYS[1], 'resets', string.format('%d', resets))
if tonumber(points) >= limit then return resets end
redis.call('HSET', KEYS[1], 'points', tonumber(points) + 1)
redis.call('PEXPIRE', KEYS[1], milliseconds)
return 0`

const refundScript = `
if tonumber(redis.call('HGET', KEYS[1], 'points') or '0') > 0 then redis.call('HINCRBY', KEYS[1], 'points', -1) end`

export function redisStore(redis: Redis): RateLimitStore {
  const refund = async (counters: Counter[]) => {
    for (const { key } of counters) await redis.eval(refundScript, 1, `limit:${key}`)
  }
  return {
    consume: async (counters, now) => {
      for (const [at, { key, points, windowMs }] of counters.entries()) {
        const resetsAt = Number(await redis.eval(consumeScript, 1, `limit:${key}`, now.getTime(), points, windowMs))
        if (resetsAt === 0) continue
        await refund(counters.slice(0, at))
        throw rateLimited(new Date(resetsAt), now)
      }
    },
    refund,
    // Redis expires its keys itself.
    deleteExpired: async () => {},
  }
}
