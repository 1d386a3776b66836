/** Many callers may want the same thing at once; they all wait for one. */
export function shareFlight<T>(start: () => Promise<T>): () => Promise<T> {
  let inFlight: Promise<T> | null = null
  return () =>
    (inFlight ??= start().finally(() => {
      inFlight = null
    }))
}
