import type { Answer } from '@ott/contract'
import type { RequestContext } from '../../http/request.ts'
import type { SellingDeps } from '../deps.ts'
import { textIn } from '../plans.ts'

const statuses = { succeeded: 'PAID', failed: 'FAILED', created: 'PENDING', action: 'PENDING', processing: 'PENDING' } as const

/** The user's charges, newest first. An attempt that was cancelled is none, and neither is one at the gateway that was given up. */
export function billingHistory({ db }: Pick<SellingDeps, 'db'>) {
  return async ({ user, query }: RequestContext<'billingHistory'>): Promise<Answer<'billingHistory'>> => {
    const mine = db
      .selectFrom('payment')
      .innerJoin('billing_order', 'billing_order.order_id', 'payment.order_id')
      .where('payment.user_id', '=', user.userId)
      .where('payment.state', '<>', 'cancelled')
      .where((its) => its.not(its.and([its('payment.state', 'in', ['created', 'action']), its('billing_order.status', 'in', ['cancelled', 'expired'])])))
    const { total } = await mine.select(({ fn }) => fn.countAll<string>().as('total')).executeTakeFirstOrThrow()
    const rows = await mine
      .innerJoin('plan_version', 'plan_version.plan_id', 'billing_order.plan_id')
      .innerJoin('plan', 'plan.identifier', 'plan_version.identifier')
      .leftJoin('invoice', (join) => join.onRef('invoice.order_id', '=', 'billing_order.order_id').on('invoice.kind', '=', 'invoice').on('payment.state', '=', 'succeeded'))
      .leftJoin('refund', 'refund.payment_id', 'payment.payment_id')
      .select(['payment.payment_id', 'payment.created_at', 'payment.currency', 'payment.amount', 'payment.state', 'plan.title', 'subscription_id', 'invoice_id', 'refund.amount as refunded'])
      .orderBy('payment.created_at', 'desc')
      .orderBy('payment.payment_id')
      .limit(query.pageSize)
      .offset((query.page - 1) * query.pageSize)
      .execute()
    return {
      data: {
        total: Number(total),
        items: rows.map(({ payment_id, created_at, currency, amount, state, title, subscription_id, invoice_id, refunded }) => ({
          id: payment_id,
          kind: 'charge',
          at: created_at.toISOString(),
          amount: { currency, amount },
          status: refunded === null ? statuses[state as keyof typeof statuses] : refunded < amount ? 'PARTLY_REFUNDED' : 'REFUNDED',
          plan_title: textIn(title, query.language),
          subscription_id,
          invoice_id,
        })),
      },
    }
  }
}
