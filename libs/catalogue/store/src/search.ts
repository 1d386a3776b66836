import { normaliseSearch } from '@ott/catalogue'
import { prepared } from '@ott/database'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { cardsWithSigns } from './cards.ts'
import type { Paging, Reader, StoredCard } from './cards.ts'
import { findTitles } from './find-titles.ts'
import type { SearchRequest } from './find-titles.ts'
import { allSpaces, lineStart, lineStartsWith, maxShortQueryLength, matches, withoutWeights } from './search-terms.ts'
import type { Query } from './search-terms.ts'
import type { CatalogueDatabase } from './tables.ts'
import { localized } from './localized-text.ts'
import { creditsBelow, visibleTitles } from './visible-titles.ts'

export type SearchSpace = 'title' | 'people' | 'genre'

export type SearchTerms = {
  query: string
  /** An empty list means all. */
  spaces: SearchSpace[]
}

export type SearchResult = Names & {
  cards: StoredCard[]
  total: number
  /** False if nothing matches the query; then titles, people and genres that resemble it are listed (SEA-16). */
  isExact: boolean
  /** The query without its typing errors, if it has some. */
  suggestion: string | null
}

/** People and genres whose name matches, each with a title available to the reader. A few, the most similar first. */
export type Names = { people: { personId: string; name: string; portrait: string | null }[]; genres: { slug: string; name: string }[] }

const maxQueryLength = 200
const maxWords = 12
const maxNames = 6
/** Compares at most this many matching names. */
const maxNameCandidates = 500
/** At most this many of them are checked for an available title. */
const maxChecked = 50

/**
 * Searches names in both languages, whatever the reader's (CAT-9). Pages of titles follow each other without overlap
 * (SEA-7).
 */
export async function search(db: CatalogueDatabase, terms: SearchTerms, reader: Reader, paging: Paging): Promise<SearchResult> {
  const asked = cut(normaliseSearch(cut(terms.query)))
  if (asked === '') return { cards: [], total: 0, isExact: true, suggestion: null, people: [], genres: [] }
  const words = asked.split(' ').slice(0, maxWords)
  const request = { asked, words, spaces: terms.spaces.length > 0 ? terms.spaces : allSpaces, reader, paging }
  const { ids, query, ...found } = await findTitles(db, request)
  const [cards, names] = await Promise.all([cardsWithSigns(db, ids, reader), findNames(db, query, request)])
  return { cards, ...found, ...names }
}

/**
 * Folding can turn one character into eighteen, and PostgreSQL rejects very long words. Never splits a surrogate pair.
 */
function cut(text: string): string {
  return text.slice(0, maxQueryLength).replace(/\p{Cs}$/u, '').trim()
}

/**
 * People and genres whose own name matches every word. Short queries match too many people, so name prefixes are enough
 * if there are some.
 */
async function findNames(db: CatalogueDatabase, { whole, selective }: Query, { asked, spaces, reader }: SearchRequest): Promise<Names> {
  if (spaces.every((space) => space === 'title')) return { people: [], genres: [] }
  const wants = (space: SearchSpace) => sql`(select ${spaces.includes(space)}::boolean)`
  const tsquery = (query: string) => sql`(select ${withoutWeights(query)}::tsquery)`
  const candidates = matches(tsquery(selective), tsquery(whole))
  const prefixed = (line: RawBuilder<string>) => sql`(
    select id, names from search_name
    where ${wants('people')} and (select ${asked.length <= maxShortQueryLength}::boolean) and kind = 'person' and ${lineStartsWith(line, asked)}
    order by ${lineStart(line)} collate "C" limit (select ${sql.lit(maxChecked)})
  )`
  const nearest = (names: RawBuilder<unknown>) => sql`
    select id, similarity(${asked}, names) as score from ${names} order by score desc, id limit ${sql.lit(maxChecked)}`
  const { rows } = await sql<{ kind: 'person' | 'genre'; id: string; name: string; portrait: string | null }>`
    ${prepared} with prefixed as materialized (${prefixed(sql`names`)} union ${prefixed(sql`split_part(names, E'\n', 2)`)}),
    people as materialized (
      select * from prefixed union (
        select id, names from search_name
        where ${wants('people')} and (select count(*) < ${sql.lit(maxNames)} from prefixed) and kind = 'person' and ${candidates}
        limit ${sql.lit(maxNameCandidates)}
      )
    ),
    genres as materialized (
      select id, names from search_name where ${wants('genre')} and kind = 'genre' and (words @@ ${tsquery(whole)}) is true
    )
    (
      select 'person' as kind, id, ${localized('person.name', reader.language)} as name, portrait
      from (${nearest(sql`people`)}) as near join person on person_id = id
      where exists (select from ${creditsBelow(reader.cap)} as credit join ${visibleTitles(reader)} as title using (content_id) where credit.person_id = near.id)
      order by score desc, id limit ${sql.lit(maxNames)}
    ) union all (
      select 'genre', id, ${localized('genre.name', reader.language)}, null
      from (${nearest(sql`genres`)}) as near join genre on slug = id
      where exists (select from title_genre join ${visibleTitles(reader)} as title using (content_id) where genre_slug = near.id)
      order by score desc, id limit ${sql.lit(maxNames)}
    )`.execute(db)
  const ofKind = (wanted: 'person' | 'genre') => rows.filter(({ kind }) => kind === wanted)
  return {
    people: ofKind('person').map(({ id, name, portrait }) => ({ personId: id, name, portrait })),
    genres: ofKind('genre').map(({ id, name }) => ({ slug: id, name })),
  }
}
