import pLimit from 'p-limit'

/** The rejection of a task that cannot start soon enough. */
export class QueueFull extends Error {
  name = 'QueueFull'
  code = 'QUEUE_FULL'
}

export type ConcurrencyLimit = <T>(task: () => Promise<T>) => Promise<T>

type Limits = { maxConcurrent: number; maxQueued: number; maxWaitMs: number }

/**
 * Runs at most `maxConcurrent` tasks at a time and queues `maxQueued` more. Others are rejected at once, and a queued
 * one that has not started after `maxWaitMs` then: tasks may hang.
 */
export function limitConcurrency({ maxConcurrent, maxQueued, maxWaitMs }: Limits): ConcurrencyLimit {
  const limit = pLimit(maxConcurrent)
  return (task) => {
    if (limit.activeCount + limit.pendingCount >= maxConcurrent + maxQueued) return Promise.reject(new QueueFull())
    return new Promise((resolve, reject) => {
      let isAwaited = true
      const timer = setTimeout(() => {
        isAwaited = false
        reject(new QueueFull())
      }, maxWaitMs)
      void limit(async () => {
        clearTimeout(timer)
        if (isAwaited) await task().then(resolve, reject)
      })
    })
  }
}
