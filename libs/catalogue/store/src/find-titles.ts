import { prepared } from '@ott/database'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { isListed } from './availability.ts'
import type { Paging, Reader } from './cards.ts'
import { fuzzyCandidates } from './fuzzy-match.ts'
import { queryOf, lineStart, lineStartsWith, exactly, maxShortQueryLength, matches, prefixAndSounds, startsWith, selectiveTsquery, tsquery } from './search-terms.ts'
import type { Query, Term } from './search-terms.ts'
import type { SearchSpace } from './search.ts'
import type { CatalogueDatabase } from './tables.ts'

type Sql = RawBuilder<unknown>

/** `asked` is the folded query; `words` are its words to search for. */
export type SearchRequest = { asked: string; words: string[]; spaces: SearchSpace[]; reader: Reader; paging: Paging }

type Hits = { ids: string[]; total: number }

/** With fewer hits than this, the search assumes typing errors. */
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
/** Up to this catalogue size, comparing whole names with the query is fast enough. */
const maxComparedTitles = 20_000

/**
 * Searches by word prefixes, then by sound (CAT-19), then by similar words, and last by similar names, until there are
 * enough hits. `query` is the final interpretation of the request.
 */
export async function findTitles(db: CatalogueDatabase, request: SearchRequest): Promise<Hits & { query: Query }> {
  const { asked, words, spaces } = request
  const soundTerms = words.map(prefixAndSounds)
  const prefixed = asked.length <= maxShortQueryLength ? await findByLetters(db, request) : null
  if (prefixed && prefixed.total >= minHits) return { ...prefixed, query: queryOf(soundTerms, spaces) }
  const few = await searchFew(db, request, soundTerms, words)
  if (few.areMore) return { ...few, ...(await searchMany(db, request, soundTerms)) }
  const corrected = soundTerms.map((terms, place) => [...terms, ...(few.near[place] ?? []).map(exactly)])
  const found = few.near.some((some) => some.length > 0) ? await searchFew(db, request, corrected, []) : few
  if (found.areMore) return { ...found, ...(await findByWords(db, request, corrected)) }
  return found.total > 0 ? found : { ...found, ...(await findBySimilarity(db, request)) }
}

async function findByLetters(db: CatalogueDatabase, request: SearchRequest): Promise<Hits> {
  const prefixed = await hits(db, request, sql`false`, nameMatches(request), { max: maxLetterCandidates, condition: sql`true` })
  return prefixed.total >= minLetterHits ? prefixed : findByTyped(db, request)
}

/** Words with hundreds of matches are no typing errors, even if few are available to this reader. */
async function searchMany(db: CatalogueDatabase, request: SearchRequest, soundTerms: Term[][]): Promise<Hits> {
  const found = await findByTyped(db, request)
  return found.total >= minHits ? found : findByWords(db, request, soundTerms)
}

type Few = Hits & {
  /** True if too many titles match; then only `query` is set. */
  areMore: boolean
  /** For each word, similar words that the user may have meant, if there were few hits. */
  near: string[][]
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
  const isTypedEnough = sql`(select typed >= ${sql.lit(minHits)} from counted)`
  const rank = sql`case when ${isTypedEnough} then ${rankOf(typed)} else ${rankOf(wanted)} + ${similarityTo(request)} end`
  const hasFewHits = sql`(select total < ${sql.lit(minHits)} and not are_more from counted)`
  const { rows } = await sql<Omit<Few, 'query'> & { selective: string }>`
    ${prepared} with request as materialized (select ${selectiveTsquery(terms, spaces)} as selective),
    candidates as materialized (
      select content_id, year, is_everywhere, titles, words from search_document
      where ${matches(sql`(select selective::tsquery from request)`, wanted)} limit ${sql.lit(maxFew + 1)}
    ),
    found as materialized (
      select *, words @@ ${typed} as is_typed from candidates
      where (select count(*) <= ${sql.lit(maxFew)} from candidates) and ${isListedFor(reader, sql`candidates`)}
    ),
    counted as materialized (
      select count(*) as total, count(*) filter (where is_typed) as typed, (select count(*) > ${sql.lit(maxFew)} from candidates) as are_more
      from found
    )
    select selective, are_more as "areMore", case when ${isTypedEnough} then typed else total end as total, array(
      select content_id from found where is_typed or not ${isTypedEnough}
      order by ${sql.join([sql`is_typed`, ...nameMatches(request), rank].map((score) => sql`${score} desc`))}, year desc nulls last, content_id
      limit (select ${paging.limit}::int) offset (select ${paging.offset}::int)
    ) as ids, (
      select coalesce(json_agg(near order by place), '[]') from (${fuzzyCandidates(words, hasFewHits, sql`(select total > 0 from counted)`)}) as near
    ) as near
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

const rankOf = (query: Sql) => sql`ts_rank('{0.1, 0.2, 0.4, 1}', words, ${query})`

/** Among similar names, prefers the one that the query covers most. */
const similarityTo = ({ asked }: SearchRequest) =>
  sql`word_similarity(${asked}, titles) + ${sql.lit(coverageWeight)} * length(${asked}::text) / greatest(length(titles), 1)`

/** Whether the query equals a name or the beginning of one. */
function nameMatches({ asked }: SearchRequest): Sql[] {
  const line = `\n${asked}`
  return [
    sql`(position(${`${line}\n`} in E'\\n' || titles || E'\\n') > 0)::integer`,
    sql`(position(${line} in E'\\n' || titles) > 0)::integer`,
  ]
}

async function findBySimilarity(db: CatalogueDatabase, request: SearchRequest): Promise<Hits> {
  const columns = request.spaces.map((space) => columnOf[space])
  const similar = columns.map((column) => sql`${request.asked} <% ${column}`)
  const scores = columns.map((column) => sql`word_similarity(${request.asked}, ${column})`)
  const isSmall = sql`(select reltuples from pg_class where oid = 'search_document'::regclass) <= ${sql.lit(maxComparedTitles)}`
  return hits(db, request, sql`${isSmall} and (${sql.join(similar, sql` or `)})`, [sql`greatest(${sql.join(scores)})`])
}

const columnOf: Record<SearchSpace, RawBuilder<string>> = {
  title: sql`titles`,
  people: sql`people`,
  genre: sql`genres`,
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
  const scored = sql`select content_id, year, is_everywhere, array[${sql.join(scores)}] as scores`
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
      select content_id, year, is_everywhere, scores from (
        select * from candidates union ${prefixMatches(sql`titles`)} union ${prefixMatches(sql`split_part(titles, E'\\n', 2)`)}
      ) as scored
      order by scores desc, year desc nulls last, content_id limit ${sql.lit(maxResults)}
    ),
    found as materialized (select content_id, year, scores from best where ${isListedFor(reader, sql`best`)})
    select (select count(*) from found) as total, array(
      select content_id from found order by scores desc, year desc nulls last, content_id
      limit (select ${paging.limit}::int) offset (select ${paging.offset}::int)
    ) as ids`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

/** A scalar subquery, because `exists` would make PostgreSQL read all titles for the few restricted ones. */
function isListedFor(reader: Reader, row: Sql): Sql {
  return sql`(is_everywhere or (select ${isListed(reader)} from title where title.content_id = ${row}.content_id))`
}
