const firstMs = 5_000
const maxMs = 300_000

/**
 * Delay before the next attempt after `attempt` failures: 5 s, doubled up to 5 minutes.
 * `jitter`, from 0 to 1, shortens it by up to half, so that clients do not retry in step.
 */
export function backoffMs(attempt: number, jitter = 0): number {
  if (attempt === 0) return 0
  return Math.min(firstMs * 2 ** (attempt - 1), maxMs) * (1 - jitter / 2)
}
