export type Shot = { atSeconds: number; seconds: number }

const maxSeconds = 12
const maxShare = 1 / 3
/** The last quarter could reveal the ending. */
const maxShownShare = 0.75
const shots = 4
const minShotSeconds = 1

/** The shots of a trailer: evenly from the first three quarters, at most a third of the video (MED-11). */
export function trailerShots(filmSeconds: number): Shot[] {
  const whole = Math.min(maxSeconds, filmSeconds * maxShare)
  const count = Math.max(1, Math.min(shots, Math.floor(whole / minShotSeconds)))
  const seconds = whole / count
  // Each shot is in the middle of its part, so that none shows the opening titles.
  const part = (filmSeconds * maxShownShare) / count
  return Array.from({ length: count }, (_, index) => ({ atSeconds: part * (index + 0.5) - seconds / 2, seconds }))
}
