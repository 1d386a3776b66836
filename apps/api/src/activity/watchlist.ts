import { cardsByIds, visibleTitles } from '@ott/catalogue-store'
import type { CatalogueTables, Reader } from '@ott/catalogue-store'
import { maxCallSeconds } from '@ott/contract'
import type { Answer } from '@ott/contract'
import { advisoryLock, transaction } from '@ott/database'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { presentCard } from '../catalogue/presenters.ts'
import { ApiError } from '../http/api-error.ts'
import { assertTitle } from './assert-title.ts'
import { isLatestMutation, resolveMutationTime } from './last-write-wins.ts'
import { whereProfile, whereItem } from './profile-key.ts'
import type { ProfileKey } from './profile-key.ts'
import type { Page } from './progress.ts'
import type { ActivityTables } from './tables.ts'

type Database = Kysely<ActivityTables & CatalogueTables>
type Card = Answer<'watchList'>['items'][number]

/** In the user's order, by default newest first. Leaves out unavailable titles, also from the total. */
export async function watchlistPage(
  db: Database,
  profileKey: ProfileKey,
  reader: Reader,
  { offset, limit, contentType }: Page & { contentType?: 'movie' | 'series' | undefined },
): Promise<{ items: Card[]; total: number }> {
  const listed = db
    .selectFrom('watch_list_entry')
    .innerJoin(visibleTitles(reader).as('title'), 'title.content_id', 'watch_list_entry.content_id')
    .where((its) => its.and(whereProfile(profileKey)))
  const matching = contentType === undefined ? listed : listed.where('title.content_type', '=', contentType)
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .select('title.content_id')
    .orderBy('watch_list_entry.place', 'desc')
    .orderBy('title.content_id')
    .offset(offset)
    .limit(limit)
    .execute()
  const cards = await cardsByIds(db, rows.map(({ content_id }) => content_id), reader)
  return { items: cards.map((card) => presentCard(card, reader)), total }
}

export const maxEntries = 500

export type NewEntry = { contentId: string; contentType: string; before?: string | undefined; ageSeconds?: number | undefined }

/**
 * Adds a title at the top or above `before`; an existing entry moves only with `before`. The latest change wins
 * (LIST-1); throws NOT_FOUND, INVALID_INPUT, or CONFLICT for a full list.
 */
export async function addToWatchlist(db: Database, profileKey: ProfileKey, { contentId, contentType, before, ageSeconds }: NewEntry, viewer: { cap: number; now: Date }): Promise<void> {
  const { now } = viewer
  await assertTitle(db, contentId, viewer, contentType)
  await transaction<ActivityTables, void>(db, async (trx) => {
    await advisoryLock(trx, `watch list of ${profileKey.profileId}`)
    const mutatedAt = resolveMutationTime(ageSeconds, now)
    if (!(await isLatestMutation(trx, profileKey, contentId, 'list', mutatedAt))) return
    const listed = await order(trx, profileKey)
    if (!listed.includes(contentId) && listed.length >= maxEntries) throw new ApiError('CONFLICT')
    await saveWatchlistEntry(trx, profileKey, contentId, mutatedAt)
    const others = listed.filter((other) => other !== contentId)
    const at = before === undefined ? -1 : others.indexOf(before)
    if (at >= 0) await putInOrder(trx, profileKey, others.toSpliced(at, 0, contentId))
  })
}

/** Places the entry above older ones. Entries within the clock tolerance count as older, because they arrived first. */
export async function saveWatchlistEntry(db: Kysely<ActivityTables>, profileKey: ProfileKey, contentId: string, addedAt: Date): Promise<void> {
  const place = addedAt.getTime() / 1_000
  const below = db
    .selectFrom('watch_list_entry')
    .select(sql<number>`max(place) + 0.001`.as('place'))
    .where((its) => its.and(whereProfile(profileKey)))
    .where('place', '<=', place + maxCallSeconds)
  await db
    .insertInto('watch_list_entry')
    .values({ ...whereItem(profileKey, contentId), added_at: addedAt, place: sql<number>`greatest(${place}, (${below}))` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function order(db: Kysely<ActivityTables>, profileKey: ProfileKey): Promise<string[]> {
  const rows = await db
    .selectFrom('watch_list_entry')
    .select('content_id')
    .where((its) => its.and(whereProfile(profileKey)))
    .orderBy('place', 'desc')
    .orderBy('content_id')
    .execute()
  return rows.map(({ content_id }) => content_id)
}

/** Numbers downwards from the highest place, so that later additions come first again. */
async function putInOrder(db: Kysely<ActivityTables>, { userId, profileId }: ProfileKey, contentIds: string[]): Promise<void> {
  await sql`
    update watch_list_entry as entry set place = highest.place - 0.001 * (new.at - 1)
    from unnest(${contentIds}::text[]) with ordinality as new (content_id, at),
      (select max(place) as place from watch_list_entry where user_id = ${userId} and profile_id = ${profileId}) as highest
    where entry.user_id = ${userId} and entry.profile_id = ${profileId} and entry.content_id = new.content_id`.execute(db)
}

export async function removeFromWatchlist(db: Kysely<ActivityTables>, profileKey: ProfileKey, contentId: string, mutatedAt: Date): Promise<void> {
  await transaction(db, async (trx) => {
    if (!(await isLatestMutation(trx, profileKey, contentId, 'list', mutatedAt))) return
    await trx.deleteFrom('watch_list_entry').where((its) => its.and(whereItem(profileKey, contentId))).execute()
  })
}

export async function isInWatchlist(db: Kysely<ActivityTables>, profileKey: ProfileKey, contentId: string): Promise<boolean> {
  const entry = await db
    .selectFrom('watch_list_entry')
    .select('content_id')
    .where((its) => its.and(whereItem(profileKey, contentId)))
    .executeTakeFirst()
  return entry !== undefined
}
