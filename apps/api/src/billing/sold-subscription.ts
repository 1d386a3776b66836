import { lifecycleAfter, mandateNoticeHours, statusOf } from '@ott/billing'
import type { Lifecycle, LifecycleEvent, LifecycleTerms } from '@ott/billing'
import { periodEnd } from '@ott/billing/period'
import type { Kysely, Selectable } from 'kysely'
import { scheduleNotices } from './notice-times.ts'
import type { StoredPlan } from './plans.ts'
import type { StoredSubscription } from './subscriptions.ts'
import type { BillingEventType, BillingTables, Rail } from './tables.ts'
import { schedule, unschedule } from './tasks.ts'
import type { Trx } from './tasks.ts'

/** A subscription that was sold and not given: it has a lifecycle. */
export type SoldSubscription = StoredSubscription & { lifecycle: Lifecycle }

/** Access lasts so long beyond the period while a renewal may be under way (BIL-25). */
const renewalLeewayInHours: Record<Rail, number> = { stripe: 6, gateway: 48 }
export const holdInDays = 14
const hourInMs = 3_600_000
const dayInMs = 86_400_000

type Processed = Pick<StoredSubscription, 'payment_processor'>

/** The provider that renews it. */
export function railOf({ payment_processor: processor }: Processed): Rail {
  return processor === 'gateway' ? 'gateway' : 'stripe'
}

export function termsOfRenewal({ period, ...processed }: Pick<StoredPlan, 'period'> & Processed, timeZone: string): LifecycleTerms {
  return { periodEnd: (anchor, n) => periodEnd(anchor, timeZone, period, n), renewalLeewayInHours: renewalLeewayInHours[railOf(processed)] }
}

/** When the renewal of a period is asked for: at its end, or so much before that the bank can give its notice (BIL-73). */
export function renewalAt(periodEndsAt: Date, rail: Rail): Date {
  return rail === 'gateway' ? new Date(periodEndsAt.getTime() - mandateNoticeHours * hourInMs) : periodEndsAt
}

/** When the next charge is asked for, if it renews. */
export function nextChargeAt({ periodEndsAt, pausedUntil }: Lifecycle, rail: Rail): Date {
  return pausedUntil ?? renewalAt(periodEndsAt, rail)
}

/** Null for time that was given. */
export function lifecycleOf(row: Selectable<BillingTables['subscription']>): Lifecycle | null {
  const { state, anchor_at: anchorAt, anchor_period: anchorPeriod, period_number: period, period_ends_at: periodEndsAt } = row
  if (state === null || anchorAt === null || anchorPeriod === null || period === null || periodEndsAt === null) return null
  return { state, anchorAt, anchorPeriod, period, periodEndsAt, endsAt: row.ends_at, renews: row.renews, holdSince: row.hold_since, pausedUntil: row.paused_until, renewsAfterDispute: row.renews_after_dispute }
}

export function lifecycleColumns({ state, anchorAt, anchorPeriod, period, periodEndsAt, endsAt, renews, holdSince, pausedUntil, renewsAfterDispute }: Lifecycle) {
  return {
    state,
    status: statusOf(state),
    anchor_at: anchorAt,
    anchor_period: anchorPeriod,
    period_number: period,
    period_ends_at: periodEndsAt,
    ends_at: endsAt,
    renews,
    hold_since: holdSince,
    paused_until: pausedUntil,
    renews_after_dispute: renewsAfterDispute,
  }
}

/** Null if it does not exist or was given. */
export async function soldSubscription(db: Kysely<BillingTables>, subscriptionId: string): Promise<SoldSubscription | null> {
  const row = await db
    .selectFrom('subscription')
    .innerJoin('plan_version', 'plan_version.plan_id', 'subscription.plan_id')
    .innerJoin('plan', 'plan.identifier', 'plan_version.identifier')
    .selectAll(['plan', 'plan_version', 'subscription'])
    .where('subscription_id', '=', subscriptionId)
    .where('subscription.state', 'is not', null)
    .executeTakeFirst()
  const lifecycle = row && lifecycleOf(row)
  return lifecycle ? { ...row, lifecycle } : null
}

/** Whether a plan is being paid for, even where its access has lapsed because a renewal is late or the plan is paused. */
export async function hasSoldPlan(db: Kysely<BillingTables>, userId: string): Promise<boolean> {
  const sold = await db.selectFrom('subscription').select('subscription_id').where('user_id', '=', userId).where('state', 'in', ['trial', 'active', 'grace', 'paused']).executeTakeFirst()
  return sold !== undefined
}

/** Stores what an event makes of the subscription, and sets when it is looked at again. Returns the lifecycle after it. */
export async function applyEvent(trx: Trx, subscription: SoldSubscription, event: LifecycleEvent, now: Date, timeZone: string): Promise<Lifecycle> {
  const next = lifecycleAfter(subscription.lifecycle, event, now, termsOfRenewal(subscription, timeZone))
  if (next === subscription.lifecycle) return next
  await trx.updateTable('subscription').set(lifecycleColumns(next)).where('subscription_id', '=', subscription.subscription_id).execute()
  await scheduleNext(trx, subscription, next)
  return next
}

/** The end of a period is a renewal or an end. The attempts after a failed one are scheduled where it failed. */
export async function scheduleNext(trx: Trx, subscription: Pick<StoredSubscription, 'subscription_id' | 'payment_processor'>, { state, renews, periodEndsAt, endsAt, holdSince, pausedUntil }: Lifecycle): Promise<void> {
  const { subscription_id: subscriptionId } = subscription
  await scheduleNotices(trx, subscriptionId)
  const rail = railOf(subscription)
  if (state === 'ended') {
    // The permission to debit ends with what it was given for.
    if (rail === 'gateway') await schedule(trx, 'revokeMandate', subscriptionId, endsAt)
    return unschedule(trx, ['renew', 'advance'], subscriptionId)
  }
  if (state === 'grace') return schedule(trx, 'advance', subscriptionId, endsAt)
  if (state === 'hold' && holdSince) return schedule(trx, 'advance', subscriptionId, new Date(holdSince.getTime() + holdInDays * dayInMs))
  if (state === 'paused' && pausedUntil) return schedule(trx, 'renew', subscriptionId, pausedUntil)
  const isCharged = renews && pausedUntil === null
  await unschedule(trx, [isCharged ? 'advance' : 'renew'], subscriptionId)
  return schedule(trx, isCharged ? 'renew' : 'advance', subscriptionId, isCharged ? renewalAt(periodEndsAt, rail) : periodEndsAt)
}

export async function logEvent(trx: Kysely<BillingTables>, event: { userId: string; subscriptionId: string | null; type: BillingEventType; at: Date; details?: Record<string, unknown> }): Promise<void> {
  const { userId, subscriptionId, type, at, details = {} } = event
  await trx.insertInto('billing_event').values({ user_id: userId, subscription_id: subscriptionId, type, at, details: JSON.stringify(details) }).execute()
}
