import { LRUCache } from 'lru-cache'
import { rateLimited } from './store.ts'
import type { Counter, RateLimitStore } from './store.ts'

type Window = { used: number; resetsAt: Date }

const maxKeys = 20_000

export function memoryStore(): RateLimitStore {
  const windows = new LRUCache<string, Window>({ max: maxKeys })
  const openWindow = ({ key, windowMs }: Counter, now: Date) => {
    const window = windows.get(key)
    if (!window || window.resetsAt <= now) return undefined
    const latest = new Date(now.getTime() + windowMs)
    if (window.resetsAt > latest) window.resetsAt = latest
    return window
  }
  return {
    consume: async (counters, now) => {
      for (const counter of counters) {
        const window = openWindow(counter, now)
        if (window && window.used >= counter.points) throw rateLimited(window.resetsAt, now)
      }
      for (const counter of counters) {
        const window = openWindow(counter, now)
        if (window) window.used += 1
        else windows.set(counter.key, { used: 1, resetsAt: new Date(now.getTime() + counter.windowMs) })
      }
    },
    refund: async (counters) => {
      for (const { key } of counters) {
        const window = windows.get(key)
        if (window && window.used > 0) window.used -= 1
      }
    },
    // The size is bounded, so expired windows may stay.
    deleteExpired: async () => {},
  }
}
