import { cardsByIds } from '@ott/catalogue-store'
import type { CatalogueTables, Reader, StoredCard } from '@ott/catalogue-store'
import { advisoryLock, transaction } from '@ott/database'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { assertTitle } from './assert-title.ts'
import { whereProfile, whereItem } from './profile-key.ts'
import type { ProfileKey } from './profile-key.ts'
import type { ActivityTables } from './tables.ts'

type Database = Kysely<ActivityTables & CatalogueTables>

const maxOpened = 30

/** Titles that the user opened from search, newest first. Leaves out unavailable titles. */
export async function searchHistory(db: Database, profileKey: ProfileKey, reader: Reader, limit: number): Promise<StoredCard[]> {
  const rows = await db
    .selectFrom('search_history')
    .select('content_id')
    .where((its) => its.and(whereProfile(profileKey)))
    .orderBy('opened_at', 'desc')
    .orderBy('content_id')
    .execute()
  return (await cardsByIds(db, rows.map(({ content_id }) => content_id), reader)).slice(0, limit)
}

/** Keeps each title once with its last opening, and the newest thirty (SEA-5). Throws NOT_FOUND or INVALID_INPUT. */
export async function saveOpenedTitle(db: Database, profileKey: ProfileKey, opened: { contentId: string; contentType: string }, viewer: { cap: number; now: Date }): Promise<void> {
  const { contentId, contentType } = opened
  const { userId, profileId } = profileKey
  const { now } = viewer
  await assertTitle(db, contentId, viewer, contentType)
  await transaction<ActivityTables, void>(db, async (trx) => {
    await advisoryLock(trx, `search history of ${profileId}`)
    await trx
      .insertInto('search_history')
      .values({ ...whereItem(profileKey, contentId), opened_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'profile_id', 'content_id']).doUpdateSet({ opened_at: now }))
      .execute()
    await sql`
      delete from search_history where user_id = ${userId} and profile_id = ${profileId} and content_id in (
        select content_id from search_history where user_id = ${userId} and profile_id = ${profileId}
        order by opened_at desc, content_id offset ${maxOpened}
      )`.execute(trx)
  })
}

/** Deletes one title, or with null all of them. */
export async function deleteOpenedTitles(db: Kysely<ActivityTables>, profileKey: ProfileKey, contentId: string | null): Promise<void> {
  const which = contentId === null ? whereProfile(profileKey) : whereItem(profileKey, contentId)
  await db.deleteFrom('search_history').where((its) => its.and(which)).execute()
}
