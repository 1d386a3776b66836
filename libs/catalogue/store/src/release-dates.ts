import type { ReleaseFacts } from '@ott/catalogue'
import { sql } from 'kysely'
import { dateOf } from './date-of.ts'
import type { CatalogueDatabase, TitleType } from './tables.ts'
import type { LocalizedText } from './localized-text.ts'
import { episodesBelow, seasonsBelow, titlesBelow } from './visible-titles.ts'

/** Release facts of a movie or series, and the texts for its reminder. */
export type StoredReleaseFacts = ReleaseFacts & { contentId: string; permanentLink: string; title: LocalizedText; withdrawnAt: Date | null }

type Row = Omit<StoredReleaseFacts, 'type' | 'seasons'> & {
  type: TitleType
  seasons: { number: number; releasesAt: string | null; episodes: { releasesAt: string | null; isStreamable: boolean }[] }[]
}

/** In no particular order; leaves out missing titles and those from the cap on. */
export async function releaseFactsByIds(db: CatalogueDatabase, contentIds: string[], cap: number): Promise<StoredReleaseFacts[]> {
  if (contentIds.length === 0) return []
  const hasFilm = (of: string) => sql`exists (select from plays join asset using (asset_id) where plays.content_id = ${sql.ref(of)} and asset.status = 'ready')`
  const { rows } = await sql<Row>`
    select
      title.content_id as "contentId",
      title.content_type as type,
      title.permanent_link as "permanentLink",
      title.title,
      title.withdrawn_at as "withdrawnAt",
      title.releases_at as "releasesAt",
      ${hasFilm('title.content_id')} as "isStreamable",
      (
        select coalesce(json_agg(json_build_object('number', season_number, 'releasesAt', season.releases_at, 'episodes', (
          select coalesce(json_agg(json_build_object('releasesAt', episode.releases_at, 'isStreamable', ${hasFilm('episode.content_id')})), '[]')
          from ${episodesBelow(cap)} as episode where episode.series_id = season.series_id and episode.season_number = season.season_number
        ))), '[]')
        from ${seasonsBelow(cap)} as season where season.series_id = title.content_id
      ) as seasons
    from ${titlesBelow(cap)} as title where title.content_id = any(${contentIds}::text[])`.execute(db)
  return rows.map(({ seasons, ...title }) => ({
    ...title,
    seasons: seasons.map(({ number, releasesAt, episodes }) => ({
      number,
      releasesAt: dateOf(releasesAt),
      episodes: episodes.map((episode) => ({ ...episode, releasesAt: dateOf(episode.releasesAt) })),
    })),
  }))
}
