import type { PlanId, PlanTerms, Subscription } from '@ott/billing'
import { charge, currentTerm, isActive, isRefundDue, priceFor, refundableUntil } from '@ott/billing'
import type { Language } from '@ott/catalogue-store'
import type { Answer } from '@ott/contract'
import type { Insertable, Kysely, Selectable } from 'kysely'
import { findCoupon, isForPlan } from './orders/coupons.ts'
import { creditOfUser, minimumOf } from './orders/quotes.ts'
import { defaultMethod } from './payments/cards.ts'
import { openOrLostDispute } from './payments/stored-disputes.ts'
import { presentMethod } from './payments/present-method.ts'
import { pendingPlan, presentPlan, textIn } from './plans.ts'
import type { StoredPlan } from './plans.ts'
import { nextPlan } from './price-changes.ts'
import { currentCharge } from './refunds/current-charge.ts'
import { lastOwnRefundAt } from './refunds/refund-claims.ts'
import { lastWithdrawalAt } from './refunds/withdrawal-window.ts'
import type { BillingTables } from './tables.ts'

export type StoredSubscription = Selectable<BillingTables['subscription']> & StoredPlan

type WireSubscription = NonNullable<Answer<'userSubscription'>['data']>

/** The active subscription of the best plan, else the one that ended last. A gift that starts later is not the current one. */
export async function latestSubscription(db: Kysely<BillingTables>, userId: string, now: Date): Promise<StoredSubscription | null> {
  const all = await subscriptionsOf(db, userId)
  const active = all.filter((one) => isActiveNow(one, now)).map((stored) => ({ stored, rank: stored.rank, startsAt: stored.starts_at, endsAt: stored.ends_at }))
  return currentTerm(active, now)?.stored ?? all[0] ?? null
}

/** Active subscriptions, those that start later included. */
export async function notEndedSubscriptions(db: Kysely<BillingTables>, userId: string, now: Date): Promise<StoredSubscription[]> {
  return (await subscriptionsOf(db, userId)).filter((one) => isActiveNow(one, now))
}

function subscriptionsOf(db: Kysely<BillingTables>, userId: string): Promise<StoredSubscription[]> {
  return db
    .selectFrom('subscription')
    .innerJoin('plan_version', 'plan_version.plan_id', 'subscription.plan_id')
    .innerJoin('plan', 'plan.identifier', 'plan_version.identifier')
    .selectAll(['plan', 'plan_version', 'subscription'])
    .where('subscription.user_id', '=', userId)
    .orderBy('subscription.ends_at', 'desc')
    .orderBy('subscription.subscription_id')
    .execute()
}

export async function saveSubscription(db: Kysely<BillingTables>, row: Insertable<BillingTables['subscription']>): Promise<void> {
  await db
    .insertInto('subscription')
    .values(row)
    .onConflict((conflict) => conflict.columns(['user_id', 'subscription_id']).doUpdateSet(row))
    .execute()
}

/** The part of a subscription that the access rules need. */
export function subscriptionOf(stored: StoredSubscription): Subscription {
  const { status, starts_at: startsAt, ends_at: endsAt, renews } = stored
  return { status, startsAt, endsAt, renews, plan: termsOf(stored) }
}

function termsOf(stored: StoredPlan): PlanTerms {
  return {
    identifier: stored.identifier as PlanId,
    versionId: stored.plan_id as PlanId,
    streams: stored.simultaneous_streams,
    devices: stored.max_connected_devices,
    canDownload: stored.download,
    resolution: stored.streaming_resolution,
  }
}

