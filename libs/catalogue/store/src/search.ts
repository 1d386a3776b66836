import { normaliseSearch } from '@ott/catalogue'
import { prepared } from '@ott/database'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { isListed } from './availability.ts'
import { cardsWithSigns } from './cards.ts'
import type { Paging, Reader, StoredCard } from './cards.ts'
import { findTitles } from './find-titles.ts'
import type { Question } from './find-titles.ts'
import { allSpaces, beginningOf, beginsSo, fewLetters, matches, withoutPlaces } from './search-terms.ts'
import type { Query } from './search-terms.ts'
import type { CatalogueDatabase } from './tables.ts'
import { localized } from './localized-text.ts'

export type SearchSpace = 'title' | 'people' | 'genre'

export type SearchTerms = {
  query: string
  /** An empty list means all. */
  spaces: SearchSpace[]
}

export type Found = Names & { cards: StoredCard[]; total: number }

/** People and genres whose name matches, each with a title available to the reader. A few, the most similar first. */
export type Names = { people: { personId: string; name: string; portrait: string | null }[]; genres: { slug: string; name: string }[] }

const longestQuery = 200
const mostWords = 12
const mostNames = 6
/** Compares at most this many matching names. */
const mostNamesFitting = 500
/** At most this many of them are checked for an available title. */
const mostConsidered = 50

/**
 * Searches names in both languages, whatever the reader's (CAT-9). Pages of titles follow each other without overlap
 * (SEA-7).
 */
export async function search(db: CatalogueDatabase, terms: SearchTerms, reader: Reader, paging: Paging): Promise<Found> {
  const asked = cut(normaliseSearch(cut(terms.query)))
  if (asked === '') return { cards: [], total: 0, people: [], genres: [] }
  const words = asked.split(' ').slice(0, mostWords)
  const question = { asked, words, spaces: terms.spaces.length > 0 ? terms.spaces : allSpaces, reader, paging }
  const { ids, total, query } = await findTitles(db, question)
  const [cards, names] = await Promise.all([cardsWithSigns(db, ids, reader), findNames(db, query, question)])
  return { cards, total, ...names }
}

/**
 * Folding can turn one character into eighteen, and PostgreSQL rejects very long words. Never splits a surrogate pair.
 */
function cut(text: string): string {
  return text.slice(0, longestQuery).replace(/\p{Cs}$/u, '').trim()
}

/**
 * People and genres whose own name matches every word. Short queries match too many people, so name prefixes are enough
 * if there are some.
 */
async function findNames(db: CatalogueDatabase, { whole, telling }: Query, { asked, spaces, reader }: Question): Promise<Names> {
  if (spaces.every((space) => space === 'title')) return { people: [], genres: [] }
  const wants = (space: SearchSpace) => sql`(select ${spaces.includes(space)}::boolean)`
  const tsquery = (query: string) => sql`(select ${withoutPlaces(query)}::tsquery)`
  const fitting = matches(tsquery(telling), tsquery(whole))
  const begun = (line: RawBuilder<string>) => sql`(
    select id, names from search_name
    where ${wants('people')} and (select ${asked.length <= fewLetters}::boolean) and kind = 'person' and ${beginsSo(line, asked)}
    order by ${beginningOf(line)} collate "C" limit (select ${sql.lit(mostConsidered)})
  )`
  const nearest = (names: RawBuilder<unknown>) => sql`
    select id, similarity(${asked}, names) as likeness from ${names} order by likeness desc, id limit ${sql.lit(mostConsidered)}`
  const { rows } = await sql<{ kind: 'person' | 'genre'; id: string; name: string; portrait: string | null }>`
    ${prepared} with begun as materialized (${begun(sql`names`)} union ${begun(sql`split_part(names, E'\n', 2)`)}),
    people as materialized (
      select * from begun union (
        select id, names from search_name
        where ${wants('people')} and (select count(*) < ${sql.lit(mostNames)} from begun) and kind = 'person' and ${fitting}
        limit ${sql.lit(mostNamesFitting)}
      )
    ),
    genres as materialized (
      select id, names from search_name where ${wants('genre')} and kind = 'genre' and (words @@ ${tsquery(whole)}) is true
    )
    (
      select 'person' as kind, id, ${localized('person.name', reader.language)} as name, portrait
      from (${nearest(sql`people`)}) as near join person on person_id = id
      where exists (select from credit join title using (content_id) where credit.person_id = near.id and ${isListed(reader)})
      order by likeness desc, id limit ${sql.lit(mostNames)}
    ) union all (
      select 'genre', id, ${localized('genre.name', reader.language)}, null
      from (${nearest(sql`genres`)}) as near join genre on slug = id
      where exists (select from title_genre join title using (content_id) where genre_slug = near.id and ${isListed(reader)})
      order by likeness desc, id limit ${sql.lit(mostNames)}
    )`.execute(db)
  const ofKind = (wanted: 'person' | 'genre') => rows.filter(({ kind }) => kind === wanted)
  return {
    people: ofKind('person').map(({ id, name, portrait }) => ({ personId: id, name, portrait })),
    genres: ofKind('genre').map(({ id, name }) => ({ slug: id, name })),
  }
}
