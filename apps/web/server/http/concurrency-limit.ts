/** Told to whoever would have to wait behind too many. */
export class TooManyWaiting extends Error {
  name = 'TooManyWaiting'
}

/** Does at most `atOnce` pieces of work at a time; `mostWaiting` more wait for their turn, and the rest is refused. */
export function inTurn(atOnce: number, mostWaiting: number): <T>(work: () => Promise<T>) => Promise<T> {
  const waiting: (() => void)[] = []
  let running = 0

  return async (work) => {
    if (running >= atOnce) {
      if (waiting.length >= mostWaiting) throw new TooManyWaiting()
      // Whoever ends hands the place on, so that nobody can come in between.
      await new Promise<void>((go) => {
        waiting.push(go)
      })
    } else running += 1
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else running -= 1
    }
  }
}
