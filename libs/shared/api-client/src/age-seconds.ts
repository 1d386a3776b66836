import { maxAgeSeconds } from '@ott/contract'

/** Age in seconds for the wire; `since` is in milliseconds by the same clock as `now`. */
export function ageSeconds(since: number, now: Date): number {
  return Math.min(maxAgeSeconds, Math.max(0, Math.round((now.getTime() - since) / 1_000)))
}
