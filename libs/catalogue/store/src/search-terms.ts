import { soundsOf } from '@ott/catalogue'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { soundMark } from './search-index.ts'
import type { SearchSpace } from './search.ts'

type Sql = RawBuilder<unknown>

export const allSpaces: SearchSpace[] = ['title', 'people', 'genre']

/** A word, a sound with its mark, or what one begins with. */
export type Term = { word: string; isBeginning: boolean }

/** From so many letters on a sound's beginning tells something, and a slip in it leaves enough. */
export const longSound = 4
/** What nearly every word begins with somewhere: with so few letters the names that begin so are enough, if there are many. */
export const fewLetters = 3
/** A beginning of no more words than this is looked up as those. */
const mostBegunWords = 12

/** What a beginning of so few letters has is told by the other words. */
const shortBeginning = 4

const weights: Record<SearchSpace, string> = { title: 'A', people: 'B', genre: 'C' }

/** Folded words hold letters and numbers only, so nothing in them has a meaning to the query. */
export const startsWith = (word: string): Term => ({ word, isBeginning: true })
export const exactly = (word: string): Term => ({ word, isBeginning: false })

/** The word itself, and whatever sounds like it. */
export function soundingLike(word: string): Term[] {
  return [startsWith(word), ...soundsOf(word).map((sound) => (sound.length < longSound ? exactly : startsWith)(soundMark + sound))]
}

/** The text of a tsquery: all of it, and what the index is asked. */
export type Query = { whole: string; telling: string }

/** A query of which each word tells enough. */
export function asTheyAre(terms: Term[][], spaces: SearchSpace[]): Query {
  const whole = tsquery(terms, spaces)
  return { whole, telling: whole }
}

/**
 * Whether the `words` of a row have, for every word, one of its alternatives. What a few letters begin is in many of the
 * rows: it is looked for in the rows that have the words that tell more.
 */
export function matches(telling: Sql, whole: Sql): Sql {
  // Said so, the second half is none for the index.
  return sql`words @@ ${telling} and (words @@ ${whole}) is true`
}

/** For every word one of its alternatives. */
export function tsquery(words: Term[][], spaces: SearchSpace[]): string {
  const places = placesOf(spaces)
  const term = ({ word, isBeginning }: Term) => `'${word}':${isBeginning ? '*' : ''}${places}`
  return words.map((alternatives) => `(${alternatives.map(term).join(' | ')})`).join(' & ')
}

/**
 * The same of those words that tell more than the others, with the words themselves in place of a beginning that few have:
 * beginnings take the index much longer.
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

/** The same query for words that stand in one place only. */
export function withoutPlaces(query: string): string {
  return query.replaceAll(/(?<=':\*?)[ABC]+/g, '')
}

/** As many letters of a name as its beginning is looked up by. */
const longestBeginning = 60

/** What the index of a line's beginnings has. */
export const beginningOf = (line: Sql): Sql => sql`left(${line}, ${sql.lit(longestBeginning)})`

export const beginsSo = (line: Sql, asked: string): Sql => begins(beginningOf(line), sql`(select ${asked.slice(0, longestBeginning)}::text)`)

/** Whether a text begins so, asked in a way that an index in the order of the letters' codes answers. */
export function begins(text: RawBuilder<unknown>, beginning: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`${text} collate "C" >= ${beginning} and ${text} collate "C" < ${beginning} || U&'\\+10FFFF'`
}

/** The index does not know where in a document a word stands: asked for one place, it makes the database look into all it found. */
function placesOf(spaces: SearchSpace[]): string {
  return allSpaces.every((space) => spaces.includes(space)) ? '' : spaces.map((space) => weights[space]).join('')
}
