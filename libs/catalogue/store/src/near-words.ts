import { soundsOf } from '@ott/catalogue'
import { kept } from '@ott/database'
import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'
import { soundMark } from './refresh-search.ts'
import { exactly, longSound } from './search-terms.ts'
import type { Term } from './search-terms.ts'
import type { CatalogueDatabase } from './tables.ts'

type Sql = RawBuilder<unknown>

const mostNear = sql.lit(8)
const tooShort = sql.lit(2)
const shortWord = sql.lit(5)
const littleAlike = sql.lit(0.2)

/**
 * For every word what may have been meant by it, words and sounds: those a slip away, or where there are none, those that
 * look alike. A word that is in the catalogue was meant as it stands, unless nothing was found by it. Two slips in a short
 * word leave little but its beginning.
 */
export async function nearWords(db: CatalogueDatabase, words: string[], { alsoOfKnown }: { alsoOfKnown: boolean }): Promise<Term[][]> {
  const sounds = words.map((word) => soundsOf(word)[0] ?? '')
  const [word, sound] = [sql`search_word.word`, sql`search_sound.sound`]
  const beginsAlike = sql`
    search_word.word like case when length(asked.word) <= ${shortWord} then left(asked.word, 2) || '%' end
    and similarity(search_word.word, asked.word) > ${littleAlike}`
  const isMeant = (isKnown: Sql) => sql`not (select ${alsoOfKnown}::boolean) and exists (${isKnown})`
  const { rows } = await sql<{ words: string[]; sounds: string[] }>`
    ${kept} select
      case when ${isMeant(sql`select from search_word where word = asked.word`)} then '{}'
        else ${nearest(sql`search_word`, word, sql`asked.word`, sql`length(asked.word) > ${tooShort} and (${word} % asked.word or (${beginsAlike}))`)} end as words,
      case when length(asked.sound) < ${sql.lit(longSound)} then '{}'
        when ${isMeant(sql`select from search_sound where sound = asked.sound`)} then '{}'
        else ${nearest(sql`search_sound`, sound, sql`asked.sound`, sql`${sound} % asked.sound`)} end as sounds
    from unnest((select ${words}::text[]), (select ${sounds}::text[])) with ordinality as asked (word, sound, place)
    order by place`.execute(db)
  return rows.map((near) => [...near.words.map(exactly), ...near.sounds.map((each) => exactly(soundMark + each))])
}

function nearest(table: Sql, word: Sql, asked: Sql, isAlike: Sql): Sql {
  const those = (where: Sql) => sql`array(
    select ${word} from ${table} where ${where} order by similarity(${word}, ${asked}) desc, ${word} limit ${mostNear}
  )`
  return sql`coalesce(nullif(${those(sql`search_slips(${word}) && search_slips(${asked})`)}, '{}'), ${those(isAlike)})`
}
