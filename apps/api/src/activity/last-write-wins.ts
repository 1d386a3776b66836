import { longestAgeSeconds, longestCallSeconds } from '@ott/contract'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { Owner } from './profile-key.ts'
import type { MutationKind, ActivityTables } from './tables.ts'

/** When something was done that arrived `now`. Devices say for how long it waited, since their clocks may be wrong. */
export function madeAt(ageSeconds: number | undefined, now: Date): Date {
  return new Date(now.getTime() - (ageSeconds ?? 0) * 1_000)
}

/**
 * Notes a change down and says whether it counts: not when a later one of the same thing of a title is known
 * already (LIST-7). For a transaction that then makes the change.
 */
export async function isNewest(trx: Kysely<ActivityTables>, { userId, profileId }: Owner, contentId: string, thing: MutationKind, made: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into last_change (user_id, profile_id, content_id, thing, made_at) values (${userId}, ${profileId}, ${contentId}, ${thing}, ${made})
    on conflict (user_id, profile_id, content_id, thing) do update set made_at = greatest(last_change.made_at, excluded.made_at)
    where excluded.made_at >= last_change.made_at - ${longestCallSeconds} * interval '1 second'
    returning 1`.execute(trx)
  return rows.length > 0
}

/** What is older than anything that may still arrive tells nothing any more. */
export async function forgetOldChanges(db: Kysely<ActivityTables>, now: Date): Promise<void> {
  await db.deleteFrom('last_change').where('made_at', '<', new Date(now.getTime() - (longestAgeSeconds + longestCallSeconds) * 1_000)).execute()
}
