import type { Kysely } from 'kysely'
import { LRUCache } from 'lru-cache'
import type { PlaybackTables } from './tables.ts'

const recordEveryMs = 5 * 60_000
const maxRecentUsers = 20_000

/**
 * Records that a user watched with a plan, at most every five minutes. It is apart from the watch history, so that clearing that
 * does not change a refund (BIL-85).
 */
export function watchingRecorder(db: Kysely<PlaybackTables>): (userId: string, at: Date) => Promise<void> {
  const recent = new LRUCache<string, number>({ max: maxRecentUsers })
  return async (userId, at) => {
    const recorded = recent.get(userId)
    if (recorded !== undefined && Math.abs(at.getTime() - recorded) < recordEveryMs) return
    await db
      .insertInto('last_watched')
      .values({ user_id: userId, at })
      .onConflict((conflict) => conflict.column('user_id').doUpdateSet({ at }))
      .execute()
    recent.set(userId, at.getTime())
  }
}

/** Whether the user has watched anything with a plan since then. */
export async function watchedSince(db: Kysely<PlaybackTables>, userId: string, at: Date): Promise<boolean> {
  const watched = await db.selectFrom('last_watched').select('at').where('user_id', '=', userId).where('at', '>=', at).executeTakeFirst()
  return watched !== undefined
}
