import type { Trx } from '../tasks.ts'

/** Nobody can redeem it from now on. False: it was redeemed before. */
export async function revokeUnusedGift(trx: Trx, orderId: string, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await trx.updateTable('gift_code').set({ revoked_at: now }).where('order_id', '=', orderId).where('redeemed_at', 'is', null).executeTakeFirst()
  return numUpdatedRows > 0n
}
