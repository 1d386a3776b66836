import { noCap } from '@ott/catalogue'
import type { Reader } from './cards.ts'
import { localized } from './localized-text.ts'
import { search } from './search.ts'
import type { CatalogueDatabase } from './tables.ts'

/** Search terms to suggest before the user types. Below a cap, only those that find something visible (PAR-1). */
export async function popularSearches(db: CatalogueDatabase, reader: Reader): Promise<string[]> {
  const rows = await db
    .selectFrom('popular_search')
    .select(localized('popular_search.term', reader.language).as('term'))
    .orderBy('position')
    .execute()
  const terms = rows.map(({ term }) => term)
  if (reader.cap >= noCap) return terms
  const visible: string[] = []
  for (const term of terms) if (await findsSomething(db, term, reader)) visible.push(term)
  return visible
}

async function findsSomething(db: CatalogueDatabase, query: string, reader: Reader): Promise<boolean> {
  const { isExact, total, people, genres } = await search(db, { query, spaces: [] }, reader, { limit: 1, offset: 0 })
  return isExact && total + people.length + genres.length > 0
}
