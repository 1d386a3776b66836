import { LRUCache } from 'lru-cache'
import type { Deps } from '../config/deps.ts'
import { refuse } from './rate-limiter.ts'
import type { Limit } from './rate-limiter.ts'

const mostKeys = 20_000

/**
 * A limit that each server counts for itself, for calls that are too many to write one down: of several servers each lets
 * so many pass, and what one counted goes with it. Throws RATE_LIMITED with the time to wait.
 */
export function limitHere({ times, seconds }: Pick<Limit, 'times' | 'seconds'>, { now, knobs }: Pick<Deps, 'now' | 'knobs'>): (key: string) => void {
  const counts = new LRUCache<string, { used: number; resetsAt: Date }>({ max: mostKeys })
  return (key) => {
    const known = counts.get(key)
    const count = known && known.resetsAt > now() ? known : { used: 0, resetsAt: new Date(now().getTime() + seconds * 1_000) }
    if (count.used >= times * knobs.current.rateLimitScale) refuse(count.resetsAt, now())
    count.used += 1
    counts.set(key, count)
  }
}
