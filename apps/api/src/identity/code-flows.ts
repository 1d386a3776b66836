import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { codeLength, codeTries } from '@ott/identity'
import type { Selectable } from 'kysely'
import type { Deps } from '../deps.ts'
import type { Channel } from './send-code.ts'
import type { IdentityTables } from './tables.ts'

export type Flow = Selectable<IdentityTables['sign_in_flow']>

/** The two ids that the browser keeps; here lie only their hashes. */
export type FlowIds = { deviceId: string; preAuthSessionId: string }

export type FlowStart = { channel: Channel; identifier: string; termsAcceptedAt: Date | null }

/** A flow may ask for new codes and be tried as long as this; a code itself lives shorter. */
const flowSeconds = 3_600

export type CodeFlows = ReturnType<typeof createCodeFlows>

/** Sign-in flows in the database: a code is kept as a keyed hash, and no id that opens anything is kept as it is (ID-18). */
export function createCodeFlows(db: Deps['db'], pepper: Buffer, now: () => Date, codeSeconds: () => number) {
  const alive = () =>
    db.selectFrom('sign_in_flow').selectAll().where('created_at', '>', before(now(), flowSeconds)).where('attempts', '<', codeTries)

  const newCode = (flowHash: Buffer) => {
    const code = String(randomInt(10 ** codeLength.login)).padStart(codeLength.login, '0')
    const expiresAt = before(now(), -codeSeconds())
    return { code, kept: { code_mac: macOf(flowHash, code, pepper), code_expires_at: expiresAt } }
  }

  return {
    async start({ channel, identifier, termsAcceptedAt }: FlowStart): Promise<{ ids: FlowIds; code: string }> {
      const ids = { deviceId: newId(), preAuthSessionId: newId() }
      const flowHash = hashOf(ids.preAuthSessionId)
      const { code, kept } = newCode(flowHash)
      const hashes = { flow_hash: flowHash, device_hash: hashOf(ids.deviceId) }
      const row = { ...hashes, ...kept, channel, identifier, terms_accepted_at: termsAcceptedAt, created_at: now() }
      await db.insertInto('sign_in_flow').values(row).execute()
      return { ids, code }
    },

    find: ({ deviceId, preAuthSessionId }: FlowIds): Promise<Flow | undefined> =>
      alive().where('flow_hash', '=', hashOf(preAuthSessionId)).where('device_hash', '=', hashOf(deviceId)).executeTakeFirst(),

    newestOf: (identifier: string): Promise<Flow | undefined> =>
      alive().where('identifier', '=', identifier).orderBy('created_at', 'desc').limit(1).executeTakeFirst(),

    /** From now on only this code opens the flow. */
    async renewCode(flow: Flow): Promise<string> {
      const { code, kept } = newCode(flow.flow_hash)
      await db.updateTable('sign_in_flow').set(kept).where('flow_hash', '=', flow.flow_hash).execute()
      return code
    },

    /** One statement spends a try before anything is compared; undefined means there was none left, or no such flow (ID-3). */
    spendTry: ({ deviceId, preAuthSessionId }: FlowIds): Promise<Flow | undefined> =>
      db
        .updateTable('sign_in_flow')
        .set((column) => ({ attempts: column('attempts', '+', 1) }))
        .where('flow_hash', '=', hashOf(preAuthSessionId))
        .where('device_hash', '=', hashOf(deviceId))
        .where('attempts', '<', codeTries)
        .where('created_at', '>', before(now(), flowSeconds))
        .returningAll()
        .executeTakeFirst(),

    isRight: (flow: Flow, code: string): boolean => timingSafeEqual(flow.code_mac, macOf(flow.flow_hash, code, pepper)),

    /** True for one caller only, however many come with the right code. */
    async take(trx: Deps['db'], flow: Flow): Promise<boolean> {
      const taken = await trx.deleteFrom('sign_in_flow').where('flow_hash', '=', flow.flow_hash).returning('flow_hash').executeTakeFirst()
      return taken !== undefined
    },

    async sweep(): Promise<void> {
      await db.deleteFrom('sign_in_flow').where('created_at', '<', before(now(), flowSeconds)).execute()
    },
  }
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
