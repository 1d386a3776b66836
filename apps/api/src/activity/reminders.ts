import { releaseOf } from '@ott/catalogue'
import { releaseFactsByIds } from '@ott/catalogue-store'
import type { CatalogueTables } from '@ott/catalogue-store'
import { advisoryLock, transaction } from '@ott/database'
import type { Locale } from '@ott/i18n'
import type { Kysely } from 'kysely'
import { ApiError } from '../http/api-error.ts'
import { assertFound } from './assert-title.ts'
import { isLatestMutation, resolveMutationTime } from './last-write-wins.ts'
import { whereProfile, whereItem } from './profile-key.ts'
import type { ProfileKey } from './profile-key.ts'
import type { ActivityTables } from './tables.ts'

type Database = Kysely<ActivityTables & CatalogueTables>

export const maxReminders = 100

export type NewReminder = { contentId: string; contentType: string; locale: Locale; country: string; cap: number; ageSeconds?: number | undefined }

/**
 * Adds a reminder of an unreleased title, or updates its language and country; the latest change wins (REM-1). Throws
 * NOT_FOUND, INVALID_INPUT, or CONFLICT if released or over the limit.
 */
export async function addReminder(db: Database, profileKey: ProfileKey, asked: NewReminder, now: Date): Promise<void> {
  const { contentId, contentType, locale, country, cap, ageSeconds } = asked
  const [found] = await releaseFactsByIds(db, [contentId], cap)
  if (releaseOf(assertFound(found, now, contentType), now).status === 'released') throw new ApiError('CONFLICT', { field: 'contentId' })
  await transaction<ActivityTables, void>(db, async (trx) => {
    await advisoryLock(trx, `reminders of ${profileKey.profileId}`)
    if (!(await isLatestMutation(trx, profileKey, contentId, 'reminder', resolveMutationTime(ageSeconds, now)))) return
    const others = await trx
      .selectFrom('reminder')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where((its) => its.and(whereProfile(profileKey)))
      .where('content_id', '!=', contentId)
      .executeTakeFirstOrThrow()
    if (others.count >= maxReminders) throw new ApiError('CONFLICT')
    await trx
      .insertInto('reminder')
      .values({ ...whereItem(profileKey, contentId), locale, country, asked_at: now, due_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'profile_id', 'content_id']).doUpdateSet({ locale, country }))
      .execute()
  })
}

export async function removeReminder(db: Kysely<ActivityTables>, profileKey: ProfileKey, contentId: string, mutatedAt: Date): Promise<void> {
  await transaction(db, async (trx) => {
    if (!(await isLatestMutation(trx, profileKey, contentId, 'reminder', mutatedAt))) return
    await trx.deleteFrom('reminder').where((its) => its.and(whereItem(profileKey, contentId))).execute()
  })
}

export async function hasReminder(db: Kysely<ActivityTables>, profileKey: ProfileKey, contentId: string): Promise<boolean> {
  const row = await db.selectFrom('reminder').select('content_id').where((its) => its.and(whereItem(profileKey, contentId))).executeTakeFirst()
  return row !== undefined
}
