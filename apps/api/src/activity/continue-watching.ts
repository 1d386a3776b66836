import { finishedThreshold } from '@ott/activity'
import { accessTermsByIds, episodesBelow, seasonsBelow, visibleTitles } from '@ott/catalogue-store'
import type { CatalogueTables, Reader } from '@ott/catalogue-store'
import type { Answer } from '@ott/contract'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { presentOffer } from '../catalogue/presenters.ts'
import type { ProfileKey } from './profile-key.ts'
import { historyItems } from './progress.ts'
import type { Page, StoredProgress } from './progress.ts'
import { isDismissed } from './dismissals.ts'
import type { ActivityTables } from './tables.ts'

type Database = Kysely<ActivityTables & CatalogueTables>

/**
 * Each title once, last watched first (PLAY-11): its unfinished movie or episode, else the series' next episode.
 * Mirrors `continueWatching` of the domain, which a test compares; leaves out dismissed (LIST-3) and unavailable
 * titles.
 */
export async function continueWatchingPage(
  db: Database,
  { userId, profileId }: ProfileKey,
  reader: Reader,
  { offset, limit }: Page,
): Promise<Pick<Answer<'watchHistory'>, 'items' | 'total'>> {
  const { rows } = await sql<{ total: number } & (StoredProgress | { content_id: null })>`
    with latest as (
      select distinct on (title.content_id)
        watched.*, title.content_id as title_id, title.releases_at, episode.season_number, episode.episode_number,
        coalesce(asset.run_length, watched.runtime) as length
      from watch_progress as watched
        left join ${episodesBelow(reader.cap)} as episode on episode.content_id = watched.content_id
        left join ${seasonsBelow(reader.cap)} as season on season.series_id = episode.series_id and season.season_number = episode.season_number
        join ${visibleTitles(reader)} as title on title.content_id = coalesce(episode.series_id, watched.content_id)
        left join plays on plays.content_id = watched.content_id
        left join asset on asset.asset_id = plays.asset_id and asset.status = 'ready'
      where watched.user_id = ${userId} and watched.profile_id = ${profileId} and watched.seconds_watched > 0
        and coalesce(asset.run_length, watched.runtime) > 0
        and (episode.content_id is null or (
          asset.asset_id is not null and coalesce(episode.releases_at, season.releases_at, title.releases_at, '-infinity') <= ${reader.now}
        ))
      order by title.content_id, watched.watched_at desc, watched.content_id
    ), unfinished as (
      select
        user_id, profile_id, content_type, series_id, watched_at, title_id,
        coalesce(next.content_id, latest.content_id) as content_id,
        coalesce(next.seconds_watched, latest.seconds_watched) as seconds_watched,
        coalesce(next.length, latest.length) as runtime
      from latest left join lateral (
        select episode.content_id, coalesce(earlier.seconds_watched, 0) as seconds_watched, asset.run_length as length
        from ${episodesBelow(reader.cap)} as episode
          join ${seasonsBelow(reader.cap)} as season using (series_id, season_number)
          join plays using (content_id)
          join asset on asset.asset_id = plays.asset_id and asset.status = 'ready'
          left join watch_progress as earlier
            on earlier.content_id = episode.content_id and earlier.user_id = ${userId} and earlier.profile_id = ${profileId}
        where episode.series_id = latest.title_id
          and (season_number = 0, season_number, episode_number) > (latest.season_number = 0, latest.season_number, latest.episode_number)
          and coalesce(episode.releases_at, season.releases_at, latest.releases_at, '-infinity') <= ${reader.now}
          and coalesce(earlier.seconds_watched, 0) < ${finishedThreshold} * asset.run_length
        order by season_number = 0, season_number, episode_number
        limit 1
      ) as next on latest.seconds_watched >= ${finishedThreshold} * latest.length
      where (next.content_id is not null or latest.seconds_watched < ${finishedThreshold} * latest.length)
        and not ${isDismissed('aside', 'latest.title_id', 'latest')}
    )
    select counted.total, page.*
    from (select count(*) as total from unfinished) as counted
      left join (select * from unfinished order by watched_at desc, title_id offset ${offset} limit ${limit}) as page on true
    order by page.watched_at desc, page.title_id`.execute(db)
  const found = rows.flatMap((row) => (row.content_id === null ? [] : [{ ...row, is_set_aside: false }]))
  const items = await historyItems(db, found, reader)
  const offers = await accessTermsByIds(db, items.map(({ card }) => card.contentId), reader.cap)
  const offerOf = new Map(offers.map((offer) => [offer.contentId, presentOffer(offer)]))
  return { items: items.map((item) => ({ ...item, monetizationPlan: offerOf.get(item.card.contentId) })), total: rows[0]?.total ?? 0 }
}
