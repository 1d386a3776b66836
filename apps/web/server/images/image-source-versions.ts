import { LRUCache } from 'lru-cache'

export type MasterVersions = {
  of: (path: string) => Promise<MasterVersion>
  /** What the origin said when a master was fetched. */
  note: (path: string, version: string) => void
}

/** Null: there is no such master. Undefined: the origin did not say. */
export type MasterVersion = string | null | undefined

const freshForMs = 60_000
const staleForMs = 60_000
const mostMasters = 10_000

/**
 * Which version each master has. What was heard is believed for a minute, and for another one while the origin is asked
 * behind whoever wants to know; later they wait for its answer. One that does not say is asked again after a minute (MED-14).
 */
export function masterVersions(ask: (path: string) => Promise<string | null>, clock: { now: () => number }): MasterVersions {
  const heard = new LRUCache<string, { version: MasterVersion }>({
    max: mostMasters,
    ttl: freshForMs,
    ttlResolution: 0,
    perf: clock,
    // What is noted while the origin is asked counts; its answer is for those alone who wait for it.
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
