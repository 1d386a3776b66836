import { creditOf, dunningStep, isSettled, lifecycleAfter, orderAfter, pendingLifecycle, settle } from '@ott/billing'
import { dayAt } from '@ott/billing/period'
import type { Kysely, Selectable } from 'kysely'
import type { SellingDeps } from '../deps.ts'
import { moveGivenTime } from '../gifts/given-time.ts'
import { makeSoldGift, scheduleGiftMails } from '../gifts/sold-gift.ts'
import { issueInvoice } from '../invoices/issue-invoice.ts'
import { lockPayer } from '../lock-payer.ts'
import { scheduleMail, scheduleTrialReminder } from '../mails.ts'
import { releaseCoupon, useCoupon } from '../orders/coupons.ts'
import { defaultMethod, saveMandate } from './cards.ts'
import { applyEvent, hasSoldPlan, lifecycleColumns, logEvent, nextChargeAt, renewalAt, scheduleNext, soldSubscription, termsOfRenewal } from '../sold-subscription.ts'
import type { SoldSubscription } from '../sold-subscription.ts'
import { saveSubscription } from '../subscriptions.ts'
import type { BillingTables } from '../tables.ts'
import { schedule, unschedule } from '../tasks.ts'
import type { Trx } from '../tasks.ts'
import { neverMadePrefix } from './rail.ts'
import type { SeenPayment } from './rail.ts'

export type StoredPayment = Selectable<BillingTables['payment']>
export type StoredOrder = Selectable<BillingTables['billing_order']>

type SettleDeps = Pick<SellingDeps, 'now' | 'timeZone' | 'secrets'>

/** The hour of the service's time zone at which a failed renewal is attempted again. */
export const retryHour = 10
/** Debits follow a day after their notice, and UPI makes none from 10:00 to 13:00 and from 17:00 to 21:30. */
const debitHour = 14
const minuteInMs = 60_000
const hourInMs = 3_600_000

/**
 * Stores what the provider was seen to say, and all that follows, in one transaction: nothing else activates (BIL-61). Seen in any
 * order and any number of times, the result is the same.
 */
export async function settlePayment(trx: Trx, deps: SettleDeps, payment: StoredPayment, seen: SeenPayment): Promise<StoredPayment> {
  await lockPayer(trx, payment.user_id)
  const stored = await trx.selectFrom('payment').selectAll().where('payment_id', '=', payment.payment_id).executeTakeFirstOrThrow()
  const state = settle(stored.state, seen.state)
  const isKnown = stored.provider_ref !== null && !stored.provider_ref.startsWith(neverMadePrefix)
  const providerRef = isKnown ? stored.provider_ref : seen.providerRef
  const changes = {
    state,
    provider_ref: providerRef,
    ...(state !== stored.state && seen.decline && { decline: JSON.stringify(seen.decline) }),
    ...(state !== stored.state && isSettled(state) && { settled_at: deps.now() }),
  }
  await trx.updateTable('payment').set(changes).where('payment_id', '=', payment.payment_id).execute()
  const changed: StoredPayment = { ...stored, state, provider_ref: providerRef, decline: state === stored.state ? stored.decline : seen.decline }
  if (state === stored.state) return changed
  if (state === 'processing') await renewalPending(trx, deps, changed)
  if (!isSettled(state)) return changed
  const order = await trx.selectFrom('billing_order').selectAll().where('order_id', '=', stored.order_id).executeTakeFirstOrThrow()
  if (state === 'succeeded') await orderSucceeded(trx, deps, order, changed, seen)
  else await orderFailed(trx, deps, order, changed)
  // A failed attempt could still be paid with another card, so it is closed at the provider. The gateway's may turn, and is read again.
  if (state === 'failed') await schedule(trx, 'readPayment', payment.payment_id, new Date(deps.now().getTime() + (stored.rail === 'gateway' ? minuteInMs : 0)))
  else await unschedule(trx, ['readPayment'], payment.payment_id)
  return changed
}

/** A bank of India debits a day after its notice. */
async function renewalPending(trx: Trx, { now, timeZone }: SettleDeps, { order_id }: StoredPayment): Promise<void> {
  const { kind, subscription_id } = await trx.selectFrom('billing_order').select(['kind', 'subscription_id']).where('order_id', '=', order_id).executeTakeFirstOrThrow()
  const subscription = kind === 'renewal' ? await soldSubscription(trx, subscription_id) : null
  if (subscription) await applyEvent(trx, subscription, { type: 'chargePending' }, now(), timeZone)
}

