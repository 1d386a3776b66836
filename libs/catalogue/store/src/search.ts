import { foldSearch } from '@ott/catalogue'
import { kept } from '@ott/database'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { isListed } from './availability.ts'
import { cardsByIds } from './cards.ts'
import type { Paging, Reader, StoredCard } from './cards.ts'
import { nearWords } from './near-words.ts'
import { allSpaces, begins, fits, soundingLike, startsWith, tsquery } from './search-terms.ts'
import type { Term } from './search-terms.ts'
import type { CatalogueDatabase } from './tables.ts'
import { inLanguage } from './words.ts'

export type SearchSpace = 'title' | 'people' | 'genre'

export type SearchTerms = {
  query: string
  /** None means all of them. */
  spaces: SearchSpace[]
}

export type Found = Names & { cards: StoredCard[]; total: number }

/** Those whose own name was asked for, each with a title for this reader; few, the nearest first. */
export type Names = { people: { personId: string; name: string; portrait: string | null }[]; genres: { slug: string; name: string }[] }

/** With fewer hits than this, words may be mistyped. */
const enough = 5
const longestQuery = 200
const mostWords = 12
const mostFound = 1_000
/** Of so many that fit a word or its beginning, no more are looked at: it takes time, and nobody reads that far. */
const mostFitting = 1_500
const mostBegun = 500
/** What nearly every word begins with somewhere: with so few letters the names that begin so are enough, if there are many. */
const fewLetters = 3
/** What it counts for, beside how alike they are, that a name has little more than was asked for. */
const coverage = 0.3
/** As many letters of a name as its beginning is looked up by. */
const longestBeginning = 60
const mostNames = 6
/** Of so many names that fit, no more are compared. */
const mostNamesFitting = 500
/** Of names that fit, those that are looked at for having a title in the reader's country. */
const mostConsidered = 50
/** Up to here whole names can be compared with the whole query in good time. */
const mostCompared = 20_000

/**
 * Titles by the beginnings of words; when that finds little, also by words that sound alike, in whichever letters
 * (CAT-19), then by words that look alike; when that finds nothing, by names that look alike. Names of both languages are
 * searched, whatever the reader's (CAT-9).
 */
export async function search(db: CatalogueDatabase, terms: SearchTerms, reader: Reader, paging: Paging): Promise<Found> {
  const asked = foldSearch(terms.query.slice(0, longestQuery))
  if (asked === '') return { cards: [], total: 0, people: [], genres: [] }
  const words = asked.split(' ').slice(0, mostWords)
  const question = { asked, spaces: terms.spaces.length > 0 ? terms.spaces : allSpaces, reader, paging }
  const { ids, total, meant } = await findInSteps(db, words, question)
  const [cards, names] = await Promise.all([cardsByIds(db, ids, reader), findNames(db, meant, question)])
  return { cards, total, ...names }
}

type Question = { asked: string; spaces: SearchSpace[]; reader: Reader; paging: Paging }
type Hits = { ids: string[]; total: number }

/** `meant`: for every word of the question what it was taken for in the end. */
async function findInSteps(db: CatalogueDatabase, words: string[], question: Question): Promise<Hits & { meant: Term[][] }> {
  const typed = words.map((word) => [startsWith(word)])
  const spoken = words.map(soundingLike)
  const begun = question.asked.length <= fewLetters ? await findByBeginning(db, question) : null
  if (begun && begun.total >= mostBegun) return { ...begun, meant: typed }
  const found = await findByWords(db, question, typed, typed)
  if (found.total >= enough) return { ...found, meant: spoken }
  const heard = await findByWords(db, question, spoken, typed)
  if (heard.total >= enough) return { ...heard, meant: spoken }
  const near = await nearWords(db, words, { alsoOfKnown: heard.total === 0 })
  const meant = near.map((some, place) => [...(spoken[place] ?? []), ...some])
  const better = near.some((some) => some.length > 0) ? await findByWords(db, question, meant, typed) : heard
  return { ...(better.total > 0 ? better : await findByLikeness(db, question)), meant }
}

async function findByBeginning(db: CatalogueDatabase, question: Question): Promise<Hits> {
  return hits(db, question, sql`false`, namedSo(question), sql`true`)
}

/** Titles that have, for every word, one of its alternatives. Those that have what was typed come first. */
async function findByWords(db: CatalogueDatabase, question: Question, words: Term[][], typed: Term[][]): Promise<Hits> {
  const wanted = tsquery(words, question.spaces)
  const named = namedSo(question)
  const rank = sql`ts_rank('{0.1, 0.2, 0.4, 1}', words, ${wanted})`
  const where = fits(words, question.spaces)
  if (words === typed) return hits(db, question, where, [...named, rank])
  const likeness = sql`word_similarity(${question.asked}, titles) + ${covered(question)}`
  return hits(db, question, where, [sql`(words @@ ${tsquery(typed, question.spaces)})::integer`, ...named, sql`${rank} + ${likeness}`])
}

