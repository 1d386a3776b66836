import type { Redis } from 'ioredis'
import type { Logger } from 'pino'

export type PartyRelay = {
  /** Resolves when the party has another version than this, after `maxMs`, or when the server stops. */
  wait: (code: string, version: number, maxMs: number) => Promise<void>
  /** Tells those who wait, in all processes, that a party has changed. */
  publish: (code: string) => void
  /** The parties that somebody in this process waits for. */
  awaited: () => string[]
  /** Tells those in this process that wait for another version than this; null: the party has ended. */
  compare: (code: string, version: number | null) => void
  start: () => void
  stop: () => void
}

type Waiter = { version: number; wake: () => void }

const channel = 'watch-party'

/** Within a process changes are told at once; between processes by Redis, if there is one. */
export function partyRelay(redis: Redis | null, log: Pick<Logger, 'warn'>): PartyRelay {
  const waiters = new Map<string, Set<Waiter>>()
  // A connection that subscribes can do nothing else.
  const subscriber = redis?.duplicate({ lazyConnect: true, enableOfflineQueue: true }) ?? null
  subscriber?.on('error', (error) => log.warn({ err: error }, 'Redis failed; changes of watch parties are polled'))
  subscriber?.on('message', (_channel, code) => wake(code))
  let isStopped = false

  function wake(code: string, needsWake: (waiter: Waiter) => boolean = () => true): void {
    for (const waiter of waiters.get(code) ?? []) if (needsWake(waiter)) waiter.wake()
  }

  return {
    wait: (code, version, maxMs) => new Promise((resolve) => {
      if (isStopped) return resolve()
      const group = waiters.get(code) ?? new Set()
      waiters.set(code, group)
      const waiter: Waiter = {
        version,
        wake: () => {
          clearTimeout(timer)
          group.delete(waiter)
          if (group.size === 0 && waiters.get(code) === group) waiters.delete(code)
          resolve()
        },
      }
      const timer = setTimeout(waiter.wake, maxMs)
      group.add(waiter)
    }),
    publish(code) {
      wake(code)
      // If it fails, the others find the change in the database.
      redis?.publish(channel, code).catch(() => {})
    },
    awaited: () => [...waiters.keys()],
    compare: (code, version) => wake(code, (waiter) => waiter.version !== version),
    start() {
      subscriber?.subscribe(channel).catch((error: unknown) => log.warn({ err: error }, 'Redis refused the subscription to watch parties'))
    },
    stop() {
      isStopped = true
      subscriber?.disconnect()
      for (const code of waiters.keys()) wake(code)
    },
  }
}