/** Keeps the permission for later debits that came with a payment at the gateway. Without one nothing renews; one that is not needed ends. */
async function withMandate(trx: Trx, { now }: SettleDeps, order: StoredOrder, payment: StoredPayment, { mandate }: SeenPayment, isNeeded: boolean): Promise<StoredOrder> {
  if (order.rail !== 'gateway' || payment.is_off_session) return order
  if (!isNeeded) {
    if (mandate) await schedule(trx, 'dropMandate', payment.payment_id, now())
    return order
  }
  const method = order.renews && mandate?.isUsable ? await saveMandate(trx, payment, mandate, now()) : null
  if (mandate && method === null) await schedule(trx, 'dropMandate', payment.payment_id, now())
  const changes = { renews: method !== null, payment_method_id: method }
  await trx.updateTable('billing_order').set(changes).where('order_id', '=', order.order_id).execute()
  return { ...order, ...changes }
}

async function orderSucceeded(trx: Trx, deps: SettleDeps, order: StoredOrder, payment: StoredPayment, seen: SeenPayment): Promise<void> {
  const newer = await trx
    .selectFrom('billing_order')
    .select('order_id')
    .where((its) => its.and({ user_id: order.user_id, kind: order.kind === 'gift' ? 'gift' : 'new', status: 'paid' }))
    .where('created_at', '>', order.created_at)
    .executeTakeFirst()
  const isOtherPrice = payment.amount !== order.total
  const isRefundDue = orderAfter(order.status, { type: 'succeeded', hasNewer: newer !== undefined }).isRefundDue || isOtherPrice
  const isNeeded = !isRefundDue && !(order.kind === 'new' && (await hasSoldPlan(trx, order.user_id)))
  const paid = await withMandate(trx, deps, order, payment, seen, isNeeded)
  if (isRefundDue) return refundPayment(trx, payment.payment_id, order.status === 'paid' ? 'duplicate' : 'late', deps.now())
  await fulfil(trx, deps, paid)
}

/** Gives what an order sold; it is paid, or costs nothing now. */
export async function fulfil(trx: Trx, deps: SettleDeps, order: StoredOrder): Promise<void> {
  const now = deps.now()
  await trx.updateTable('billing_order').set({ status: 'paid', paid_at: now }).where('order_id', '=', order.order_id).execute()
  await unschedule(trx, ['expireOrder'], order.order_id)
  const give = { new: startSubscription, change: upgradeSubscription, renewal: renewSubscription, gift: makeSoldGift }[order.kind]
  const isGiven = await give(trx, deps, order)
  // What it was for is not there any more, or was paid another way.
  if (!isGiven) {
    // The same period may still be renewed, by another payment.
    if (order.kind === 'renewal') await trx.updateTable('billing_order').set({ status: 'open', paid_at: null }).where('order_id', '=', order.order_id).execute()
    return refundAll(trx, order, now)
  }
  if (order.coupon_code !== null) await useCoupon(trx, order.coupon_code, order)
  if (order.quote.creditUsed > 0) await keepCredit(trx, order, -order.quote.creditUsed, now)
  if (order.kind === 'gift') await scheduleGiftMails(trx, order, now)
  else {
    await moveGivenTime(trx, deps, order)
    await scheduleMail(trx, order.kind === 'renewal' ? 'renewed' : 'ordered', order.order_id, now)
  }
  // Last: the row of the series is the one that all buyers share.
  if (order.total > 0) await issueInvoice(trx, order, now, deps.timeZone)
}

