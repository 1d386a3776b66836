import { transaction } from '@ott/database'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { isLatestMutation } from './last-write-wins.ts'
import { whereItem } from './profile-key.ts'
import type { ProfileKey } from './profile-key.ts'
import type { ActivityTables, DismissalKind } from './tables.ts'

/**
 * Removes a title from continue watching (LIST-3) or hides a video from the history (LIST-8) until it is watched again.
 * Can also restore it.
 */
export async function dismiss(
  db: Kysely<ActivityTables>,
  profileKey: ProfileKey,
  { kind, contentId, isSet }: { kind: DismissalKind; contentId: string; isSet: boolean },
  mutatedAt: Date,
): Promise<void> {
  await transaction(db, async (trx) => {
    if (!(await isLatestMutation(trx, profileKey, contentId, kind, mutatedAt))) return
    const row = { ...whereItem(profileKey, contentId), thing: kind }
    if (!isSet) {
      await trx.deleteFrom('put_away').where((its) => its.and(row)).execute()
      return
    }
    await trx
      .insertInto('put_away')
      .values({ ...row, since: mutatedAt })
      .onConflict((conflict) => conflict.columns(['user_id', 'profile_id', 'content_id', 'thing']).doUpdateSet({ since: mutatedAt }))
      .execute()
  })
}

/**
 * SQL for an item that is dismissed and not watched since. `contentId` is its column; `watched` is the table of the
 * profile's progress.
 */
export const isDismissed = (kind: DismissalKind, contentId: string, watched: string) => sql<boolean>`exists (
  select from put_away as away
  where away.user_id = ${sql.ref(`${watched}.user_id`)} and away.profile_id = ${sql.ref(`${watched}.profile_id`)}
    and away.content_id = ${sql.ref(contentId)} and away.thing = ${kind} and away.since >= ${sql.ref(`${watched}.watched_at`)}
)`
