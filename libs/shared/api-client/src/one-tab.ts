type Locks = { request<T>(name: string, options: { signal: AbortSignal }, work: () => Promise<T>): Promise<T> }

const patienceMs = 10_000

/**
 * Does something in one tab of this browser at a time. Where there are no locks, or a tab that sleeps holds one too
 * long, it is done all the same: for a while the server answers the same refresh twice with the same tokens (SES-2).
 */
export async function inOneTab<T>(locks: Locks | undefined, name: string, work: () => Promise<T>): Promise<T> {
  if (!locks) return work()
  let begun: Promise<T> | null = null
  const begin = () => (begun = work())
  return locks.request(name, { signal: AbortSignal.timeout(patienceMs) }, begin).catch(() => begun ?? work())
}
