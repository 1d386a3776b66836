import { giftNotice, plannedNotices } from '@ott/billing'
import type { Notice } from '@ott/billing'
import { periodEnd } from '@ott/billing/period'
import { brand } from '@ott/brand'
import type { Kysely } from 'kysely'
import { noticeDay } from './notice-day.ts'
import { priceNoticeKey, renewalsToAnnounce, repricedPlan } from './price-changes.ts'
import type { BillingTables } from './tables.ts'
import { schedule, unschedule } from './tasks.ts'

/** `key` is what was or was not sent. */
export type PlannedNotice = Notice & { key: string; userId: string }

/** The notices of a subscription that were not sent, in their order. */
export async function plannedNoticesOf(db: Kysely<BillingTables>, subscriptionId: string): Promise<PlannedNotice[]> {
  const row = await db
    .selectFrom('subscription')
    .innerJoin('plan_version', 'plan_version.plan_id', 'subscription.plan_id')
    .innerJoin('plan', 'plan.identifier', 'plan_version.identifier')
    .leftJoin('payment_method', (join) => join.onRef('payment_method.user_id', '=', 'subscription.user_id').on('is_default', '=', true))
    .selectAll(['plan', 'plan_version', 'subscription'])
    .select(['payment_method_id', 'exp_month', 'exp_year'])
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst()
  if (!row) return []
  if (row.state === null) return notSent(db, plannedGiftNotices(subscriptionId, row))
  if (!row.period_ends_at || !row.renews) return []
  const { user_id: userId, state, renews, period, country, payment_method_id: id, exp_month: expMonth, exp_year: expYear } = row
  const card = id !== null && expMonth !== null && expYear !== null ? { id, expMonth, expYear } : null
  const chargeAt = row.paused_until ?? row.period_ends_at
  // The price of a plan that was chosen for the next period was told with it.
  const repriced = row.pending_plan === null ? await repricedPlan(db, row) : null
  const newPrice = repriced && { version: repriced.plan_id, renewals: renewalsToAnnounce(row) }
  const anniversaries = anniversariesOf(row.starts_at, chargeAt)
  const planned = plannedNotices({ state, renews, chargeAt, period, country, card, newPrice, anniversaries }, noticeDay).map((notice) => ({ ...notice, userId, key: keyOf(notice, subscriptionId) }))
  return notSent(db, planned)
}

function plannedGiftNotices(subscriptionId: string, { user_id: userId, status, starts_at: startsAt, ends_at: endsAt }: { user_id: string; status: string; starts_at: Date; ends_at: Date }): PlannedNotice[] {
  const notice = status === 'ACTIVE' ? giftNotice({ startsAt, endsAt }, noticeDay) : null
  return notice ? [{ ...notice, userId, key: keyOf(notice, subscriptionId) }] : []
}

async function notSent(db: Kysely<BillingTables>, planned: PlannedNotice[]): Promise<PlannedNotice[]> {
  if (planned.length === 0) return []
  const sent = await db.selectFrom('billing_notice').select('subject').where('subject', 'in', planned.map(({ key }) => key)).where('sent_at', 'is not', null).execute()
  return planned.filter(({ key }) => !sent.some(({ subject }) => subject === key))
}

/** A card may renew several plans. */
function keyOf({ type, subject }: Notice, subscriptionId: string): string {
  if (type === 'priceChanges') return priceNoticeKey(subscriptionId, subject)
  return type === 'cardExpires' ? `${type} ${subject}` : `${type} ${subscriptionId} ${subject}`
}

/** The last two until the next charge: one of a yearly plan is that charge. */
function anniversariesOf(startsAt: Date, chargeAt: Date): Date[] {
  const years: Date[] = []
  for (let year = 1, at = yearsAfter(year); at <= chargeAt; year += 1, at = yearsAfter(year)) years.push(at)
  return years.slice(-2)

  function yearsAfter(count: number): Date {
    return periodEnd(startsAt, brand.timeZone, 'YEARLY', count)
  }
}

/** Sets when the next notice of a subscription is due: after each change of it or of its card. */
export async function scheduleNotices(trx: Kysely<BillingTables>, subscriptionId: string): Promise<void> {
  const [next] = await plannedNoticesOf(trx, subscriptionId)
  await (next ? schedule(trx, 'notices', subscriptionId, next.at) : unschedule(trx, ['notices'], subscriptionId))
}
