import { LRUCache } from 'lru-cache'
import { rateLimited } from './store.ts'
import type { RateLimitStore } from './store.ts'

type Window = { used: number; resetsAt: Date }

const maxKeys = 20_000

export function memoryStore(): RateLimitStore {
  const windows = new LRUCache<string, Window>({ max: maxKeys })
  const openWindow = (key: string, now: Date) => {
    const window = windows.get(key)
    return window && window.resetsAt > now ? window : undefined
  }
  return {
    consume: async (counters, now) => {
      for (const { key, points } of counters) {
        const window = openWindow(key, now)
        if (window && window.used >= points) throw rateLimited(window.resetsAt, now)
      }
      for (const { key, windowMs } of counters) {
        const window = openWindow(key, now)
        if (window) window.used += 1
        else windows.set(key, { used: 1, resetsAt: new Date(now.getTime() + windowMs) })
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
