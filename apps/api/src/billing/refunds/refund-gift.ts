import { giftRefundableUntil, isInEuropeanUnion } from '@ott/billing'
import { transaction } from '@ott/database'
import { isFeatureEnabled } from '../../config/feature-flags.ts'
import { ApiError } from '../../http/api-error.ts'
import type { SellingDeps } from '../deps.ts'
import { soldGiftOf, soldGifts } from '../gifts/sold-gift.ts'
import type { StoredGift } from '../gifts/sold-gift.ts'
import { issueCreditNote } from '../invoices/issue-invoice.ts'
import { lockPayer } from '../lock-payer.ts'
import { scheduleMail } from '../mails.ts'
import { isContested } from '../payments/stored-disputes.ts'
import { logEvent } from '../sold-subscription.ts'
import { schedule } from '../tasks.ts'
import type { Trx } from '../tasks.ts'
import { presentRefund, refundOfRequest } from './stored-refund.ts'
import type { StoredRefund, WireRefund } from './stored-refund.ts'

type Asked = { userId: string; orderId: string; requestId: string; confirm: boolean; expected: number | undefined; /** Of the request. */ country: string }

/** Pays a gift back to its buyer, in full and until it is redeemed; nobody can redeem it from then on (BIL-104). */
export async function refundGift(deps: SellingDeps, asked: Asked): Promise<WireRefund> {
  const gift = await soldGifts(deps.db).where('billing_order.order_id', '=', asked.orderId).where('billing_order.user_id', '=', asked.userId).executeTakeFirst()
  if (!gift) throw new ApiError('NOT_FOUND')
  if (!isInEuropeanUnion(gift.country) && !isFeatureEnabled(deps.config.featuresOff, 'refunds', asked.country)) throw new ApiError('NOT_OFFERED')
  if (asked.confirm) return presentRefund(await transaction(deps.db, (trx) => carryOut(trx, deps, asked)))
  const until = refundableNow(gift, deps.now())
  return { amount: { currency: gift.currency, amount: gift.total }, is_full: true, refundable_until: until.toISOString(), state: null }
}

async function carryOut(trx: Trx, deps: SellingDeps, { userId, orderId, requestId, expected }: Asked): Promise<StoredRefund> {
  await lockPayer(trx, userId)
  const known = await refundOfRequest(trx, userId, requestId)
  if (known) return known
  // Redeeming takes the same lock: one of both is first.
  const gift = await soldGifts(trx).where('billing_order.order_id', '=', orderId).forUpdate('gift_code').executeTakeFirstOrThrow()
  const now = deps.now()
  refundableNow(gift, now)
  const { total: amount, currency } = gift
  if (expected !== undefined && expected !== amount) throw new ApiError('CONFLICT')
  const order = await trx.selectFrom('billing_order').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
  const { payment_id: paymentId } = await trx
    .selectFrom('payment')
    .leftJoin('refund', 'refund.payment_id', 'payment.payment_id')
    .select('payment.payment_id')
    .where((its) => its.and({ 'payment.order_id': orderId, 'payment.state': 'succeeded', 'payment.amount': amount }))
    // A second payment went back by itself.
    .where('refund.payment_id', 'is', null)
    .executeTakeFirstOrThrow()
  if (await isContested(trx, paymentId)) throw new ApiError('CONFLICT')
  await trx.insertInto('refund').values({ payment_id: paymentId, user_id: userId, amount, reason: 'user', created_at: now, sent_at: null, request_id: requestId }).execute()
  await trx.updateTable('gift_code').set({ revoked_at: now }).where('order_id', '=', orderId).execute()
  await logEvent(trx, { userId, subscriptionId: null, type: 'refunded', at: now, details: { paymentId, amount, reason: 'user' } })
  await schedule(trx, 'refund', paymentId, now)
  await scheduleMail(trx, 'giftRefunded', paymentId, now)
  // Last: the row of the series is the one that all buyers share.
  await issueCreditNote(trx, order, amount, now, deps.timeZone)
  return { amount, state: 'created', currency, paid: amount }
}

function refundableNow(gift: StoredGift, now: Date): Date {
  const until = giftRefundableUntil(soldGiftOf(gift), now)
  if (!until) throw new ApiError('CONFLICT')
  return until
}
