import { brandSlugs } from '@ott/brand/choose'
import { maturityOf, nameError, normalisePermalink, permalinkError, permalinkErrorMessage, textErrorMessage, maxNameLength } from '@ott/catalogue'
import { sql } from 'kysely'
import { inTransaction, fingerprintOf } from './idempotent-save.ts'
import type { Saved } from './idempotent-save.ts'
import type { CatalogueDatabase, ExcludedPlan, Image, IncludedPlan, TitleType } from './tables.ts'
import { bumpVersion } from './catalogue-version.ts'
import type { LocalizedText } from './localized-text.ts'

export type NewTitle = {
  contentId: string
  contentType: TitleType
  permanentLink: string
  title: LocalizedText
  tagline: LocalizedText
  description: LocalizedText
  year: number | null
  /** Seconds, for a movie; the length of its film if missing. */
  runLength?: number
  maturityRating: string | null
  contentDescriptors: LocalizedText[]
  /** Sign languages of interpreters in the picture, by ISO 639-3: `ins`. */
  signLanguages?: string[]
  /** Slugs, the main genre first. */
  genres: string[]
  tags: string[]
  credits: NewCredit[]
  images: Image[]
  monetizationModel: string
  monetizationPlan: { enabled: boolean; included: IncludedPlan[]; excluded: ExcludedPlan[] }
  /** Null: everywhere except in blocked countries. */
  allowedCountries: string[] | null
  blockedCountries: string[]
  releasesAt: Date | null
  /** The title is hidden from this time on. */
  withdrawnAt?: Date
  /** Ids, the closest first. Missing titles are ignored. */
  recommendations: string[]
  heroNotice?: LocalizedText
  heroText?: LocalizedText
  seasons: NewSeason[]
}

export type NewCredit = { personId: string; job?: string; character?: LocalizedText }

export type NewSeason = {
  seasonNumber: number
  title?: LocalizedText
  releasesAt: Date | null
  /** People who are only in this season. */
  credits?: NewCredit[]
  episodes: NewEpisode[]
}

export type NewEpisode = {
  contentId: string
  episodeNumber: number
  title: LocalizedText
  description: LocalizedText
  images: Image[]
  /** Seconds; the length of its film if missing. */
  runLength?: number
  /** That of its series if missing. */
  maturityRating?: string
  /** Null: released with its season. */
  releasesAt: Date | null
}

/** How many titles are new, and how many existing ones changed. */
export type SavedTitles = { added: number; changed: number }

/** Saves a movie or series with everything that belongs to it. Attached films stay. */
export async function saveTitle(db: CatalogueDatabase, title: NewTitle): Promise<Saved> {
  const { added, changed } = await saveTitles(db, [title])
  return added + changed > 0 ? 'saved' : 'unchanged'
}

/** Saves many titles in a few statements, all or none. Ids must be distinct. */
export async function saveTitles(db: CatalogueDatabase, titles: NewTitle[]): Promise<SavedTitles> {
  const wanted = titles.map(normalise).map((title) => ({ title, fingerprint: fingerprintOf(title) }))
  return inTransaction(db, async (trx) => {
    const rows = await sql<{ content_id: string; fingerprint: string }>`
      select content_id, fingerprint from title where content_id = any(${titles.map(({ contentId }) => contentId)})`.execute(trx)
    const known = new Map(rows.rows.map(({ content_id, fingerprint }) => [content_id, fingerprint]))
    const different = wanted.filter(({ title, fingerprint }) => known.get(title.contentId) !== fingerprint)
    if (different.length === 0) return { added: 0, changed: 0 }
    const changed = different.map(({ title }) => title.contentId).filter((contentId) => known.has(contentId))
    await writeTitles(trx, different.map(({ title, fingerprint }) => titleRow(title, fingerprint)))
    if (changed.length > 0) await deleteRelations(trx, changed)
    await insertRelations(trx, different.map(({ title }) => title))
    await bumpVersion(trx)
    return { added: different.length - changed.length, changed: changed.length }
  })
}

/** Normalizes equivalent spellings, so that an exported title equals the saved one. */
function normalise({ signLanguages = [], ...title }: NewTitle): NewTitle {
  const permanentLink = validPermalink(title)
  rejectInvalidName(title)
  rejectAmbiguousPlans(title)
  const seasons = title.seasons
    .map((season) => ({
      ...season,
      credits: season.credits ?? [],
      episodes: season.episodes.toSorted((a, b) => a.episodeNumber - b.episodeNumber),
    }))
    .toSorted((a, b) => a.seasonNumber - b.seasonNumber)
  return { ...title, permanentLink, ...(signLanguages.length > 0 && { signLanguages }), seasons }
}

/** A title must not hide a page of the site (CAT-7), nor have a permalink that no page serves (CAT-17). */
function validPermalink({ contentId, permanentLink }: NewTitle): string {
  const error = permalinkError(permanentLink, brandSlugs)
  if (error) throw new Error(`${contentId}: the permalink ${permanentLink} ${permalinkErrorMessage(error)}`)
  return normalisePermalink(permanentLink)
}

/** An export with such a name could not be imported (CAT-112). */
function rejectInvalidName({ contentId, title }: Pick<NewTitle, 'contentId' | 'title'>): void {
  const error = nameError(title.english)
  if (error) throw new Error(`${contentId}: the title ${textErrorMessage(error, maxNameLength)}`)
}

/** Excluded plans without included ones would deny everybody, so they must be a mistake (CAT-10). */
function rejectAmbiguousPlans({ contentId, monetizationPlan: { included, excluded } }: NewTitle): void {
  if (included.length > 0 || excluded.length === 0) return
  throw new Error(`${contentId}: plans are excluded but none is included, so nobody could watch it`)
}

