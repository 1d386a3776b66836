import { sql } from 'kysely'
import type { CatalogueDatabase } from './tables.ts'

/** So many that ten of each type are among them in every country. */
const mostKept = 500

/**
 * The most watched first, in place of those before. Servers may do so at a time: places are written in their order. It
 * is no change of the catalogue, whose kept answers show it when they are next made.
 */
export async function saveRanking(db: CatalogueDatabase, contentIds: string[]): Promise<void> {
  const kept = contentIds.slice(0, mostKept)
  await sql`
    insert into ranking (place, content_id)
    select place, content_id from unnest(${kept}::text[]) with ordinality as counted (content_id, place) order by place
    on conflict (place) do update set content_id = excluded.content_id where ranking.content_id <> excluded.content_id`.execute(db)
  await db.deleteFrom('ranking').where('place', '>', kept.length).execute()
}
