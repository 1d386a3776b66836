import type { Charge } from '@ott/billing'
import type { Kysely } from 'kysely'
import type { StoredOrder } from '../payments/settle.ts'
import { isContested } from '../payments/stored-disputes.ts'
import type { StoredSubscription } from '../subscriptions.ts'
import type { BillingTables } from '../tables.ts'

export type CurrentCharge = { charge: Charge; period: { startsAt: Date; endsAt: Date }; paymentId: string; methodId: string | null; order: StoredOrder }

/**
 * The charge of the current period, or null where nothing was charged, it was paid back, or is contested at the bank (BIL-17, BIL-116).
 * That of an upgrade is what was paid for it: the credit that it used has paid for the period before.
 */
export async function currentCharge(db: Kysely<BillingTables>, subscription: StoredSubscription): Promise<CurrentCharge | null> {
  const { subscription_id, period_number, period, state } = subscription
  const isCurrent = state === 'active' || state === 'grace' || state === 'paused'
  if (!isCurrent || period_number === null) return null
  const current = await db
    .selectFrom('subscription_period')
    .innerJoin('payment', (join) => join.onRef('payment.order_id', '=', 'subscription_period.order_id').on('payment.state', '=', 'succeeded'))
    .leftJoin('refund', 'refund.payment_id', 'payment.payment_id')
    .innerJoin('billing_order', 'billing_order.order_id', 'payment.order_id')
    .selectAll('billing_order')
    .select(['payment.payment_id', 'payment.payment_method_id as paid_by', 'payment.amount', 'starts_at', 'ends_at'])
    .where((its) => its.and({ 'subscription_period.subscription_id': subscription_id, 'subscription_period.period_number': period_number }))
    .where('refund.payment_id', 'is', null)
    .executeTakeFirst()
  if (!current || (await isContested(db, current.payment_id))) return null
  const { payment_id: paymentId, paid_by: methodId, amount, starts_at: startsAt, ends_at: endsAt, ...order } = current
  return {
    charge: { amount, paidAt: order.paid_at ?? order.created_at, isFirst: period_number === 1 || order.kind === 'change', period },
    period: { startsAt, endsAt },
    paymentId,
    methodId,
    order,
  }
}

const hourInMs = 3_600_000

/** Time counts to the end of the hour, so that an amount stays the same while it is read, and an hour of watching is never free. */
export function endOfHour(now: Date): Date {
  return new Date(Math.ceil(now.getTime() / hourInMs) * hourInMs)
}