/** Whether the whole of a name was asked for, or its beginning. */
function namedSo({ asked }: Question): RawBuilder<unknown>[] {
  const line = `\n${asked}`
  return [
    sql`(position(${`${line}\n`} in E'\\n' || titles || E'\\n') > 0)::integer`,
    sql`(position(${line} in E'\\n' || titles) > 0)::integer`,
  ]
}

/** Among names that fit alike, the one of which most was asked for. */
const covered = ({ asked }: Question) => sql`${sql.lit(coverage)} * length(${asked}::text) / greatest(length(titles), 1)`

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
 * The best of those that fit, among equals the newest. A single letter fits half the catalogue, and nobody looks through
 * that: of so many, those whose names begin as was asked are looked at, and not all of the others.
 */
async function hits(
  db: CatalogueDatabase,
  question: Question,
  where: RawBuilder<unknown>,
  merits: RawBuilder<unknown>[],
  areBegunLookedAt: RawBuilder<unknown> = sql`(select count(*) = ${sql.lit(mostFitting)} from fitting)`,
): Promise<Hits> {
  const { asked, spaces, reader, paging } = question
  const judged = sql`select content_id, year, is_everywhere, array[${sql.join(merits)}] as merits`
  const begun = (line: RawBuilder<string>) => {
    const beginning = sql`left(${line}, ${sql.lit(longestBeginning)})`
    // A limit that the planner does not know makes it walk along the index, and not sort all that begin so.
    return sql`(
      ${judged} from (
        select * from search_document
        where (select ${spaces.includes('title')}::boolean) and ${areBegunLookedAt}
          and ${begins(beginning, sql`(select ${asked.slice(0, longestBeginning)}::text)`)}
        order by ${beginning} collate "C" limit (select ${sql.lit(mostBegun)})
      ) as begun
    )`
  }
  const { rows } = await sql<Hits>`
    ${kept} with fitting as materialized (${judged} from search_document where ${where} limit ${sql.lit(mostFitting)}),
    best as materialized (
      select content_id, year, is_everywhere, merits from (
        select * from fitting union ${begun(sql`titles`)} union ${begun(sql`split_part(titles, E'\\n', 2)`)}
      ) as judged
      order by merits desc, year desc nulls last limit ${sql.lit(mostFound)}
    ),
    found as materialized (
      select content_id, year, merits from best
      where is_everywhere or exists (select from title where title.content_id = best.content_id and ${isListed(reader)})
    )
    select (select count(*) from found) as total, array(
      select content_id from found order by merits desc, year desc nulls last, content_id
      limit (select ${paging.limit}::int) offset (select ${paging.offset}::int)
    ) as ids`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

/** People and genres that have, for every word, one of its alternatives in their own name. */
async function findNames(db: CatalogueDatabase, words: Term[][], { asked, spaces, reader }: Question): Promise<Names> {
  const kinds = [...(spaces.includes('people') ? ['person'] : []), ...(spaces.includes('genre') ? ['genre'] : [])]
  if (kinds.length === 0) return { people: [], genres: [] }
  const named = sql<{ kind: 'person' | 'genre'; id: string; name: string; portrait: string | null }>`
    ${kept} with near as materialized (
      select kind, id, similarity(${asked}, names) as likeness from (
        select * from search_name
        where kind = any((select ${kinds}::text[])::text[]) and ${fits(words, allSpaces)}
        limit ${sql.lit(mostNamesFitting)}
      ) as fitting
      order by likeness desc, id limit ${sql.lit(mostConsidered)}
    )
    select kind, id, likeness, ${inLanguage('person.name', reader.language)} as name, portrait from near join person on kind = 'person' and person_id = id
    where exists (select from credit join title using (content_id) where credit.person_id = near.id and ${isListed(reader)})
    union all
    select kind, id, likeness, ${inLanguage('genre.name', reader.language)}, null from near join genre on kind = 'genre' and slug = id
    where exists (select from title_genre join title using (content_id) where genre_slug = near.id and ${isListed(reader)})
    order by likeness desc, id`
  const { rows } = await named.execute(db)
  const ofKind = (wanted: 'person' | 'genre') => rows.filter(({ kind }) => kind === wanted).slice(0, mostNames)
  return {
    people: ofKind('person').map(({ id, name, portrait }) => ({ personId: id, name, portrait })),
    genres: ofKind('genre').map(({ id, name }) => ({ slug: id, name })),
  }
}
