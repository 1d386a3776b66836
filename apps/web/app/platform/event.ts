/** Lets a folder tell others that something happened without importing them. */
type AppEvent<Args extends unknown[], Result = void> = {
  /** Returns a function that ends it. */
  subscribe: (listener: (...args: Args) => Result) => () => void
  emit: (...args: Args) => Result[]
}

export function createEvent<Args extends unknown[], Result = void>(): AppEvent<Args, Result> {
  const listeners = new Set<(...args: Args) => Result>()
  return {
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    emit: (...args) => [...listeners].map((listener) => listener(...args)),
  }
}
