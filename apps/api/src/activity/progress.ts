import { finishedThreshold } from '@ott/activity'
import { cardsByIds, episodesBelow, episodesByIds, titlesBelow, visibleTitles } from '@ott/catalogue-store'
import type { CatalogueTables, Reader } from '@ott/catalogue-store'
import { maxCallSeconds } from '@ott/contract'
import type { Answer } from '@ott/contract'
import { retryOnConflict, transaction } from '@ott/database'
import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable } from 'kysely'
import { presentCard } from '../catalogue/presenters.ts'
import { resolveMutationTime } from './last-write-wins.ts'
import { whereProfile, whereItem } from './profile-key.ts'
import type { ProfileKey } from './profile-key.ts'
import { isDismissed } from './dismissals.ts'
import type { ActivityTables } from './tables.ts'

export type Page = { offset: number; limit: number }

export type NewProgress = Insertable<ActivityTables['watch_progress']>
export type StoredProgress = Selectable<ActivityTables['watch_progress']>

type Database = Kysely<ActivityTables & CatalogueTables>
type WireProgress = Answer<'profileContents'>['progress'][number]
type HistoryItem = Answer<'watchHistory'>['items'][number]

/**
 * When a position that arrived `now` was watched (PLAY-31), which without a time is when it was sent. The device's time
 * is clamped to the maximum call duration; without an age, only the future is clamped.
 */
export function resolveWatchedAt({ watchedAt, ageSeconds }: { watchedAt?: string | undefined; ageSeconds?: number | undefined }, now: Date): Date {
  const latest = resolveMutationTime(ageSeconds, now).getTime()
  const earliest = ageSeconds === undefined ? -Infinity : latest - maxCallSeconds * 1_000
  return new Date(watchedAt === undefined ? latest : Math.min(latest, Math.max(earliest, Date.parse(watchedAt))))
}

/**
 * The last watched position of a video wins, in any order of arrival (PLAY-6). A fixed row order prevents deadlocks
 * between writers.
 */
export async function saveProgress(db: Kysely<ActivityTables>, rows: NewProgress[]): Promise<void> {
  const column = <K extends keyof NewProgress>(name: K) => rows.map((row) => row[name])
  await retryOnConflict(() =>
    sql`
      insert into watch_progress (user_id, profile_id, content_id, content_type, series_id, seconds_watched, runtime, watched_at)
      select distinct on (user_id, profile_id, content_id)
        user_id, profile_id, content_id, content_type, series_id, seconds_watched, runtime, watched_at
      from unnest(
        ${column('user_id')}::text[], ${column('profile_id')}::text[], ${column('content_id')}::text[], ${column('content_type')}::text[],
        ${column('series_id')}::text[], ${column('seconds_watched')}::float8[], ${column('runtime')}::float8[], ${column('watched_at')}::timestamptz[]
      ) with ordinality as new (user_id, profile_id, content_id, content_type, series_id, seconds_watched, runtime, watched_at, place)
      order by user_id, profile_id, content_id, watched_at desc, place desc
      on conflict (user_id, profile_id, content_id) do update set
        content_type = excluded.content_type, series_id = excluded.series_id, seconds_watched = excluded.seconds_watched,
        runtime = excluded.runtime, watched_at = excluded.watched_at
      where excluded.watched_at >= watch_progress.watched_at`.execute(db),
  )
}

/**
 * The history, newest first: all, only finished (PLAY-3), or only hidden videos (LIST-8). Leaves out unavailable
 * videos, also from the total.
 */
