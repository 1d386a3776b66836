import { standingOf } from '@ott/activity'
import type { Progress } from '@ott/activity'
import type { ContentId } from '@ott/catalogue'
import type { Known } from './watch-button.ts'

/** Visibility of an episode's still and description; `pending` until progress and preference are loaded. */
export type Cover = 'open' | 'covered' | 'pending'

/** With spoilers hidden, an episode's still and description show once it is started (SPOIL-1). `hidesSpoilers` is null until loaded. */
export function coverOf(episode: ContentId, hidesSpoilers: boolean | null, known: Known): Cover {
  if (hidesSpoilers === false) return 'open'
  if (hidesSpoilers === null || known === 'pending') return 'pending'
  return known.progress.some(({ contentId, secondsWatched }) => contentId === episode && secondsWatched > 0) ? 'open' : 'covered'
}

/** Whether thumbnails after the current position are hidden: until the episode is finished (SPOIL-3). `hidesSpoilers` is null until loaded. */
export function coversAhead(progress: Progress | undefined, runLengthSeconds: number | null, hidesSpoilers: boolean | null): boolean {
  return hidesSpoilers !== false && standingOf(progress, runLengthSeconds) !== 'finished'
}
