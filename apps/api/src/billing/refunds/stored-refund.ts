import type { Answer } from '@ott/contract'
import type { Kysely, Selectable } from 'kysely'
import type { BillingTables } from '../tables.ts'

export type WireRefund = Answer<'refundSubscription'>['data']
export type StoredRefund = Pick<Selectable<BillingTables['refund']>, 'amount' | 'state'> & { currency: string; paid: number }

/** The refund that a press asked for, if it was carried out. */
export async function refundOfRequest(db: Kysely<BillingTables>, userId: string, requestId: string): Promise<StoredRefund | null> {
  const refund = await db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.payment_id', 'refund.payment_id')
    .select(['refund.amount', 'refund.state', 'currency', 'payment.amount as paid'])
    .where((its) => its.and({ 'refund.user_id': userId, 'refund.request_id': requestId }))
    .executeTakeFirst()
  return refund ?? null
}

export function presentRefund({ amount, state, currency, paid }: StoredRefund): WireRefund {
  return { amount: { currency, amount }, is_full: amount === paid, refundable_until: null, state }
}
