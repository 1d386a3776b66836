import type { Chapter, Marker } from '@ott/catalogue'
import { sql } from 'kysely'
import type { RawBuilder, SqlBool } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import { cardsByIds, inOrder, languagesOf, selectCards, tagNames, tracks } from './cards.ts'
import type { Reader, StoredCard } from './cards.ts'
import { dateOf } from './date-of.ts'
import type { CatalogueDatabase, ExcludedPlan, Image, IncludedPlan, TitleType } from './tables.ts'
import { localized } from './localized-text.ts'
import { chapters, markers } from './stored-markers.ts'
import { episodesBelow, seasonsBelow, titlesBelow, visibleTitles } from './visible-titles.ts'
import type { Language } from './localized-text.ts'

/** Everything that a details page shows. */
export type StoredContent = StoredCard & {
  tagline: string
  description: string
  contentDescriptors: string[]
  tags: string[]
  people: StoredCredit[]
  audioLanguages: string[]
  /** Languages of audio description. */
  audioDescriptionLanguages: string[]
  subtitleLanguages: string[]
  /** Sign languages of interpreters in the picture, by ISO 639-3. */
  signLanguages: string[]
  /** True if the movie, or any episode, has a film. */
  isStreamable: boolean
  /** URL of the trailer below the reader's level: the movie's, or that of the first episode with one. */
  trailer: string | null
  /** Only a trailer from the level on exists. */
  isTrailerLocked: boolean
  /** The same trailer for wide previews. */
  largeTrailer: string | null
  /** Of a movie's film, by start. */
  markers: Marker[]
  chapters: Chapter[]
  hasPlanLimits: boolean
  includedPlans: IncludedPlan[]
  excludedPlans: ExcludedPlan[]
  allowedCountries: string[] | null
  blockedCountries: string[]
  seasons: StoredSeason[]
  /** Only titles available to the reader, at most 25 movies and 25 series. */
  recommendations: StoredCard[]
}

export type StoredCredit = { personId: string; name: string; portrait: string | null; job: string | null; character: string | null }

export type StoredSeason = {
  seasonNumber: number
  title: string | null
  releasesAt: Date | null
  people: StoredCredit[]
  episodes: StoredEpisode[]
}

export type StoredEpisode = {
  contentId: string
  episodeNumber: number
  title: string
  description: string
  images: Image[]
  /** Null: released with its season, or with its series if the season has no date. */
  releasesAt: Date | null
  /** Seconds: the listed length, else that of the film. */
  runLength: number | null
  /** The length of the film in seconds; null without one. */
  duration: number | null
  isStreamable: boolean
  /** Of its film, by start. */
  markers: Marker[]
  chapters: Chapter[]
  /** Null: that of its series. */
  maturityRating: string | null
  /** From 0 to 4; at least its series' own. */
  maturity: number
}

const maxRecommendations = 25

/** The title of a permalink, even if withdrawn or unavailable: the caller reports that. Null from the reader's cap on. */
export async function contentByPermalink(db: CatalogueDatabase, permanentLink: string, reader: Reader): Promise<StoredContent | null> {
  const row = await selectContents(db, reader, titlesBelow(reader.cap)).where('title.permanent_link', '=', permanentLink).executeTakeFirst()
  return (row && (await withRecommendations(db, [row], reader))[0]) ?? null
}

export async function contentById(db: CatalogueDatabase, contentId: string, reader: Reader): Promise<StoredContent | null> {
  const row = await selectContents(db, reader, titlesBelow(reader.cap)).where('title.content_id', '=', contentId).executeTakeFirst()
  return (row && (await withRecommendations(db, [row], reader))[0]) ?? null
}

/** Titles in the order of the ids. Leaves out missing, withdrawn and unavailable ones. */
export async function titlesById(
  db: CatalogueDatabase,
  contentType: TitleType,
  contentIds: string[],
  reader: Reader,
): Promise<StoredContent[]> {
  if (contentIds.length === 0) return []
  const rows = await selectContents(db, reader, visibleTitles(reader))
    .where('title.content_id', 'in', contentIds)
    .where('title.content_type', '=', contentType)
    .execute()
  return withRecommendations(db, inOrder(rows, contentIds), reader)
}

type ContentRow = Awaited<ReturnType<ReturnType<typeof selectContents>['executeTakeFirstOrThrow']>>

/** Loads the recommendations of all rows in one query. */
async function withRecommendations(db: CatalogueDatabase, rows: ContentRow[], reader: Reader): Promise<StoredContent[]> {
  const cards = await cardsByIds(db, rows.flatMap(({ recommendations }) => recommendations), reader)
  return rows.map((row) => contentOf(row, limitPerType(inOrder(cards, row.recommendations))))
}

function limitPerType(cards: StoredCard[]): StoredCard[] {
  const indexInType = (card: StoredCard) => cards.filter(({ contentType }) => contentType === card.contentType).indexOf(card)
  return cards.filter((card) => indexInType(card) < maxRecommendations)
}

