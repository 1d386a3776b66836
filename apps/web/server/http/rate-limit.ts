import { LRUCache } from 'lru-cache'

const maxIps = 10_000

/** Limits requests per IP and minute; the minute starts with the first request. */
export function ipRateLimit(maxPerMinute: number): (ip: string) => boolean {
  const counts = new LRUCache<string, { requests: number }>({ max: maxIps, ttl: 60_000 })
  return (ip) => {
    const count = counts.get(ip) ?? { requests: 0 }
    if (count.requests === 0) counts.set(ip, count)
    count.requests += 1
    return count.requests <= maxPerMinute
  }
}
