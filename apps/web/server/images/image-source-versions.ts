import { LRUCache } from 'lru-cache'

export type MasterVersions = {
  of: (path: string) => Promise<MasterVersion>
  /** Stores the version from a fetched master. */
  store: (path: string, version: string) => void
}

/** Null: the master does not exist. Undefined: the origin did not respond. */
export type MasterVersion = string | null | undefined

const maxAgeMs = 60_000
const staleWhileRevalidateMs = 60_000
const maxMasters = 10_000

/**
 * The version of each master: fresh for one minute, then stale-while-revalidate for another, later requests wait. After
 * an error it retries after a minute (MED-14).
 */
export function masterVersions(fetchVersion: (path: string) => Promise<string | null>, clock: { now: () => number }): MasterVersions {
  const cache = new LRUCache<string, { version: MasterVersion }>({
    max: maxMasters,
    ttl: maxAgeMs,
    ttlResolution: 0,
    perf: clock,
    // A version that is noted during a check wins; only the requests that wait for the check get its result.
    ignoreFetchAbort: true,
    fetchMethod: async (path) => ({ version: await fetchVersion(path).catch(() => undefined) }),
  })
  return {
    async of(path) {
      const entry = await cache.fetch(path, { allowStale: cache.getRemainingTTL(path) > -staleWhileRevalidateMs })
      return entry?.version
    },
    store: (path, version) => void cache.set(path, { version }),
  }
}
