type Locks = {
  request<T>(name: string, options: { ifAvailable?: true; signal?: AbortSignal }, work: (lock: object | null) => Promise<T>): Promise<T>
}

const patienceMs = 10_000

/**
 * Does something in one tab of this browser at a time, and tells it whether another tab was at it just before. Where
 * there are no locks, or a tab that sleeps holds one too long, it is done all the same: for a while the server answers
 * the same refresh twice with the same tokens (SES-2).
 */
export async function inOneTab<T>(locks: Locks | undefined, name: string, work: (afterAnother: boolean) => Promise<T>): Promise<T> {
  let begun = null as Promise<T> | null
  const begin = (afterAnother: boolean) => (begun = work(afterAnother))
  try {
    await locks?.request(name, { ifAvailable: true }, async (lock) => lock && begin(false))
    if (!begun) await locks?.request(name, { signal: AbortSignal.timeout(patienceMs) }, () => begin(true))
  } catch {
    // What failed is the work, which says so itself, or the wait for another tab.
  }
  return begun ?? work(false)
}
