import { use } from 'react'

/** A memoised loader, such as of an `import()`. `loaded` is null until it resolves; a failure is not cached. */
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
 * Reads the value, and suspends only while it is loading. React would also suspend for an unknown settled promise, and
 * reveals suspended content up to 300 ms late.
 */
export function usePreloadable<T>(preloadable: Preloadable<T>): T {
  const result = preloadable.loaded()
  return result ? result.value : use(preloadable())
}
