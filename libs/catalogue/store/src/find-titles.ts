import { noCap, soundsOf, withoutGenericWords } from '@ott/catalogue'
import { prepared } from '@ott/database'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import type { Paging, Reader } from './cards.ts'
import { fuzzyCandidates, nearWords } from './fuzzy-match.ts'
import type { FuzzyCandidates, NearWords } from './fuzzy-match.ts'
import { soundMark } from './search-index.ts'
import { queryOf, lineStart, lineStartsWith, exactly, maxShortQueryLength, matches, prefixAndSounds, startsWith, selectiveTsquery, tsquery } from './search-terms.ts'
import type { Query, Term } from './search-terms.ts'
import type { SearchSpace } from './search.ts'
import type { CatalogueDatabase } from './tables.ts'
import { isVisible } from './visible-titles.ts'

type Sql = RawBuilder<unknown>

/** `asked` is the folded query; `words` are its words to search for. */
export type SearchRequest = { asked: string; words: string[]; spaces: SearchSpace[]; reader: Reader; paging: Paging }

type Hits = { ids: string[]; total: number }

/** `query` is the interpretation that found the titles. */
export type FoundTitles = Hits & {
  query: Query
  /** False if the titles only resemble the query. */
  isExact: boolean
  /** The query with the nearest words of the catalogue, if it has typing errors. */
  suggestion: string | null
}

/** With fewer hits for the typed words, those that sound alike are shown too. */
const minHits = 5
/** Up to this many matching titles, one statement runs all search steps. */
const maxFew = 200
const maxResults = 1_000
/** Upper limits of candidates per word or prefix. Scoring more costs time, and nobody reads that far. */
const maxCandidates = 1_500
const maxPrefixCandidates = 500
/** Limits for very short queries: how many name prefixes to score, and how many are enough. */
const maxLetterCandidates = 100
const minLetterHits = 40
/** Weight of the part of a name that the query covers, added to the similarity. */
const coverageWeight = 0.3
/** Shorter queries resemble too many names. */
const minSimilarLength = 5
/** Up to this catalogue size, comparing whole names with the query is fast enough. */
const maxComparedTitles = 20_000

/**
 * Searches by word prefixes and sounds (CAT-19), then without generic words (SEA-17). Only if nothing matches, by words
 * one slip away, and last by similar names (SEA-16).
 */
export async function findTitles(db: CatalogueDatabase, request: SearchRequest): Promise<FoundTitles> {
  const { asked, words, spaces } = request
  if (asked.length <= maxShortQueryLength) {
    const prefixed = await findByLetters(db, request)
    if (prefixed.total >= minLetterHits) return { ...prefixed, query: queryOf(words.map(prefixAndSounds), spaces), isExact: true, suggestion: null }
  }
  const meant = withoutGenericWords(words)
  const hasGenericWords = meant.length < words.length
  const found = await findExactly(db, request, hasGenericWords ? [] : words)
  if (found.total > 0 || !hasGenericWords) return resemblingIfNone(db, request, found)
  const ofMeant = { ...request, words: meant }
  return resemblingIfNone(db, ofMeant, await findExactly(db, ofMeant, meant))
}

async function findByLetters(db: CatalogueDatabase, request: SearchRequest): Promise<Hits> {
  return hits(db, request, sql`false`, nameMatches(request), { max: maxLetterCandidates, condition: sql`true` })
}

/** `corrigible`: the words for which it also looks for nearest ones, if nothing is found. */
async function findExactly(db: CatalogueDatabase, request: SearchRequest, corrigible: string[]): Promise<Few> {
  const terms = request.words.map(prefixAndSounds)
  const few = await searchFew(db, request, terms, corrigible)
  return few.areMore ? { ...few, ...(await searchMany(db, request, terms)) } : few
}

/** What resembles the query, if nothing matches it. */
async function resemblingIfNone(db: CatalogueDatabase, request: SearchRequest, { near, ids, total, query }: Few): Promise<FoundTitles> {
  const found = { ids, total, query }
  if (total > 0) return { ...found, isExact: true, suggestion: null }
  const nearest = request.words.map((word, place) => nearWords(word, near[place] ?? { slips: [], longer: [], alike: [], keys: [] }))
  const corrected = nearest.some(({ words, keys }) => words.length + keys.length > 0) ? await findCorrected(db, request, nearest) : found
  if (corrected.total > 0) return { ...corrected, isExact: false, suggestion: await visibleSuggestion(db, request, suggestionFor(request.words, nearest)) }
  const similar = request.asked.length >= minSimilarLength ? await findBySimilarity(db, request) : found
  return { ...similar, query: corrected.query, isExact: false, suggestion: null }
}

