import { standingOf } from '@ott/activity'
import type { Progress } from '@ott/activity'
import type { ContentId } from '@ott/catalogue'
import type { Known } from './watch-button.ts'

/** What is drawn of an episode's still and description; `pending` while nobody can say. */
export type Cover = 'open' | 'covered' | 'pending'

/**
 * Who hides spoilers sees of an episode what happens in it once they have begun to watch it (SPOIL-1). `hidesSpoilers`
 * is null until the profile was read.
 */
export function coverOf(episode: ContentId, hidesSpoilers: boolean | null, known: Known): Cover {
  if (hidesSpoilers === false) return 'open'
  if (hidesSpoilers === null || known === 'pending') return 'pending'
  return known.progress.some(({ contentId, secondsWatched }) => contentId === episode && secondsWatched > 0) ? 'open' : 'covered'
}

/**
 * Whether the moments of an episode that are still to come are kept from who hides spoilers, until they have seen it to its
 * end (SPOIL-3). `hidesSpoilers` is null until the profile was read, `progress` is theirs in it.
 */
export function coversAhead(progress: Progress | undefined, runLengthSeconds: number | null, hidesSpoilers: boolean | null): boolean {
  return hidesSpoilers !== false && standingOf(progress, runLengthSeconds) !== 'finished'
}
