import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { drawTvCode, tvActivation } from '@ott/identity'
import type { ActivationState } from '@ott/identity'
import { advisoryLock, transaction } from '@ott/database'
import type { Locale } from '@ott/i18n'
import { sql } from 'kysely'
import type { Insertable, Kysely, Selectable, Transaction } from 'kysely'
import { hashOfToken, newToken } from '../sign-in/one-time-tokens.ts'
import type { IdentityTables } from '../tables.ts'

export type StoredActivation = Selectable<IdentityTables['tv_activation']>

export type AskingTv = { deviceId: string; deviceName: string | null; model: string | null; country: string | null }

type Trx = Transaction<IdentityTables>

export type ActivationStore = ReturnType<typeof createActivationStore>

const retentionMs = 86_400_000

/** The SQL of TV activation. Times are the product's, never the database's. */
export function createActivationStore({ db, pepper, now }: { db: Kysely<IdentityTables>; pepper: Buffer; now: () => Date }) {
  const macOf = (code: string) => createHmac('sha256', pepper).update('tv').update(code).digest()

  return {
    countLive: async (): Promise<number> => {
      const { live } = await db
        .selectFrom('tv_activation')
        .select(({ fn }) => fn.countAll<string>().as('live'))
        .where('ended', '=', false)
        .where('expires_at', '>', now())
        .executeTakeFirstOrThrow()
      return Number(live)
    },

    /** A TV has one code: a new one ends the older (TV-3). */
    begin: (tv: AskingTv): Promise<{ deviceCode: string; code: string }> =>
      transaction(db, async (trx) => {
        await advisoryLock(trx, tv.deviceId)
        const moment = now()
        await trx
          .updateTable('tv_activation')
          .set({ ended: true, expires_at: sql<Date>`least(expires_at, ${moment}::timestamptz)` })
          .where('device_id', '=', tv.deviceId)
          .where('ended', '=', false)
          .execute()
        return insertWithCode(trx, tv, moment, macOf)
      }),

    /** The first user who looks a code up claims it; it answers nobody else (TV-9). */
    claim: (code: string, userId: string, locale: Locale): Promise<StoredActivation | undefined> =>
      db
        .updateTable('tv_activation')
        .set({ state: sql<ActivationState>`case when state = 'waiting' then 'claimed' else state end`, claimed_by: userId, locale })
        .where('code_mac', '=', macOf(code))
        .where('ended', '=', false)
        .where('expires_at', '>', now())
        .where((row) => row.or([row('state', '=', 'waiting'), row.and([row('claimed_by', '=', userId), row('state', 'in', ['claimed', 'allowed'])])]))
        .returningAll()
        .executeTakeFirst(),

    hasExpired: async (code: string): Promise<boolean> => {
      const late = db.selectFrom('tv_activation').select('id').where('code_mac', '=', macOf(code)).where('ended', '=', false).where('expires_at', '<=', now())
      return (await late.executeTakeFirst()) !== undefined
    },

    /** Also of a TV that has its session, so that a repeated decision finds it. */
    lockClaimed: (trx: Trx, id: string, code: string, userId: string): Promise<StoredActivation | undefined> =>
      trx
        .selectFrom('tv_activation')
        .selectAll()
        .where('id', '=', id)
        .where('code_mac', '=', macOf(code))
        .where('claimed_by', '=', userId)
        .forUpdate()
        .executeTakeFirst(),

    lockPolled: (trx: Trx, deviceCode: string, deviceId: string): Promise<StoredActivation | undefined> =>
      trx
        .selectFrom('tv_activation')
        .selectAll()
        .where('device_code_hash', '=', hashOfToken(deviceCode))
        .where('device_id', '=', deviceId)
        .forUpdate()
        .executeTakeFirst(),

    change: async (trx: Trx, id: string, change: Partial<Insertable<IdentityTables['tv_activation']>>): Promise<void> => {
      await trx.updateTable('tv_activation').set(change).where('id', '=', id).execute()
    },

    /** A day late, so that a late user still gets the right error. */
    deleteExpired: async (): Promise<void> => {
      await db.deleteFrom('tv_activation').where('expires_at', '<', new Date(now().getTime() - retentionMs)).execute()
    },
  }
}

/** Draws again if another TV has the code now (TV-1). */
async function insertWithCode(trx: Trx, { deviceId, deviceName, model, country }: AskingTv, moment: Date, macOf: (code: string) => Buffer): Promise<{ deviceCode: string; code: string }> {
  const deviceCode = newToken()
  for (;;) {
    const code = drawTvCode(() => randomBytes(1).readUInt8())
    const inserted = await trx
      .insertInto('tv_activation')
      .values({
        id: randomUUID(),
        device_code_hash: hashOfToken(deviceCode),
        code_mac: macOf(code),
        device_id: deviceId,
        device_name: deviceName,
        model,
        address_country: country,
        requested_at: moment,
        expires_at: new Date(moment.getTime() + tvActivation.expiresInSeconds * 1_000),
        interval_s: tvActivation.intervalSeconds,
        state: 'waiting',
      })
      .onConflict((conflict) => conflict.doNothing())
      .returning('id')
      .executeTakeFirst()
    if (inserted) return { deviceCode, code }
  }
}
