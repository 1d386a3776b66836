export type CircuitBreaker = <T>(work: () => Promise<T>, fallback: (error: unknown) => Promise<T>) => Promise<T>

export type CircuitBreakerOptions = {
  timeoutMs: number
  /** How long the work is skipped after a failure. */
  pauseMs: number
  /** Errors of a service that works. */
  isResult?: (error: unknown) => boolean
  onOpen: (error: unknown) => void
  monotonicNow?: () => number
}

/**
 * Falls back when the work fails or does not respond in time, then skips it for a pause. One caller tries again after it;
 * until that succeeds the others fall back (API-28).
 */
export function circuitBreaker({ timeoutMs, pauseMs, isResult = () => false, onOpen, monotonicNow = () => performance.now() }: CircuitBreakerOptions): CircuitBreaker {
  let openUntil: number | null = null

  return async (work, fallback) => {
    if (openUntil !== null && monotonicNow() < openUntil) return fallback(new Error('The circuit is open'))
    const isTrial = openUntil !== null
    if (isTrial) openUntil = monotonicNow() + pauseMs
    try {
      const result = await withTimeout(work(), timeoutMs)
      openUntil = null
      return result
    } catch (error) {
      if (isResult(error)) {
        openUntil = null
        throw error
      }
      const isFirst = openUntil === null
      openUntil = monotonicNow() + pauseMs
      if (isFirst) onOpen(error)
      return fallback(error)
    }
  }
}

function withTimeout<T>(work: Promise<T>, timeoutMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    // After a stall of this process the response may wait in the socket, which is read before `setImmediate`.
    const timer = setTimeout(() => setImmediate(() => reject(new Error(`No response within ${timeoutMs} ms`))), timeoutMs)
    work.then(resolve, reject).finally(() => clearTimeout(timer))
  })
}
