import type { Deps } from '../config/deps.ts'
import { ApiError } from '../http/api-error.ts'
import { circuitBreaker } from './circuit-breaker.ts'
import type { CircuitBreaker } from './circuit-breaker.ts'

// A process that hashes passwords answers itself late; two counters at once would grant a limit twice.
const timeoutMs = 500
const pauseMs = 5_000

/** For work in Redis that the database can do too. An ApiError is a result of the work. */
export function redisBreaker(log: Deps['log']): CircuitBreaker {
  return circuitBreaker({
    timeoutMs,
    pauseMs,
    isResult: (error) => error instanceof ApiError,
    onOpen: (error) => log.warn({ err: error }, 'Redis failed; using the database instead'),
  })
}