async function startSubscription(trx: Trx, { now, timeZone }: SettleDeps, order: StoredOrder): Promise<boolean> {
  const moment = now()
  if (await hasSoldPlan(trx, order.user_id)) return false
  await endHeld(trx, order.user_id, moment, timeZone)
  const plan = await planOf(trx, order.plan_id)
  const { trialEndsAt } = order.quote
  const event = trialEndsAt === null ? { type: 'charged' as const } : { type: 'trialStarted' as const, endsAt: new Date(trialEndsAt) }
  const lifecycle = lifecycleAfter(pendingLifecycle(moment, order.renews), event, moment, termsOfRenewal({ ...plan, payment_processor: order.rail }, timeZone))
  await saveSubscription(trx, {
    user_id: order.user_id,
    subscription_id: order.subscription_id,
    plan_id: order.plan_id,
    acquisition: 'PAID',
    starts_at: moment,
    currency: order.currency,
    amount: order.quote.total,
    country: order.country,
    coupon_code: order.coupon_code,
    payment_processor: order.rail,
    created_at: moment,
    ...lifecycleColumns(lifecycle),
  })
  await scheduleNext(trx, { subscription_id: order.subscription_id, payment_processor: order.rail }, lifecycle)
  const common = { userId: order.user_id, subscriptionId: order.subscription_id, at: moment, details: { orderId: order.order_id } }
  if (trialEndsAt !== null) {
    await scheduleTrialReminder(trx, { subscription_id: order.subscription_id, starts_at: moment, lifecycle }, moment)
    await logEvent(trx, { ...common, type: 'trialStarted' })
    return true
  }
  await keepPeriod(trx, order, moment, lifecycle.periodEndsAt)
  await logEvent(trx, { ...common, type: 'completed' })
  return true
}

/** A locked subscription ends when its user buys anew. */
async function endHeld(trx: Trx, userId: string, now: Date, timeZone: string): Promise<void> {
  const held = await trx.selectFrom('subscription').select('subscription_id').where((its) => its.and({ user_id: userId, state: 'hold' })).execute()
  for (const { subscription_id: id } of held) {
    const subscription = await soldSubscription(trx, id)
    if (subscription) await applyEvent(trx, subscription, { type: 'revoked' }, now, timeZone)
  }
}

async function renewSubscription(trx: Trx, { now, timeZone }: SettleDeps, order: StoredOrder): Promise<boolean> {
  const subscription = await soldSubscription(trx, order.subscription_id)
  if (!subscription || !isForNextPeriod(subscription, order) || !subscription.lifecycle.renews) return false
  const moment = now()
  const before = subscription.lifecycle
  const isLate = before.state !== 'hold' && before.endsAt <= moment
  const planned = await withPlan(trx, subscription, order.plan_id)
  // Nobody pays for days without access.
  const changed = isLate ? { ...planned, lifecycle: { ...planned.lifecycle, anchorAt: moment, anchorPeriod: before.period + 1 } } : planned
  const lifecycle = await applyEvent(trx, changed, { type: 'charged' }, moment, timeZone)
  if (lifecycle === changed.lifecycle) return false
  const startsAt = isLate || before.state === 'hold' || before.state === 'paused' ? moment : before.periodEndsAt
  await keepPeriod(trx, order, startsAt, lifecycle.periodEndsAt)
  await logEvent(trx, { userId: order.user_id, subscriptionId: order.subscription_id, type: 'renewed', at: moment, details: { orderId: order.order_id } })
  return true
}

/** The subscription with the plan that its next period has. Periods of another plan are counted from there, because their length may differ. */
async function withPlan(trx: Trx, subscription: SoldSubscription, planId: string): Promise<SoldSubscription> {
  if (subscription.plan_id === planId) return subscription
  const { lifecycle } = subscription
  const plan = await planOf(trx, planId)
  await setPlan(trx, subscription.subscription_id, planId)
  if (plan.identifier === subscription.identifier) return { ...subscription, ...plan }
  return { ...subscription, ...plan, lifecycle: { ...lifecycle, anchorAt: lifecycle.periodEndsAt, anchorPeriod: lifecycle.period + 1 } }
}

/** What is left of the old period is taken off the price and, where it is more, kept for the next ones (BIL-15). */
async function upgradeSubscription(trx: Trx, { now, timeZone }: SettleDeps, order: StoredOrder): Promise<boolean> {
  const current = await soldSubscription(trx, order.subscription_id)
  if (!current || !isForNextPeriod(current, order)) return false
  const moment = now()
  const isResumed = order.resumes && !current.lifecycle.renews && !(await wasCancelledSince(trx, order))
  const subscription = isResumed ? await resumeRenewal(trx, current, moment, timeZone) : current
  const isTrial = subscription.lifecycle.state === 'trial'
  const lifecycle = await applyEvent(trx, { ...subscription, ...(await planOf(trx, order.plan_id)) }, { type: 'upgraded' }, moment, timeZone)
  if (lifecycle === subscription.lifecycle) return false
  await setPlan(trx, order.subscription_id, order.plan_id)
  if (!isTrial) {
    const credit = await creditOfPeriod(trx, subscription, order.currency, order.created_at)
    if (credit > 0) await keepCredit(trx, order, credit, moment)
    await keepPeriod(trx, order, moment, lifecycle.periodEndsAt)
  }
  await logEvent(trx, { userId: order.user_id, subscriptionId: order.subscription_id, type: 'upgraded', at: moment, details: { orderId: order.order_id, from: subscription.identifier } })
  return true
}

