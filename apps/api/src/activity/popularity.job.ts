import { rankingOf } from '@ott/catalogue'
import { saveRanking } from '@ott/catalogue-store'
import type { CatalogueTables } from '@ott/catalogue-store'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { ActivityTables } from './tables.ts'

const countedDays = 7

/** Ranks titles by the number of recent viewers (CAT-34). Scans all progress, so no request may run it. */
export async function updatePopularity(db: Kysely<ActivityTables & CatalogueTables>, now: Date): Promise<void> {
  const watched = await db
    .selectFrom('watch_progress')
    .select([
      sql<string>`coalesce(series_id, content_id)`.as('contentId'),
      sql<number>`count(distinct (user_id, profile_id))`.as('viewers'),
    ])
    .where('watched_at', '>', new Date(now.getTime() - countedDays * 86_400_000))
    .groupBy(sql`coalesce(series_id, content_id)`)
    .execute()
  await saveRanking(db, rankingOf(watched))
}
