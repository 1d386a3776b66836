import { isSettled, isTooLateToCharge, orderAfter, priceFor } from '@ott/billing'
import type { Quote } from '@ott/billing'
import { periodEnd } from '@ott/billing/period'
import { transaction } from '@ott/database'
import type { Kysely } from 'kysely'
import type { SellingDeps } from '../deps.ts'
import { lockPayer } from '../lock-payer.ts'
import { scheduleMail } from '../mails.ts'
import { findCoupon, isForPlan } from '../orders/coupons.ts'
import { creditOfUser, quoteOfPeriod, storeQuote } from '../orders/quotes.ts'
import { insertOrder } from '../orders/insert-order.ts'
import { newPayment } from '../orders/place-order.ts'
import { defaultMethod } from '../payments/cards.ts'
import type { StoredMethod } from '../payments/default-method.ts'
import { closePayment, pursuePayment } from '../payments/pursue.ts'
import { fulfil } from '../payments/settle.ts'
import type { StoredOrder, StoredPayment } from '../payments/settle.ts'
import { applyEvent, logEvent, railOf, renewalAt, soldSubscription } from '../sold-subscription.ts'
import type { SoldSubscription } from '../sold-subscription.ts'
import type { StoredPlan } from '../plans.ts'
import { nextPlan } from '../price-changes.ts'
import { schedule } from '../tasks.ts'
import type { BillingTables } from '../tables.ts'
import type { Trx } from '../tasks.ts'

type RenewalDeps = Pick<SellingDeps, 'now' | 'timeZone'>

const minuteInMs = 60_000

/**
 * Charges the next period of a subscription, once: the order of a period is unique, and the attempt's id is the provider's
 * idempotency key (BIL-64). A failed charge schedules what follows.
 */
export function renew(deps: SellingDeps) {
  return async (subscriptionId: string): Promise<Date | void> => {
    const payment = await transaction(deps.db, (trx) => prepare(trx, deps, subscriptionId))
    if (!payment) return
    // A debit that was announced is made by itself.
    if (payment.state !== 'action' || payment.rail === 'gateway') return void (await pursuePayment(deps, payment))
    // Its payer left the bank's question. Closed, it cannot succeed beside the next attempt.
    await closePayment(deps, payment)
    return deps.now()
  }
}

/** Null: nothing is to be charged. */
async function prepare(trx: Trx, deps: SellingDeps, subscriptionId: string): Promise<StoredPayment | null> {
  const owner = await trx.selectFrom('subscription').select('user_id').where('subscription_id', '=', subscriptionId).executeTakeFirst()
  if (!owner) return null
  await lockPayer(trx, owner.user_id)
  const subscription = await soldSubscription(trx, subscriptionId)
  const now = deps.now()
  if (!subscription || !isDue(subscription, now)) return null
  const { state, periodEndsAt, pausedUntil } = subscription.lifecycle
  const isFirstAttempt = state === 'trial' || state === 'active' || state === 'paused'
  const isTooLate = state === 'paused' ? isTooLateToCharge(pausedUntil ?? now, now) : isTooLateToCharge(periodEndsAt, now) || periodEnd(periodEndsAt, deps.timeZone, subscription.period, 1) <= now
  if (isFirstAttempt && isTooLate) return endUncharged(trx, deps, subscription)
  const method = await defaultMethod(trx, subscription.user_id)
  if (!method) return endUncharged(trx, deps, subscription)
  // A card needs no notice, whatever renewed before.
  if (isFirstAttempt && method.rail === 'stripe' && periodEndsAt > now) {
    await schedule(trx, 'renew', subscriptionId, periodEndsAt)
    return null
  }
  const order = await orderOf(trx, deps, subscription, method)
  if (order.status === 'paid') return null
  if (order.total === 0) {
    await fulfil(trx, deps, order)
    return null
  }
  const last = await trx.selectFrom('payment').selectAll().where('order_id', '=', order.order_id).orderBy('attempt', 'desc').limit(1).executeTakeFirst()
  if (last && !isSettled(last.state)) return last
  const paying = await trx
    .updateTable('billing_order')
    .set({ status: orderAfter(order.status, { type: 'attemptStarted' }).status, rail: method.rail, payment_method_id: method.payment_method_id })
    .where('order_id', '=', order.order_id)
    .returningAll()
    .executeTakeFirstOrThrow()
  const payment = await trx.insertInto('payment').values(newPayment(paying, (last?.attempt ?? 0) + 1, true, now)).returningAll().executeTakeFirstOrThrow()
  await schedule(trx, 'readPayment', payment.payment_id, new Date(now.getTime() + minuteInMs))
  return payment
}

