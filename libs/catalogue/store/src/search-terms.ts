import { soundsOf } from '@ott/catalogue'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { soundMark } from './search-index.ts'
import type { SearchSpace } from './search.ts'

type Sql = RawBuilder<unknown>

export const allSpaces: SearchSpace[] = ['title', 'people', 'genre']

/** A word, a marked sound, or a prefix of one. */
export type Term = { word: string; isPrefix: boolean }

/** From this length on, a sound's prefix is selective, and a slip leaves enough of it. */
export const minSoundPrefixLength = 4
/** Up to this length a prefix matches nearly every title, so matching names are enough if there are many. */
export const maxShortQueryLength = 3
/** A prefix of at most this many words is replaced by those words. */
const maxPrefixWords = 12

/** A prefix up to this length is not selective, so the other words select the rows. */
const maxShortPrefixLength = 4

const weights: Record<SearchSpace, string> = { title: 'A', people: 'B', genre: 'C' }

/** Folded words contain only letters and digits, so they need no escaping in a tsquery. */
export const startsWith = (word: string): Term => ({ word, isPrefix: true })
export const exactly = (word: string): Term => ({ word, isPrefix: false })

/** The word as a prefix, and its sounds. */
export function prefixAndSounds(word: string): Term[] {
  return [startsWith(word), ...soundsOf(word).map((sound) => (sound.length < minSoundPrefixLength ? exactly : startsWith)(soundMark + sound))]
}

/** Texts of tsqueries: the whole query, and its selective part for the index. */
export type Query = { whole: string; selective: string }

/** A query whose words are all selective. */
export function queryOf(terms: Term[][], spaces: SearchSpace[]): Query {
  const whole = tsquery(terms, spaces)
  return { whole, selective: whole }
}

/**
 * Whether a row's `words` match one alternative of every word. The index finds the selective words; the whole query
 * filters their rows.
 */
export function matches(selective: Sql, whole: Sql): Sql {
  // `is true` keeps the planner from using the index for the second condition.
  return sql`words @@ ${selective} and (words @@ ${whole}) is true`
}

/** Requires one alternative of every word. */
export function tsquery(words: Term[][], spaces: SearchSpace[]): string {
  const labels = weightsOf(spaces)
  const term = ({ word, isPrefix }: Term) => `'${word}':${isPrefix ? '*' : ''}${labels}`
  return words.map((alternatives) => `(${alternatives.map(term).join(' | ')})`).join(' & ')
}

/**
 * The selective words of a query. Rare prefixes become the words they match, because prefixes are much slower in the
 * index.
 */
export function selectiveTsquery(words: Term[][], spaces: SearchSpace[]): Sql {
  const selective = words.filter((alternatives) => !alternatives.some(({ word, isPrefix }) => isPrefix && word.length <= maxShortPrefixLength))
  const terms = (selective.length > 0 ? selective : words).flatMap((alternatives, place) => alternatives.map((term) => ({ ...term, place })))
  const labels = sql`(select ${weightsOf(spaces)}::text)`
  const max = sql.lit(maxPrefixWords + 1)
  return sql`(
    select string_agg('(' || alternatives || ')', ' & ') from (
      select string_agg(coalesce(
        known.words, '''' || asked.word || ''':' || case when is_prefix then '*' else '' end || ${labels}
      ), ' | ')
      from unnest(
        (select ${terms.map(({ place }) => place)}::integer[]),
        (select ${terms.map(({ word }) => word)}::text[]),
        (select ${terms.map(({ isPrefix }) => isPrefix)}::boolean[])
      ) as asked (place, word, is_prefix)
      cross join lateral (
        select case when count(*) between 1 and ${sql.lit(maxPrefixWords)}
          then string_agg('''' || word || ''':' || ${labels}, ' | ') end
        from (
          (select word from search_word where is_prefix and ${hasPrefix(sql`word`, sql`asked.word`)} limit ${max})
          union all (
            select ${sql.lit(soundMark)} || sound from search_sound
            where is_prefix and starts_with(asked.word, ${sql.lit(soundMark)}) and ${hasPrefix(sql`sound`, sql`substr(asked.word, 2)`)}
            limit ${max}
          )
        ) as prefixed (word)
      ) as known (words)
      group by place
    ) as every (alternatives)
  )`
}

/** Removes the weights, for texts without weights. */
export function withoutWeights(query: string): string {
  return query.replaceAll(/(?<=':\*?)[ABC]+/g, '')
}

/** Length of the indexed beginning of a name. */
const maxIndexedLength = 60

/** The indexed expression of a line's beginning. */
export const lineStart = (line: Sql): Sql => sql`left(${line}, ${sql.lit(maxIndexedLength)})`

export const lineStartsWith = (line: Sql, asked: string): Sql => hasPrefix(lineStart(line), sql`(select ${asked.slice(0, maxIndexedLength)}::text)`)

/** Prefix test as a range, which an index with collation "C" supports. */
export function hasPrefix(text: RawBuilder<unknown>, beginning: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${text} collate "C" >= ${beginning} and ${text} collate "C" < ${beginning} || U&'\\+10FFFF'`
}

/** Empty for all spaces: the index has no weights, so a weight makes PostgreSQL recheck every match. */
function weightsOf(spaces: SearchSpace[]): string {
  return allSpaces.every((space) => spaces.includes(space)) ? '' : spaces.map((space) => weights[space]).join('')
}
