import { sql } from 'kysely'
import type { CatalogueDatabase, ExcludedPlan, IncludedPlan, Tracks } from './tables.ts'
import { localized } from './localized-text.ts'
import type { Language } from './localized-text.ts'
import { episodesBelow, seasonsBelow, titlesBelow } from './visible-titles.ts'

/** What decides whether a movie or episode may be played, and its film. */
export type Playable = {
  contentId: string
  contentType: 'movie' | 'episode'
  /** Only for an episode. */
  seriesId: string | null
  /** Title of the movie or the series. */
  title: string
  permanentLink: string
  /** From 0 to 4; that of an episode is at least its series'. */
  maturity: number
  monetizationModel: string
  hasPlanLimits: boolean
  includedPlans: IncludedPlan[]
  excludedPlans: ExcludedPlan[]
  allowedCountries: string[] | null
  blockedCountries: string[]
  withdrawnAt: Date | null
  /** An episode without a date uses its season's date, else its series' (CAT-63). */
  releasesAt: Date | null
  /** Null if there is no film yet. */
  asset: { assetId: string; folder: string; runLength: number; tracks: Tracks } | null
}

/** Null for a missing id, from the cap on, and for a series, which has no film of its own. */
export async function playableById(db: CatalogueDatabase, contentId: string, { language, cap }: { language: Language; cap: number }): Promise<Playable | null> {
  const { rows } = await sql<Playable>`
    with wanted as (
      select content_id, 'movie' as content_type, null as series_id, content_id as title_id, releases_at, maturity
      from ${titlesBelow(cap)} as title where content_id = ${contentId} and content_type = 'movie'
      union all
      select episode.content_id, 'episode', episode.series_id, episode.series_id, coalesce(episode.releases_at, season.releases_at, series.releases_at), episode.maturity
      from ${episodesBelow(cap)} as episode join ${seasonsBelow(cap)} as season using (series_id, season_number) join ${titlesBelow(cap)} as series on series.content_id = episode.series_id
      where episode.content_id = ${contentId}
    )
    select
      wanted.content_id as "contentId",
      wanted.content_type as "contentType",
      wanted.series_id as "seriesId",
      ${localized('title.title', language)} as title,
      title.permanent_link as "permanentLink",
      wanted.maturity,
      title.monetization_model as "monetizationModel",
      title.has_plan_limits as "hasPlanLimits",
      title.included_plans as "includedPlans",
      title.excluded_plans as "excludedPlans",
      title.allowed_countries as "allowedCountries",
      title.blocked_countries as "blockedCountries",
      title.withdrawn_at as "withdrawnAt",
      wanted.releases_at as "releasesAt",
      (
        select json_build_object('assetId', asset_id, 'folder', folder, 'runLength', run_length, 'tracks', tracks)
        from plays join asset using (asset_id) where plays.content_id = wanted.content_id and status = 'ready'
      ) as asset
    from wanted join ${titlesBelow(cap)} as title on title.content_id = wanted.title_id
    limit 1`.execute(db)
  return rows[0] ?? null
}

export type EpisodeLocation = { contentId: string; seriesId: string; seasonNumber: number; episodeNumber: number; title: string; runLength: number | null; maturity: number }

/** The series, season and number of episodes below the cap; leaves out ids of other content. */
export async function episodesByIds(db: CatalogueDatabase, contentIds: string[], { language, cap }: { language: Language; cap: number }): Promise<EpisodeLocation[]> {
  if (contentIds.length === 0) return []
  return db
    .selectFrom(episodesBelow(cap).as('episode'))
    .select([
      'content_id as contentId',
      'series_id as seriesId',
      'season_number as seasonNumber',
      'episode_number as episodeNumber',
      localized('episode.title', language).as('title'),
      'episode.run_length as runLength',
      'episode.maturity',
    ])
    .where('content_id', 'in', contentIds)
    .execute()
}
