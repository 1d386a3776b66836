import { foldSearch } from '@ott/catalogue'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { isListedIn } from './availability.ts'
import { cardsByIds } from './cards.ts'
import type { Paging, Reader, StoredCard } from './cards.ts'
import type { CatalogueDatabase } from './tables.ts'

export type SearchSpace = 'title' | 'people' | 'genre'

export type SearchTerms = {
  query: string
  /** None means all of them. */
  spaces: SearchSpace[]
}

export type Found = { cards: StoredCard[]; total: number }

/** With fewer hits than this, words may be mistyped. */
const enough = 5
const longestQuery = 200
const mostWords = 12
const mostNear = 6
const shortWord = 5
const littleAlike = 0.2
const mostFound = 1_000
/** Up to here whole names can be compared with the whole query in good time. */
const mostCompared = 20_000

const weights: Record<SearchSpace, string> = { title: 'A', people: 'B', genre: 'C' }

/**
 * Titles by the beginnings of words; when that finds little, by words that look alike; when that finds nothing, by
 * names that look alike. Names of both languages are searched, whatever the reader's (CAT-9).
 */
export async function search(db: CatalogueDatabase, terms: SearchTerms, reader: Reader, paging: Paging): Promise<Found> {
  const asked = foldSearch(terms.query.slice(0, longestQuery))
  if (asked === '') return { cards: [], total: 0 }
  const words = asked.split(' ').slice(0, mostWords)
  const question = { asked, spaces: terms.spaces.length > 0 ? terms.spaces : allSpaces, reader, paging }
  const { ids, total } = await findInSteps(db, words, question)
  return { cards: await cardsByIds(db, ids, reader), total }
}

const allSpaces: SearchSpace[] = ['title', 'people', 'genre']

type Question = { asked: string; spaces: SearchSpace[]; reader: Reader; paging: Paging }
type Hits = { ids: string[]; total: number }

async function findInSteps(db: CatalogueDatabase, words: string[], question: Question): Promise<Hits> {
  const typed = words.map((word) => [startsWith(word)])
  const found = await findByWords(db, question, typed, typed)
  if (found.total >= enough) return found
  const near = await nearWords(db, words, { alsoOfKnown: found.total === 0 })
  const corrected = near.map((some, place) => [...(typed[place] ?? []), ...some.map(exactly)])
  const better = near.some((some) => some.length > 0) ? await findByWords(db, question, corrected, typed) : found
  return better.total > 0 ? better : findByLikeness(db, question)
}

/**
 * For every word what may have been meant by it. A word that is in the catalogue was meant as it stands, unless nothing
 * was found by it. A slip in a short word leaves little but its beginning.
 */
async function nearWords(db: CatalogueDatabase, words: string[], { alsoOfKnown }: { alsoOfKnown: boolean }): Promise<string[][]> {
  const { rows } = await sql<{ near: string[] }>`
    select array(
      select search_word.word from search_word
      where (${alsoOfKnown} or not exists (select from search_word where word = asked.word)) and (
        search_word.word % asked.word or (
          search_word.word like case when length(asked.word) <= ${shortWord} then left(asked.word, 2) || '%' end
          and similarity(search_word.word, asked.word) > ${littleAlike}
        )
      )
      order by similarity(search_word.word, asked.word) desc, search_word.word limit ${mostNear}
    ) as near
    from unnest(${words}::text[]) with ordinality as asked (word, place) order by place`.execute(db)
  return rows.map(({ near }) => near)
}

/** Titles that have, for every word, one of its alternatives. Those that have what was typed come first. */
async function findByWords(db: CatalogueDatabase, question: Question, words: string[][], typed: string[][]): Promise<Hits> {
  const wanted = sql`${tsquery(words, question.spaces)}::tsquery`
  const literal = sql`${tsquery(typed, question.spaces)}::tsquery`
  const likeness = words === typed ? sql`0` : sql`word_similarity(${question.asked}, document.titles)`
  const line = `\n${question.asked}`
  return hits(db, question, sql`document.words @@ ${wanted}`, sql`
    (document.words @@ ${literal}) desc,
    position(${`${line}\n`} in E'\\n' || document.titles || E'\\n') > 0 desc,
    position(${line} in E'\\n' || document.titles) > 0 desc,
    ts_rank('{0.1, 0.2, 0.4, 1}', document.words, ${wanted}) + ${likeness} desc`)
}

async function findByLikeness(db: CatalogueDatabase, question: Question): Promise<Hits> {
  const columns = question.spaces.map((space) => columnOf[space])
  const alike = columns.map((column) => sql`${question.asked} <% ${column}`)
  const likeness = columns.map((column) => sql`word_similarity(${question.asked}, ${column})`)
  const isSmall = sql`(select count(*) from (select from search_document limit ${mostCompared + 1}) as counted) <= ${mostCompared}`
  return hits(db, question, sql`${isSmall} and (${sql.join(alike, sql` or `)})`, sql`greatest(${sql.join(likeness)}) desc`)
}

const columnOf: Record<SearchSpace, RawBuilder<string>> = {
  title: sql`document.titles`,
  people: sql`document.people`,
  genre: sql`document.genres`,
}

/** The best of those that fit; a single letter fits half the catalogue, and nobody looks through that. Among equals the newest comes first. */
async function hits(db: CatalogueDatabase, { reader, paging }: Question, where: RawBuilder<unknown>, order: RawBuilder<unknown>): Promise<Hits> {
  const { rows } = await sql<Hits>`
    with best as materialized (
      select content_id, rank() over (order by ${order}) as place
      from search_document as document where ${where} order by place limit ${mostFound}
    ),
    found as materialized (
      select content_id, place, year from best join title using (content_id) where ${isListedIn(reader.country)}
    )
    select (select count(*) from found) as total, array(
      select content_id from found order by place, year desc nulls last, content_id limit ${paging.limit} offset ${paging.offset}
    ) as ids`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

/** Folded words hold letters and numbers only, so nothing in them has a meaning to the query. */
const startsWith = (word: string): string => `'${word}':*`
const exactly = (word: string): string => `'${word}':`

function tsquery(words: string[][], spaces: SearchSpace[]): string {
  // The index does not know where in a document a word stands: asked for one place, it makes the database look into all it found.
  const isEverywhere = allSpaces.every((space) => spaces.includes(space))
  const where = isEverywhere ? '' : spaces.map((space) => weights[space]).join('')
  return words.map((alternatives) => `(${alternatives.map((word) => word + where).join(' | ')})`).join(' & ')
}
