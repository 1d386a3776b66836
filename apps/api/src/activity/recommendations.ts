import { recommendationsFor } from '@ott/activity'
import type { RecommendationSource } from '@ott/activity'
import { cardsByIds, episodesBelow, visibleTitles } from '@ott/catalogue-store'
import type { CatalogueTables, Reader, StoredCard } from '@ott/catalogue-store'
import type { Answer } from '@ott/contract'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { whereProfile } from './profile-key.ts'
import type { ProfileKey } from './profile-key.ts'
import { isDismissed } from './dismissals.ts'
import type { ActivityTables } from './tables.ts'

type Database = Kysely<ActivityTables & CatalogueTables>

/** How many of the last watched or rated titles can be the source of recommendations. */
const maxSources = 10
const maxRecommendations = 20

export type Recommendations = { because: Answer<'becauseWatched'>['because']; cards: StoredCard[] }

/**
 * Titles similar to one that the user recently watched, liked or loved. Leaves out started and disliked titles
 * (PLAY-29).
 */
export async function readRecommendations(db: Database, profileKey: ProfileKey, reader: Reader): Promise<Recommendations> {
  const sources = await recentSources(db, profileKey, reader)
  const ids = [...new Set(sources.flatMap(({ contentId, recommendations }) => [contentId, ...recommendations]))]
  const [eligible, started] = await Promise.all([eligibleIds(db, profileKey, ids, reader), startedIds(db, profileKey, ids)])
  const found = recommendationsFor(sources, (contentId) => eligible.has(contentId) && !started.has(contentId))
  if (!found) return { because: null, cards: [] }
  const [because, ...cards] = await cardsByIds(db, [found.because.contentId, ...found.contentIds.slice(0, maxRecommendations)], reader)
  // The source was withdrawn between the two queries.
  if (because?.contentId !== found.because.contentId) return { because: null, cards: [] }
  const { contentId, title, permanentLink } = because
  return { because: { contentId, title, permanentLink, rating: found.because.rating }, cards }
}

/** The titles that are listed and not disliked. A title may recommend 500 others, so this reads only their ids. */
async function eligibleIds(db: Database, { userId, profileId }: ProfileKey, contentIds: string[], reader: Reader): Promise<Set<string>> {
  const rows = await db
    .selectFrom(visibleTitles(reader).as('title'))
    .select('title.content_id as contentId')
    .where(sql<boolean>`title.content_id = any(${contentIds}::text[])`)
    .where(sql<boolean>`not exists (
      select from content_rating as rated
      where rated.user_id = ${userId} and rated.profile_id = ${profileId} and rated.content_id = title.content_id and rated.rating = 'not for me'
    )`)
    .execute()
  return new Set(rows.map(({ contentId }) => contentId))
}

/**
 * Movies and series, last watched or rated first, without unavailable and disliked ones. Hidden ones count only if
 * watched since, or if another of their episodes is in the history.
 */
async function recentSources(db: Database, { userId, profileId }: ProfileKey, reader: Reader): Promise<RecommendationSource[]> {
  const { rows } = await sql<RecommendationSource>`
    with watched as (
      select coalesce(episode.series_id, watch_progress.content_id) as content_id, watched_at as known_at
      from watch_progress left join ${episodesBelow(reader.cap)} as episode on episode.content_id = watch_progress.content_id
      where user_id = ${userId} and profile_id = ${profileId} and not ${isDismissed('hidden', 'watch_progress.content_id', 'watch_progress')}
    ), hidden as (
      select coalesce(episode.series_id, put_away.content_id) as content_id
      from put_away left join ${episodesBelow(reader.cap)} as episode on episode.content_id = put_away.content_id
      where user_id = ${userId} and profile_id = ${profileId} and thing = 'hidden'
    ), known as (
      select content_id, known_at from watched
      union all
      select content_id, rated_at from content_rating
      where user_id = ${userId} and profile_id = ${profileId}
        and (content_id in (select content_id from watched) or content_id not in (select content_id from hidden))
    )
    select title.content_id as "contentId", title.recommendations, rated.rating
    from known
      join ${visibleTitles(reader)} as title using (content_id)
      left join content_rating as rated
        on rated.content_id = title.content_id and rated.user_id = ${userId} and rated.profile_id = ${profileId}
    where rated.rating is distinct from 'not for me'
    group by title.content_id, title.recommendations, rated.rating
    order by max(known_at) desc, title.content_id
    limit ${maxSources}`.execute(db)
  return rows
}

async function startedIds(db: Database, profileKey: ProfileKey, contentIds: string[]): Promise<ReadonlySet<string>> {
  const titleId = sql<string>`coalesce(series_id, content_id)`
  const rows = await db
    .selectFrom('watch_progress')
    .select(titleId.as('contentId'))
    .distinct()
    .where((its) => its.and(whereProfile(profileKey)))
    .where(sql<boolean>`${titleId} = any(${contentIds}::text[])`)
    .execute()
  return new Set(rows.map(({ contentId }) => contentId))
}
