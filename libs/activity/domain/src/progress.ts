import { videoLength } from '@ott/catalogue'
import type { ContentId, RunLength } from '@ott/catalogue'

/** The watch position of a movie or episode. */
export type Progress = {
  contentId: ContentId
  secondsWatched: number
  /** The length measured by the player, used where the catalogue has none. */
  runtimeSeconds: number
  watchedAt: Date
}

/** The share from which a title counts as finished (PLAY-3). */
export const finishedThreshold = 0.95

/** A position is saved only after this much playback (PLAY-5). */
export const minSecondsPlayed = 5

/** `started` can be resumed; a title of unknown length cannot (PLAY-4). Lengths are those of the video. */
type WatchStatus = 'untouched' | 'started' | 'finished'

export function watchStatus(progress: Progress | undefined, lengthSeconds: number | null): WatchStatus {
  const length = lengthSeconds || progress?.runtimeSeconds || 0
  if (!progress || !(progress.secondsWatched > 0) || !(length > 0)) return 'untouched'
  return progress.secondsWatched < finishedThreshold * length ? 'started' : 'finished'
}

/** The last position, or 0 when the title was not started or is finished. */
export function secondsToResume(progress: Progress | undefined, lengthSeconds: number | null): number {
  return progress && watchStatus(progress, lengthSeconds) === 'started' ? progress.secondsWatched : 0
}

/** The share watched, 0 to 1, for a progress bar; null without progress. */
export function shareWatched(progress: Progress | undefined, lengthSeconds: number | null): number | null {
  const length = lengthSeconds || progress?.runtimeSeconds || 0
  if (!progress || !(progress.secondsWatched > 0) || !(length > 0)) return null
  return Math.min(1, progress.secondsWatched / length)
}

/** The rest of the length shown to users: the unwatched share, because the video's own length may differ (PLAY-91). */
export function secondsLeft(share: number | null, runLengthSeconds: number): number {
  return (1 - (share ?? 0)) * runLengthSeconds
}

/** Last write wins by `watchedAt`, not by arrival (PLAY-6). */
export function laterWatched(a: Progress, b: Progress): Progress {
  return b.watchedAt > a.watchedAt ? b : a
}

/** The part watched last; null where none was started. */
export function watchedLast<Part extends RunLength & { id: ContentId }>(
  parts: Part[],
  progress: Progress[],
): { part: Part; watchedAt: Date } | null {
  const progressById = new Map(progress.map((each) => [each.contentId, each]))
  const watched = parts.flatMap((part) => {
    const known = progressById.get(part.id)
    return known && watchStatus(known, videoLength(part)) !== 'untouched' ? [{ part, watchedAt: known.watchedAt }] : []
  })
  return watched.toSorted((one, other) => other.watchedAt.getTime() - one.watchedAt.getTime())[0] ?? null
}
