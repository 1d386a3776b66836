import { sql } from 'kysely'
import type { CatalogueDatabase } from './tables.ts'

/** Names already in the catalogue, which a new title or page may reference or must not reuse. */
export type ExistingIds = {
  genres: Set<string>
  tags: Set<string>
  people: Set<string>
  /** The permalink of each title. */
  titles: Map<string, string>
  /** The series of each episode. */
  episodes: Map<string, string>
  /** The page of each module. */
  modules: Map<string, string>
}

export async function existingIds(db: CatalogueDatabase): Promise<ExistingIds> {
  const genres = await db.selectFrom('genre').select('slug').execute()
  const tags = await db.selectFrom('tag').select('slug').execute()
  const people = await db.selectFrom('person').select('person_id').execute()
  const titles = await db.selectFrom('title').select(['content_id', 'permanent_link']).execute()
  const episodes = await db.selectFrom('episode').select(['content_id', 'series_id']).execute()
  const modules = await db.selectFrom('module').select(['module_id', 'page_id']).execute()
  return {
    genres: new Set(genres.map(({ slug }) => slug)),
    tags: new Set(tags.map(({ slug }) => slug)),
    people: new Set(people.map(({ person_id }) => person_id)),
    titles: new Map(titles.map(({ content_id, permanent_link }) => [content_id, permanent_link])),
    episodes: new Map(episodes.map(({ content_id, series_id }) => [content_id, series_id])),
    modules: new Map(modules.map(({ module_id, page_id }) => [module_id, page_id])),
  }
}

/**
 * Frees permalinks of titles and deletes episodes, so that a save can reassign both. The same transaction must save all
 * of them again.
 */
export async function releasePermalinks(db: CatalogueDatabase, moved: { titles: string[]; episodes: string[] }): Promise<void> {
  // No permalink has two segments, so this one cannot conflict.
  await sql`update title set permanent_link = '/moving/' || content_id, fingerprint = '' where content_id = any(${moved.titles})`.execute(db)
  await sql`delete from episode where content_id = any(${moved.episodes})`.execute(db)
}
