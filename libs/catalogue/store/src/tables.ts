import type { Marker } from '@ott/catalogue'
import type { ColumnType, Generated, GeneratedAlways, Kysely } from 'kysely'
import type { LocalizedText } from './localized-text.ts'
import type { NewChapter } from './save-markers.ts'

export type CatalogueDatabase = Kysely<CatalogueTables>

/** The tables as queries see them. */
export type CatalogueTables = {
  genre: { slug: string; name: Json<LocalizedText>; description: Json<LocalizedText> | null; position: number }
  tag: { slug: string; name: Json<LocalizedText> }
  person: { person_id: string; name: Json<LocalizedText>; portrait: string | null }
  title: {
    content_id: string
    content_type: TitleType
    permanent_link: string
    title: Json<LocalizedText>
    tagline: Json<LocalizedText>
    description: Json<LocalizedText>
    year: number | null
    run_length: number | null
    maturity_rating: string | null
    /** From 0 to 4. A series is at least as strict as its mildest episode. */
    maturity: Generated<number>
    content_descriptors: Json<LocalizedText[]>
    images: Json<Image[]>
    hero_notice: Json<LocalizedText> | null
    hero_text: Json<LocalizedText> | null
    monetization_model: string
    has_plan_limits: boolean
    included_plans: Json<IncludedPlan[]>
    excluded_plans: Json<ExcludedPlan[]>
    allowed_countries: string[] | null
    blocked_countries: string[]
    sign_languages: Generated<string[]>
    releases_at: Date | null
    withdrawn_at: Date | null
    recommendations: string[]
    has_dated_seasons: boolean
    added_at: Generated<Date>
    changed_at: Generated<Date>
    fingerprint: string
  }
  title_genre: {
    content_id: string
    genre_slug: string
    position: number
    year: number | null
    releases_at: Date | null
    /** Not withdrawn and without country restrictions. */
    is_everywhere: boolean
    maturity: Generated<number>
  }
  title_tag: { content_id: string; tag_slug: string; position: number }
  credit: {
    content_id: string
    position: number
    person_id: string
    job: string | null
    character: Json<LocalizedText> | null
    season_number: number | null
  }
  season: {
    series_id: string
    season_number: number
    title: Json<LocalizedText> | null
    releases_at: Date | null
    /** That of its mildest episode. */
    maturity: Generated<number>
  }
  episode: {
    content_id: string
    series_id: string
    season_number: number
    episode_number: number
    title: Json<LocalizedText>
    description: Json<LocalizedText>
    images: Json<Image[]>
    run_length: number | null
    /** Null: that of its series. */
    maturity_rating: string | null
    /** At least as strict as its series. */
    maturity: Generated<number>
    releases_at: Date | null
  }
  asset: {
    asset_id: string
    status: AssetStatus
    folder: string | null
    run_length: number | null
    tracks: Json<Tracks> | null
    trailer: string | null
    large_trailer: string | null
    source_hash: string | null
  }
  plays: {
    content_id: string
    asset_id: string
    markers: ColumnType<Marker[], string | undefined, string>
    chapters: ColumnType<NewChapter[], string | undefined, string>
  }
  page: { page_id: string; title: Json<LocalizedText>; description: Json<LocalizedText>; fingerprint: string }
  module: {
    module_id: string
    page_id: string
    position: number
    kind: ModuleKind
    orientation: Orientation
    title: Json<LocalizedText>
    see_all: string | null
    newest: TypeShown | null
    most_watched: TypeShown | null
    leaving: TypeShown | null
  }
  module_entry: { module_id: string; position: number; content_id: string }
  ranking: { place: number; content_id: string }
  popular_search: { position: number; term: Json<LocalizedText> }
  catalogue_version: { one_row: Generated<boolean>; version: number }
  search_document: {
    content_id: string
    titles: string
    people: string
    genres: string
    title_sounds: string
    people_sounds: string
    genre_sounds: string
    year: number | null
    /** Not withdrawn and without country restrictions. */
    is_everywhere: Generated<boolean>
    maturity: Generated<number>
    words: GeneratedAlways<string>
  }
  search_word: { word: string }
  search_name: { kind: 'person' | 'genre'; id: string; names: string; sounds: string; words: GeneratedAlways<string> }
  search_sound: { sound: string }
  search_form: { one_row: Generated<boolean>; form: number }
}

export type TitleType = 'movie' | 'series'
export type Orientation = 'landscape' | 'portrait'
export type ModuleKind = 'hero' | 'tray' | 'ranked' | 'continueWatching' | 'becauseWatched'
/** The type of titles in a module that fills itself. */
export type TypeShown = 'all' | 'movie' | 'series'
export type AssetStatus = 'waiting' | 'ready' | 'failed'

/** `resolution` is WIDTHxHEIGHT of the master. Featured images are large and without text. */
export type Image = { url: string; orientation: Orientation; resolution: string; isFeatured: boolean }

export type IncludedPlan = { id: string; loginRequired: boolean }
export type ExcludedPlan = { id: string }

/** Languages are codes (`bn`); heights are in pixels. `isDescription` marks audio description, `isProtected` encrypted audio and pictures. */
export type Tracks = { heights: number[]; audio: Track[]; subtitles: Track[]; isProtected?: true }
export type Track = { language: string; label: string; isDescription?: true }

/** JSON: selected as its type, written as text, because the driver would turn a list into a PostgreSQL array. */
type Json<T> = ColumnType<T, string, string>

export const json = (value: unknown): string => JSON.stringify(value)