function isDue(subscription: SoldSubscription, now: Date): boolean {
  const { state, renews, periodEndsAt, pausedUntil } = subscription.lifecycle
  if (!renews) return false
  if (state === 'paused') return pausedUntil !== null && pausedUntil <= now
  return state === 'grace' || state === 'hold' || ((state === 'trial' || state === 'active') && pausedUntil === null && renewalAt(periodEndsAt, railOf(subscription)) <= now)
}

/** Nobody is charged silently after an outage of days (BIL-23). */
async function endUncharged(trx: Trx, { now, timeZone }: SellingDeps, subscription: SoldSubscription): Promise<null> {
  const moment = now()
  const lifecycle = await applyEvent(trx, subscription, { type: 'cancelled' }, moment, timeZone)
  await applyEvent(trx, { ...subscription, lifecycle }, { type: 'timePassed' }, moment, timeZone)
  await logEvent(trx, { userId: subscription.user_id, subscriptionId: subscription.subscription_id, type: 'ended', at: moment })
  await scheduleMail(trx, 'ended', subscription.subscription_id, moment)
  return null
}

/** The order of the next period, which the first caller makes. One that was not paid costs what that period costs now (BIL-128). */
export async function orderOf(trx: Trx, deps: RenewalDeps, subscription: SoldSubscription, { rail, payment_method_id }: Pick<StoredMethod, 'rail' | 'payment_method_id'>): Promise<StoredOrder> {
  const existing = await renewalOrder(trx, subscription)
  const { subscription_id: subscriptionId, user_id: userId, country, lifecycle } = subscription
  const { plan, quote, first } = await quoteOfRenewal(trx, deps, subscription)
  if (existing) return isForOtherPlan(existing, plan) ? reprice(trx, existing, plan, quote) : existing
  return insertOrder(trx, {
    user_id: userId,
    kind: 'renewal',
    rail,
    status: 'open',
    subscription_id: subscriptionId,
    plan_id: plan.plan_id,
    period_number: lifecycle.period + 1,
    country,
    buyer: first?.buyer ?? null,
    coupon_code: null,
    renews: true,
    payment_method_id,
    request_id: null,
    content_hash: null,
    language: first?.language ?? 'en',
    quote,
  }, deps.now())
}

/** Its plan was changed, or a change of it taken back, after a charge was attempted. */
export function isForOtherPlan({ status, plan_id }: StoredOrder, plan: StoredPlan): boolean {
  return status === 'open' && plan_id !== plan.plan_id
}

function reprice(trx: Trx, { order_id }: StoredOrder, { plan_id }: StoredPlan, quote: Quote): Promise<StoredOrder> {
  const changes = { plan_id, currency: quote.currency, total: quote.dueNow, quote: JSON.stringify(storeQuote(quote)), consent: null }
  return trx.updateTable('billing_order').set(changes).where('order_id', '=', order_id).returningAll().executeTakeFirstOrThrow()
}

/** Of the next period, if a charge of it was attempted. */
export async function renewalOrder(db: Kysely<BillingTables>, { subscription_id, lifecycle }: SoldSubscription): Promise<StoredOrder | null> {
  const of = { subscription_id, period_number: lifecycle.period + 1, kind: 'renewal' as const }
  return (await db.selectFrom('billing_order').selectAll().where((its) => its.and(of)).executeTakeFirst()) ?? null
}

/** What the next period costs. After a pause it counts from its payment. */
export async function quoteOfRenewal(db: Kysely<BillingTables>, { now, timeZone }: RenewalDeps, subscription: SoldSubscription) {
  const { subscription_id: subscriptionId, user_id: userId, country, coupon_code: couponCode, lifecycle } = subscription
  const number = lifecycle.period + 1
  const plan = await nextPlan(db, subscription)
  const price = priceFor(plan.prices, country)
  if (!price) throw new Error(`Plan ${plan.plan_id} has no price for ${country}`)
  const first = await db.selectFrom('billing_order').selectAll().where((its) => its.and({ subscription_id: subscriptionId, kind: 'new' })).executeTakeFirst()
  const found = couponCode === null ? null : await findCoupon(db, couponCode)
  const moment = now()
  const quote = quoteOfPeriod({
    price,
    coupon: found && isForPlan(found, plan) ? found : null,
    number,
    credit: await creditOfUser(db, userId, price.currency),
    country,
    region: first?.buyer?.region ?? null,
    periodEndsAt: endOfNextPeriod(),
    now: moment,
  })
  return { plan, quote, first }

  function endOfNextPeriod(): Date {
    if (lifecycle.state === 'paused') return periodEnd(moment, timeZone, plan.period, 1)
    return plan.identifier === subscription.identifier
      ? periodEnd(lifecycle.anchorAt, timeZone, plan.period, number - lifecycle.anchorPeriod + 1)
      : periodEnd(lifecycle.periodEndsAt, timeZone, plan.period, 1)
  }
}
