import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { otpLength, maxOtpAttempts } from '@ott/identity'
import type { Kysely, Selectable } from 'kysely'
import type { Channel, Purpose } from '../../notifications/send-otp.ts'
import type { Trust } from '../sign-in/client-trust.ts'
import type { IdentityTables, ParentalChange } from '../tables.ts'

export type Flow = Selectable<IdentityTables['code_flow']>

/** The two ids that identify a flow. The database stores only their hashes. */
export type FlowIds = { deviceId: string; preAuthSessionId: string }

/** Generates ids unless given. Given ids restart the same flow. `change` is what the code completes. */
export type FlowStart = { channel: Channel; identifier: string; termsAcceptedAt: Date | null; browserId: string | null; trust: Trust; ids?: FlowIds; change?: ParentalChange }

/** Lifetime of a flow for resends and attempts; a code itself expires earlier. */
const flowSeconds = 3_600

export type OtpFlows = ReturnType<typeof createOtpFlows>

export type OtpFlowDeps = { db: Kysely<IdentityTables>; pepper: Buffer; now: () => Date; codeSeconds: () => number }

/** OTP flows of one purpose. The database stores a keyed hash of each code and no usable id in plain text (ID-18). */
export function createOtpFlows(purpose: Purpose, { db, pepper, now, codeSeconds }: OtpFlowDeps) {
  const active = () =>
    db
      .selectFrom('code_flow')
      .selectAll()
      .where('purpose', '=', purpose)
      .where('created_at', '>', before(now(), flowSeconds))
      .where('attempts', '<', maxOtpAttempts)

  const newCode = (flowHash: Buffer) => {
    const code = String(randomInt(10 ** otpLength[purpose])).padStart(otpLength[purpose], '0')
    const expiresAt = before(now(), -codeSeconds())
    return { code, columns: { code_mac: macOf(flowHash, code, pepper), code_expires_at: expiresAt } }
  }

  return {
    purpose,

    async start({ channel, identifier, termsAcceptedAt, browserId, trust, change, ids = { deviceId: newId(), preAuthSessionId: newId() } }: FlowStart) {
      const flowHash = hashOf(ids.preAuthSessionId)
      const { code, columns } = newCode(flowHash)
      const row = { ...columns, purpose, channel, identifier, browser_id: browserId, trust, terms_accepted_at: termsAcceptedAt, created_at: now(), attempts: 0, change: change ? JSON.stringify(change) : null }
      await db
        .insertInto('code_flow')
        .values({ flow_hash: flowHash, device_hash: hashOf(ids.deviceId), ...row })
        .onConflict((conflict) => conflict.column('flow_hash').doUpdateSet(row))
        .execute()
      return { ids, code }
    },

    find: ({ deviceId, preAuthSessionId }: FlowIds): Promise<Flow | undefined> =>
      active().where('flow_hash', '=', hashOf(preAuthSessionId)).where('device_hash', '=', hashOf(deviceId)).executeTakeFirst(),

    /** Ends all other flows of the device. */
    async deleteOthers({ deviceId, preAuthSessionId }: FlowIds): Promise<void> {
      await db
        .deleteFrom('code_flow')
        .where('purpose', '=', purpose)
        .where('device_hash', '=', hashOf(deviceId))
        .where('flow_hash', '!=', hashOf(preAuthSessionId))
        .execute()
    },

    newestOf: (identifier: string): Promise<Flow | undefined> =>
      active().where('identifier', '=', identifier).orderBy('created_at', 'desc').limit(1).executeTakeFirst(),

    /** The new code replaces the previous one. */
    async renewCode(flow: Flow): Promise<string> {
      const { code, columns } = newCode(flow.flow_hash)
      await db.updateTable('code_flow').set(columns).where('flow_hash', '=', flow.flow_hash).execute()
      return code
    },

    /**
     * Counts an attempt in one statement before any comparison. Undefined: no attempt left, or no such flow, or one to
     * another identifier (ID-3).
     */
    countAttempt: ({ deviceId, preAuthSessionId, identifier }: FlowIds & { identifier?: string }): Promise<Flow | undefined> =>
      db
        .updateTable('code_flow')
        .set((column) => ({ attempts: column('attempts', '+', 1) }))
        .where('purpose', '=', purpose)
        .where('flow_hash', '=', hashOf(preAuthSessionId))
        .where('device_hash', '=', hashOf(deviceId))
        .where('attempts', '<', maxOtpAttempts)
        .where('created_at', '>', before(now(), flowSeconds))
        .$if(identifier !== undefined, (query) => query.where('identifier', '=', identifier ?? ''))
        .returningAll()
        .executeTakeFirst(),

    matches: (flow: Flow, code: string): boolean => timingSafeEqual(flow.code_mac, macOf(flow.flow_hash, code, pepper)),

    /** True for exactly one of several concurrent callers with the correct code. */
    async consume(trx: Kysely<IdentityTables>, flow: Flow): Promise<boolean> {
      const taken = await trx.deleteFrom('code_flow').where('flow_hash', '=', flow.flow_hash).returning('flow_hash').executeTakeFirst()
      return taken !== undefined
    },
  }
}

/** Deletes expired flows of every purpose. */
export async function deleteExpiredOtpFlows(db: Kysely<IdentityTables>, moment: Date): Promise<void> {
  await db.deleteFrom('code_flow').where('created_at', '<', before(moment, flowSeconds)).execute()
}

/** The one flow of a user, or of one of their profiles or sessions. The call requires the user's token, so the ids need not be secret. */
export function flowOfUser(purpose: Purpose, userId: string, part = ''): FlowIds {
  const name = createHash('sha256').update([purpose, userId, part].join(' ')).digest('base64url')
  return { deviceId: name, preAuthSessionId: name }
}

function before(moment: Date, seconds: number): Date {
  return new Date(moment.getTime() - seconds * 1_000)
}

function newId(): string {
  return randomBytes(32).toString('base64url')
}

function hashOf(id: string): Buffer {
  return createHash('sha256').update(id).digest()
}

function macOf(flowHash: Buffer, code: string, pepper: Buffer): Buffer {
  return createHmac('sha256', pepper).update(flowHash).update(code).digest()
}
