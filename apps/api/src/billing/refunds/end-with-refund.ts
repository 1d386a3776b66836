import type { SellingDeps } from '../deps.ts'
import { issueCreditNote } from '../invoices/issue-invoice.ts'
import { applyEvent, logEvent } from '../sold-subscription.ts'
import type { SoldSubscription } from '../sold-subscription.ts'
import { schedule } from '../tasks.ts'
import type { Trx } from '../tasks.ts'
import type { CurrentCharge } from './current-charge.ts'

type PaidBack = Pick<CurrentCharge, 'paymentId' | 'order'> & { amount: number }

/** Ends a plan at once at its user's request, and pays back what is due, with a credit note (BIL-85). Null: nothing is. */
export async function endWithRefund(trx: Trx, { now, timeZone }: SellingDeps, subscription: SoldSubscription, paidBack: PaidBack | null, requestId: string): Promise<void> {
  const moment = now()
  const { user_id: userId, subscription_id: subscriptionId } = subscription
  await applyEvent(trx, subscription, { type: 'revoked' }, moment, timeZone)
  if (paidBack) {
    const { paymentId, amount } = paidBack
    await trx.insertInto('refund').values({ payment_id: paymentId, user_id: userId, amount, reason: 'user', created_at: moment, sent_at: null, request_id: requestId }).execute()
    await logEvent(trx, { userId, subscriptionId, type: 'refunded', at: moment, details: { paymentId, amount, reason: 'user' } })
    await schedule(trx, 'refund', paymentId, moment)
  }
  await logEvent(trx, { userId, subscriptionId, type: 'ended', at: moment })
  // Last: the row of the series is the one that all buyers share.
  if (paidBack) await issueCreditNote(trx, paidBack.order, paidBack.amount, moment, timeZone)
}
