import type { ContentId } from '@ott/catalogue'
import type { Progress } from './progress.ts'

/** Half of a movie of 100 seconds, watched the day before at noon. */
export function aProgress(changes: Partial<Progress> = {}): Progress {
  return {
    contentId: 'ferry' as ContentId,
    secondsWatched: 50,
    runtimeSeconds: 100,
    watchedAt: new Date('2026-11-20T12:00:00Z'),
    ...changes,
  }
}
