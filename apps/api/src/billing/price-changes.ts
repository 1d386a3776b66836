import { announceableRenewals, isPriceAnnounced, priceFor } from '@ott/billing'
import { periodEnd } from '@ott/billing/period'
import { brand } from '@ott/brand'
import type { Kysely } from 'kysely'
import { noticeDay } from './notice-day.ts'
import { pendingPlan, plansOnSale } from './plans.ts'
import type { StoredPlan } from './plans.ts'
import type { StoredSubscription } from './subscriptions.ts'
import type { BillingTables } from './tables.ts'

type Renewing = Pick<StoredSubscription, 'state' | 'anchor_at' | 'anchor_period' | 'period_number' | 'period_ends_at' | 'paused_until' | 'period'>

/** The plan that the next period has: a chosen one, a revision whose price was announced in time, else the current one (BIL-123). */
export async function nextPlan(db: Kysely<BillingTables>, subscription: StoredSubscription): Promise<StoredPlan> {
  const chosen = await pendingPlan(db, subscription)
  if (chosen) return chosen
  const revised = await repricedPlan(db, subscription)
  const announced = revised && (await db.selectFrom('billing_notice').select('sent_at').where('subject', '=', priceNoticeKey(subscription.subscription_id, revised.plan_id)).executeTakeFirst())
  const renewalAt = subscription.paused_until ?? subscription.period_ends_at
  return revised && announced?.sent_at && renewalAt && isPriceAnnounced(announced.sent_at, renewalAt, noticeDay) ? revised : subscription
}

/** The revision of the own plan that is on sale at another price, or null. Its other terms alone change nothing for a subscriber. */
export async function repricedPlan(db: Kysely<BillingTables>, { identifier, plan_id, current_version, prices, country, currency }: StoredSubscription): Promise<StoredPlan | null> {
  if (current_version === plan_id) return null
  const revised = (await plansOnSale(db)).find((plan) => plan.identifier === identifier)
  const [own, next] = [priceFor(prices, country), revised && priceFor(revised.prices, country)]
  return revised && own && next && next.currency === currency && next.amount !== own.amount ? revised : null
}

export function priceNoticeKey(subscriptionId: string, version: string): string {
  return `priceChanges ${subscriptionId} ${version}`
}

/** The coming renewals of which one can be announced in time. */
export function renewalsToAnnounce(subscription: Renewing): Date[] {
  return announceableRenewals((n) => renewalAt(subscription, n), noticeDay)
}

/** The first renewal for which a price counts that is announced now. */
export function priceChangeAt(subscription: Renewing, now: Date): Date | null {
  return renewalsToAnnounce(subscription).find((renewal) => isPriceAnnounced(now, renewal, noticeDay)) ?? null
}

/** The n-th renewal from now, from 0. A pause is followed by periods of their own. */
function renewalAt({ anchor_at, anchor_period, period_number, period_ends_at, paused_until, period }: Renewing, n: number): Date {
  if (!anchor_at || !period_ends_at) throw new Error('What was not sold does not renew')
  if (paused_until) return periodEnd(paused_until, brand.timeZone, period, n)
  if (n === 0) return period_ends_at
  return periodEnd(anchor_at, brand.timeZone, period, (period_number ?? 0) - (anchor_period ?? 1) + 1 + n)
}
