import { prepared } from '@ott/database'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { isListed } from './availability.ts'
import type { Paging, Reader } from './cards.ts'
import { fuzzyCandidates } from './fuzzy-match.ts'
import { asTheyAre, beginningOf, beginsSo, exactly, fewLetters, matches, soundingLike, startsWith, selectiveTsquery, tsquery } from './search-terms.ts'
import type { Query, Term } from './search-terms.ts'
import type { SearchSpace } from './search.ts'
import type { CatalogueDatabase } from './tables.ts'

type Sql = RawBuilder<unknown>

/** `asked` is the folded query; `words` are its words to search for. */
export type Question = { asked: string; words: string[]; spaces: SearchSpace[]; reader: Reader; paging: Paging }

type Hits = { ids: string[]; total: number }

/** With fewer hits than this, the search assumes typing errors. */
const enough = 5
/** Up to this many matching titles, one statement runs all search steps. */
const mostFew = 200
const mostFound = 1_000
/** Upper limits of candidates per word or prefix. Scoring more costs time, and nobody reads that far. */
const mostFitting = 1_500
const mostBegun = 500
/** Limits for very short queries: how many name prefixes to score, and how many are enough. */
const mostLettered = 100
const enoughLettered = 40
/** Weight of the part of a name that the query covers, added to the similarity. */
const coverage = 0.3
/** Up to this catalogue size, comparing whole names with the query is fast enough. */
const mostCompared = 20_000

/**
 * Searches by word prefixes, then by sound (CAT-19), then by similar words, and last by similar names, until there are
 * enough hits. `query` is the final interpretation of the question.
 */
export async function findTitles(db: CatalogueDatabase, question: Question): Promise<Hits & { query: Query }> {
  const { asked, words, spaces } = question
  const spoken = words.map(soundingLike)
  const begun = asked.length <= fewLetters ? await findByLetters(db, question) : null
  if (begun && begun.total >= enough) return { ...begun, query: asTheyAre(spoken, spaces) }
  const few = await findAmongFew(db, question, spoken, words)
  if (few.areMore) return { ...few, ...(await findAmongMany(db, question, spoken)) }
  const meant = spoken.map((terms, place) => [...terms, ...(few.near[place] ?? []).map(exactly)])
  const found = few.near.some((some) => some.length > 0) ? await findAmongFew(db, question, meant, []) : few
  if (found.areMore) return { ...found, ...(await findByWords(db, question, meant)) }
  return found.total > 0 ? found : { ...found, ...(await findByLikeness(db, question)) }
}

async function findByLetters(db: CatalogueDatabase, question: Question): Promise<Hits> {
  const begun = await hits(db, question, sql`false`, namedSo(question), { most: mostLettered, areLookedAt: sql`true` })
  return begun.total >= enoughLettered ? begun : findByTyped(db, question)
}

