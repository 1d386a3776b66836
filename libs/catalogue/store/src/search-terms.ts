import { soundsOf } from '@ott/catalogue'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { soundMark } from './search-index.ts'
import type { SearchSpace } from './search.ts'

type Sql = RawBuilder<unknown>

export const allSpaces: SearchSpace[] = ['title', 'people', 'genre']

/** A word, a marked sound, or a prefix of one. */
export type Term = { word: string; isBeginning: boolean }

/** From this length on, a sound's prefix is selective, and a slip leaves enough of it. */
export const longSound = 4
/** Up to this length a prefix matches nearly every title, so matching names are enough if there are many. */
export const fewLetters = 3
/** A prefix of at most this many words is replaced by those words. */
const mostBegunWords = 12

/** A prefix up to this length is not selective, so the other words select the rows. */
const shortBeginning = 4

const weights: Record<SearchSpace, string> = { title: 'A', people: 'B', genre: 'C' }

/** Folded words contain only letters and digits, so they need no escaping in a tsquery. */
export const startsWith = (word: string): Term => ({ word, isBeginning: true })
export const exactly = (word: string): Term => ({ word, isBeginning: false })

/** The word as a prefix, and its sounds. */
export function soundingLike(word: string): Term[] {
  return [startsWith(word), ...soundsOf(word).map((sound) => (sound.length < longSound ? exactly : startsWith)(soundMark + sound))]
}

/** Texts of tsqueries: the whole query, and its selective part for the index. */
export type Query = { whole: string; telling: string }

/** A query whose words are all selective. */
export function asTheyAre(terms: Term[][], spaces: SearchSpace[]): Query {
  const whole = tsquery(terms, spaces)
  return { whole, telling: whole }
}

/**
 * Whether a row's `words` match one alternative of every word. The index finds the selective words; the whole query
 * filters their rows.
 */
export function matches(telling: Sql, whole: Sql): Sql {
  // `is true` keeps the planner from using the index for the second condition.
  return sql`words @@ ${telling} and (words @@ ${whole}) is true`
}

/** Requires one alternative of every word. */
export function tsquery(words: Term[][], spaces: SearchSpace[]): string {
  const places = placesOf(spaces)
  const term = ({ word, isBeginning }: Term) => `'${word}':${isBeginning ? '*' : ''}${places}`
  return words.map((alternatives) => `(${alternatives.map(term).join(' | ')})`).join(' & ')
}

/**
 * The selective words of a query. Rare prefixes become the words they match, because prefixes are much slower in the
 * index.
 */
export function selectiveTsquery(words: Term[][], spaces: SearchSpace[]): Sql {
  const telling = words.filter((alternatives) => !alternatives.some(({ word, isBeginning }) => isBeginning && word.length <= shortBeginning))
  const terms = (telling.length > 0 ? telling : words).flatMap((alternatives, place) => alternatives.map((term) => ({ ...term, place })))
  const places = sql`(select ${placesOf(spaces)}::text)`
  const most = sql.lit(mostBegunWords + 1)
  return sql`(
    select string_agg('(' || alternatives || ')', ' & ') from (
      select string_agg(coalesce(
        known.words, '''' || asked.word || ''':' || case when is_beginning then '*' else '' end || ${places}
      ), ' | ')
      from unnest(
        (select ${terms.map(({ place }) => place)}::integer[]),
        (select ${terms.map(({ word }) => word)}::text[]),
        (select ${terms.map(({ isBeginning }) => isBeginning)}::boolean[])
      ) as asked (place, word, is_beginning)
      cross join lateral (
        select case when count(*) between 1 and ${sql.lit(mostBegunWords)}
          then string_agg('''' || word || ''':' || ${places}, ' | ') end
        from (
          (select word from search_word where is_beginning and ${begins(sql`word`, sql`asked.word`)} limit ${most})
          union all (
            select ${sql.lit(soundMark)} || sound from search_sound
            where is_beginning and starts_with(asked.word, ${sql.lit(soundMark)}) and ${begins(sql`sound`, sql`substr(asked.word, 2)`)}
            limit ${most}
          )
        ) as begun (word)
      ) as known (words)
      group by place
    ) as every (alternatives)
  )`
}

/** Removes the weights, for texts without weights. */
export function withoutPlaces(query: string): string {
  return query.replaceAll(/(?<=':\*?)[ABC]+/g, '')
}

/** Length of the indexed beginning of a name. */
const longestBeginning = 60

/** The indexed expression of a line's beginning. */
export const beginningOf = (line: Sql): Sql => sql`left(${line}, ${sql.lit(longestBeginning)})`

export const beginsSo = (line: Sql, asked: string): Sql => begins(beginningOf(line), sql`(select ${asked.slice(0, longestBeginning)}::text)`)

/** Prefix test as a range, which an index with collation "C" supports. */
export function begins(text: RawBuilder<unknown>, beginning: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${text} collate "C" >= ${beginning} and ${text} collate "C" < ${beginning} || U&'\\+10FFFF'`
}

/** Empty for all spaces: the index has no weights, so a weight makes PostgreSQL recheck every match. */
function placesOf(spaces: SearchSpace[]): string {
  return allSpaces.every((space) => spaces.includes(space)) ? '' : spaces.map((space) => weights[space]).join('')
}
