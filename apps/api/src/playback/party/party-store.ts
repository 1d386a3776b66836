import { transaction } from '@ott/database'
import { partyAfter, partyEndsAtMs } from '@ott/playback'
import type { Party, PartyEvent } from '@ott/playback'
import type { Kysely } from 'kysely'
import type { PlaybackTables } from '../tables.ts'

export type PartyStore = ReturnType<typeof partyStore>

/** Parties in the database, which all processes share. The events of a party happen one after another. */
export function partyStore(db: Kysely<PlaybackTables>, now: () => Date) {
  return {
    insert: async (code: string, party: Party): Promise<void> => {
      await db.insertInto('watch_party').values({ code, ...columnsOf(party) }).execute()
    },

    /** Null if there is none, or it has ended. `check` may throw to refuse the event. */
    apply: (code: string, event: PartyEvent, check: (party: Party) => void = () => {}): Promise<{ before: Party | null; after: Party | null }> =>
      transaction(db, async (trx) => {
        const row = await trx.selectFrom('watch_party').select('state').where('code', '=', code).forUpdate().executeTakeFirst()
        if (!row) return { before: null, after: null }
        const before = row.state
        check(before)
        const after = partyAfter(before, event, now().getTime())
        if (after) await trx.updateTable('watch_party').set(columnsOf(after)).where('code', '=', code).execute()
        else await trx.deleteFrom('watch_party').where('code', '=', code).execute()
        return { before, after }
      }),

    readAll: async (codes: readonly string[]): Promise<Map<string, Party>> => {
      const rows = await db.selectFrom('watch_party').select(['code', 'state']).where('code', 'in', codes).execute()
      return new Map(rows.map(({ code, state }) => [code, state]))
    },

    deleteExpired: async (): Promise<void> => {
      await db.deleteFrom('watch_party').where('expires_at', '<', now()).execute()
    },
  }
}

function columnsOf(party: Party) {
  return { state: JSON.stringify(party), expires_at: new Date(partyEndsAtMs(party)) }
}
