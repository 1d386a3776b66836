/**
 * A memoised load for `use()`; a failed one is forgotten. Sets `status` and `value` on the promise, so that React reads it
 * synchronously: otherwise it suspends and reveals the content up to 300 ms late.
 */
export function bringOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | null = null
  return () => {
    if (cached) return cached
    const loading = load()
    cached = loading
    loading.then(
      (value) => Object.assign(loading, { status: 'fulfilled', value }),
      () => (cached = null),
    )
    return loading
  }
}
