import type { ContentId } from '@ott/catalogue'
import { standingOf } from './progress.ts'
import type { Progress } from './progress.ts'

/**
 * What to go on with, newest first: of each title the movie or episode watched last, while it is started and not
 * finished (PLAY-11) nor set aside since (LIST-3). `items` come newest first; `titleId` is the movie or the series.
 */
export function continueWatching<Item extends Progress & { titleId: ContentId; runLengthSeconds: number | null; isSetAside: boolean }>(
  items: Item[],
): Item[] {
  const latest = new Map<ContentId, Item>()
  for (const item of items) if (!latest.has(item.titleId)) latest.set(item.titleId, item)
  return [...latest.values()].filter((item) => !item.isSetAside && standingOf(item, item.runLengthSeconds) === 'started')
}