/** A subscription past its end counts as expired, even before the stored status changes (BIL-1). */
export async function presentSubscription(db: Kysely<BillingTables>, stored: StoredSubscription, language: Language, now: Date): Promise<WireSubscription> {
  const { currency, amount, state, renews } = stored
  const isOver = stored.status === 'ACTIVE' && !isActiveNow(stored, now)
  const periodEndsAt = stored.period_ends_at ?? stored.ends_at
  const isRenewing = state !== null && state !== 'ended' && renews && !isOver
  const card = state !== null && state !== 'ended' && !isOver ? await defaultMethod(db, stored.user_id) : null
  const next = isRenewing ? await pendingPlan(db, stored) : null
  const withdrawableUntil = isOver ? null : await lastWithdrawalAt(db, stored)
  const nextChargeAt = (stored.paused_until ?? periodEndsAt).toISOString()
  return {
    subscription_id: stored.subscription_id,
    subscription_status: isOver ? 'EXPIRED' : stored.status,
    subscription_acquisition: stored.acquisition,
    subscription_start_date: stored.starts_at.toISOString(),
    subscription_end_date: stored.ends_at.toISOString(),
    subscription_amount: currency !== null && amount !== null ? { currency, amount } : null,
    auto_renewal: renews,
    country: stored.country,
    offerInfo: { coupon_code: stored.coupon_code },
    payment_info: { payment_processor: stored.payment_processor },
    plan_details: presentPlan(stored, language, stored.country),
    state,
    period_ends_at: periodEndsAt.toISOString(),
    // While it is locked, nothing is charged at a known time.
    next_charge: isRenewing && state !== 'hold' ? { at: nextChargeAt, amount: await nextAmount(db, stored) } : null,
    trial_ends_at: state === 'trial' ? periodEndsAt.toISOString() : null,
    payment_method: card && (await presentMethod(db, card, now)),
    pending_change: next && isRenewing ? { plan_id: next.identifier, title: textIn(next.title, language), at: nextChargeAt } : null,
    failed_charge: state === 'grace' || state === 'hold' ? await failedCharge(db, stored) : null,
    paused_until: stored.paused_until?.toISOString() ?? null,
    refundable_until: isOver ? null : await lastRefundAt(db, stored, now),
    withdrawable_until: withdrawableUntil && withdrawableUntil > now ? withdrawableUntil.toISOString() : null,
    dispute: state === null ? null : await openOrLostDispute(db, stored),
  }
}

async function lastRefundAt(db: Kysely<BillingTables>, stored: StoredSubscription, now: Date): Promise<string | null> {
  const found = await currentCharge(db, stored)
  const until = found && refundableUntil(found.charge)
  return until && until > now && isRefundDue(await lastOwnRefundAt(db, stored.user_id), now) ? until.toISOString() : null
}

/** Why the charge of the next period failed last. */
async function failedCharge(db: Kysely<BillingTables>, { subscription_id: subscriptionId, period_number: period }: StoredSubscription): Promise<WireSubscription['failed_charge']> {
  const failed = await db
    .selectFrom('payment')
    .innerJoin('billing_order', 'billing_order.order_id', 'payment.order_id')
    .select('decline')
    .where((its) => its.and({ subscription_id: subscriptionId, period_number: (period ?? 0) + 1, kind: 'renewal', state: 'failed' }))
    .orderBy('attempt', 'desc')
    .executeTakeFirst()
  const retry = await db.selectFrom('billing_task').select('due_at').where((its) => its.and({ kind: 'renew', subject: subscriptionId })).executeTakeFirst()
  return { reason: failed?.decline?.reason ?? 'declined', retries_at: retry?.due_at.toISOString() ?? null }
}

/** What the next period costs, with a coupon that still counts and the user's credit. */
export async function nextAmount(db: Kysely<BillingTables>, subscription: StoredSubscription): Promise<number> {
  const { user_id: userId, country, coupon_code: code, period_number: period } = subscription
  const { identifier, prices } = await nextPlan(db, subscription)
  const price = priceFor(prices, country)
  if (!price) return 0
  const coupon = code === null ? null : await findCoupon(db, code)
  const credit = await creditOfUser(db, userId, price.currency)
  return charge(price, coupon && isForPlan(coupon, { identifier }) ? coupon : null, (period ?? 0) + 1, credit, minimumOf(price.currency)).total
}

function isActiveNow({ status, ends_at: endsAt }: StoredSubscription, now: Date): boolean {
  return isActive({ status, endsAt }, now)
}
