import type { LifecycleState } from '@ott/billing'
import type { SellingDeps } from '../deps.ts'
import { chargeOf } from './gateway-rail.ts'
import { pursuePayment } from './pursue.ts'

/**
 * Stops the debits that were announced for a user's plans, which is possible until shortly before they are made; money that comes all
 * the same goes back or gives its period (BIL-73).
 */
export async function stopDebits(deps: SellingDeps, userId: string, states: LifecycleState[] = ['active', 'grace', 'hold']): Promise<void> {
  const { db, gateway, log } = deps
  if (!gateway) return
  const announced = await db
    .selectFrom('payment')
    .innerJoin('billing_order', 'billing_order.order_id', 'payment.order_id')
    .innerJoin('subscription', 'subscription.subscription_id', 'billing_order.subscription_id')
    .innerJoin('payment_method', 'payment_method.payment_method_id', 'payment.payment_method_id')
    .selectAll('payment')
    .select('payment_method.provider_ref as mandateRef')
    .where((its) => its.and({ 'payment.user_id': userId, 'payment.rail': 'gateway', is_off_session: true }))
    .where('payment.state', 'in', ['created', 'action'])
    .where('subscription.state', 'in', states)
    .execute()
  for (const { mandateRef, ...payment } of announced) {
    // What failed here is read again by its task.
    const isStopped = await gateway.cancelDebit(chargeOf(payment), mandateRef).catch(() => false)
    if (isStopped) await pursuePayment(deps, payment).catch(() => undefined)
    else log.warn({ paymentId: payment.payment_id }, 'a debit could not be stopped')
  }
}
