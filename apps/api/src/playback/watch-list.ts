import { cardsByIds, isListedIn } from '@ott/catalogue-store'
import type { CatalogueTables, Reader } from '@ott/catalogue-store'
import type { Answer } from '@ott/contract'
import type { Kysely } from 'kysely'
import { presentCard } from '../catalogue/present.ts'
import { CallError } from '../call-error.ts'
import type { Owner, Page } from './progress.ts'
import type { PlaybackTables } from './tables.ts'

type Database = Kysely<PlaybackTables & CatalogueTables>
type Card = Answer<'watchList'>['items'][number]

/** Newest first. What is no longer there, or not for this country, is left out and not counted. */
export async function watchListPage(
  db: Database,
  { userId, profileId }: Owner,
  reader: Reader,
  { offset, limit }: Page,
  now: Date,
): Promise<{ items: Card[]; total: number }> {
  const listed = db
    .selectFrom('watch_list_entry')
    .innerJoin('title', 'title.content_id', 'watch_list_entry.content_id')
    .where('watch_list_entry.user_id', '=', userId)
    .where('watch_list_entry.profile_id', '=', profileId)
    .where(isListedIn(reader.country))
  const { total } = await listed.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await listed
    .select('title.content_id')
    .orderBy('watch_list_entry.added_at', 'desc')
    .orderBy('title.content_id')
    .offset(offset)
    .limit(limit)
    .execute()
  const cards = await cardsByIds(db, rows.map(({ content_id }) => content_id), reader)
  return { items: cards.map((card) => presentCard(card, now)), total }
}

/** A movie or a series that is there. What is on the list already keeps its place. */
export async function addToWatchList(
  db: Database,
  { userId, profileId }: Owner,
  { contentId, contentType }: { contentId: string; contentType: string },
  now: Date,
): Promise<void> {
  const title = await db
    .selectFrom('title')
    .select('content_type')
    .where('content_id', '=', contentId)
    .where('withdrawn_at', 'is', null)
    .executeTakeFirst()
  if (!title) throw new CallError('NOT_FOUND', { field: 'contentId' })
  if (title.content_type !== contentType) throw new CallError('INVALID_INPUT', { field: 'contentType' })
  await saveWatchListEntry(db, { userId, profileId }, contentId, now)
}

export async function saveWatchListEntry(db: Kysely<PlaybackTables>, { userId, profileId }: Owner, contentId: string, addedAt: Date): Promise<void> {
  await db
    .insertInto('watch_list_entry')
    .values({ user_id: userId, profile_id: profileId, content_id: contentId, added_at: addedAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export async function removeFromWatchList(db: Kysely<PlaybackTables>, { userId, profileId }: Owner, contentId: string): Promise<void> {
  await db
    .deleteFrom('watch_list_entry')
    .where('user_id', '=', userId)
    .where('profile_id', '=', profileId)
    .where('content_id', '=', contentId)
    .execute()
}

export async function isInWatchList(db: Kysely<PlaybackTables>, { userId, profileId }: Owner, contentId: string): Promise<boolean> {
  const entry = await db
    .selectFrom('watch_list_entry')
    .select('content_id')
    .where('user_id', '=', userId)
    .where('profile_id', '=', profileId)
    .where('content_id', '=', contentId)
    .executeTakeFirst()
  return entry !== undefined
}
