import { cardsByIds, isListed } from '@ott/catalogue-store'
import type { CatalogueTables, Reader, StoredCard } from '@ott/catalogue-store'
import { becauseWatched } from '@ott/playback'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { ofOwner } from './owner.ts'
import type { Owner } from './owner.ts'
import type { PlaybackTables } from './tables.ts'

type Database = Kysely<PlaybackTables & CatalogueTables>

/** So many of the titles watched last are looked at for one that leads to others. */
const mostLookedAt = 5
const mostOffered = 20

export type Offered = { because: { contentId: string; title: string; permanentLink: string } | null; cards: StoredCard[] }

/** Titles that are like one of those which a viewer watched last, without any that they have begun (PLAY-29). */
export async function offeredFor(db: Database, owner: Owner, reader: Reader): Promise<Offered> {
  const watched = await watchedLast(db, owner, reader)
  const ids = [...new Set(watched.flatMap(({ contentId, recommendations }) => [contentId, ...recommendations]))]
  const [listed, begun] = await Promise.all([listedOf(db, ids, reader), begunOf(db, owner, ids)])
  const found = becauseWatched(watched, (contentId) => listed.has(contentId) && !begun.has(contentId))
  if (!found) return { because: null, cards: [] }
  const [because, ...cards] = await cardsByIds(db, [found.because.contentId, ...found.contentIds.slice(0, mostOffered)], reader)
  // Withdrawn in between.
  if (because?.contentId !== found.because.contentId) return { because: null, cards: [] }
  const { contentId, title, permanentLink } = because
  return { because: { contentId, title, permanentLink }, cards }
}

/** A title may name 500 others: of so many no more is read than that they are there. */
async function listedOf(db: Database, contentIds: string[], reader: Reader): Promise<Set<string>> {
  const rows = await db
    .selectFrom('title')
    .select('title.content_id as contentId')
    .where(sql<boolean>`title.content_id = any(${contentIds}::text[])`)
    .where(isListed(reader))
    .execute()
  return new Set(rows.map(({ contentId }) => contentId))
}

/** Movies and series, the one watched last first. */
function watchedLast(db: Database, owner: Owner, reader: Reader): Promise<{ contentId: string; recommendations: string[] }[]> {
  return db
    .selectFrom('watch_progress')
    .leftJoin('episode', 'episode.content_id', 'watch_progress.content_id')
    .innerJoin('title', (join) => join.on('title.content_id', '=', sql<string>`coalesce(episode.series_id, watch_progress.content_id)`))
    .select(['title.content_id as contentId', 'title.recommendations'])
    .where('watch_progress.user_id', '=', owner.userId)
    .where('watch_progress.profile_id', '=', owner.profileId)
    .where(isListed(reader))
    .groupBy('title.content_id')
    .orderBy(({ fn }) => fn.max('watch_progress.watched_at'), 'desc')
    .orderBy('title.content_id')
    .limit(mostLookedAt)
    .execute()
}

async function begunOf(db: Database, owner: Owner, contentIds: string[]): Promise<ReadonlySet<string>> {
  const titleId = sql<string>`coalesce(series_id, content_id)`
  const rows = await db
    .selectFrom('watch_progress')
    .select(titleId.as('contentId'))
    .distinct()
    .where((its) => its.and(ofOwner(owner)))
    .where(sql<boolean>`${titleId} = any(${contentIds}::text[])`)
    .execute()
  return new Set(rows.map(({ contentId }) => contentId))
}
