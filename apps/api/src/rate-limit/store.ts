import { ApiError } from '../http/api-error.ts'

/** The window of one limit for one key. */
export type Counter = { key: string; points: number; windowMs: number }

/** Fixed windows. All moments are the caller's, so that one clock rules every store. */
export type RateLimitStore = {
  /** Counts one in each counter; throws RATE_LIMITED, and counts nothing, if one is exhausted. */
  consume: (counters: Counter[], now: Date) => Promise<void>
  refund: (counters: Counter[]) => Promise<void>
  deleteExpired: (now: Date) => Promise<void>
}

export function rateLimited(resetsAt: Date, now: Date): ApiError {
  return new ApiError('RATE_LIMITED', { retryAfter: Math.max(1, Math.ceil((resetsAt.getTime() - now.getTime()) / 1_000)) })
}
