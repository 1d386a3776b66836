import { releaseOf } from '@ott/catalogue'
import { releasingByIds } from '@ott/catalogue-store'
import type { CatalogueTables } from '@ott/catalogue-store'
import { advisoryLock, transaction } from '@ott/database'
import type { Locale } from '@ott/i18n'
import type { Kysely } from 'kysely'
import { CallError } from '../http/api-error.ts'
import { expected } from './assert-title.ts'
import { isNewest, madeAt } from './last-write-wins.ts'
import { ofOwner, rowOf } from './profile-key.ts'
import type { Owner } from './profile-key.ts'
import type { ActivityTables } from './tables.ts'

type Database = Kysely<ActivityTables & CatalogueTables>

/** More titles than anybody waits for. */
export const mostReminders = 100

export type NewReminder = { contentId: string; contentType: string; locale: Locale; country: string; ageSeconds?: number | undefined }

/**
 * A movie or series that is not out yet, of which this viewer is told when it is (REM-1). Asked again, it is kept in the
 * language and for the country of now; of two changes the later one counts. Throws NOT_FOUND, INVALID_INPUT, or
 * CONFLICT when it is out already or there are too many.
 */
export async function addReminder(db: Database, owner: Owner, asked: NewReminder, now: Date): Promise<void> {
  const { contentId, contentType, locale, country, ageSeconds } = asked
  const [found] = await releasingByIds(db, [contentId])
  if (releaseOf(expected(found, now, contentType), now).state === 'released') throw new CallError('CONFLICT', { field: 'contentId' })
  await transaction<ActivityTables, void>(db, async (trx) => {
    await advisoryLock(trx, `reminders of ${owner.profileId}`)
    if (!(await isNewest(trx, owner, contentId, 'reminder', madeAt(ageSeconds, now)))) return
    const others = await trx
      .selectFrom('reminder')
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where((its) => its.and(ofOwner(owner)))
      .where('content_id', '!=', contentId)
      .executeTakeFirstOrThrow()
    if (others.count >= mostReminders) throw new CallError('CONFLICT')
    await trx
      .insertInto('reminder')
      .values({ ...rowOf(owner, contentId), locale, country, asked_at: now, due_at: now })
      .onConflict((conflict) => conflict.columns(['user_id', 'profile_id', 'content_id']).doUpdateSet({ locale, country }))
      .execute()
  })
}

export async function removeReminder(db: Kysely<ActivityTables>, owner: Owner, contentId: string, made: Date): Promise<void> {
  await transaction(db, async (trx) => {
    if (!(await isNewest(trx, owner, contentId, 'reminder', made))) return
    await trx.deleteFrom('reminder').where((its) => its.and(rowOf(owner, contentId))).execute()
  })
}

export async function hasReminder(db: Kysely<ActivityTables>, owner: Owner, contentId: string): Promise<boolean> {
  const row = await db.selectFrom('reminder').select('content_id').where((its) => its.and(rowOf(owner, contentId))).executeTakeFirst()
  return row !== undefined
}
