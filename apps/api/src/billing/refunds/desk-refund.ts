import { transaction } from '@ott/database'
import { ApiError } from '../../http/api-error.ts'
import type { SellingDeps } from '../deps.ts'
import { revokeUnusedGift } from '../gifts/revoke-gift.ts'
import { issueCreditNote } from '../invoices/issue-invoice.ts'
import { lockPayer } from '../lock-payer.ts'
import { scheduleMail } from '../mails.ts'
import { chargeOf } from '../payments/gateway-rail.ts'
import type { StoredOrder, StoredPayment } from '../payments/settle.ts'
import { stopDebits } from '../payments/stop-debits.ts'
import { applyEvent, logEvent, soldSubscription } from '../sold-subscription.ts'
import type { Trx } from '../tasks.ts'

/**
 * Records money that was returned at the provider's desk and not by us: with a credit note, and in full it ends the unused gift, or the
 * plan whose current period it paid for (BIL-130). A second one of the same payment is told by the daily check.
 */
export async function recordDeskRefund(deps: SellingDeps, payment: StoredPayment): Promise<void> {
  const { db, now, timeZone } = deps
  if (payment.state !== 'succeeded') return
  const amount = await refundedAtProvider(deps, payment)
  if (amount === 0) return
  await transaction(db, async (trx) => {
    const { user_id: userId, payment_id: paymentId } = payment
    await lockPayer(trx, userId)
    const moment = now()
    const isNew = await trx
      .insertInto('refund')
      .values({ payment_id: paymentId, user_id: userId, amount, reason: 'user', created_at: moment, sent_at: moment, state: 'succeeded' })
      .onConflict((conflict) => conflict.column('payment_id').doNothing())
      .returning('payment_id')
      .executeTakeFirst()
    if (!isNew) return
    const order = await trx.selectFrom('billing_order').selectAll().where('order_id', '=', payment.order_id).executeTakeFirstOrThrow()
    await logEvent(trx, { userId, subscriptionId: order.subscription_id, type: 'refunded', at: moment, details: { paymentId, amount, reason: 'desk' } })
    if (amount === payment.amount) await endWhatItPaidFor(trx, order, paymentId, moment, timeZone)
    // Last: the row of the series is the one that all buyers share.
    await issueCreditNote(trx, order, amount, moment, timeZone)
  })
  await stopDebits(deps, payment.user_id, ['ended'])
}

/** In minor units. */
async function refundedAtProvider({ rail, gateway }: SellingDeps, payment: StoredPayment): Promise<number> {
  if (payment.rail === 'stripe') return (await rail.readCharge(payment.provider_ref ?? ''))?.refunded ?? 0
  if (!gateway) throw new ApiError('NOT_OFFERED')
  return (await gateway.readCharge(chargeOf(payment)))?.refunded ?? 0
}

/** Its payer is told, unless there was nothing left to end. */
async function endWhatItPaidFor(trx: Trx, order: StoredOrder, paymentId: string, now: Date, timeZone: string): Promise<void> {
  if (order.kind === 'gift') {
    if (await revokeUnusedGift(trx, order.order_id, now)) await scheduleMail(trx, 'giftRefunded', paymentId, now)
  } else if (await endCurrentPlan(trx, order, now, timeZone)) await scheduleMail(trx, 'refunded', paymentId, now)
}

/** False where the order paid for an earlier period, or the plan is over. */
async function endCurrentPlan(trx: Trx, { order_id, subscription_id, user_id: userId }: StoredOrder, now: Date, timeZone: string): Promise<boolean> {
  const subscription = await soldSubscription(trx, subscription_id)
  if (!subscription || subscription.lifecycle.state === 'ended') return false
  const current = await trx.selectFrom('subscription_period').select('order_id').where((its) => its.and({ subscription_id, period_number: subscription.lifecycle.period })).executeTakeFirst()
  if (current?.order_id !== order_id) return false
  await applyEvent(trx, subscription, { type: 'revoked' }, now, timeZone)
  await logEvent(trx, { userId, subscriptionId: subscription_id, type: 'ended', at: now })
  return true
}
