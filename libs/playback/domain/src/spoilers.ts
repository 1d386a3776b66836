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
