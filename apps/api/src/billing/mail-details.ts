import { priceFor } from '@ott/billing'
import { periodEnd } from '@ott/billing/period'
import { brand, legalLinks } from '@ott/brand'
import { formatDate, formatDateTime, formatMoney } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { SellingDeps } from './deps.ts'
import type { Template } from './mails.ts'
import { priceChangeAt, repricedPlan } from './price-changes.ts'
import { lastWithdrawalAt } from './refunds/withdrawal-window.ts'
import type { SoldSubscription } from './sold-subscription.ts'
import { nextAmount } from './subscriptions.ts'
import type { BillingTables } from './tables.ts'

/** What some mails say beyond the plan, its price and its dates, in words of their reader. Null: it is not true any more. */
export async function mailDetails(deps: SellingDeps, template: Template, subscription: SoldSubscription, locale: Locale): Promise<Record<string, string> | null> {
  const { db, now, config, timeZone } = deps
  const currency = subscription.currency ?? ''
  const money = (amount: number) => formatMoney({ currency, amount }, locale)
  const date = (at: Date) => formatDate(at, locale, timeZone)
  switch (template) {
    case 'ordered': {
      const until = await lastWithdrawalAt(db, subscription)
      return {
        nextAmount: money(await nextAmount(db, subscription)),
        terms: new URL(legalLinks(brand, locale).terms, config.siteOrigin).href,
        canWithdraw: String(until !== null),
        withdrawUntil: until ? date(until) : '',
      }
    }
    case 'withdrawn': {
      const withdrawal = await db.selectFrom('withdrawal').selectAll().where('subscription_id', '=', subscription.subscription_id).executeTakeFirst()
      return withdrawal ? { at: formatDateTime(withdrawal.received_at, locale, timeZone), amount: money(withdrawal.amount), isFree: String(withdrawal.amount === 0) } : null
    }
    case 'priceChanges': {
      const revised = await repricedPlan(db, subscription)
      const [before, after] = [priceFor(subscription.prices, subscription.country), revised && priceFor(revised.prices, subscription.country)]
      const from = priceChangeAt(subscription, now())
      return before && after && from ? { before: money(before.amount), amount: money(after.amount), date: date(from) } : null
    }
    case 'yearlySummary': {
      const since = periodEnd(now(), timeZone, 'YEARLY', -1)
      return { paid: money(await paidSince(db, subscription.subscription_id, since)) }
    }
    default:
      return {}
  }
}

/** Charges without what went back, in minor units. */
async function paidSince(db: Kysely<BillingTables>, subscriptionId: string, since: Date): Promise<number> {
  const { paid } = await db
    .selectFrom('payment')
    .innerJoin('billing_order', 'billing_order.order_id', 'payment.order_id')
    .leftJoin('refund', 'refund.payment_id', 'payment.payment_id')
    .select(sql<string>`coalesce(sum(payment.amount - coalesce(refund.amount, 0)), 0)`.as('paid'))
    .where((its) => its.and({ subscription_id: subscriptionId, 'payment.state': 'succeeded' }))
    .where('settled_at', '>=', since)
    .executeTakeFirstOrThrow()
  return Number(paid)
}