async function findCorrected(db: CatalogueDatabase, request: SearchRequest, nearest: NearWords[]): Promise<Hits & { query: Query }> {
  const terms = request.words.map((word, place) => {
    const { words = [], keys = [] } = nearest[place] ?? {}
    return [...prefixAndSounds(word), ...[...words, ...keys].map(exactly)]
  })
  const { ids, total, query, areMore } = await searchFew(db, request, terms, [])
  return { ids, total, query, ...(areMore && (await findByWords(db, request, terms))) }
}

/** The query with the nearest word for each word that has some. Phonetic keys are no words to show. */
function suggestionFor(words: string[], nearest: NearWords[]): string | null {
  const suggestion = words.map((word, place) => nearest[place]?.words[0] ?? word).join(' ')
  return suggestion === words.join(' ') ? null : suggestion
}

/** The catalogue's words include those of hidden titles, so a suggestion has to find a visible one (PAR-1). */
async function visibleSuggestion(db: CatalogueDatabase, request: SearchRequest, suggestion: string | null): Promise<string | null> {
  if (suggestion === null || request.reader.cap >= noCap) return suggestion
  const { total } = await findExactly(db, { ...request, asked: suggestion, words: suggestion.split(' ') }, [])
  return total > 0 ? suggestion : null
}

/** Words with hundreds of matches are no typing errors, even if few are available to this reader. */
async function searchMany(db: CatalogueDatabase, request: SearchRequest, terms: Term[][]): Promise<Hits> {
  const found = await findByTyped(db, request)
  return found.total >= minHits ? found : findByWords(db, request, terms)
}

type Few = Hits & {
  /** True if too many titles match; then only `query` is set. */
  areMore: boolean
  /** For each word, what the user may have meant, if nothing was found. */
  near: FuzzyCandidates[]
  query: Query
}

/**
 * Runs all steps in one statement, since most queries match few titles. A round trip costs more than most steps, and
 * PostgreSQL skips unneeded ones.
 */
async function searchFew(db: CatalogueDatabase, request: SearchRequest, terms: Term[][], words: string[]): Promise<Few> {
  const { spaces, reader, paging } = request
  const whole = tsquery(terms, spaces)
  const [typed, wanted] = [sql`(select ${tsquery(asTyped(request), spaces)}::tsquery)`, sql`(select ${whole}::tsquery)`]
  const close = sql`(select ${tsquery(asSpoken(request), spaces)}::tsquery)`
  const isTypedEnough = sql`(select typed >= ${sql.lit(minHits)} from counted)`
  const rank = sql`case when ${isTypedEnough} then ${rankOf(typed)} else ${rankOf(wanted)} + ${similarityTo(request)} end`
  const { rows } = await sql<Omit<Few, 'query'> & { selective: string }>`
    ${prepared} with request as materialized (select ${selectiveTsquery(terms, spaces)} as selective),
    candidates as materialized (
      select content_id, year, is_everywhere, maturity, titles, words from search_document
      where ${matches(sql`(select selective::tsquery from request)`, wanted)} limit ${sql.lit(maxFew + 1)}
    ),
    found as materialized (
      select *, words @@ ${typed} as is_typed, words @@ ${close} as is_close from candidates
      where (select count(*) <= ${sql.lit(maxFew)} from candidates) and ${isVisible(reader, 'candidates')}
    ),
    counted as materialized (
      select count(*) as total, count(*) filter (where is_typed) as typed, count(*) filter (where is_close) as close,
        (select count(*) > ${sql.lit(maxFew)} from candidates) as are_more
      from found
    )
    select selective, are_more as "areMore", case when ${isTypedEnough} then close else total end as total, array(
      select content_id from found where is_close or not ${isTypedEnough}
      order by ${sql.join([sql`is_typed`, ...nameMatches(request), rank].map((score) => sql`${score} desc`))}, year desc nulls last, content_id
      limit (select ${paging.limit}::int) offset (select ${paging.offset}::int)
    ) as ids, ${fuzzyCandidates(words, sql`(select total = 0 and not are_more from counted)`)} as near
    from request cross join counted`.execute(db)
  const [few] = rows
  if (!few) throw new Error('A count is always there')
  return { ...few, query: { selective: few.selective, whole } }
}

async function findByTyped(db: CatalogueDatabase, request: SearchRequest): Promise<Hits> {
  const { where, wanted } = conditionsFor(asTyped(request), request)
  return hits(db, request, where, [...nameMatches(request), rankOf(wanted)])
}

