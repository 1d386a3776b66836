import { sql } from 'kysely'
import { inTransaction, bumpIfChanged } from './idempotent-save.ts'
import type { Saved } from './idempotent-save.ts'
import { json } from './tables.ts'
import type { CatalogueDatabase } from './tables.ts'
import type { LocalizedText } from './localized-text.ts'

/** The description is for search engines and link previews. */
export type NewGenre = { slug: string; name: LocalizedText; description?: LocalizedText }

/**
 * A list of all genres sets their order. A partial list keeps known positions and appends new genres; genres not in the
 * list stay.
 */
export async function saveGenres(db: CatalogueDatabase, genres: NewGenre[]): Promise<Saved> {
  if (genres.length === 0) return 'unchanged'
  return inTransaction(db, async (trx) => {
    const before = await trx.selectFrom('genre').select(['slug', 'position']).orderBy('position').orderBy('slug').execute()
    const places = placesOf(genres, before)
    const rows = genres.map(({ slug, name, description }, at) => ({
      slug, name: json(name), description: description ? json(description) : null, position: places[at]!,
    }))
    const written = await trx
      .insertInto('genre')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('slug')
          .doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), description: eb.ref('excluded.description'), position: eb.ref('excluded.position') }))
          .where(sql<boolean>`(genre.name, genre.description, genre.position) is distinct from (excluded.name, excluded.description, excluded.position)`),
      )
      .returning('slug')
      .execute()
    return bumpIfChanged(trx, written)
  })
}

/** Genres in unchanged order keep their exact positions, so that importing an export changes nothing (CAT-31). */
function placesOf(genres: { slug: string }[], before: { slug: string; position: number }[]): number[] {
  const slugs = genres.map(({ slug }) => slug)
  const namesAll = before.every(({ slug }) => slugs.includes(slug))
  if (namesAll && before.some(({ slug }, at) => slugs[at] !== slug)) return slugs.map((_, at) => at)
  const known = new Map(before.map(({ slug, position }) => [slug, position]))
  let last = Math.max(-1, ...known.values())
  return slugs.map((slug) => known.get(slug) ?? (last += 1))
}

export async function saveTags(db: CatalogueDatabase, tags: { slug: string; name: LocalizedText }[]): Promise<Saved> {
  const rows = tags.map(({ slug, name }) => ({ slug, name: json(name) }))
  if (rows.length === 0) return 'unchanged'
  return inTransaction(db, async (trx) => {
    const written = await trx
      .insertInto('tag')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('slug')
          .doUpdateSet((eb) => ({ name: eb.ref('excluded.name') }))
          .where(sql<boolean>`tag.name is distinct from excluded.name`),
      )
      .returning('slug')
      .execute()
    return bumpIfChanged(trx, written)
  })
}

/** `portrait` is a path under /pictures. */
export async function savePeople(db: CatalogueDatabase, people: { personId: string; name: LocalizedText; portrait?: string }[]): Promise<Saved> {
  const rows = people.map(({ personId, name, portrait = null }) => ({ person_id: personId, name: json(name), portrait }))
  if (rows.length === 0) return 'unchanged'
  return inTransaction(db, async (trx) => {
    const written = await trx
      .insertInto('person')
      .values(rows)
      .onConflict((conflict) =>
        conflict
          .column('person_id')
          .doUpdateSet((eb) => ({ name: eb.ref('excluded.name'), portrait: eb.ref('excluded.portrait') }))
          .where(sql<boolean>`(person.name, person.portrait) is distinct from (excluded.name, excluded.portrait)`),
      )
      .returning('person_id')
      .execute()
    return bumpIfChanged(trx, written)
  })
}
