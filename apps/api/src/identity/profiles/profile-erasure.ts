import { transaction } from '@ott/database'
import { removedProfileDays } from '@ott/identity'
import type { Kysely } from 'kysely'
import type { Logger } from 'pino'
import type { Tables } from '../../db/tables.ts'
import type { PersonalData } from '../../personal-data/personal-data.ts'

type ErasureDeps = { db: Kysely<Tables>; now: () => Date; log: Logger; areas: PersonalData[] }

/** Erases profiles that were removed thirty days ago, with everything about them. A failure of one stops no other (PRO-8). */
export function profileErasure({ db, now, log, areas }: ErasureDeps) {
  return async (signal: AbortSignal): Promise<void> => {
    const latest = new Date(now().getTime() - removedProfileDays * 86_400_000)
    const removed = await db.selectFrom('profile').select(['user_id as userId', 'profile_id as profileId']).where('removed_at', '<=', latest).orderBy('removed_at').execute()
    for (const { userId, profileId } of removed) {
      if (signal.aborted) return
      await transaction(db, async (trx) => {
        for (const { eraseProfile } of areas) await eraseProfile?.(trx, { userId, profileId })
      }).catch((error: unknown) => log.error({ err: error }, 'a profile could not be erased'))
    }
  }
}
