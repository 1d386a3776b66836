import type { ContentId } from '@ott/catalogue'

/** How far one movie or episode was watched, and when. */
export type Progress = {
  contentId: ContentId
  secondsWatched: number
  /** Of the film as the player saw it; used where the catalogue has no length. */
  runtimeSeconds: number
  watchedAt: Date
}

/** From this share on a film counts as finished (PLAY-3). */
export const finishedShare = 0.95

/** A position is worth keeping only after this much real play (PLAY-5). */
export const leastSecondsPlayed = 5

/** `started` has a position worth returning to; a film of unknown length has none (PLAY-4). */
export type Standing = 'untouched' | 'started' | 'finished'

export function standingOf(progress: Progress | undefined, runLengthSeconds: number | null): Standing {
  const length = runLengthSeconds || progress?.runtimeSeconds || 0
  if (!progress || !(progress.secondsWatched > 0) || !(length > 0)) return 'untouched'
  return progress.secondsWatched < finishedShare * length ? 'started' : 'finished'
}

/** Where to begin: where it was left, or at the beginning of what is untouched or finished. */
export function secondsToResume(progress: Progress | undefined, runLengthSeconds: number | null): number {
  return progress && standingOf(progress, runLengthSeconds) === 'started' ? progress.secondsWatched : 0
}

/** The share watched, 0 to 1, for a progress line; null when there is nothing to draw. */
export function shareWatched(progress: Progress | undefined, runLengthSeconds: number | null): number | null {
  const length = runLengthSeconds || progress?.runtimeSeconds || 0
  if (!progress || !(progress.secondsWatched > 0) || !(length > 0)) return null
  return Math.min(1, progress.secondsWatched / length)
}

/** Of two positions in one film the later watched wins, whichever arrived first (PLAY-6). */
export function laterWatched(a: Progress, b: Progress): Progress {
  return b.watchedAt > a.watchedAt ? b : a
}

/** Which of these films was watched last, and when; null where none was begun. */
export function watchedLast<Part extends { id: ContentId; runLengthSeconds: number | null }>(
  parts: Part[],
  progress: Progress[],
): { part: Part; watchedAt: Date } | null {
  const ofPart = new Map(progress.map((each) => [each.contentId, each]))
  const watched = parts.flatMap((part) => {
    const known = ofPart.get(part.id)
    return known && standingOf(known, part.runLengthSeconds) !== 'untouched' ? [{ part, watchedAt: known.watchedAt }] : []
  })
  return watched.toSorted((one, other) => other.watchedAt.getTime() - one.watchedAt.getTime())[0] ?? null
}
