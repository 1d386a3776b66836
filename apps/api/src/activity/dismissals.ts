import { transaction } from '@ott/database'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import { isNewest } from './last-write-wins.ts'
import { rowOf } from './profile-key.ts'
import type { Owner } from './profile-key.ts'
import type { ActivityTables, DismissalKind } from './tables.ts'

/**
 * Takes a movie or series out of what to go on with (LIST-3), or a film out of the history shown (LIST-8), until it is
 * watched again, or puts it back. Of two changes the later one counts.
 */
export async function putAway(
  db: Kysely<ActivityTables>,
  owner: Owner,
  { thing, contentId, isAway }: { thing: DismissalKind; contentId: string; isAway: boolean },
  made: Date,
): Promise<void> {
  await transaction(db, async (trx) => {
    if (!(await isNewest(trx, owner, contentId, thing, made))) return
    const row = { ...rowOf(owner, contentId), thing }
    if (!isAway) {
      await trx.deleteFrom('put_away').where((its) => its.and(row)).execute()
      return
    }
    await trx
      .insertInto('put_away')
      .values({ ...row, since: made })
      .onConflict((conflict) => conflict.columns(['user_id', 'profile_id', 'content_id', 'thing']).doUpdateSet({ since: made }))
      .execute()
  })
}

/** Whether it was, and not watched since: `contentId` names the column of what was put away, `watched` the rows that say when it was watched, and by whom. */
export const isPutAway = (thing: DismissalKind, contentId: string, watched: string) => sql<boolean>`exists (
  select from put_away as away
  where away.user_id = ${sql.ref(`${watched}.user_id`)} and away.profile_id = ${sql.ref(`${watched}.profile_id`)}
    and away.content_id = ${sql.ref(contentId)} and away.thing = ${thing} and away.since >= ${sql.ref(`${watched}.watched_at`)}
)`
