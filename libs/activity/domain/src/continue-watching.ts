import { releasedEpisodes, videoLength } from '@ott/catalogue'
import type { ContentId, RunLength, Watchable } from '@ott/catalogue'
import { watchStatus, watchedLast } from './progress.ts'
import type { Progress } from './progress.ts'

/** A movie, or an episode with its number. */
type Part = RunLength & { id: ContentId; episode: { season: number; number: number } | null }

/** A title, the part to play next with its progress, and when any part of the title was watched last. */
export type ContinueWatchingEntry<Title> = { title: Title; part: Part; progress: Progress | undefined; watchedAt: Date }

/**
 * Titles to resume, most recent first: the part watched last while unfinished, else the next released unfinished episode
 * (PLAY-11). A title without such a part is left out.
 */
export function continueWatching<Title extends Watchable>(titles: Title[], progress: Progress[], now: Date): ContinueWatchingEntry<Title>[] {
  const progressById = new Map(progress.map((each) => [each.contentId, each]))
  const found = titles.flatMap((title) => {
    const parts = partsOf(title, now)
    const latest = watchedLast(parts, progress)
    if (!latest) return []
    const part = parts.slice(parts.indexOf(latest.part)).find((each) => watchStatus(progressById.get(each.id), videoLength(each)) !== 'finished')
    return part ? [{ title, part, progress: progressById.get(part.id), watchedAt: latest.watchedAt }] : []
  })
  return found.toSorted((one, other) => other.watchedAt.getTime() - one.watchedAt.getTime())
}

function partsOf(title: Watchable, now: Date): Part[] {
  const { id, runLengthSeconds, durationSeconds } = title
  if (title.type !== 'series') return [{ id, runLengthSeconds, ...(durationSeconds && { durationSeconds }), episode: null }]
  return releasedEpisodes(title, now).map(({ season, number, ...part }) => ({ ...part, episode: { season, number } }))
}
