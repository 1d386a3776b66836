import { saveProgress, saveWatchlistEntry } from '@ott/api'
import type { Tables } from '@ott/api'
import { films as packagedFilms } from '@ott/films'
import type { Kysely } from 'kysely'
import type { Film } from './films.ts'
import { titles } from './titles.ts'
import type { DemoViewer } from './viewers.ts'

type Owner = { userId: string; profileId: string }

/** The duration of each video in seconds. */
export type RunLengths = Map<string, number>

type Part = { film: Film; seriesId: string | null }

const hourMs = 3_600_000

/** Writes the watch history and the watchlist of a demo viewer. */
export async function seedWatching(
  db: Kysely<Tables>,
  { watched, watchList }: DemoViewer,
  owner: Owner,
  runLengths: RunLengths,
  now: Date,
): Promise<void> {
  const hoursAgo = (hours: number) => new Date(now.getTime() - hours * hourMs)
  const positions = watched.map(({ contentId, share, hoursAgo: hours }) => {
    const { film, seriesId } = partOf(contentId)
    const runtime = runLengths.get(film)
    if (!runtime) throw new Error(`The duration of ${film} is unknown`)
    return {
      user_id: owner.userId,
      profile_id: owner.profileId,
      content_id: contentId,
      content_type: seriesId ? ('episode' as const) : ('movie' as const),
      series_id: seriesId,
      seconds_watched: share * runtime,
      runtime,
      watched_at: hoursAgo(hours),
    }
  })
  await saveProgress(db, positions)
  for (const { contentId, addedDaysAgo } of watchList) await saveWatchlistEntry(db, owner, contentId, hoursAgo(addedDaysAgo * 24))
}

/** Durations from the catalogue, or the planned duration of a video that is not packaged yet. */
export async function readRunLengths(db: Kysely<Tables>): Promise<RunLengths> {
  const ready = await db
    .selectFrom('asset')
    .select(['asset_id', 'run_length'])
    .where('run_length', 'is not', null)
    .$narrowType<{ run_length: number }>()
    .execute()
  return new Map([
    ...packagedFilms.map(({ id, seconds }) => [id, seconds] as const),
    ...ready.map(({ asset_id, run_length }) => [asset_id, run_length] as const),
  ])
}

const parts = new Map<string, Part>(
  titles.flatMap((title): [string, Part][] =>
    title.contentType === 'movie'
      ? [[title.id, { film: title.film, seriesId: null }]]
      : title.seasons.flatMap(({ episodes }) => episodes.map(({ id, film }): [string, Part] => [id, { film, seriesId: title.id }])),
  ),
)

function partOf(contentId: string): Part {
  const part = parts.get(contentId)
  if (!part) throw new Error(`Unknown movie or episode ${contentId}`)
  return part
}