export async function historyPage(
  db: Database,
  { userId, profileId }: ProfileKey,
  reader: Reader,
  { offset, limit, standing }: Page & { standing: 'finished' | 'hidden' | undefined },
): Promise<{ items: HistoryItem[]; total: number }> {
  const isHidden = isDismissed('hidden', 'watch_progress.content_id', 'watch_progress')
  const watched = db
    .selectFrom('watch_progress')
    .leftJoin(episodesBelow(reader.cap).as('episode'), 'episode.content_id', 'watch_progress.content_id')
    .innerJoin(visibleTitles(reader).as('title'), (join) => join.on('title.content_id', '=', sql<string>`coalesce(episode.series_id, watch_progress.content_id)`))
    .where('watch_progress.user_id', '=', userId)
    .where('watch_progress.profile_id', '=', profileId)
    .where((its) => (standing === 'hidden' ? isHidden : its.not(isHidden)))
    .$if(standing === 'finished', (rows) => rows.where('runtime', '>', 0).where('seconds_watched', '>=', sql<number>`${finishedThreshold} * runtime`))
  const { total } = await watched.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await watched
    .selectAll('watch_progress')
    .select(isDismissed('aside', 'title.content_id', 'watch_progress').as('is_set_aside'))
    .orderBy('watched_at', 'desc')
    .orderBy('watch_progress.content_id')
    .offset(offset)
    .limit(limit)
    .execute()
  return { items: await historyItems(db, rows, reader), total }
}

/**
 * Deletes the progress of one movie or episode unless it was watched after the mutation (LIST-7). Keeps its hidden
 * state, so that the user can undo.
 */
export async function deleteProgress(db: Kysely<ActivityTables>, profileKey: ProfileKey, contentId: string, mutatedAt: Date): Promise<void> {
  await db.deleteFrom('watch_progress').where((its) => its.and(whereItem(profileKey, contentId))).where('watched_at', '<=', mutatedAt).execute()
}

/** Deletes the profile's progress and dismissals, except later ones than the mutation. */
export async function clearHistory(db: Kysely<ActivityTables>, profileKey: ProfileKey, mutatedAt: Date): Promise<void> {
  await transaction(db, async (trx) => {
    await trx.deleteFrom('watch_progress').where((its) => its.and(whereProfile(profileKey))).where('watched_at', '<=', mutatedAt).execute()
    await trx.deleteFrom('put_away').where((its) => its.and(whereProfile(profileKey))).where('since', '<=', mutatedAt).execute()
  })
}

/** Progress of a title: its own, or that of a series' episodes. Leaves out what is hidden from the profile. */
export async function progressIn(db: Database, profileKey: ProfileKey, contentId: string, cap: number): Promise<WireProgress[]> {
  const rows = await db
    .selectFrom('watch_progress')
    .selectAll()
    .where((its) => its.and(whereProfile(profileKey)))
    .where((row) => row.or([row('content_id', '=', contentId), row('series_id', '=', contentId)]))
    .where(sql<boolean>`(
      exists (select from ${titlesBelow(cap)} as title where title.content_id = watch_progress.content_id)
      or exists (select from ${episodesBelow(cap)} as episode where episode.content_id = watch_progress.content_id)
    )`)
    .orderBy('watched_at', 'desc')
    .execute()
  return rows.map(presentProgress)
}

/** Adds a card to each row; leaves out rows without a card for this reader. */
export async function historyItems(db: Database, rows: (StoredProgress & { is_set_aside: boolean })[], reader: Reader): Promise<HistoryItem[]> {
  const episodes = await episodesByIds(db, rows.map(({ content_id }) => content_id), reader)
  const episodeOf = new Map(episodes.map((episode) => [episode.contentId, episode]))
  const cardIdOf = (row: StoredProgress) => episodeOf.get(row.content_id)?.seriesId ?? row.content_id
  const cards = await cardsByIds(db, rows.map(cardIdOf), reader)
  const cardOf = new Map(cards.map((card) => [card.contentId, card]))
  return rows.flatMap((row) => {
    const card = cardOf.get(cardIdOf(row))
    const episode = episodeOf.get(row.content_id)
    if (!card) return []
    const { seasonNumber = null, episodeNumber = null, title: episodeTitle = null, runLength = null, maturity = card.maturity } = episode ?? {}
    // The lock is that of the episode, which the card starts.
    const item = { ...presentProgress(row), card: presentCard({ ...card, maturity }, reader), seasonNumber, episodeNumber, episodeTitle, isSetAside: row.is_set_aside }
    return [{ ...item, ...(runLength !== null && { runLength }) }]
  })
}

function presentProgress(row: StoredProgress): WireProgress {
  return {
    contentType: row.content_type,
    contentId: row.content_id,
    parentContentId: row.series_id,
    secondsWatched: row.seconds_watched,
    runtime: row.runtime,
    watchedAt: row.watched_at.toISOString(),
  }
}