function contentOf({ tracks, seasons, ...row }: ContentRow, recommendations: StoredCard[]): StoredContent {
  return {
    ...row,
    ...languagesOf(tracks),
    isStreamable: tracks.length > 0,
    seasons: seasons.map((season) => ({
      ...season,
      releasesAt: dateOf(season.releasesAt),
      episodes: season.episodes.map((episode) => ({ ...episode, releasesAt: dateOf(episode.releasesAt) })),
    })),
    recommendations,
  }
}

function selectContents(db: CatalogueDatabase, { language, cap, level = cap }: Pick<Reader, 'language' | 'cap' | 'level'>, titles: ReturnType<typeof titlesBelow>) {
  const free = Math.min(cap, level)
  return selectCards(db, { language, cap }, titles).select([
    localized('title.tagline', language).as('tagline'),
    localized('title.description', language).as('description'),
    sql<string[]>`array(
      select coalesce(words ->> ${language}::text, words ->> 'english')
      from jsonb_array_elements(title.content_descriptors) with ordinality as descriptor (words, place) order by place
    )`.as('contentDescriptors'),
    tagNames(language).as('tags'),
    'title.sign_languages as signLanguages',
    'title.has_plan_limits as hasPlanLimits',
    'title.included_plans as includedPlans',
    'title.excluded_plans as excludedPlans',
    'title.allowed_countries as allowedCountries',
    'title.blocked_countries as blockedCountries',
    'title.recommendations',
    credits(db, language, sql<boolean>`credit.content_id = title.content_id and credit.season_number is null`).as('people'),
    tracks(cap).as('tracks'),
    markers.as('markers'),
    chapters(language).as('chapters'),
    firstTrailer('trailer', free).as('trailer'),
    firstTrailer('large_trailer', free).as('largeTrailer'),
    (free < cap ? sql<boolean>`(${firstTrailer('trailer', cap)} is not null and ${firstTrailer('trailer', free)} is null)` : sql<boolean>`false`).as('isTrailerLocked'),
    jsonArrayFrom(
      db
        .selectFrom(seasonsBelow(cap).as('season'))
        .select([
          'season.season_number as seasonNumber',
          localized<string | null>('season.title', language).as('title'),
          'season.releases_at as releasesAt',
          credits(db, language, sql<boolean>`credit.content_id = season.series_id and credit.season_number = season.season_number`).as('people'),
          episodes(db, { language, cap }, sql<boolean>`episode.series_id = season.series_id and episode.season_number = season.season_number`).as('episodes'),
        ])
        .where(sql<boolean>`season.series_id = title.content_id`)
        .orderBy('season.season_number'),
    ).as('seasons'),
  ])
}

/** Of the movie, or of the first episode with a trailer. Only below this maturity. */
function firstTrailer(column: 'trailer' | 'large_trailer', below: number) {
  return sql<string | null>`(
    select ${sql.ref(`asset.${column}`)} from plays join asset using (asset_id) left join ${episodesBelow(below)} as episode using (content_id)
    where asset.status = 'ready' and asset.trailer is not null and plays.content_id in (
      select own.content_id from ${titlesBelow(below)} as own where own.content_id = title.content_id
      union all select episode.content_id from ${episodesBelow(below)} as episode where episode.series_id = title.content_id
    )
    order by episode.season_number = 0, episode.season_number, episode.episode_number limit 1
  )`
}

function credits(db: CatalogueDatabase, language: Language, where: RawBuilder<SqlBool>) {
  return jsonArrayFrom(
    db
      .selectFrom('credit')
      .innerJoin('person', 'person.person_id', 'credit.person_id')
      .select([
        'credit.person_id as personId',
        localized('person.name', language).as('name'),
        'person.portrait',
        'credit.job',
        localized<string | null>('credit.character', language).as('character'),
      ])
      .where(where)
      .orderBy('credit.position'),
  )
}

function episodes(db: CatalogueDatabase, { language, cap }: Pick<Reader, 'language' | 'cap'>, where: RawBuilder<SqlBool>) {
  return jsonArrayFrom(
    db
      .selectFrom(episodesBelow(cap).as('episode'))
      .leftJoin('plays', 'plays.content_id', 'episode.content_id')
      .leftJoin('asset', (join) => join.onRef('asset.asset_id', '=', 'plays.asset_id').on('asset.status', '=', 'ready'))
      .select([
        'episode.content_id as contentId',
        'episode.episode_number as episodeNumber',
        localized('episode.title', language).as('title'),
        localized('episode.description', language).as('description'),
        'episode.images',
        'episode.releases_at as releasesAt',
        'episode.maturity_rating as maturityRating',
        'episode.maturity',
        sql<number | null>`coalesce(episode.run_length, asset.run_length)`.as('runLength'),
        'asset.run_length as duration',
        sql<boolean>`asset.asset_id is not null`.as('isStreamable'),
        markers.as('markers'),
        chapters(language).as('chapters'),
      ])
      .where(where)
      .orderBy('episode.episode_number'),
  )
}
