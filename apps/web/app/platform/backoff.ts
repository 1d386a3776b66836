type BackoffLimits = { firstMs: number; maxMs: number }

const defaultLimits: BackoffLimits = { firstMs: 5_000, maxMs: 300_000 }

/**
 * Delay in milliseconds after `attempt` failures: doubles each time, up to a limit. Half of it is random, so that
 * clients that failed together do not retry together.
 */
export function backoffMs(attempt: number, { firstMs, maxMs }: BackoffLimits = defaultLimits, random = Math.random): number {
  const delayMs = Math.min(firstMs * 2 ** (attempt - 1), maxMs)
  return delayMs * (0.5 + random() / 2)
}
