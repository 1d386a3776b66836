import { releasedEpisodes } from '@ott/catalogue'
import type { ContentId, Watchable } from '@ott/catalogue'
import { standingOf, watchedLast } from './progress.ts'
import type { Progress } from './progress.ts'

/** A movie, or an episode with its place. */
type Part = { id: ContentId; runLengthSeconds: number | null; episode: { season: number; number: number } | null }

/** A title with what of it to go on with, how far that was watched, if it was begun, and when anything of the title was watched last. */
export type ToGoOnWith<Title> = { title: Title; part: Part; progress: Progress | undefined; watchedAt: Date }

/**
 * What to go on with, the title watched last first: the movie or episode watched last while it is unfinished, else the next
 * episode after it that is out and not finished (PLAY-11). A title of which neither is there is not in it.
 */
export function continueWatching<Title extends Watchable>(titles: Title[], progress: Progress[], now: Date): ToGoOnWith<Title>[] {
  const known = new Map(progress.map((each) => [each.contentId, each]))
  const found = titles.flatMap((title) => {
    const parts = partsOf(title, now)
    const latest = watchedLast(parts, progress)
    if (!latest) return []
    const part = parts.slice(parts.indexOf(latest.part)).find(({ id, runLengthSeconds }) => standingOf(known.get(id), runLengthSeconds) !== 'finished')
    return part ? [{ title, part, progress: known.get(part.id), watchedAt: latest.watchedAt }] : []
  })
  return found.toSorted((one, other) => other.watchedAt.getTime() - one.watchedAt.getTime())
}

function partsOf(title: Watchable, now: Date): Part[] {
  const { id, runLengthSeconds } = title
  if (title.type !== 'series') return [{ id, runLengthSeconds, episode: null }]
  return releasedEpisodes(title, now).map(({ season, number, ...part }) => ({ ...part, episode: { season, number } }))
}
