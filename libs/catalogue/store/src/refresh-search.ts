import { foldSearch } from '@ott/catalogue'
import { sql } from 'kysely'
import { atomically, savedIf } from './saving.ts'
import type { Saved } from './saving.ts'
import type { CatalogueDatabase } from './tables.ts'
import type { Words } from './words.ts'

type Document = { content_id: string; titles: string; people: string; genres: string }

/** Brings what search knows up to date with the titles; to be called after saving any. Writes only what differs. */
export async function refreshSearch(db: CatalogueDatabase): Promise<Saved> {
  return atomically(db, async (trx) => {
    const { rows } = await sql<NamedTitle>`
      select content_id, title, array(
        select person.name from credit join person using (person_id) where credit.content_id = title.content_id order by person.name
      ) as people, array(
        select genre.name from title_genre join genre on slug = genre_slug where title_genre.content_id = title.content_id
        union all
        select tag.name from title_tag join tag on slug = tag_slug where title_tag.content_id = title.content_id
        order by name
      ) as genres
      from title`.execute(trx)
    const written = await writeDocuments(trx, rows.map(documentOf))
    if (written.length > 0) await renewWords(trx)
    return savedIf(trx, written)
  })
}

type NamedTitle = { content_id: string; title: Words; people: Words[]; genres: Words[] }

function documentOf({ content_id, title, people, genres }: NamedTitle): Document {
  return { content_id, titles: folded([title]), people: folded(people), genres: folded(genres) }
}

/** One line for every name in every language, each once. */
function folded(names: Words[]): string {
  const lines = names.flatMap(({ english, bengali }) => [english, bengali ?? '']).map(foldSearch)
  return [...new Set(lines)].filter((line) => line !== '').join('\n')
}

async function writeDocuments(db: CatalogueDatabase, documents: Document[]): Promise<unknown[]> {
  const { rows } = await sql`
    insert into search_document (content_id, titles, people, genres)
    select content_id, titles, people, genres
    from jsonb_to_recordset(${JSON.stringify(documents)}::jsonb) as document (content_id text, titles text, people text, genres text)
    on conflict (content_id) do update set titles = excluded.titles, people = excluded.people, genres = excluded.genres
    where (search_document.titles, search_document.people, search_document.genres)
      is distinct from (excluded.titles, excluded.people, excluded.genres)
    returning content_id`.execute(db)
  return rows
}

async function renewWords(db: CatalogueDatabase): Promise<void> {
  await sql`
    with present as materialized (select distinct unnest(tsvector_to_array(words)) as word from search_document),
    gone as (delete from search_word where word not in (select word from present))
    insert into search_word (word) select word from present on conflict do nothing`.execute(db)
}
