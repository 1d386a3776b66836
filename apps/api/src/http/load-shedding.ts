import { waitingForConnection } from '@ott/database'
import pLimit from 'p-limit'
import { ApiError } from './api-error.ts'

/** With ten connections, statements that wait behind this many others take half a second to start. */
const maxWaiting = 40

const retryAfterSeconds = 2

/** Throws UNAVAILABLE if the database has as much work as it can do soon, before a request adds to it (API-34). */
export function shedder(db: object): () => void {
  return () => {
    if (waitingForConnection(db) >= maxWaiting) throw new ApiError('UNAVAILABLE', { retryAfter: retryAfterSeconds })
  }
}

/** Runs at most `maxConcurrent` tasks at a time and queues `maxQueued` more; others get UNAVAILABLE at once. */
export function bulkhead(maxConcurrent: number, maxQueued: number): <T>(task: () => Promise<T>) => Promise<T> {
  const limit = pLimit(maxConcurrent)
  return async (task) => {
    if (limit.activeCount + limit.pendingCount >= maxConcurrent + maxQueued) throw new ApiError('UNAVAILABLE', { retryAfter: retryAfterSeconds })
    return limit(task)
  }
}