/** Ranks exact matches of the typed words first. */
async function findByWords(db: CatalogueDatabase, request: SearchRequest, words: Term[][]): Promise<Hits> {
  const { where, wanted } = conditionsFor(words, request)
  const isTyped = sql`(words @@ ${conditionsFor(asTyped(request), request).wanted})::integer`
  return hits(db, request, where, [isTyped, ...nameMatches(request), sql`${rankOf(wanted)} + ${similarityTo(request)}`])
}

function conditionsFor(words: Term[][], { spaces }: SearchRequest): { where: Sql; wanted: Sql } {
  const wanted = sql`(select ${tsquery(words, spaces)}::tsquery)`
  return { where: matches(sql`${selectiveTsquery(words, spaces)}::tsquery`, wanted), wanted }
}

const asTyped = ({ words }: SearchRequest): Term[][] => words.map((word) => [startsWith(word)])

/** The typed words, or others that sound exactly alike. */
const asSpoken = ({ words }: SearchRequest): Term[][] => words.map((word) => [startsWith(word), ...soundsOf(word).map((sound) => exactly(soundMark + sound))])

const rankOf = (query: Sql) => sql`ts_rank('{0.1, 0.2, 0.4, 1}', words, ${query})`

/** Among similar names, prefers the one that the query covers most. */
const similarityTo = ({ asked }: SearchRequest) =>
  sql`word_similarity(${asked}, titles) + ${sql.lit(coverageWeight)} * length(${asked}::text) / greatest(length(titles), 1)`

/** Whether the query equals a name, has only whole words of one, or is the beginning of one. */
function nameMatches({ asked, words }: SearchRequest): Sql[] {
  const line = `\n${asked}`
  const whole = tsquery(words.map((word) => [exactly(word)]), ['title'])
  return [
    sql`(position(${`${line}\n`} in E'\\n' || titles || E'\\n') > 0)::integer`,
    sql`(words @@ (select ${whole}::tsquery))::integer`,
    sql`(position(${line} in E'\\n' || titles) > 0)::integer`,
  ]
}

/** Titles of which a part resembles the whole query, for example words written together. */
async function findBySimilarity(db: CatalogueDatabase, request: SearchRequest): Promise<Hits> {
  if (!request.spaces.includes('title')) return { ids: [], total: 0 }
  const isSmall = sql`(select reltuples from pg_class where oid = 'search_document'::regclass) <= ${sql.lit(maxComparedTitles)}`
  return hits(db, request, sql`${isSmall} and ${request.asked} <% titles`, [sql`word_similarity(${request.asked}, titles)`])
}

/**
 * The best matches, newest first among equals. With too many matches, such as for one letter, it scores only names that
 * begin with the query.
 */
async function hits(
  db: CatalogueDatabase,
  request: SearchRequest,
  where: Sql,
  scores: Sql[],
  prefixed = { max: maxPrefixCandidates, condition: sql`(select count(*) = ${sql.lit(maxCandidates)} from candidates)` },
): Promise<Hits> {
  const { asked, spaces, reader, paging } = request
  const scored = sql`select content_id, year, is_everywhere, maturity, array[${sql.join(scores)}] as scores`
  const prefixMatches = (line: RawBuilder<string>) => {
    // The planner cannot estimate a limit from a subquery, so it walks the index instead of sorting all matches.
    return sql`(
      ${scored} from (
        select * from search_document
        where (select ${spaces.includes('title')}::boolean) and ${prefixed.condition}
          and ${lineStartsWith(line, asked)}
        order by ${lineStart(line)} collate "C" limit (select ${sql.lit(prefixed.max)})
      ) as prefixed
    )`
  }
  const { rows } = await sql<Hits>`
    ${prepared} with candidates as materialized (${scored} from search_document where ${where} limit ${sql.lit(maxCandidates)}),
    best as materialized (
      select content_id, year, is_everywhere, maturity, scores from (
        select * from candidates union ${prefixMatches(sql`titles`)} union ${prefixMatches(sql`split_part(titles, E'\\n', 2)`)}
      ) as scored
      order by scores desc, year desc nulls last, content_id limit ${sql.lit(maxResults)}
    ),
    found as materialized (select content_id, year, scores from best where ${isVisible(reader, 'best')})
    select (select count(*) from found) as total, array(
      select content_id from found order by scores desc, year desc nulls last, content_id
      limit (select ${paging.limit}::int) offset (select ${paging.offset}::int)
    ) as ids`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}
