import { isSettled, orderAfter } from '@ott/billing'
import { dayAt } from '@ott/billing/period'
import type { Answer } from '@ott/contract'
import { transaction } from '@ott/database'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { SellingDeps } from '../deps.ts'
import { lockPayer } from '../lock-payer.ts'
import { consentTo } from '../orders/consent.ts'
import type { ShownTerms } from '../orders/consent.ts'
import { abandonAttempt, lookAtOrder, newPayment, payingOrder } from '../orders/place-order.ts'
import { presentQuote, storeQuote } from '../orders/quotes.ts'
import { defaultCard } from '../payments/cards.ts'
import { fulfil, retryHour } from '../payments/settle.ts'
import type { StoredOrder } from '../payments/settle.ts'
import { soldSubscription } from '../sold-subscription.ts'
import type { SoldSubscription } from '../sold-subscription.ts'
import { latestSubscription } from '../subscriptions.ts'
import type { BillingTables, StoredQuote } from '../tables.ts'
import { schedule } from '../tasks.ts'
import type { Trx } from '../tasks.ts'
import { isForOtherPlan, orderOf, quoteOfRenewal, renewalOrder } from './renew.ts'

const minuteInMs = 60_000

/**
 * Charges a renewal while its payer is there (BIL-83): one that failed, while access lasts, or the one that ends a pause. The bank may
 * ask them. Without a `requestId` only the price is told. One press is one attempt; its repeat looks how that stands.
 */
export function payRenewal(deps: SellingDeps) {
  return async ({ user: { userId }, body }: RequestContext<'payRenewal'>): Promise<Answer<'payRenewal'>> => {
    const { requestId, expected, consent } = body
    if (requestId === undefined) return { data: { quote: presentQuote(await quoteDue(deps, await subscriptionDue(deps.db, deps, userId))) } }
    const known = await orderOfRequest(deps.db, userId, requestId)
    if (!known) await abandonAttempt(deps, userId, requestId)
    const { order, isNew } = known ? { order: known, isNew: false } : await transaction(deps.db, (trx) => prepare(trx, deps, { userId, requestId, expected, consent }))
    return { data: { quote: presentQuote(order.quote), placed: await lookAtOrder(deps, order, isNew) } }
  }
}

/** A locked plan is bought anew, and one that nobody needs to pay has nothing due. */
async function subscriptionDue(db: Kysely<BillingTables>, { now }: SellingDeps, userId: string): Promise<SoldSubscription> {
  const latest = await latestSubscription(db, userId, now())
  const subscription = latest && (await soldSubscription(db, latest.subscription_id))
  const state = subscription?.lifecycle.state
  if (!subscription || (state !== 'grace' && state !== 'paused')) throw new ApiError('CONFLICT')
  return subscription
}

async function quoteDue(deps: SellingDeps, subscription: SoldSubscription): Promise<StoredQuote> {
  const { plan, quote } = await quoteOfRenewal(deps.db, deps, subscription)
  const order = await renewalOrder(deps.db, subscription)
  // The price of an order stays; its dates are those of today.
  return order && !isForOtherPlan(order, plan) ? { ...order.quote, nextCharge: storeQuote(quote).nextCharge } : storeQuote(quote)
}

async function orderOfRequest(db: Kysely<BillingTables>, userId: string, requestId: string): Promise<StoredOrder | null> {
  const order = await db
    .selectFrom('billing_order')
    .innerJoin('payment', 'payment.order_id', 'billing_order.order_id')
    .selectAll('billing_order')
    .where((its) => its.and({ 'payment.user_id': userId, 'payment.request_id': requestId }))
    .executeTakeFirst()
  return order ?? null
}

type Press = { userId: string; requestId: string; expected: number | undefined; consent: ShownTerms | undefined }

async function prepare(trx: Trx, deps: SellingDeps, { userId, requestId, expected, consent }: Press): Promise<{ order: StoredOrder; isNew: boolean }> {
  await lockPayer(trx, userId)
  const repeated = await orderOfRequest(trx, userId, requestId)
  if (repeated) return { order: repeated, isNew: false }
  const subscription = await subscriptionDue(trx, deps, userId)
  const card = await defaultCard(trx, userId)
  if (!card) throw new ApiError('CONFLICT')
  const order = await orderOf(trx, deps, subscription, card)
  const paying = await payingOrder(trx, userId)
  if (paying && paying.order_id !== order.order_id) throw new ApiError('ORDER_IN_PROGRESS', { orderId: paying.order_id })
  if (order.total !== expected) throw new ApiError('PRICE_MISMATCH', { quote: presentQuote(order.quote) })
  const now = deps.now()
  const agreed = consentTo(consent, order.quote, now)
  if (agreed) await trx.updateTable('billing_order').set({ consent: JSON.stringify(agreed) }).where('order_id', '=', order.order_id).execute()
  if (order.total === 0) {
    await fulfil(trx, deps, order)
    return { order, isNew: false }
  }
  const last = await trx.selectFrom('payment').select(['attempt', 'state']).where('order_id', '=', order.order_id).orderBy('attempt', 'desc').limit(1).executeTakeFirst()
  // An attempt under way may still succeed.
  if (last && !isSettled(last.state)) return { order, isNew: false }
  const { status } = orderAfter(order.status, { type: 'attemptStarted' })
  const started = await trx.updateTable('billing_order').set({ status, rail: card.rail, payment_method_id: card.payment_method_id }).where('order_id', '=', order.order_id).returningAll().executeTakeFirstOrThrow()
  const { payment_id: paymentId } = await trx.insertInto('payment').values(newPayment(started, (last?.attempt ?? 0) + 1, false, now, requestId)).returning('payment_id').executeTakeFirstOrThrow()
  await schedule(trx, 'readPayment', paymentId, new Date(now.getTime() + minuteInMs))
  // Should it fail, the card is attempted tomorrow and not at once.
  if (subscription.lifecycle.state === 'grace') await schedule(trx, 'renew', subscription.subscription_id, dayAt(now, deps.timeZone, 1, retryHour))
  return { order: started, isNew: true }
}
