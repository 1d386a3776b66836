import { cardsByIds, isListed } from '@ott/catalogue-store'
import type { CatalogueTables, Reader } from '@ott/catalogue-store'
import { longestCallSeconds } from '@ott/contract'
import type { Answer } from '@ott/contract'
import { advisoryLock, transaction } from '@ott/database'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { presentCard } from '../catalogue/presenters.ts'
import { CallError } from '../http/api-error.ts'
import { expectTitle } from './assert-title.ts'
import { isNewest, madeAt } from './last-write-wins.ts'
import { ofOwner, rowOf } from './profile-key.ts'
import type { Owner } from './profile-key.ts'
import type { Page } from './progress.ts'
import type { ActivityTables } from './tables.ts'

type Database = Kysely<ActivityTables & CatalogueTables>
type Card = Answer<'watchList'>['items'][number]

/** In the viewer's order, what was added last first. What is no longer there, or not for this country, is left out and not counted. */
export async function watchListPage(
  db: Database,
  owner: Owner,
  reader: Reader,
  { offset, limit, contentType }: Page & { contentType?: 'movie' | 'series' | undefined },
): Promise<{ items: Card[]; total: number }> {
  const listed = db
    .selectFrom('watch_list_entry')
    .innerJoin('title', 'title.content_id', 'watch_list_entry.content_id')
    .where((its) => its.and(ofOwner(owner)))
    .where(isListed(reader))
  const asked = contentType === undefined ? listed : listed.where('title.content_type', '=', contentType)
  const { total } = await asked.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await asked
    .select('title.content_id')
    .orderBy('watch_list_entry.place', 'desc')
    .orderBy('title.content_id')
    .offset(offset)
    .limit(limit)
    .execute()
  const cards = await cardsByIds(db, rows.map(({ content_id }) => content_id), reader)
  return { items: cards.map((card) => presentCard(card, reader.now)), total }
}

/** A list of more would not be read to its end by anybody. */
export const mostOnList = 500

export type NewEntry = { contentId: string; contentType: string; before?: string | undefined; ageSeconds?: number | undefined }

/**
 * A movie or a series that is there. What is on the list already keeps its place, unless it is to stand `before`
 * another; where that one has gone, a new entry stands first (LIST-1). Of two changes the later one counts. Throws NOT_FOUND, INVALID_INPUT, or CONFLICT for a full list.
 */
export async function addToWatchList(db: Database, owner: Owner, { contentId, contentType, before, ageSeconds }: NewEntry, now: Date): Promise<void> {
  await expectTitle(db, contentId, now, contentType)
  await transaction<ActivityTables, void>(db, async (trx) => {
    await advisoryLock(trx, `watch list of ${owner.profileId}`)
    const made = madeAt(ageSeconds, now)
    if (!(await isNewest(trx, owner, contentId, 'list', made))) return
    const listed = await order(trx, owner)
    if (!listed.includes(contentId) && listed.length >= mostOnList) throw new CallError('CONFLICT')
    await saveWatchListEntry(trx, owner, contentId, made)
    const others = listed.filter((other) => other !== contentId)
    const at = before === undefined ? -1 : others.indexOf(before)
    if (at >= 0) await putInOrder(trx, owner, others.toSpliced(at, 0, contentId))
  })
}

/** It stands above what was added before it. What was added so close to it that nobody can tell came first, since it arrived first. */
export async function saveWatchListEntry(db: Kysely<ActivityTables>, owner: Owner, contentId: string, addedAt: Date): Promise<void> {
  const place = addedAt.getTime() / 1_000
  const below = db
    .selectFrom('watch_list_entry')
    .select(sql<number>`max(place) + 0.001`.as('place'))
    .where((its) => its.and(ofOwner(owner)))
    .where('place', '<=', place + longestCallSeconds)
  await db
    .insertInto('watch_list_entry')
    .values({ ...rowOf(owner, contentId), added_at: addedAt, place: sql<number>`greatest(${place}, (${below}))` })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

async function order(db: Kysely<ActivityTables>, owner: Owner): Promise<string[]> {
  const rows = await db
    .selectFrom('watch_list_entry')
    .select('content_id')
    .where((its) => its.and(ofOwner(owner)))
    .orderBy('place', 'desc')
    .orderBy('content_id')
    .execute()
  return rows.map(({ content_id }) => content_id)
}

/** Below the highest place that there is, so that what is added later stands first again. */
async function putInOrder(db: Kysely<ActivityTables>, { userId, profileId }: Owner, contentIds: string[]): Promise<void> {
  await sql`
    update watch_list_entry as entry set place = highest.place - 0.001 * (new.at - 1)
    from unnest(${contentIds}::text[]) with ordinality as new (content_id, at),
      (select max(place) as place from watch_list_entry where user_id = ${userId} and profile_id = ${profileId}) as highest
    where entry.user_id = ${userId} and entry.profile_id = ${profileId} and entry.content_id = new.content_id`.execute(db)
}

export async function removeFromWatchList(db: Kysely<ActivityTables>, owner: Owner, contentId: string, made: Date): Promise<void> {
  await transaction(db, async (trx) => {
    if (!(await isNewest(trx, owner, contentId, 'list', made))) return
    await trx.deleteFrom('watch_list_entry').where((its) => its.and(rowOf(owner, contentId))).execute()
  })
}

export async function isInWatchList(db: Kysely<ActivityTables>, owner: Owner, contentId: string): Promise<boolean> {
  const entry = await db
    .selectFrom('watch_list_entry')
    .select('content_id')
    .where((its) => its.and(rowOf(owner, contentId)))
    .executeTakeFirst()
  return entry !== undefined
}
