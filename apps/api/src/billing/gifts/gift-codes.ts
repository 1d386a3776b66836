import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto'
import { giftCodeFrom } from '@ott/billing'
import type { Kysely } from 'kysely'
import type { Secrets } from '../../config/secrets.ts'
import type { BillingTables } from '../tables.ts'

/** Makes gift codes and returns them: the only moment when they can be read. */
export async function makeGiftCodes(db: Kysely<BillingTables>, { planId, months, expiresAt, count, batchId = randomUUID() }: { planId: string; months: number; expiresAt: Date; count: number; batchId?: string }): Promise<string[]> {
  const codes = Array.from({ length: count }, () => giftCodeFrom(randomBytes(10)))
  await saveGiftCodes(db, codes.map((code) => ({ code, planId, months, expiresAt, batchId })))
  return codes
}

/** Saves codes that are known already, as those of the demo; existing ones stay unchanged. */
export async function saveGiftCodes(db: Kysely<BillingTables>, gifts: { code: string; planId: string; months: number; expiresAt: Date; orderId?: string; batchId?: string }[]): Promise<void> {
  const rows = gifts.map(({ code, planId, months, expiresAt, orderId = null, batchId = null }) => ({ code_hash: hashOfCode(code), plan_id: planId, months, expires_at: expiresAt, order_id: orderId, batch_id: batchId }))
  await db.insertInto('gift_code').values(rows).onConflict((conflict) => conflict.column('code_hash').doNothing()).execute()
}

export function hashOfCode(code: string): Buffer {
  return createHash('sha256').update(code).digest()
}

/**
 * The code that an order bought, derived from its id (BIL-102). Mails and the page after the payment need it again, and a derived code
 * is stored nowhere: who reads the database learns none. Codes that were sent stay valid under another key, because redeeming compares
 * their hash.
 */
export function codeOfOrder({ codePepper }: Pick<Secrets, 'codePepper'>, orderId: string): string {
  return giftCodeFrom(createHmac('sha256', codePepper).update(`gift ${orderId}`).digest().subarray(0, 10))
}
