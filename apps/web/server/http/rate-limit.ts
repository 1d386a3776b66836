import { LRUCache } from 'lru-cache'

const mostAddresses = 10_000

/** Limits requests per IP and minute; the minute starts with the first request. */
export function addressLimit(timesAMinute: number): (address: string) => boolean {
  const counts = new LRUCache<string, { times: number }>({ max: mostAddresses, ttl: 60_000 })
  return (address) => {
    const count = counts.get(address) ?? { times: 0 }
    if (count.times === 0) counts.set(address, count)
    count.times += 1
    return count.times <= timesAMinute
  }
}
