import type { Answer } from '@ott/contract'
import { sql } from 'kysely'
import type { RequestContext } from '../../http/request.ts'
import type { SellingDeps } from '../deps.ts'
import { textIn } from '../plans.ts'

const charges = { succeeded: 'PAID', failed: 'FAILED', created: 'PENDING', action: 'PENDING', processing: 'PENDING', cancelled: 'FAILED' } as const
const refunds = { created: 'PENDING', pending: 'PENDING', succeeded: 'REFUNDED', failed: 'FAILED' } as const

/** Whether the bank of the charge is deciding about it, or has taken it back. */
const contested = sql<'lost' | 'open' | null>`(select min(state) from dispute where dispute.payment_id = payment.payment_id and state <> 'won')`

/**
 * The user's charges and refunds, newest first. An attempt that was cancelled is none, and neither is one at the gateway that was given
 * up.
 */
export function billingHistory({ db }: Pick<SellingDeps, 'db'>) {
  return async ({ user, query }: RequestContext<'billingHistory'>): Promise<Answer<'billingHistory'>> => {
    const ofUser = db
      .selectFrom('payment')
      .innerJoin('billing_order', 'billing_order.order_id', 'payment.order_id')
      .innerJoin('plan_version', 'plan_version.plan_id', 'billing_order.plan_id')
      .innerJoin('plan', 'plan.identifier', 'plan_version.identifier')
      .where('payment.user_id', '=', user.userId)
    const charged = ofUser
      .leftJoin('refund', (join) => join.onRef('refund.payment_id', '=', 'payment.payment_id').on('refund.state', '<>', 'failed'))
      .leftJoin('invoice', (join) => join.onRef('invoice.order_id', '=', 'billing_order.order_id').on('invoice.kind', '=', 'invoice').on('payment.state', '=', 'succeeded'))
      .where('payment.state', '<>', 'cancelled')
      .where((its) => its.not(its.and([its('payment.state', 'in', ['created', 'action']), its('billing_order.status', 'in', ['cancelled', 'expired'])])))
      .select([
        sql<'charge' | 'refund'>`'charge'`.as('kind'), 'payment.payment_id', 'payment.created_at', 'payment.currency', 'payment.amount', 'payment.state', 'plan.title', 'gift', 'subscription_id', 'invoice_id',
        'refund.amount as refunded', contested.as('dispute'), sql<'created' | 'pending' | 'succeeded' | 'failed' | null>`null`.as('refund_state'),
      ])
    const returned = ofUser
      .innerJoin('refund', 'refund.payment_id', 'payment.payment_id')
      .leftJoin('invoice', (join) => join.onRef('invoice.order_id', '=', 'billing_order.order_id').on('invoice.kind', '=', 'creditNote').on('refund.reason', '=', 'user'))
      .select([
        sql<'charge' | 'refund'>`'refund'`.as('kind'), 'payment.payment_id', 'refund.created_at', 'payment.currency', 'refund.amount', 'payment.state', 'plan.title', 'gift', 'subscription_id', 'invoice_id',
        sql<number | null>`null::integer`.as('refunded'), sql<'lost' | 'open' | null>`null`.as('dispute'), 'refund.state as refund_state',
      ])
    const mine = db.selectFrom(charged.unionAll(returned).as('item'))
    const { total } = await mine.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
    const rows = await mine.selectAll().orderBy('created_at', 'desc').orderBy('kind', 'desc').orderBy('payment_id').limit(query.pageSize).offset((query.page - 1) * query.pageSize).execute()
    return {
      data: {
        total: Number(total),
        items: rows.map(({ kind, payment_id, created_at, currency, amount, state, title, gift, subscription_id, invoice_id, refunded, dispute, refund_state }) => ({
          id: kind === 'refund' ? `refund-${payment_id}` : payment_id,
          kind,
          at: created_at.toISOString(),
          amount: { currency, amount },
          status: refund_state ? refunds[refund_state] : chargeStatus(charges[state], { amount, refunded, dispute }),
          plan_title: textIn(title, query.language),
          subscription_id,
          ...(gift && { gift_months: gift.months }),
          invoice_id,
        })),
      },
    }
  }
}

function chargeStatus(status: (typeof charges)[keyof typeof charges], { amount, refunded, dispute }: { amount: number; refunded: number | null; dispute: 'lost' | 'open' | null }) {
  if (dispute) return dispute === 'lost' ? 'DISPUTE_LOST' : 'DISPUTED'
  if (refunded === null) return status
  return refunded < amount ? 'PARTLY_REFUNDED' : 'REFUNDED'
}
