import type { Rating } from '@ott/activity'
import { visibleTitles } from '@ott/catalogue-store'
import type { CatalogueTables, Reader } from '@ott/catalogue-store'
import type { Answer } from '@ott/contract'
import { transaction } from '@ott/database'
import type { Kysely } from 'kysely'
import { isLatestMutation } from './last-write-wins.ts'
import { whereProfile, whereItem } from './profile-key.ts'
import type { ProfileKey } from './profile-key.ts'
import type { Page } from './progress.ts'
import type { ActivityTables } from './tables.ts'

type Database = Kysely<ActivityTables & CatalogueTables>

/** Newest first, of one content type or all. Leaves out unavailable titles, also from the total. */
export async function ratingsPage(
  db: Database,
  profileKey: ProfileKey,
  { offset, limit, isLiked }: Page & { isLiked?: Rating | undefined },
  reader: Omit<Reader, 'language'>,
): Promise<Pick<Answer<'ratings'>, 'items' | 'total'>> {
  const rated = db
    .selectFrom('content_rating')
    .innerJoin(visibleTitles(reader).as('title'), 'title.content_id', 'content_rating.content_id')
    .where((its) => its.and(whereProfile(profileKey)))
  const matching = isLiked === undefined ? rated : rated.where('rating', '=', isLiked)
  const { total } = await matching.select(({ fn }) => fn.countAll<number>().as('total')).executeTakeFirstOrThrow()
  const rows = await matching
    .select(['title.content_id', 'title.content_type', 'title.permanent_link', 'rating', 'rated_at'])
    .orderBy('rated_at', 'desc')
    .orderBy('title.content_id')
    .offset(offset)
    .limit(limit)
    .execute()
  const items = rows.map((row) => ({
    ratingId: row.content_id,
    contentId: row.content_id,
    contentType: row.content_type,
    permanentLink: row.permanent_link,
    isLiked: row.rating,
    ratedAt: row.rated_at.toISOString(),
  }))
  return { items, total }
}

/** A profile has one rating per title, the newest (LIST-4). */
export async function saveRating(db: Kysely<ActivityTables>, profileKey: ProfileKey, contentId: string, rating: Rating, mutatedAt: Date): Promise<void> {
  await transaction(db, async (trx) => {
    if (!(await isLatestMutation(trx, profileKey, contentId, 'rating', mutatedAt))) return
    await trx
      .insertInto('content_rating')
      .values({ ...whereItem(profileKey, contentId), rating, rated_at: mutatedAt })
      .onConflict((conflict) => conflict.columns(['user_id', 'profile_id', 'content_id']).doUpdateSet({ rating, rated_at: mutatedAt }))
      .execute()
  })
}

/** False if there was no rating to change. */
export async function changeRating(db: Kysely<ActivityTables>, profileKey: ProfileKey, contentId: string, rating: Rating, mutatedAt: Date): Promise<boolean> {
  if ((await ratingOf(db, profileKey, contentId)) === null) return false
  await saveRating(db, profileKey, contentId, rating, mutatedAt)
  return true
}

export async function removeRating(db: Kysely<ActivityTables>, profileKey: ProfileKey, contentId: string, mutatedAt: Date): Promise<void> {
  await transaction(db, async (trx) => {
    if (!(await isLatestMutation(trx, profileKey, contentId, 'rating', mutatedAt))) return
    await trx.deleteFrom('content_rating').where((its) => its.and(whereItem(profileKey, contentId))).execute()
  })
}

export async function ratingOf(db: Kysely<ActivityTables>, profileKey: ProfileKey, contentId: string): Promise<Rating | null> {
  const row = await db
    .selectFrom('content_rating')
    .select('rating')
    .where((its) => its.and(whereItem(profileKey, contentId)))
    .executeTakeFirst()
  return row?.rating ?? null
}
