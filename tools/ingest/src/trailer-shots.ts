export type Shot = { atSeconds: number; seconds: number }

const mostSeconds = 12
const mostShare = 1 / 3
/** An end is not told. */
const tellable = 0.75
const shots = 4
const leastShotSeconds = 1

/** What a trailer takes of a film: a few shots, evenly from its first three quarters, a third of it at most (MED-11). */
export function trailerShots(filmSeconds: number): Shot[] {
  const whole = Math.min(mostSeconds, filmSeconds * mostShare)
  const count = Math.max(1, Math.min(shots, Math.floor(whole / leastShotSeconds)))
  const seconds = whole / count
  // Each in the middle of its part, so that none begins with the titles.
  const part = (filmSeconds * tellable) / count
  return Array.from({ length: count }, (_, index) => ({ atSeconds: part * (index + 0.5) - seconds / 2, seconds }))
}
