import { longestAgeSeconds } from '@ott/contract'

/** How long ago `since` was, in milliseconds by the clock that tells `now`, as the wire takes it. */
export function waitedSeconds(since: number, now: Date): number {
  return Math.min(longestAgeSeconds, Math.max(0, Math.round((now.getTime() - since) / 1_000)))
}
