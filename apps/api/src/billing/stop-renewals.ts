import { transaction } from '@ott/database'
import { ApiError } from '../http/api-error.ts'
import type { SellingDeps } from './deps.ts'
import { lockPayer } from './lock-payer.ts'
import { cancelRenewals } from './payments/mandates.ts'
import { closePayment } from './payments/pursue.ts'
import { stopDebits } from './payments/stop-debits.ts'
import { schedule } from './tasks.ts'

/**
 * Nothing is charged to a user who leaves: plans stop renewing, mandates are revoked and the bank's open questions closed
 * (DEL-3). Throws ORDER_IN_PROGRESS while a payment is on its way, because its plan would renew. Twice has the effect of once.
 */
export async function stopRenewals(deps: SellingDeps, userId: string): Promise<void> {
  const { db, now } = deps
  const asked = await db.selectFrom('payment').selectAll().where((its) => its.and({ user_id: userId, rail: 'stripe', state: 'action' })).execute()
  for (const payment of asked) await closePayment(deps, payment)
  await transaction(db, async (trx) => {
    await lockPayer(trx, userId)
    const paying = await trx
      .selectFrom('payment')
      .select('order_id')
      .where('user_id', '=', userId)
      .where('state', 'in', ['created', 'action', 'processing'])
      .where('is_off_session', '=', false)
      .executeTakeFirst()
    if (paying) throw new ApiError('ORDER_IN_PROGRESS', { orderId: paying.order_id })
    await cancelRenewals(trx, deps, userId, 'deletion')
    // A bank may still say that a payment succeeded which it had declined.
    await trx.updateTable('billing_order').set({ renews: false, resumes: false }).where('user_id', '=', userId).where('status', 'not in', ['paid', 'cancelled']).execute()
    // A mandate that is the default is kept until its plan ends.
    const mandates = await trx.updateTable('payment_method').set({ is_default: false }).where((its) => its.and({ user_id: userId, rail: 'gateway' })).returning('payment_method_id').execute()
    const subscription = mandates.length > 0 && (await trx.selectFrom('subscription').select('subscription_id').where('user_id', '=', userId).where('state', 'is not', null).executeTakeFirst())
    if (subscription) await schedule(trx, 'revokeMandate', subscription.subscription_id, now())
  })
  await stopDebits(deps, userId, ['active', 'grace', 'hold', 'ended'])
}
