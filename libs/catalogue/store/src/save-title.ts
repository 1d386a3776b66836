import { normalisePermalink, permalinkFault } from '@ott/catalogue'
import { atomically, fingerprintOf } from './saving.ts'
import type { Saved } from './saving.ts'
import { json, jsonOrNull } from './tables.ts'
import type { CatalogueDatabase, ExcludedPlan, Image, IncludedPlan, TitleType } from './tables.ts'
import { bumpVersion } from './version.ts'
import type { Words } from './words.ts'

export type NewTitle = {
  contentId: string
  contentType: TitleType
  permanentLink: string
  title: Words
  tagline: Words
  description: Words
  year: number | null
  maturityRating: string | null
  contentDescriptors: Words[]
  /** Slugs, the first one first. */
  genres: string[]
  tags: string[]
  credits: NewCredit[]
  images: Image[]
  monetizationModel: string
  monetizationPlan: { enabled: boolean; included: IncludedPlan[]; excluded: ExcludedPlan[] }
  /** Null: everywhere but in the blocked ones. */
  allowedCountries: string[] | null
  blockedCountries: string[]
  releasesAt: Date | null
  /** Since when it is no longer shown. */
  withdrawnAt?: Date
  /** Ids, the nearest first; one that is not there is passed over. */
  recommendations: string[]
  heroNotice?: Words
  heroText?: Words
  seasons: NewSeason[]
}

export type NewCredit = { personId: string; job?: string; character?: Words }

export type NewSeason = {
  seasonNumber: number
  title?: Words
  releasesAt: Date | null
  /** Who is in this season only. */
  credits?: NewCredit[]
  episodes: NewEpisode[]
}

export type NewEpisode = {
  contentId: string
  episodeNumber: number
  title: Words
  description: Words
  images: Image[]
  /** Null: with its season. */
  releasesAt: Date | null
}

/** Writes a movie or a series with all that hangs on it; which films it plays stays as it is. */
export async function saveTitle(db: CatalogueDatabase, title: NewTitle): Promise<Saved> {
  const permanentLink = acceptableLink(title)
  refuseAmbiguousPlans(title)
  const fingerprint = fingerprintOf(title)
  return atomically(db, async (trx) => {
    const { contentId } = title
    const known = await trx.selectFrom('title').select('fingerprint').where('content_id', '=', contentId).executeTakeFirst()
    if (known?.fingerprint === fingerprint) return 'unchanged'
    await writeTitle(trx, title, permanentLink, fingerprint)
    if (known) await clearParts(trx, contentId)
    await writeParts(trx, title)
    await bumpVersion(trx)
    return 'saved'
  })
}

/** A page of ours cannot be hidden behind a film (CAT-7), and a film not behind a page that is not there (CAT-17). */
function acceptableLink({ contentId, permanentLink }: NewTitle): string {
  const fault = permalinkFault(permanentLink)
  if (fault === 'isPage') throw new Error(`${contentId}: the address ${permanentLink} is a page of ours`)
  if (fault === 'hasSegments') throw new Error(`${contentId}: the address ${permanentLink} has more than one segment`)
  return normalisePermalink(permanentLink)
}

/** Plans that are excluded from nothing would deny everybody: nobody can mean that (CAT-10). */
function refuseAmbiguousPlans({ contentId, monetizationPlan: { included, excluded } }: NewTitle): void {
  if (included.length > 0 || excluded.length === 0) return
  throw new Error(`${contentId}: plans are excluded but none is included, so nobody could watch it`)
}

async function writeTitle(db: CatalogueDatabase, title: NewTitle, permanentLink: string, fingerprint: string): Promise<void> {
  const row = {
    content_id: title.contentId,
    content_type: title.contentType,
    permanent_link: permanentLink,
    title: json(title.title),
    tagline: json(title.tagline),
    description: json(title.description),
    year: title.year,
    maturity_rating: title.maturityRating,
    content_descriptors: json(title.contentDescriptors),
    images: json(title.images),
    hero_notice: jsonOrNull(title.heroNotice),
    hero_text: jsonOrNull(title.heroText),
    monetization_model: title.monetizationModel,
    has_plan_limits: title.monetizationPlan.enabled,
    included_plans: json(title.monetizationPlan.included),
    excluded_plans: json(title.monetizationPlan.excluded),
    allowed_countries: title.allowedCountries,
    blocked_countries: title.blockedCountries,
    releases_at: title.releasesAt,
    withdrawn_at: title.withdrawnAt ?? null,
    recommendations: title.recommendations,
    fingerprint,
  }
  await db.insertInto('title').values(row).onConflict((conflict) => conflict.column('content_id').doUpdateSet(row)).execute()
}

async function clearParts(db: CatalogueDatabase, contentId: string): Promise<void> {
  await db.deleteFrom('title_genre').where('content_id', '=', contentId).execute()
  await db.deleteFrom('title_tag').where('content_id', '=', contentId).execute()
  await db.deleteFrom('credit').where('content_id', '=', contentId).execute()
  await db.deleteFrom('season').where('series_id', '=', contentId).execute()
}

async function writeParts(db: CatalogueDatabase, title: NewTitle): Promise<void> {
  const content_id = title.contentId
  const genres = title.genres.map((genre_slug, position) => ({ content_id, genre_slug, position }))
  const tags = title.tags.map((tag_slug, position) => ({ content_id, tag_slug, position }))
  const credits = creditRows(title)
  const seasons = title.seasons.map(({ seasonNumber, title: name, releasesAt }) => ({
    series_id: content_id,
    season_number: seasonNumber,
    title: jsonOrNull(name),
    releases_at: releasesAt,
  }))
  const episodes = title.seasons.flatMap((season) => season.episodes.map((episode) => episodeRow(content_id, season, episode)))
  if (genres.length > 0) await db.insertInto('title_genre').values(genres).execute()
  if (tags.length > 0) await db.insertInto('title_tag').values(tags).execute()
  if (credits.length > 0) await db.insertInto('credit').values(credits).execute()
  if (seasons.length > 0) await db.insertInto('season').values(seasons).execute()
  if (episodes.length > 0) await db.insertInto('episode').values(episodes).execute()
}

function creditRows(title: NewTitle) {
  const ofTitle = title.credits.map((credit) => ({ credit, season: null }))
  const ofSeasons = title.seasons.flatMap(({ seasonNumber, credits = [] }) => credits.map((credit) => ({ credit, season: seasonNumber })))
  return [...ofTitle, ...ofSeasons].map(({ credit, season }, position) => ({
    content_id: title.contentId,
    position,
    person_id: credit.personId,
    job: credit.job ?? null,
    character: jsonOrNull(credit.character),
    season_number: season,
  }))
}

function episodeRow(seriesId: string, { seasonNumber }: NewSeason, episode: NewEpisode) {
  return {
    content_id: episode.contentId,
    series_id: seriesId,
    season_number: seasonNumber,
    episode_number: episode.episodeNumber,
    title: json(episode.title),
    description: json(episode.description),
    images: json(episode.images),
    releases_at: episode.releasesAt,
  }
}
