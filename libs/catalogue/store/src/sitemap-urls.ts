import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Paging, Reader } from './cards.ts'
import type { CatalogueDatabase } from './tables.ts'
import { creditsBelow, visibleTitles } from './visible-titles.ts'

/** `path` has no locale: `/the-last-ferry`, `/people/meghna-basu`. */
export type SitemapUrl = { path: string; changedAt: Date }

/**
 * URLs of all titles, or of all credited people, by id: available in a country and not withdrawn (CAT-13). A person's
 * page changes with each of its titles.
 */
export async function sitemapUrls(
  db: CatalogueDatabase,
  kind: 'titles' | 'people',
  reader: Reader,
  { limit, offset }: Paging,
): Promise<{ urls: SitemapUrl[]; total: number }> {
  const listed = kind === 'titles' ? titles(reader) : people(reader)
  const counted = await sql<{ total: number }>`select count(*)::int as total from (${listed}) as listed`.execute(db)
  const page = await sql<SitemapUrl>`
    select path, "changedAt" from (${listed}) as listed order by id limit ${limit} offset ${offset}`.execute(db)
  return { urls: page.rows, total: counted.rows[0]?.total ?? 0 }
}

function titles(reader: Reader): RawBuilder<unknown> {
  return sql`
    select title.content_id as id, title.permanent_link as path, title.changed_at as "changedAt"
    from ${visibleTitles(reader)} as title`
}

function people(reader: Reader): RawBuilder<unknown> {
  return sql`
    select credit.person_id as id, '/people/' || credit.person_id as path, max(title.changed_at) as "changedAt"
    from ${creditsBelow(reader.cap)} as credit join ${visibleTitles(reader)} as title using (content_id) group by credit.person_id`
}
