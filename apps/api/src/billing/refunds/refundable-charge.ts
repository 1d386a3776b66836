import type { Charge } from '@ott/billing'
import type { Kysely } from 'kysely'
import { isContested } from '../payments/disputes.ts'
import type { StoredOrder } from '../payments/settle.ts'
import type { StoredSubscription } from '../subscriptions.ts'
import type { BillingTables } from '../tables.ts'

export type RefundableCharge = { charge: Charge; period: { startsAt: Date; endsAt: Date }; paymentId: string; order: StoredOrder }

/** The charge of the current period, if it may be refunded at all: of a first period or of a year, not refunded yet, and not contested (BIL-17, BIL-116). */
export async function refundableCharge(db: Kysely<BillingTables>, subscription: StoredSubscription): Promise<RefundableCharge | null> {
  const { subscription_id, period_number, period, state } = subscription
  const isCurrent = state === 'active' || state === 'grace' || state === 'paused'
  if (!isCurrent || period_number === null || (period_number !== 1 && period !== 'YEARLY')) return null
  const current = await db
    .selectFrom('subscription_period')
    .innerJoin('payment', (join) => join.onRef('payment.order_id', '=', 'subscription_period.order_id').on('payment.state', '=', 'succeeded'))
    .leftJoin('refund', 'refund.payment_id', 'payment.payment_id')
    .select(['payment.payment_id', 'payment.amount', 'payment.order_id', 'starts_at', 'ends_at'])
    .where((its) => its.and({ subscription_id, period_number }))
    .where('refund.payment_id', 'is', null)
    .executeTakeFirst()
  if (!current || (await isContested(db, current.payment_id))) return null
  const order = await db.selectFrom('billing_order').selectAll().where('order_id', '=', current.order_id).executeTakeFirstOrThrow()
  return {
    charge: { amount: current.amount, paidAt: order.paid_at ?? order.created_at, isFirst: period_number === 1, period },
    period: { startsAt: current.starts_at, endsAt: current.ends_at },
    paymentId: current.payment_id,
    order,
  }
}
