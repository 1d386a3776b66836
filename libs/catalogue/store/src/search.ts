import { foldSearch, soundsOf } from '@ott/catalogue'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { isListed } from './availability.ts'
import { cardsByIds } from './cards.ts'
import type { Paging, Reader, StoredCard } from './cards.ts'
import { soundMark } from './refresh-search.ts'
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
const mostNear = 6
const shortWord = 5
const littleAlike = 0.2
const mostFound = 1_000
/** From so many letters on a sound's beginning tells something, and a slip in it leaves enough. */
const longSound = 4
const mostNames = 6
/** Of names that fit, those that are looked at for having a title in the reader's country. */
const mostConsidered = 50
/** Up to here whole names can be compared with the whole query in good time. */
const mostCompared = 20_000

const weights: Record<SearchSpace, string> = { title: 'A', people: 'B', genre: 'C' }

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

const allSpaces: SearchSpace[] = ['title', 'people', 'genre']

type Question = { asked: string; spaces: SearchSpace[]; reader: Reader; paging: Paging }
type Hits = { ids: string[]; total: number }

/** `meant`: for every word of the question what it was taken for in the end. */
async function findInSteps(db: CatalogueDatabase, words: string[], question: Question): Promise<Hits & { meant: string[][] }> {
  const typed = words.map((word) => [startsWith(word)])
  const spoken = words.map(soundingLike)
  const found = await findByWords(db, question, typed, typed)
  if (found.total >= enough) return { ...found, meant: spoken }
  const heard = await findByWords(db, question, spoken, typed)
  if (heard.total >= enough) return { ...heard, meant: spoken }
  const near = await nearWords(db, words, { alsoOfKnown: heard.total === 0 })
  const meant = near.map((some, place) => [...(spoken[place] ?? []), ...some])
  const better = near.some((some) => some.length > 0) ? await findByWords(db, question, meant, typed) : heard
  return { ...(better.total > 0 ? better : await findByLikeness(db, question)), meant }
}

/**
 * For every word what may have been meant by it, words and sounds. A word that is in the catalogue was meant as it stands,
 * unless nothing was found by it. A slip in a short word leaves little but its beginning.
 */
async function nearWords(db: CatalogueDatabase, words: string[], { alsoOfKnown }: { alsoOfKnown: boolean }): Promise<string[][]> {
  const sounds = words.map((word) => soundsOf(word)[0] ?? '')
  const { rows } = await sql<{ words: string[]; sounds: string[] }>`
    select array(
      select search_word.word from search_word
      where (${alsoOfKnown} or not exists (select from search_word where word = asked.word)) and (
        search_word.word % asked.word or (
          search_word.word like case when length(asked.word) <= ${shortWord} then left(asked.word, 2) || '%' end
          and similarity(search_word.word, asked.word) > ${littleAlike}
        )
      )
      order by similarity(search_word.word, asked.word) desc, search_word.word limit ${mostNear}
    ) as words, array(
      select search_sound.sound from search_sound
      where (${alsoOfKnown} or not exists (select from search_sound where sound = asked.sound))
        and length(asked.sound) >= ${longSound} and search_sound.sound % asked.sound
      order by similarity(search_sound.sound, asked.sound) desc, search_sound.sound limit ${mostNear}
    ) as sounds
    from unnest(${words}::text[], ${sounds}::text[]) with ordinality as asked (word, sound, place) order by place`.execute(db)
  return rows.map((near) => [...near.words.map(exactly), ...near.sounds.map((sound) => exactly(soundMark + sound))])
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
      select content_id, place, year from best join title using (content_id) where ${isListed(reader)}
    )
    select (select count(*) from found) as total, array(
      select content_id from found order by place, year desc nulls last, content_id limit ${paging.limit} offset ${paging.offset}
    ) as ids`.execute(db)
  return rows[0] ?? { ids: [], total: 0 }
}

/** People and genres that have, for every word, one of its alternatives in their own name. */
async function findNames(db: CatalogueDatabase, words: string[][], { asked, spaces, reader }: Question): Promise<Names> {
  const kinds = [...(spaces.includes('people') ? ['person'] : []), ...(spaces.includes('genre') ? ['genre'] : [])]
  if (kinds.length === 0) return { people: [], genres: [] }
  const named = sql<{ kind: 'person' | 'genre'; id: string; name: string; portrait: string | null }>`
    with near as materialized (
      select kind, id, similarity(${asked}, names) as likeness from search_name
      where kind = any(${kinds}::text[]) and words @@ ${tsquery(words, allSpaces)}::tsquery
      order by likeness desc, id limit ${mostConsidered}
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

/** Folded words hold letters and numbers only, so nothing in them has a meaning to the query. */
const startsWith = (word: string): string => `'${word}':*`
const exactly = (word: string): string => `'${word}':`

/** The word itself, and whatever sounds like it. */
function soundingLike(word: string): string[] {
  return [startsWith(word), ...soundsOf(word).map((sound) => (sound.length < longSound ? exactly : startsWith)(soundMark + sound))]
}

function tsquery(words: string[][], spaces: SearchSpace[]): string {
  // The index does not know where in a document a word stands: asked for one place, it makes the database look into all it found.
  const isEverywhere = allSpaces.every((space) => spaces.includes(space))
  const where = isEverywhere ? '' : spaces.map((space) => weights[space]).join('')
  return words.map((alternatives) => `(${alternatives.map((word) => word + where).join(' | ')})`).join(' & ')
}
