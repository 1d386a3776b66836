import { giftNotice, plannedNotices } from '@ott/billing'
import type { Notice } from '@ott/billing'
import { dayAt } from '@ott/billing/period'
import { brand } from '@ott/brand'
import type { Kysely } from 'kysely'
import type { BillingTables } from './tables.ts'
import { schedule, unschedule } from './tasks.ts'

/** In the morning of the service. */
const noticeHour = 10

const dayOf = (date: Date, days: number) => dayAt(date, brand.timeZone, days, noticeHour)

/** `key` is what was or was not sent. */
export type PlannedNotice = Notice & { key: string; userId: string }

/** The notices of a subscription that were not sent, in their order. */
export async function plannedNoticesOf(db: Kysely<BillingTables>, subscriptionId: string): Promise<PlannedNotice[]> {
  const row = await db
    .selectFrom('subscription')
    .innerJoin('plan_version', 'plan_version.plan_id', 'subscription.plan_id')
    .innerJoin('plan', 'plan.identifier', 'plan_version.identifier')
    .leftJoin('payment_method', (join) => join.onRef('payment_method.user_id', '=', 'subscription.user_id').on('is_default', '=', true))
    .select(['subscription.user_id', 'status', 'starts_at', 'ends_at', 'state', 'renews', 'period_ends_at', 'paused_until', 'country', 'period', 'payment_method_id', 'exp_month', 'exp_year'])
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst()
  if (!row) return []
  if (row.state === null) return notSent(db, plannedGiftNotices(subscriptionId, row))
  if (!row.period_ends_at) return []
  const { user_id: userId, state, renews, period, country, payment_method_id: id, exp_month: expMonth, exp_year: expYear } = row
  const card = id !== null && expMonth !== null && expYear !== null ? { id, expMonth, expYear } : null
  const planned = plannedNotices({ state, renews, chargeAt: row.paused_until ?? row.period_ends_at, period, country, card }, dayOf).map((notice) => {
    const about = notice.type === 'renewsSoon' ? `${subscriptionId} ` : ''
    return { ...notice, userId, key: `${notice.type} ${about}${notice.subject}` }
  })
  return notSent(db, planned)
}

function plannedGiftNotices(subscriptionId: string, { user_id: userId, status, starts_at: startsAt, ends_at: endsAt }: { user_id: string; status: string; starts_at: Date; ends_at: Date }): PlannedNotice[] {
  const notice = status === 'ACTIVE' ? giftNotice({ startsAt, endsAt }, dayOf) : null
  return notice ? [{ ...notice, userId, key: `${notice.type} ${subscriptionId} ${notice.subject}` }] : []
}

async function notSent(db: Kysely<BillingTables>, planned: PlannedNotice[]): Promise<PlannedNotice[]> {
  if (planned.length === 0) return []
  const sent = await db.selectFrom('billing_notice').select('subject').where('subject', 'in', planned.map(({ key }) => key)).execute()
  return planned.filter(({ key }) => !sent.some(({ subject }) => subject === key))
}

/** Sets when the next notice of a subscription is due: after each change of it or of its card. */
export async function scheduleNotices(trx: Kysely<BillingTables>, subscriptionId: string): Promise<void> {
  const [next] = await plannedNoticesOf(trx, subscriptionId)
  await (next ? schedule(trx, 'notices', subscriptionId, next.at) : unschedule(trx, ['notices'], subscriptionId))
}