/** Words with hundreds of matches are no typing errors, even if few are available to this reader. */
async function findAmongMany(db: CatalogueDatabase, question: Question, spoken: Term[][]): Promise<Hits> {
  const found = await findByTyped(db, question)
  return found.total >= enough ? found : findByWords(db, question, spoken)
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
async function findAmongFew(db: CatalogueDatabase, question: Question, terms: Term[][], words: string[]): Promise<Few> {
  const { spaces, reader, paging } = question
  const whole = tsquery(terms, spaces)
  const [typed, wanted] = [sql`(select ${tsquery(asTyped(question), spaces)}::tsquery)`, sql`(select ${whole}::tsquery)`]
  const isTypedEnough = sql`(select typed >= ${sql.lit(enough)} from counted)`
  const rank = sql`case when ${isTypedEnough} then ${rankOf(typed)} else ${rankOf(wanted)} + ${likenessTo(question)} end`
  const isLittle = sql`(select total < ${sql.lit(enough)} and not are_more from counted)`
  const { rows } = await sql<Omit<Few, 'query'> & { telling: string }>`
    ${prepared} with question as materialized (select ${selectiveTsquery(terms, spaces)} as telling),
    fitting as materialized (
      select content_id, year, is_everywhere, titles, words from search_document
      where ${matches(sql`(select telling::tsquery from question)`, wanted)} limit ${sql.lit(mostFew + 1)}
    ),
    found as materialized (
      select *, words @@ ${typed} as is_typed from fitting
      where (select count(*) <= ${sql.lit(mostFew)} from fitting) and ${isFor(reader, sql`fitting`)}
    ),
    counted as materialized (
      select count(*) as total, count(*) filter (where is_typed) as typed, (select count(*) > ${sql.lit(mostFew)} from fitting) as are_more
      from found
    )
    select telling, are_more as "areMore", case when ${isTypedEnough} then typed else total end as total, array(
      select content_id from found where is_typed or not ${isTypedEnough}
      order by ${sql.join([sql`is_typed`, ...namedSo(question), rank].map((merit) => sql`${merit} desc`))}, year desc nulls last, content_id
      limit (select ${paging.limit}::int) offset (select ${paging.offset}::int)
    ) as ids, (
      select coalesce(json_agg(near order by place), '[]') from (${fuzzyCandidates(words, isLittle, sql`(select total > 0 from counted)`)}) as near
    ) as near
    from question cross join counted`.execute(db)
  const [few] = rows
  if (!few) throw new Error('A count is always there')
  return { ...few, query: { telling: few.telling, whole } }
}

async function findByTyped(db: CatalogueDatabase, question: Question): Promise<Hits> {
  const { where, wanted } = having(asTyped(question), question)
  return hits(db, question, where, [...namedSo(question), rankOf(wanted)])
}

/** Ranks exact matches of the typed words first. */
async function findByWords(db: CatalogueDatabase, question: Question, words: Term[][]): Promise<Hits> {
  const { where, wanted } = having(words, question)
  const isTyped = sql`(words @@ ${having(asTyped(question), question).wanted})::integer`
  return hits(db, question, where, [isTyped, ...namedSo(question), sql`${rankOf(wanted)} + ${likenessTo(question)}`])
}

function having(words: Term[][], { spaces }: Question): { where: Sql; wanted: Sql } {
  const wanted = sql`(select ${tsquery(words, spaces)}::tsquery)`
  return { where: matches(sql`${selectiveTsquery(words, spaces)}::tsquery`, wanted), wanted }
}

const asTyped = ({ words }: Question): Term[][] => words.map((word) => [startsWith(word)])

const rankOf = (query: Sql) => sql`ts_rank('{0.1, 0.2, 0.4, 1}', words, ${query})`

/** Among similar names, prefers the one that the query covers most. */
const likenessTo = ({ asked }: Question) =>
  sql`word_similarity(${asked}, titles) + ${sql.lit(coverage)} * length(${asked}::text) / greatest(length(titles), 1)`

/** Whether the query equals a name or the beginning of one. */
function namedSo({ asked }: Question): Sql[] {
  const line = `\n${asked}`
  return [
    sql`(position(${`${line}\n`} in E'\\n' || titles || E'\\n') > 0)::integer`,
    sql`(position(${line} in E'\\n' || titles) > 0)::integer`,
  ]
}

async function findByLikeness(db: CatalogueDatabase, question: Question): Promise<Hits> {
  const columns = question.spaces.map((space) => columnOf[space])
  const alike = columns.map((column) => sql`${question.asked} <% ${column}`)
  const likeness = columns.map((column) => sql`word_similarity(${question.asked}, ${column})`)
  const isSmall = sql`(select reltuples from pg_class where oid = 'search_document'::regclass) <= ${sql.lit(mostCompared)}`
  return hits(db, question, sql`${isSmall} and (${sql.join(alike, sql` or `)})`, [sql`greatest(${sql.join(likeness)})`])
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
  question: Question,
  where: Sql,
  merits: Sql[],
  begun = { most: mostBegun, areLookedAt: sql`(select count(*) = ${sql.lit(mostFitting)} from fitting)` },
): Promise<Hits> {
  const { asked, spaces, reader, paging } = question
  const judged = sql`select content_id, year, is_everywhere, array[${sql.join(merits)}] as merits`
  const begunBy = (line: RawBuilder<string>) => {
    // The planner cannot estimate a limit from a subquery, so it walks the index instead of sorting all matches.
    return sql`(
      ${judged} from (
        select * from search_document
        where (select ${spaces.includes('title')}::boolean) and ${begun.areLookedAt}
          and ${beginsSo(line, asked)}
        order by ${beginningOf(line)} collate "C" limit (select ${sql.lit(begun.most)})
      ) as begun
    )`
  }
  const { rows } = await sql<Hits>`
    ${prepared} with fitting as materialized (${judged} from search_document where ${where} limit ${sql.lit(mostFitting)}),
    best as materialized (
      select content_id, year, is_everywhere, merits from (
        select * from fitting union ${begunBy(sql`titles`)} union ${begunBy(sql`split_part(titles, E'\\n', 2)`)}
      ) as judged
      order by merits desc, year desc nulls last, content_id limit ${sql.lit(mostFound)}
    ),
    found as materialized (select content_id, year, merits from best where ${isFor(reader, sql`best`)})
    select (select count(*) from found) as total, array(
      select content_id from found order by merits desc, year desc nulls last, content_id
      limit (select ${paging.limit}::int) offset (select ${paging.offset}::int)
    ) as ids`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

/** A scalar subquery, because `exists` would make PostgreSQL read all titles for the few restricted ones. */
function isFor(reader: Reader, row: Sql): Sql {
  return sql`(is_everywhere or (select ${isListed(reader)} from title where title.content_id = ${row}.content_id))`
}
