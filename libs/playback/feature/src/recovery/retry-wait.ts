const firstWaitMs = 2_000
const maxWaitMs = 30_000

/**
 * Exponential backoff with jitter: after an outage the players of all users do not come back at the same time. `failures` from 1,
 * `random` in [0, 1).
 */
export function retryWaitMs(failures: number, random: number): number {
  return Math.min(maxWaitMs, firstWaitMs * 2 ** (failures - 1)) * (0.75 + random / 2)
}
