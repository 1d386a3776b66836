import { ApiError } from '../../http/api-error.ts'
import type { StoredOrder } from '../payments/settle.ts'
import type { Trx } from '../tasks.ts'

/** The order that the same request has made before. Throws IDEMPOTENCY_MISMATCH if that one had other content (BIL-63). */
export async function knownOrder(trx: Trx, userId: string, requestId: string, contentHash: Buffer): Promise<StoredOrder | null> {
  const known = await trx.selectFrom('billing_order').selectAll().where((its) => its.and({ user_id: userId, request_id: requestId })).executeTakeFirst()
  if (known && !known.content_hash?.equals(contentHash)) throw new ApiError('IDEMPOTENCY_MISMATCH')
  return known ?? null
}
