/** Since the last sign of the user. */
export type Attention = { autoplayedEpisodes: number; lastInputAtMs: number }

const maxAutoplayedEpisodes = 3
const maxUnattendedMs = 90 * 60_000

/** Whether to ask before another episode plays by itself (PLAY-135). */
export function asksStillWatching({ autoplayedEpisodes, lastInputAtMs }: Attention, nowMs: number): boolean {
  return autoplayedEpisodes >= maxAutoplayedEpisodes || nowMs - lastInputAtMs >= maxUnattendedMs
}
