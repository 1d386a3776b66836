import { maxAgeSeconds, maxCallSeconds } from '@ott/contract'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { ProfileKey } from './profile-key.ts'
import type { MutationKind, ActivityTables } from './tables.ts'

/** The server's time of a mutation that arrived `now`. Clients send its age, since their clocks may be wrong. */
export function resolveMutationTime(ageSeconds: number | undefined, now: Date): Date {
  return new Date(now.getTime() - (ageSeconds ?? 0) * 1_000)
}

/**
 * Advances the clock of one kind of mutation of a title; false if a later one is known (LIST-7). Call it in the
 * transaction of the mutation.
 */
export async function isLatestMutation(trx: Kysely<ActivityTables>, { userId, profileId }: ProfileKey, contentId: string, kind: MutationKind, mutatedAt: Date): Promise<boolean> {
  const { rows } = await sql`
    insert into last_change (user_id, profile_id, content_id, thing, made_at) values (${userId}, ${profileId}, ${contentId}, ${kind}, ${mutatedAt})
    on conflict (user_id, profile_id, content_id, thing) do update set made_at = greatest(last_change.made_at, excluded.made_at)
    where excluded.made_at >= last_change.made_at - ${maxCallSeconds} * interval '1 second'
    returning 1`.execute(trx)
  return rows.length > 0
}

/** Deletes clocks older than the oldest mutation that may still arrive. */
export async function deleteExpiredClocks(db: Kysely<ActivityTables>, now: Date): Promise<void> {
  await db.deleteFrom('last_change').where('made_at', '<', new Date(now.getTime() - (maxAgeSeconds + maxCallSeconds) * 1_000)).execute()
}
