import { LRUCache } from 'lru-cache'

export type SwrCache<T> = (key: readonly unknown[], load: () => Promise<T>) => Promise<T>

export type SwrOptions<T> = {
  now: () => Date
  maxAgeMs: number
  /** After maxAgeMs a value is still served for this long while it is reloaded in the background. */
  staleWhileRevalidateMs?: number
  /** Part of every key, so that a new version invalidates all values. */
  version?: () => Promise<number>
  /** Is told of each read: `hit` is fresh, `stale` is served while it is loaded again, `miss` is loaded first. */
  onRead?: (result: 'hit' | 'stale' | 'miss') => void
  /** By default 20,000 entries. */
  size?: { maxBytes: number; bytesOf: (value: T) => number }
}

const defaultMaxEntries = 20_000

/** Stale-while-revalidate cache with single flight. A failed load is never cached; a failed reload leaves the stale value (CAT-15). */
export function swrCache<T>({ now, maxAgeMs, staleWhileRevalidateMs = 0, version, onRead, size }: SwrOptions<T>): SwrCache<T> {
  const cache = new LRUCache<string, { value: T }, () => Promise<T>>({
    ...(size ? { maxSize: size.maxBytes, sizeCalculation: ({ value }, key) => size.bytesOf(value) + key.length } : { max: defaultMaxEntries }),
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
    fetchMethod: async (_key, _stale, { context: load }) => ({ value: await load() }),
    noDeleteOnFetchRejection: true,
    // An entry evicted while it loads still answers its callers.
    ignoreFetchAbort: true,
  })

  return async (parts, load) => {
    const key = JSON.stringify(version ? [await version(), ...parts] : parts)
    const remainingMs = cache.getRemainingTTL(key)
    // More than the maximum remains if the clock was set back.
    const isFresh = remainingMs > 0 && remainingMs <= maxAgeMs
    const fresh = isFresh ? cache.get(key) : undefined
    if (fresh) {
      onRead?.('hit')
      return fresh.value
    }
    const isServedStale = remainingMs <= 0 && remainingMs > -staleWhileRevalidateMs && cache.peek(key, { allowStale: true }) !== undefined
    onRead?.(isServedStale ? 'stale' : 'miss')
    const entry = await cache.forceFetch(key, { context: load, forceRefresh: true, allowStale: isServedStale })
    return entry.value
  }
}

const versionMaxAgeMs = 500

/** The catalogue's version, read at most twice a second. While the database fails, the last known version is used. */
export function cachedVersion(read: () => Promise<number>, now: () => Date): () => Promise<number> {
  const cache = swrCache<number>({ now, maxAgeMs: versionMaxAgeMs })
  let lastKnown: number | undefined
  const load = async () => {
    try {
      return (lastKnown = await read())
    } catch (error) {
      if (lastKnown === undefined) throw error
      return lastKnown
    }
  }
  return () => cache(['version'], load)
}
