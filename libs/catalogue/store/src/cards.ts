import { accessibilityBadgesOf } from '@ott/catalogue'
import type { AccessibilityBadge } from '@ott/catalogue'
import { prepared } from '@ott/database'
import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { CatalogueDatabase, Image, TitleType, Track, Tracks } from './tables.ts'
import { localized } from './localized-text.ts'
import { episodesBelow, seasonsBelow, visibleTitles } from './visible-titles.ts'
import type { Language } from './localized-text.ts'

/** Language, country and time of a read, and the viewer's cap. */
export type Reader = {
  language: Language
  country: string
  cap: number
  /** Titles from this maturity on need the PIN, and their trailers are locked; by default none. */
  level?: number
  now: Date
}

export type Paging = { limit: number; offset: number }

/** A title as a tray shows it, in one language. */
export type StoredCard = {
  contentId: string
  contentType: TitleType
  permanentLink: string
  title: string
  year: number | null
  maturityRating: string | null
  /** From 0 to 4; that of a series is at least its mildest episode's. */
  maturity: number
  genres: { slug: string; name: string }[]
  images: Image[]
  /** Seconds: the listed length, else that of the film; null for a series. */
  runLength: number | null
  /** The length of the film in seconds; null without one. */
  duration: number | null
  monetizationModel: string
  releasesAt: Date | null
  /** The title is hidden from this time on. */
  withdrawnAt: Date | null
  addedAt: Date
  /** Release dates of the seasons after the first. */
  laterSeasonsAt: Date[]
  /** Accessibility badges of its films and picture, if loaded. */
  signs?: AccessibilityBadge[]
}

/** Cards in the order of the ids. Leaves out missing, withdrawn and unavailable titles. */
export async function cardsByIds(db: CatalogueDatabase, contentIds: string[], reader: Reader): Promise<StoredCard[]> {
  if (contentIds.length === 0) return []
  return inOrder(await selectCardsByIds(db, contentIds, reader).execute(), contentIds)
}

/** Adds accessibility badges, for which it reads all films of a series. */
export async function cardsWithSigns(db: CatalogueDatabase, contentIds: string[], reader: Reader): Promise<StoredCard[]> {
  if (contentIds.length === 0) return []
  const rows = await selectCardsByIds(db, contentIds, reader).select([tracks(reader.cap).as('tracks'), 'title.sign_languages as signLanguages']).execute()
  const cards = rows.map(({ tracks, signLanguages, ...card }) => ({ ...card, signs: accessibilityBadgesOf({ ...languagesOf(tracks), signLanguages }) }))
  return inOrder(cards, contentIds)
}

function selectCardsByIds(db: CatalogueDatabase, contentIds: string[], reader: Reader) {
  return selectCards(db, reader, visibleTitles(reader))
    .modifyFront(prepared)
    .where(sql<boolean>`title.content_id = any((select ${contentIds}::text[])::text[])`)
}

/** `titles` are those that the reader may see. */
export function selectCards(db: CatalogueDatabase, { language, cap }: Pick<Reader, 'language' | 'cap'>, titles: ReturnType<typeof visibleTitles>) {
  return db
    .selectFrom(titles.as('title'))
    .leftJoin('plays', 'plays.content_id', 'title.content_id')
    .leftJoin('asset', (join) => join.onRef('asset.asset_id', '=', 'plays.asset_id').on('asset.status', '=', 'ready'))
    .select((eb) => [
      'title.content_id as contentId',
      'title.content_type as contentType',
      'title.permanent_link as permanentLink',
      localized('title.title', language).as('title'),
      'title.year',
      'title.maturity_rating as maturityRating',
      'title.maturity',
      jsonArrayFrom(
        eb
          .selectFrom('title_genre')
          .innerJoin('genre', 'genre.slug', 'title_genre.genre_slug')
          .select(['genre.slug', localized('genre.name', language).as('name')])
          .whereRef('title_genre.content_id', '=', 'title.content_id')
          .orderBy('title_genre.position'),
      ).as('genres'),
      'title.images',
      sql<number | null>`coalesce(title.run_length, asset.run_length)`.as('runLength'),
      'asset.run_length as duration',
      'title.monetization_model as monetizationModel',
      'title.releases_at as releasesAt',
      'title.withdrawn_at as withdrawnAt',
      'title.added_at as addedAt',
      sql<Date[]>`array(
        select season.releases_at from ${seasonsBelow(cap)} as season
        where season.series_id = title.content_id and season.season_number > 1 and season.releases_at is not null
      )`.as('laterSeasonsAt'),
    ])
}

/** Tracks of a title's films: the movie's own, or those of its episodes below the cap. */
export const tracks = (cap: number) => sql<Tracks[]>`case
  when title.content_type = 'series' then (
    select coalesce(json_agg(film.tracks order by film.asset_id), '[]') from asset as film
    where film.status = 'ready' and film.asset_id in (
      select plays.asset_id from ${episodesBelow(cap)} as episode join plays using (content_id) where episode.series_id = title.content_id
    )
  )
  when asset.asset_id is null then '[]'
  else json_build_array(asset.tracks)
end`

/** Languages of audio, audio description and subtitles over all films, each once. */
export function languagesOf(films: Tracks[]): Record<'audioLanguages' | 'audioDescriptionLanguages' | 'subtitleLanguages', string[]> {
  const languages = (some: (film: Tracks) => Track[]) => [...new Set(films.flatMap((film) => some(film).map(({ language }) => language)))]
  return {
    audioLanguages: languages(({ audio }) => audio.filter(({ isDescription }) => !isDescription)),
    audioDescriptionLanguages: languages(({ audio }) => audio.filter(({ isDescription }) => isDescription)),
    subtitleLanguages: languages(({ subtitles }) => subtitles),
  }
}

export function tagNames(language: Language) {
  return sql<string[]>`array(
    select ${localized('tag.name', language)} from title_tag join tag on tag.slug = title_tag.tag_slug
    where title_tag.content_id = title.content_id order by title_tag.position
  )`
}

export function inOrder<T extends { contentId: string }>(found: T[], contentIds: string[]): T[] {
  const byId = new Map(found.map((one) => [one.contentId, one]))
  return [...new Set(contentIds)].flatMap((contentId) => byId.get(contentId) ?? [])
}