/** The subscription as it renews again. One that is over stays as it is. */
export async function resumeRenewal(trx: Trx, subscription: SoldSubscription, now: Date, timeZone: string): Promise<SoldSubscription> {
  const lifecycle = await applyEvent(trx, subscription, { type: 'resumed' }, now, timeZone)
  if (lifecycle === subscription.lifecycle) return subscription
  await logEvent(trx, { userId: subscription.user_id, subscriptionId: subscription.subscription_id, type: 'resumed', at: now })
  const resumed = { ...subscription, lifecycle }
  if (lifecycle.state === 'trial') await scheduleTrialReminder(trx, resumed, now)
  return resumed
}

/** The last press counts: its user may have resumed the plan and cancelled it again while the payment was under way. */
async function wasCancelledSince(trx: Trx, { subscription_id, created_at }: StoredOrder): Promise<boolean> {
  const cancelled = await trx.selectFrom('billing_event').select('event_id').where((its) => its.and({ subscription_id, type: 'cancelled' })).where('at', '>', created_at).executeTakeFirst()
  return cancelled !== undefined
}

/**
 * Of what was paid for the current period, the part that is left in minor units (BIL-15). It counts from the start of the hour, so
 * that a price stays the same while it is read.
 */
export async function creditOfPeriod(trx: Kysely<BillingTables>, { subscription_id, lifecycle }: SoldSubscription, currency: string, now: Date): Promise<number> {
  const period = await trx
    .selectFrom('subscription_period')
    .select(['value', 'starts_at'])
    .where((its) => its.and({ subscription_id, period_number: lifecycle.period, currency }))
    .executeTakeFirst()
  const hour = new Date(Math.floor(now.getTime() / hourInMs) * hourInMs)
  return period ? creditOf({ value: period.value, startsAt: period.starts_at, endsAt: lifecycle.periodEndsAt }, hour) : 0
}

async function setPlan(trx: Trx, subscriptionId: string, planId: string): Promise<void> {
  await trx.updateTable('subscription').set({ plan_id: planId, pending_plan: null }).where('subscription_id', '=', subscriptionId).execute()
}

async function keepCredit(trx: Trx, { user_id, order_id, currency }: StoredOrder, amount: number, at: Date): Promise<void> {
  await trx.insertInto('credit_entry').values({ user_id, order_id, currency, amount, at }).execute()
}

/** Another payment may have given the period already. */
function isForNextPeriod({ lifecycle }: SoldSubscription, order: StoredOrder): boolean {
  return lifecycle.period + 1 === order.period_number
}

async function refundAll(trx: Trx, order: StoredOrder, now: Date): Promise<void> {
  const paid = await trx.selectFrom('payment').select('payment_id').where((its) => its.and({ order_id: order.order_id, state: 'succeeded' })).execute()
  for (const { payment_id: paymentId } of paid) await refundPayment(trx, paymentId, 'late', now)
}

/** Returns a payment in full, once. */
async function refundPayment(trx: Trx, paymentId: string, reason: 'duplicate' | 'late', now: Date): Promise<void> {
  const { user_id, amount } = await trx.selectFrom('payment').select(['user_id', 'amount']).where('payment_id', '=', paymentId).executeTakeFirstOrThrow()
  const isNew = await trx
    .insertInto('refund')
    .values({ payment_id: paymentId, user_id, amount, reason, created_at: now, sent_at: null })
    .onConflict((conflict) => conflict.column('payment_id').doNothing())
    .returning('payment_id')
    .executeTakeFirst()
  if (!isNew) return
  await logEvent(trx, { userId: user_id, subscriptionId: null, type: 'refunded', at: now, details: { paymentId, amount, reason } })
  await schedule(trx, 'refund', paymentId, now)
  await scheduleMail(trx, 'returned', paymentId, now)
}

async function keepPeriod(trx: Trx, order: StoredOrder, startsAt: Date, endsAt: Date): Promise<void> {
  await trx
    .insertInto('subscription_period')
    .values({
      subscription_id: order.subscription_id,
      period_number: order.period_number,
      user_id: order.user_id,
      order_id: order.order_id,
      plan_id: order.plan_id,
      starts_at: startsAt,
      ends_at: endsAt,
      value: order.total + order.quote.creditUsed,
      currency: order.currency,
    })
    .execute()
}

