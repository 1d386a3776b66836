import { sql } from 'kysely'
import type { CatalogueDatabase } from './tables.ts'

/** Enough to include ten titles of each type in every country. */
const maxRanked = 500

/**
 * Replaces the ranking, most watched first; a fixed row order lets servers run it concurrently. Does not bump the
 * catalogue version, so cached responses show it after they expire.
 */
export async function saveRanking(db: CatalogueDatabase, contentIds: string[]): Promise<void> {
  const ranked = contentIds.slice(0, maxRanked)
  await sql`
    insert into ranking (place, content_id)
    select place, content_id from unnest(${ranked}::text[]) with ordinality as counted (content_id, place) order by place
    on conflict (place) do update set content_id = excluded.content_id where ranking.content_id <> excluded.content_id`.execute(db)
  await db.deleteFrom('ranking').where('place', '>', ranked.length).execute()
}
