import { LRUCache } from 'lru-cache'

/** Facts about titles, plans and subscriptions may be this old (PLAY-19). */
export const factSeconds = 5

const mostKept = 20_000

/**
 * Facts read so recently that they may be believed again. Many who ask at once wait on one reading; a reading that
 * failed is nobody's fact.
 */
export function recently<T>(seconds: number, now: () => Date, read: (key: string) => Promise<T>): (key: string) => Promise<T> {
  const kept = new LRUCache<string, { value: Promise<T>; readAt: number }>({ max: mostKept })
  return (key) => {
    const moment = now().getTime()
    const known = kept.get(key)
    if (known && moment >= known.readAt && moment - known.readAt < seconds * 1_000) return known.value
    const value = read(key)
    const fact = { value, readAt: moment }
    kept.set(key, fact)
    value.catch(() => {
      if (kept.peek(key) === fact) kept.delete(key)
    })
    return value
  }
}
