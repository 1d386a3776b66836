import { LRUCache } from 'lru-cache'

export type MasterVersions = {
  of: (path: string) => Promise<MasterVersion>
  /** What the origin said when a master was fetched. */
  note: (path: string, version: string) => void
}

/** Null: there is no such master. Undefined: the origin did not say. */
export type MasterVersion = string | null | undefined

type Heard = { version: MasterVersion; at: number }

const freshForMs = 60_000
const staleForMs = 60_000
const mostMasters = 10_000

/**
 * Which version each master has. What was heard is believed for a minute, and for another one while the origin is asked
 * behind whoever wants to know; later they wait for its answer. One that does not say is asked again after a minute (MED-14).
 */
export function masterVersions(ask: (path: string) => Promise<string | null>, clock: { now: () => number }): MasterVersions {
  const heard = new LRUCache<string, Heard>({ max: mostMasters })
  const asking = new Map<string, Promise<MasterVersion>>()

  const askOnce = (path: string): Promise<MasterVersion> => {
    const running = asking.get(path)
    if (running) return running
    const at = clock.now()
    const answer = ask(path)
      .catch(() => undefined)
      .then((version) => {
        heard.set(path, { version, at })
        asking.delete(path)
        return version
      })
    asking.set(path, answer)
    return answer
  }

  const latest = async (path: string): Promise<MasterVersion> => {
    const last = heard.get(path)
    const age = last ? clock.now() - last.at : Infinity
    if (!last || age >= freshForMs + staleForMs) return askOnce(path)
    if (age >= freshForMs) void askOnce(path)
    return last.version
  }

  return {
    of: latest,
    note: (path, version) => void heard.set(path, { version, at: clock.now() }),
  }
}
