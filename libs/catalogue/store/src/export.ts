/**
 * Exports the catalogue as it was written, in all languages and for all countries, for transfer to another database.
 */
import { sql } from 'kysely'
import { dateOf } from './date-of.ts'
import type { NewModule, NewPage } from './save-pages.ts'
import type { NewTitle } from './save-title.ts'
import type { NewGenre } from './save-vocabulary.ts'
import type { CatalogueDatabase } from './tables.ts'
import type { LocalizedText } from './localized-text.ts'

export type ExportedVocabulary = {
  genres: NewGenre[]
  tags: { slug: string; name: LocalizedText }[]
  people: { personId: string; name: LocalizedText; portrait?: string }[]
  popularSearches: LocalizedText[]
}

/** Genres and searches by position, tags and people by id. */
export async function exportVocabulary(db: CatalogueDatabase): Promise<ExportedVocabulary> {
  const people = await db.selectFrom('person').select(['person_id as personId', 'name', 'portrait']).orderBy('person_id').execute()
  const genres = await db.selectFrom('genre').select(['slug', 'name', 'description']).orderBy('position').orderBy('slug').execute()
  const terms = await db.selectFrom('popular_search').select('term').orderBy('position').execute()
  return {
    genres: genres.map(({ description, ...genre }) => ({ ...genre, ...(description && { description }) })),
    tags: await db.selectFrom('tag').select(['slug', 'name']).orderBy('slug').execute(),
    people: people.map(({ portrait, ...person }) => ({ ...person, ...(portrait && { portrait }) })),
    popularSearches: terms.map(({ term }) => term),
  }
}

/** One batch of titles in id order, after the given id, for walking through all titles. */
export async function exportTitles(db: CatalogueDatabase, after: string, limit: number): Promise<NewTitle[]> {
  const { rows } = await sql<{ title: Record<string, unknown> }>`
    select json_build_object(
      'contentId', content_id, 'contentType', content_type, 'permanentLink', permanent_link,
      'title', title, 'tagline', tagline, 'description', description, 'year', year, 'runLength', run_length, 'maturityRating', maturity_rating,
      'contentDescriptors', content_descriptors, 'signLanguages', sign_languages,
      'genres', array(select genre_slug from title_genre where title_genre.content_id = title.content_id order by position),
      'tags', array(select tag_slug from title_tag where title_tag.content_id = title.content_id order by position),
      'credits', ${creditsWhere(sql`season_number is null`)},
      'images', images, 'monetizationModel', monetization_model,
      'monetizationPlan', json_build_object('enabled', has_plan_limits, 'included', included_plans, 'excluded', excluded_plans),
      'allowedCountries', allowed_countries, 'blockedCountries', blocked_countries,
      'releasesAt', releases_at, 'withdrawnAt', withdrawn_at, 'recommendations', recommendations,
      'heroNotice', hero_notice, 'heroText', hero_text,
      'seasons', (
        select coalesce(json_agg(json_build_object(
          'seasonNumber', season_number, 'title', season.title, 'releasesAt', season.releases_at,
          'credits', ${creditsWhere(sql`credit.season_number = season.season_number`)},
          'episodes', (
            select coalesce(json_agg(json_build_object(
              'contentId', episode.content_id, 'episodeNumber', episode_number, 'title', episode.title,
              'description', episode.description, 'images', episode.images, 'runLength', episode.run_length, 'maturityRating', episode.maturity_rating, 'releasesAt', episode.releases_at
            ) order by episode_number), '[]')
            from episode where episode.series_id = season.series_id and episode.season_number = season.season_number
          )
        ) order by season_number), '[]')
        from season where season.series_id = title.content_id
      )
    ) as title
    from title where content_id > ${after} order by content_id limit ${limit}`.execute(db)
  return rows.map(({ title }) => titleOf(title))
}

function creditsWhere(where: ReturnType<typeof sql>) {
  return sql`(
    select coalesce(json_agg(json_build_object('personId', person_id, 'job', job, 'character', character) order by position), '[]')
    from credit where credit.content_id = title.content_id and ${where}
  )`
}

type Row = Omit<NewTitle, 'signLanguages' | 'runLength' | 'releasesAt' | 'withdrawnAt' | 'seasons'> & {
  signLanguages: string[]
  runLength: number | null
  releasesAt: string | null
  withdrawnAt: string | null
  seasons: (Omit<NewTitle['seasons'][number], 'releasesAt' | 'episodes'> & {
    releasesAt: string | null
    episodes: (Omit<NewTitle['seasons'][number]['episodes'][number], 'releasesAt'> & { releasesAt: string | null })[]
  })[]
}

function titleOf(row: object): NewTitle {
  // Omits absent optional fields, so that the export equals the saved title.
  const { signLanguages, runLength, releasesAt, withdrawnAt, seasons, credits, heroNotice, heroText, ...title } = row as Row
  return {
    ...title,
    ...(signLanguages.length > 0 && { signLanguages }),
    ...(runLength !== null && { runLength }),
    releasesAt: dateOf(releasesAt),
    ...(withdrawnAt !== null && { withdrawnAt: new Date(withdrawnAt) }),
    credits: credits.map(withoutNulls),
    ...(heroNotice && { heroNotice }),
    ...(heroText && { heroText }),
    seasons: seasons.map((season) => ({
      ...withoutNulls(season),
      releasesAt: dateOf(season.releasesAt),
      credits: (season.credits ?? []).map(withoutNulls),
      episodes: season.episodes.map((episode) => ({ ...withoutNulls(episode), releasesAt: dateOf(episode.releasesAt) })),
    })),
  }
}

function withoutNulls<T extends object>(row: T): T {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as T
}

export async function exportPages(db: CatalogueDatabase): Promise<NewPage[]> {
  const pages = await db.selectFrom('page').select(['page_id as pageId', 'title', 'description']).orderBy('page_id').execute()
  const modules = await db
    .selectFrom('module')
    .select([
      'page_id', 'module_id', 'kind', 'orientation', 'title', 'see_all', 'newest', 'most_watched', 'leaving',
      sql<string[]>`array(select content_id from module_entry where module_entry.module_id = module.module_id order by position)`.as('contentIds'),
    ])
    .orderBy('position')
    .execute()
  const moduleOf = ({ module_id: moduleId, kind, orientation, title, see_all: seeAll, newest, most_watched: mostWatched, leaving, contentIds }: (typeof modules)[number]): NewModule => ({
    moduleId,
    kind,
    orientation,
    title,
    ...(seeAll !== null && { seeAll }),
    shows: newest ? { newest } : mostWatched ? { mostWatched, contentIds } : leaving ? { leaving } : { contentIds },
  })
  return pages.map((page) => ({ ...page, modules: modules.filter(({ page_id }) => page_id === page.pageId).map(moduleOf) }))
}