function titleRow(title: NewTitle, fingerprint: string) {
  return {
    content_id: title.contentId,
    content_type: title.contentType,
    permanent_link: title.permanentLink,
    title: title.title,
    tagline: title.tagline,
    description: title.description,
    year: title.year,
    run_length: title.runLength ?? null,
    maturity_rating: title.maturityRating,
    maturity: mildestMaturity(title),
    content_descriptors: title.contentDescriptors,
    sign_languages: title.signLanguages ?? [],
    images: title.images,
    hero_notice: title.heroNotice ?? null,
    hero_text: title.heroText ?? null,
    monetization_model: title.monetizationModel,
    has_plan_limits: title.monetizationPlan.enabled,
    included_plans: title.monetizationPlan.included,
    excluded_plans: title.monetizationPlan.excluded,
    allowed_countries: title.allowedCountries,
    blocked_countries: title.blockedCountries,
    releases_at: title.releasesAt,
    withdrawn_at: title.withdrawnAt ?? null,
    recommendations: title.recommendations,
    has_dated_seasons: title.seasons.some(({ releasesAt }) => releasesAt !== null),
    fingerprint,
  }
}

async function writeTitles(db: CatalogueDatabase, rows: ReturnType<typeof titleRow>[]): Promise<void> {
  const columns = Object.keys(rows[0] ?? {})
  const fromRow = sql.join(columns.map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`))
  await sql`${insertion('title', rows)} on conflict (content_id) do update set ${fromRow}, changed_at = now()`.execute(db)
}

async function deleteRelations(db: CatalogueDatabase, contentIds: string[]): Promise<void> {
  const ofThem = (column: string) => sql`${sql.ref(column)} = any(${contentIds})`
  await sql`delete from title_genre where ${ofThem('content_id')}`.execute(db)
  await sql`delete from title_tag where ${ofThem('content_id')}`.execute(db)
  await sql`delete from credit where ${ofThem('content_id')}`.execute(db)
  await sql`delete from season where ${ofThem('series_id')}`.execute(db)
}

async function insertRelations(db: CatalogueDatabase, titles: NewTitle[]): Promise<void> {
  const relations = {
    title_genre: titles.flatMap(genreRows),
    title_tag: titles.flatMap(({ contentId, tags }) => tags.map((tag_slug, position) => ({ content_id: contentId, tag_slug, position }))),
    credit: titles.flatMap(creditRows),
    season: titles.flatMap(seasonRows),
    episode: titles.flatMap((title) =>
      title.seasons.flatMap((season) => season.episodes.map((episode) => episodeRow(title, season, episode))),
    ),
  }
  for (const [table, rows] of Object.entries(relations)) if (rows.length > 0) await insertion(table, rows).execute(db)
}

/** Passes rows as one JSON value, because a statement has a limit of parameters. */
function insertion(table: string, rows: object[]) {
  const columns = sql.join(Object.keys(rows[0] ?? {}).map((column) => sql.ref(column)))
  return sql`insert into ${sql.table(table)} (${columns})
    select ${columns} from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb)`
}

function genreRows(title: NewTitle) {
  const { contentId: content_id, year, releasesAt: releases_at, allowedCountries, blockedCountries, withdrawnAt } = title
  const maturity = mildestMaturity(title)
  const is_everywhere = !withdrawnAt && allowedCountries === null && blockedCountries.length === 0
  return title.genres.map((genre_slug, position) => ({ content_id, genre_slug, position, year, releases_at, is_everywhere, maturity }))
}

function creditRows(title: NewTitle) {
  const ofTitle = title.credits.map((credit) => ({ credit, season: null }))
  const ofSeasons = title.seasons.flatMap(({ seasonNumber, credits = [] }) => credits.map((credit) => ({ credit, season: seasonNumber })))
  return [...ofTitle, ...ofSeasons].map(({ credit, season }, position) => ({
    content_id: title.contentId,
    position,
    person_id: credit.personId,
    job: credit.job ?? null,
    character: credit.character ?? null,
    season_number: season,
  }))
}

function seasonRows(series: NewTitle) {
  return series.seasons.map((season) => ({
    series_id: series.contentId,
    season_number: season.seasonNumber,
    title: season.title ?? null,
    releases_at: season.releasesAt,
    maturity: mildestMaturity(series, [season]),
  }))
}

function episodeRow(series: NewTitle, { seasonNumber }: NewSeason, episode: NewEpisode) {
  return {
    content_id: episode.contentId,
    series_id: series.contentId,
    season_number: seasonNumber,
    episode_number: episode.episodeNumber,
    title: episode.title,
    description: episode.description,
    images: episode.images,
    run_length: episode.runLength ?? null,
    maturity_rating: episode.maturityRating ?? null,
    maturity: episodeMaturity(series, episode),
    releases_at: episode.releasesAt,
  }
}

/** A series counts by its own rating, but it and each season is hidden with its last episode (PAR-2). */
function mildestMaturity(title: NewTitle, seasons = title.seasons): number {
  const episodes = seasons.flatMap((season) => season.episodes.map((episode) => episodeMaturity(title, episode)))
  return episodes.length === 0 ? maturityOf(title.maturityRating) : Math.min(...episodes)
}

/** An episode may be stricter than its series, never milder (PAR-2). */
function episodeMaturity(series: NewTitle, { maturityRating = series.maturityRating ?? undefined }: NewEpisode): number {
  return Math.max(maturityOf(series.maturityRating), maturityOf(maturityRating))
}
