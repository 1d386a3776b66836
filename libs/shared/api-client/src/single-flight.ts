/** Concurrent callers share one running call. */
export function singleFlight<T>(start: () => Promise<T>): () => Promise<T> {
  let inFlight: Promise<T> | null = null
  return () =>
    (inFlight ??= start().finally(() => {
      inFlight = null
    }))
}
