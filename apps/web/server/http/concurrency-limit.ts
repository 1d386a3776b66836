import pLimit from 'p-limit'

/** The rejection of a task that finds the queue full. */
export class QueueFull extends Error {
  name = 'QueueFull'
}

/** Runs at most `maxConcurrent` tasks at a time and queues `maxQueued` more; others are rejected at once. */
export function limitConcurrency(maxConcurrent: number, maxQueued: number): <T>(task: () => Promise<T>) => Promise<T> {
  const limit = pLimit(maxConcurrent)
  return async (task) => {
    if (limit.activeCount + limit.pendingCount >= maxConcurrent + maxQueued) throw new QueueFull()
    return limit(task)
  }
}
