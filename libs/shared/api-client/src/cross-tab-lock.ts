type Locks = { request<T>(name: string, options: { signal: AbortSignal }, work: () => Promise<T>): Promise<T> }

const patienceMs = 10_000
/** Browsers that give each tab its own process bring what one of them wrote to the others a little later than its lock. */
const newsMs = 500

/**
 * Does something in one tab of this browser at a time; the next one begins when it can know what this one has stored.
 * Where there are no locks, or a tab that sleeps holds one too long, it is done all the same: for a while the server
 * answers the same refresh twice with the same tokens (SES-2).
 */
export async function inOneTab<T>(locks: Locks | undefined, name: string, work: () => Promise<T>): Promise<T> {
  if (!locks) return work()
  return new Promise<T>((resolve) => {
    const begin = async () => {
      const begun = work()
      resolve(begun)
      await begun.catch(() => undefined)
      await new Promise((told) => setTimeout(told, newsMs))
    }
    locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, begin).catch(() => resolve(work()))
  })
}
