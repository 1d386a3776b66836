import { isPhoneticSlip, isTypingSlip, soundsOf } from '@ott/catalogue'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { soundMark } from './search-index.ts'
import { hasPrefix, minSoundPrefixLength } from './search-terms.ts'

type Sql = RawBuilder<unknown>

/**
 * Words of the catalogue that may be meant: words one slip away, longer words with the same first letters, long words
 * that look alike, and phonetic keys.
 */
export type FuzzyCandidates = { slips: string[]; longer: string[]; alike: string[]; keys: string[] }

/** Words that the user may have meant instead of one of the query, the nearest first, and marked phonetic keys. */
export type NearWords = { words: string[]; keys: string[] }

const maxCandidates = sql.lit(40)
const maxSuggestions = 8
const maxUncorrectedLength = sql.lit(2)
/** A beginning of at least this length identifies a word despite a slip. */
const minPrefixSlipLength = sql.lit(5)
/** A long word may have several slips and still look like no other. */
const minAlikeLength = sql.lit(8)
const minSimilarity = sql.lit(0.5)

/** Per word of the query, as a JSON array. Another number means something else (SEA-20). */
export function fuzzyCandidates(words: string[], isNeeded: Sql): Sql {
  const corrigible = words.map((word) => (/^\p{N}+$/u.test(word) ? '' : word))
  const keys = corrigible.map(keyOf)
  return sql`(
    select coalesce(json_agg(json_build_object('slips', slips, 'longer', longer, 'alike', alike, 'keys', keys) order by place), '[]') from (
      select
        array(
          select word from search_word where length(asked.word) > ${maxUncorrectedLength} and search_slips(word) && search_slips(asked.word)
          order by similarity(word, asked.word) desc, word limit ${maxCandidates}
        ) as slips,
        array(
          select word from search_word
          where length(asked.word) >= ${minPrefixSlipLength} and ${hasPrefix(sql`word`, sql`left(asked.word, 2)`)} and length(word) >= length(asked.word)
          order by similarity(word, asked.word) desc, word limit ${maxCandidates}
        ) as longer,
        array(
          select word from search_word
          where word % case when length(asked.word) >= ${minAlikeLength} then asked.word end and similarity(word, asked.word) >= ${minSimilarity}
          order by similarity(word, asked.word) desc, word limit ${sql.lit(maxSuggestions)}
        ) as alike,
        array(
          select sound from search_sound
          where length(asked.key) >= ${sql.lit(minSoundPrefixLength)} and search_slips(sound) && search_slips(asked.key)
          order by similarity(sound, asked.key) desc, sound limit ${maxCandidates}
        ) as keys,
        place
      from unnest((select ${corrigible}::text[]), (select ${keys}::text[])) with ordinality as asked (word, key, place)
      where ${isNeeded}
    ) as near
  )`
}

/** The candidates that are one slip away: the index also finds words with a slip on each side. */
export function nearWords(word: string, { slips, longer, alike, keys }: FuzzyCandidates): NearWords {
  const words = [...slips.filter((slip) => isTypingSlip(slip, word)), ...longer.filter((one) => beginsAlmostWith(one, word)), ...alike]
  const key = keyOf(word)
  return {
    words: [...new Set(words)].slice(0, maxSuggestions),
    keys: keys.filter((one) => isPhoneticSlip(one, key)).slice(0, maxSuggestions).map((one) => soundMark + one),
  }
}

function beginsAlmostWith(longer: string, word: string): boolean {
  return [-1, 0, 1].some((more) => isTypingSlip(longer.slice(0, word.length + more), word))
}

const keyOf = (word: string): string => soundsOf(word)[0] ?? ''
