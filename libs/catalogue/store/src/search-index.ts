import { genreSynonyms, normaliseSearch, soundsOf } from '@ott/catalogue'
import { sql } from 'kysely'
import type { Insertable } from 'kysely'
import { inTransaction, bumpIfChanged } from './idempotent-save.ts'
import type { Saved } from './idempotent-save.ts'
import type { CatalogueDatabase, CatalogueTables } from './tables.ts'
import type { LocalizedText } from './localized-text.ts'

type Document = Insertable<CatalogueTables['search_document']>

/** No word begins with it, so the index never mistakes a sound for a word. */
export const soundMark = '\u0298'

/**
 * Raise it when the same titles would be indexed differently; the next release then
 * rebuilds every existing index.
 */
export const searchIndexVersion = 4

/**
 * Updates the search index after titles were saved. Writes only differing rows. The cast of a season stricter than its series
 * does not find the series, which viewers who may not see the season may find (PAR-1).
 */
export async function refreshSearch(db: CatalogueDatabase): Promise<Saved> {
  return inTransaction(db, async (trx) => {
    await disableTimeouts(trx)
    const { rows } = await sql<NamedTitle>`
      select content_id, title, year, maturity,
        withdrawn_at is null and allowed_countries is null and blocked_countries = '{}' as is_everywhere, array(
        select person.name from credits_below(title.maturity + 1) as credit join person using (person_id) where credit.content_id = title.content_id order by person.name
      ) as people, array(
        select genre.name from title_genre join genre on slug = genre_slug where title_genre.content_id = title.content_id
        union all
        select tag.name from title_tag join tag on slug = tag_slug where title_tag.content_id = title.content_id
        order by name
      ) as genres
      from title`.execute(trx)
    const sounds = cachedSounds()
    const written = await writeDocuments(trx, rows.map((title) => documentOf(title, sounds)))
    if (written.length > 0) await refreshWords(trx)
    const named = await refreshNames(trx, sounds)
    return bumpIfChanged(trx, [...written, ...named])
  })
}

/** Disables the timeouts for this transaction, because a large catalogue is read and written whole. */
export async function disableTimeouts(trx: CatalogueDatabase): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(trx)
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(trx)
}

type NamedTitle = { content_id: string; title: LocalizedText; people: LocalizedText[]; genres: LocalizedText[] } & Pick<Document, 'year' | 'is_everywhere' | 'maturity'>

/** The year is indexed as a sound, which is the same in all digits (SEA-18). */
function documentOf({ content_id, title, people, genres, ...listing }: NamedTitle, sounds: Sounds): Document {
  const texts = { titles: folded([title]), people: folded(people), genres: genreNames(genres) }
  const year = listing.year === null ? '' : `\n${listing.year}`
  const spoken = { title_sounds: sounds(texts.titles + year), people_sounds: sounds(texts.people), genre_sounds: sounds(texts.genres) }
  return { content_id, ...texts, ...spoken, ...listing }
}

/** The names of genres and tags with their synonyms, one line each. */
function genreNames(names: LocalizedText[]): string {
  const lines = folded(names).split('\n')
  return [...lines, ...genreSynonyms(lines)].join('\n')
}

/** One line per distinct name in any language. */
function folded(names: LocalizedText[]): string {
  const lines = names.flatMap(({ english, bengali }) => [english, bengali ?? '']).map(normaliseSearch)
  return [...new Set(lines)].filter((line) => line !== '').join('\n')
}

/** Every sound of every word of a text, each once. */
type Sounds = (text: string) => string

/** Titles share most words: the synonyms of their genres alone cost a millisecond per title without the cache. */
function cachedSounds(): Sounds {
  const known = new Map<string, string[]>()
  const soundsOfWord = (word: string) => {
    const found = known.get(word) ?? soundsOf(word)
    known.set(word, found)
    return found
  }
  return (text) => [...new Set(text.split(/\s/).flatMap(soundsOfWord))].map((sound) => soundMark + sound).join(' ')
}

async function writeDocuments(db: CatalogueDatabase, documents: Document[]): Promise<unknown[]> {
  const columns = sql`titles, people, genres, title_sounds, people_sounds, genre_sounds, year, is_everywhere, maturity`
  const { rows } = await sql`
    insert into search_document as known (content_id, ${columns})
    select content_id, ${columns} from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as document (
      content_id text, titles text, people text, genres text, title_sounds text, people_sounds text, genre_sounds text,
      year integer, is_everywhere boolean, maturity smallint
    )
    on conflict (content_id) do update set (${columns}) = row(
      excluded.titles, excluded.people, excluded.genres, excluded.title_sounds, excluded.people_sounds, excluded.genre_sounds,
      excluded.year, excluded.is_everywhere, excluded.maturity
    )
    where (
      known.titles, known.people, known.genres, known.title_sounds, known.people_sounds, known.genre_sounds,
      known.year, known.is_everywhere, known.maturity
    ) is distinct from (
      excluded.titles, excluded.people, excluded.genres, excluded.title_sounds, excluded.people_sounds, excluded.genre_sounds,
      excluded.year, excluded.is_everywhere, excluded.maturity
    )
    returning content_id`.execute(db)
  return rows
}

/** Search excludes people without credits and genres without titles. */
async function refreshNames(db: CatalogueDatabase, sounds: Sounds): Promise<unknown[]> {
  const { rows } = await sql<{ kind: string; id: string; name: LocalizedText }>`
    select 'person' as kind, person_id as id, name from person where exists (select from credit where credit.person_id = person.person_id)
    union all
    select 'genre', slug, name from genre where exists (select from title_genre where genre_slug = slug)`.execute(db)
  const names = JSON.stringify(rows.map(({ kind, id, name }) => {
    const lines = kind === 'genre' ? genreNames([name]) : folded([name])
    return { kind, id, names: lines, sounds: sounds(lines) }
  }))
  const { rows: written } = await sql`
    with wanted as materialized (select * from jsonb_to_recordset(${names}::jsonb) as name (kind text, id text, names text, sounds text)),
    gone as (delete from search_name where (kind, id) not in (select kind, id from wanted) returning id),
    changed as (
      insert into search_name as known (kind, id, names, sounds) select kind, id, names, sounds from wanted
      on conflict (kind, id) do update set names = excluded.names, sounds = excluded.sounds
      where (known.names, known.sounds) is distinct from (excluded.names, excluded.sounds)
      returning id
    )
    select id from gone union all select id from changed`.execute(db)
  return written
}

async function refreshWords(db: CatalogueDatabase): Promise<void> {
  const all = sql`select distinct unnest(tsvector_to_array(words)) as word from search_document`
  await sql`
    with present as materialized (select word from (${all}) as lexeme where not starts_with(word, ${soundMark})),
    gone as (delete from search_word where word not in (select word from present))
    insert into search_word (word) select word from present on conflict do nothing`.execute(db)
  await sql`
    with present as materialized (select substr(word, 2) as sound from (${all}) as lexeme where starts_with(word, ${soundMark})),
    gone as (delete from search_sound where sound not in (select sound from present))
    insert into search_sound (sound) select sound from present on conflict do nothing`.execute(db)
}
