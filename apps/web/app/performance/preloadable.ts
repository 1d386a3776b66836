import { use } from 'react'

/** A memoised loader, such as of an `import()`. `loaded` is null until it is there; a failure is not cached. */
export type Preloadable<T> = { (): Promise<T>; loaded: () => { value: T } | null }

export function preloadable<T>(load: () => Promise<T>): Preloadable<T> {
  let promise: Promise<T> | null = null
  let result: { value: T } | null = null
  const start = () => {
    const loading = load()
    loading.then(
      (value) => (result = { value }),
      () => (promise = null),
    )
    return loading
  }
  return Object.assign(() => (promise ??= start()), { loaded: () => result })
}

/**
 * Reads it, and suspends only while it is not loaded: React suspends for every promise it has not met, a settled one too, and
 * reveals what it suspended up to 300 ms late.
 */
export function usePreloadable<T>(preloadable: Preloadable<T>): T {
  const result = preloadable.loaded()
  return result ? result.value : use(preloadable())
}
