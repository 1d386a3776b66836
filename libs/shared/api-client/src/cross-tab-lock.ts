type Locks = { request<T>(name: string, options: { signal: AbortSignal }, work: () => Promise<T>): Promise<T> }

const lockTimeoutMs = 10_000
/** Browsers with a process per tab propagate storage writes a little later than the release of a lock. */
const storagePropagationMs = 500

/**
 * Runs `work` in one tab at a time. Without locks, or when a sleeping tab holds one too long, it runs anyway:
 * for a while the server answers a repeated refresh with the same tokens (SES-2).
 */
export async function withCrossTabLock<T>(locks: Locks | undefined, name: string, work: () => Promise<T>): Promise<T> {
  if (!locks) return work()
  return new Promise<T>((resolve) => {
    const start = async () => {
      const running = work()
      resolve(running)
      await running.catch(() => undefined)
      await new Promise((elapsed) => setTimeout(elapsed, storagePropagationMs))
    }
    locks.request(name, { signal: AbortSignal.timeout(lockTimeoutMs) }, start).catch(() => resolve(work()))
  })
}