async function orderFailed(trx: Trx, deps: SettleDeps, order: StoredOrder, payment: StoredPayment): Promise<void> {
  // Another attempt has paid it, or is under way.
  if (order.status === 'paid') return
  const other = await trx.selectFrom('payment').select('payment_id').where('order_id', '=', order.order_id).where('state', 'in', ['created', 'action', 'processing']).executeTakeFirst()
  if (other) return
  const { status } = orderAfter(order.status, { type: 'attemptFailed' })
  await trx.updateTable('billing_order').set({ status }).where('order_id', '=', order.order_id).execute()
  const now = deps.now()
  const details = { orderId: order.order_id, reason: payment.decline?.reason ?? null }
  const common = { userId: order.user_id, subscriptionId: order.subscription_id, at: now, details }
  if (order.kind !== 'renewal') {
    await releaseCoupon(trx, order)
    return logEvent(trx, { ...common, type: 'failed' })
  }
  const subscription = await soldSubscription(trx, order.subscription_id)
  if (!subscription) return
  // Given time has moved the charge meanwhile: a debit that was announced for it was stopped.
  if (payment.is_off_session && nextChargeAt(subscription.lifecycle, payment.rail) > now) return
  await logEvent(trx, { ...common, type: 'renewalFailed' })
  // Its payer is there, is told, and may try again (BIL-83).
  if (!payment.is_off_session) return
  await afterFailedRenewal(trx, deps, subscription, payment)
}

/** Attempts again after some days, or asks the user (BIL-23). */
async function afterFailedRenewal(trx: Trx, { now, timeZone }: SettleDeps, subscription: SoldSubscription, payment: StoredPayment): Promise<void> {
  // Its user has cancelled while it was under way.
  if (!subscription.lifecycle.renews) return
  const { payment_id: paymentId, decline } = payment
  const moment = now()
  const severity = decline?.severity ?? 'soft'
  const { periodEndsAt } = subscription.lifecycle
  const method = await defaultMethod(trx, subscription.user_id)
  const isReplaced = method !== null && method.payment_method_id !== payment.payment_method_id
  if (isReplaced && subscription.lifecycle.state === 'active' && moment < periodEndsAt) {
    // A debit was stopped for it. It is charged when the period ends, with what its user has chosen by then (BIL-128).
    await schedule(trx, 'renew', subscription.subscription_id, renewalAt(periodEndsAt, method.rail))
    return
  }
  const { state } = await applyEvent(trx, subscription, { type: 'chargeFailed', severity }, moment, timeZone)
  const step = dunningStep(await offSessionAttempts(trx, payment.order_id), { severity })
  const hour = payment.rail === 'gateway' ? debitHour : retryHour
  if (isReplaced && state !== 'ended') {
    // The user has given another one meanwhile.
    await schedule(trx, 'renew', subscription.subscription_id, moment)
    return
  }
  if (step.type === 'retry' && state !== 'ended') await schedule(trx, 'renew', subscription.subscription_id, retryAt(periodEndsAt, step.day))
  else await unschedule(trx, ['renew'], subscription.subscription_id)
  const isLocked = state === 'hold' && subscription.lifecycle.state !== 'hold'
  if (isLocked) await scheduleMail(trx, 'onHold', subscription.subscription_id, moment)
  else await scheduleMail(trx, 'paymentFailed', paymentId, moment)

  /** After an outage its day may have passed: then tomorrow. */
  function retryAt(dueAt: Date, day: number): Date {
    const planned = dayAt(dueAt, timeZone, day, hour)
    return planned > moment ? planned : dayAt(moment, timeZone, 1, hour)
  }
}

async function offSessionAttempts(trx: Trx, orderId: string): Promise<number> {
  return (await trx.selectFrom('payment').select('attempt').where((its) => its.and({ order_id: orderId, is_off_session: true })).execute()).length
}

async function planOf(trx: Trx, planId: string) {
  return trx
    .selectFrom('plan_version')
    .innerJoin('plan', 'plan.identifier', 'plan_version.identifier')
    .selectAll(['plan', 'plan_version'])
    .where('plan_id', '=', planId)
    .executeTakeFirstOrThrow()
}
