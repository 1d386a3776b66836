import { ApiError } from '../http/api-error.ts'

/** The current window of one limit for one key. */
export type Counter = { key: string; points: number; windowMs: number }

/**
 * Fixed windows. The caller passes the time, so that all stores share one clock. A window never ends later than one
 * that begins now, even if the clock was set back (API-26).
 */
export type RateLimitStore = {
  /** Counts one in each counter. Throws RATE_LIMITED and counts nothing if one is exhausted. */
  consume: (counters: Counter[], now: Date) => Promise<void>
  refund: (counters: Counter[]) => Promise<void>
  deleteExpired: (now: Date) => Promise<void>
}

export function rateLimited(resetsAt: Date, now: Date): ApiError {
  return new ApiError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1_000)) })
}
