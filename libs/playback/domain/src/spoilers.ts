import { watchStatus } from '@ott/activity'
import type { Progress } from '@ott/activity'
import type { ContentId } from '@ott/catalogue'
import type { WatchContext } from './watch-button.ts'

/** Visibility of an episode's still and description; `pending` until progress and preference are loaded. */
type SpoilerVisibility = 'open' | 'covered' | 'pending'

/** With spoilers hidden, an episode's still and description show once it is started (SPOIL-1). `hidesSpoilers` is null until loaded. */
export function spoilerVisibility(episode: ContentId, hidesSpoilers: boolean | null, known: WatchContext): SpoilerVisibility {
  if (hidesSpoilers === false) return 'open'
  if (hidesSpoilers === null || known === 'pending') return 'pending'
  return known.progress.some(({ contentId, secondsWatched }) => contentId === episode && secondsWatched > 0) ? 'open' : 'covered'
}

/** Whether thumbnails after the current position are hidden: until the episode is finished (SPOIL-3). `hidesSpoilers` is null until loaded. */
export function hidesUpcoming(progress: Progress | undefined, lengthSeconds: number | null, hidesSpoilers: boolean | null): boolean {
  return hidesSpoilers !== false && watchStatus(progress, lengthSeconds) !== 'finished'
}
