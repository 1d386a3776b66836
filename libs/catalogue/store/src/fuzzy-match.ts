import { soundsOf } from '@ott/catalogue'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { soundMark } from './search-index.ts'
import { minSoundPrefixLength } from './search-terms.ts'

type Sql = RawBuilder<unknown>

const maxSuggestions = sql.lit(8)
const maxUncorrectedLength = sql.lit(2)
const maxShortWordLength = sql.lit(5)
const minSimilarity = sql.lit(0.2)

/**
 * For each word, words and sounds one slip away, else similar ones. Words known to the catalogue get candidates only if
 * nothing was found; short words match by their beginning.
 */
export function fuzzyCandidates(words: string[], isNeeded: Sql, isAnythingFound: Sql): Sql {
  const sounds = words.map((word) => soundsOf(word)[0] ?? '')
  const [word, sound] = [sql`search_word.word`, sql`search_sound.sound`]
  const startsAlike = sql`
    search_word.word like case when length(asked.word) <= ${maxShortWordLength} then left(asked.word, 2) || '%' end
    and similarity(search_word.word, asked.word) > ${minSimilarity}`
  const isKnownAndFound = (isKnown: Sql) => sql`${isAnythingFound} and exists (${isKnown})`
  return sql`
    select
      case when ${isKnownAndFound(sql`select from search_word where word = asked.word`)} then '{}'
        else ${nearest('', sql`search_word`, word, sql`asked.word`, sql`length(asked.word) > ${maxUncorrectedLength} and (${word} % asked.word or (${startsAlike}))`)} end
      || case when length(asked.sound) < ${sql.lit(minSoundPrefixLength)} then '{}'
        when ${isKnownAndFound(sql`select from search_sound where sound = asked.sound`)} then '{}'
        else ${nearest(soundMark, sql`search_sound`, sound, sql`asked.sound`, sql`${sound} % asked.sound`)} end as near,
      place
    from unnest((select ${words}::text[]), (select ${sounds}::text[])) with ordinality as asked (word, sound, place)
    where ${isNeeded}`
}

function nearest(mark: string, table: Sql, word: Sql, asked: Sql, isSimilar: Sql): Sql {
  const those = (where: Sql) => sql`array(
    select ${sql.lit(mark)} || ${word} from ${table} where ${where} order by similarity(${word}, ${asked}) desc, ${word} limit ${maxSuggestions}
  )`
  return sql`coalesce(nullif(${those(sql`search_slips(${word}) && search_slips(${asked})`)}, '{}'), ${those(isSimilar)})`
}
