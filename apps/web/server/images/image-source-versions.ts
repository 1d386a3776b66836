import { LRUCache } from 'lru-cache'

export type MasterVersions = {
  of: (path: string) => Promise<MasterVersion>
  /** Stores the version from a fetched master. */
  note: (path: string, version: string) => void
}

/** Null: the master does not exist. Undefined: the origin did not respond. */
export type MasterVersion = string | null | undefined

const freshForMs = 60_000
const staleForMs = 60_000
const mostMasters = 10_000

/**
 * The version of each master: fresh for one minute, then stale-while-revalidate for another, later requests wait. After
 * an error it retries after a minute (MED-14).
 */
export function masterVersions(ask: (path: string) => Promise<string | null>, clock: { now: () => number }): MasterVersions {
  const heard = new LRUCache<string, { version: MasterVersion }>({
    max: mostMasters,
    ttl: freshForMs,
    ttlResolution: 0,
    perf: clock,
    // A version that is noted during a check wins; only the requests that wait for the check get its result.
    ignoreFetchAbort: true,
    fetchMethod: async (path) => ({ version: await ask(path).catch(() => undefined) }),
  })
  return {
    async of(path) {
      const last = await heard.fetch(path, { allowStale: heard.getRemainingTTL(path) > -staleForMs })
      return last?.version
    },
    note: (path, version) => void heard.set(path, { version }),
  }
}
