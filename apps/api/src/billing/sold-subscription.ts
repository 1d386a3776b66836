import { lifecycleAfter, statusOf } from '@ott/billing'
import type { Lifecycle, LifecycleEvent, LifecycleTerms } from '@ott/billing'
import { periodEnd } from '@ott/billing/period'
import type { Kysely, Selectable } from 'kysely'
import type { StoredPlan } from './plans.ts'
import type { StoredSubscription } from './subscriptions.ts'
import type { BillingEventType, BillingTables } from './tables.ts'
import { schedule, unschedule } from './tasks.ts'
import type { Trx } from './tasks.ts'

/** A subscription that was sold and not given: it has a lifecycle. */
export type SoldSubscription = StoredSubscription & { lifecycle: Lifecycle }

/** Cards: access lasts so long beyond the period while a renewal may be under way (BIL-25). */
const renewalLeewayInHours = 6
const holdInDays = 14
const dayInMs = 86_400_000

export function termsOfRenewal({ period }: Pick<StoredPlan, 'period'>, timeZone: string): LifecycleTerms {
  return { periodEnd: (anchor, n) => periodEnd(anchor, timeZone, period, n), renewalLeewayInHours }
}

/** Access to the end of the period, and beyond while it renews. */
export function withAccess(lifecycle: Lifecycle): Lifecycle {
  const leeway = lifecycle.renews ? renewalLeewayInHours * 3_600_000 : 0
  return { ...lifecycle, endsAt: new Date(lifecycle.periodEndsAt.getTime() + leeway) }
}

/** Null for time that was given. */
export function lifecycleOf(row: Selectable<BillingTables['subscription']>): Lifecycle | null {
  const { state, anchor_at: anchorAt, anchor_period: anchorPeriod, period_number: period, period_ends_at: periodEndsAt } = row
  if (state === null || anchorAt === null || anchorPeriod === null || period === null || periodEndsAt === null) return null
  return { state, anchorAt, anchorPeriod, period, periodEndsAt, endsAt: row.ends_at, renews: row.renews, holdSince: row.hold_since, pausedUntil: row.paused_until }
}

export function lifecycleColumns({ state, anchorAt, anchorPeriod, period, periodEndsAt, endsAt, renews, holdSince, pausedUntil }: Lifecycle) {
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
  await scheduleNext(trx, subscription.subscription_id, next)
  return next
}

/** The end of a period is a renewal or an end. The attempts after a failed one are scheduled where it failed. */
export async function scheduleNext(trx: Trx, subscriptionId: string, { state, renews, periodEndsAt, endsAt, holdSince, pausedUntil }: Lifecycle): Promise<void> {
  if (state === 'ended') return unschedule(trx, ['renew', 'advance'], subscriptionId)
  if (state === 'grace') return schedule(trx, 'advance', subscriptionId, endsAt)
  if (state === 'hold' && holdSince) return schedule(trx, 'advance', subscriptionId, new Date(holdSince.getTime() + holdInDays * dayInMs))
  if (state === 'paused' && pausedUntil) return schedule(trx, 'renew', subscriptionId, pausedUntil)
  const isCharged = renews && pausedUntil === null
  await unschedule(trx, [isCharged ? 'advance' : 'renew'], subscriptionId)
  return schedule(trx, isCharged ? 'renew' : 'advance', subscriptionId, periodEndsAt)
}

export async function logEvent(trx: Kysely<BillingTables>, event: { userId: string; subscriptionId: string | null; type: BillingEventType; at: Date; details?: Record<string, unknown> }): Promise<void> {
  const { userId, subscriptionId, type, at, details = {} } = event
  await trx.insertInto('billing_event').values({ user_id: userId, subscription_id: subscriptionId, type, at, details: JSON.stringify(details) }).execute()
}
