import type { LifecycleEvent } from '@ott/billing'
import { advisoryLock, transaction } from '@ott/database'
import { ApiError } from '../../http/api-error.ts'
import type { SellingDeps } from '../deps.ts'
import { scheduleMail, scheduleTrialReminder } from '../mails.ts'
import { chargeOf } from '../payments/gateway-rail.ts'
import { applyEvent, logEvent, soldSubscription } from '../sold-subscription.ts'
import type { SoldSubscription } from '../sold-subscription.ts'

/** Stops the renewal; access lasts to the end that was paid for (BIL-65). Twice has the effect of once. */
export async function cancelSubscription(deps: SellingDeps, userId: string, subscriptionId: string): Promise<void> {
  await changeOwn(deps, userId, subscriptionId, { type: 'cancelled' })
  await stopDebit(deps, subscriptionId)
}

/** Renews again, until the end of what was paid for, and takes a pause back before it begins. A pause that runs is ended by a payment. */
export function resumeSubscription(deps: SellingDeps, userId: string, subscriptionId: string): Promise<void> {
  return changeOwn(deps, userId, subscriptionId, { type: 'resumed' })
}

/** A debit that was announced can still be stopped for a while; money that comes all the same goes back (BIL-73). */
async function stopDebit({ db, gateway, log }: SellingDeps, subscriptionId: string): Promise<void> {
  const announced = await db
    .selectFrom('payment')
    .innerJoin('billing_order', 'billing_order.order_id', 'payment.order_id')
    .innerJoin('payment_method', 'payment_method.payment_method_id', 'payment.payment_method_id')
    .selectAll('payment')
    .select('payment_method.provider_ref as mandateRef')
    .where((its) => its.and({ subscription_id: subscriptionId, 'payment.rail': 'gateway', is_off_session: true }))
    .where('payment.state', 'in', ['created', 'action'])
    .executeTakeFirst()
  if (!announced || !gateway) return
  const isStopped = await gateway.cancelDebit(chargeOf(announced), announced.mandateRef).catch(() => false)
  if (!isStopped) log.warn({ paymentId: announced.payment_id }, 'a debit could not be stopped')
}

async function changeOwn({ db, now, timeZone }: SellingDeps, userId: string, subscriptionId: string, event: LifecycleEvent & { type: 'cancelled' | 'resumed' }): Promise<void> {
  await transaction(db, async (trx) => {
    await advisoryLock(trx, `billing ${userId}`)
    const subscription = await soldSubscription(trx, subscriptionId)
    if (subscription?.user_id !== userId) throw new ApiError('NOT_FOUND')
    if (isInEffect(subscription, event.type)) return
    const moment = now()
    const next = await applyEvent(trx, subscription, event, moment, timeZone)
    const { renews, state } = next
    if (next === subscription.lifecycle || renews !== (event.type === 'resumed')) throw new ApiError('CONFLICT')
    await logEvent(trx, { userId, subscriptionId, type: event.type, at: moment })
    // A new press means a new mail.
    if (event.type === 'resumed' && state === 'trial') await scheduleTrialReminder(trx, subscription, moment)
    await scheduleMail(trx, state === 'ended' ? 'ended' : event.type, subscriptionId, moment)
  })
}

function isInEffect({ lifecycle: { renews, state, pausedUntil } }: SoldSubscription, type: 'cancelled' | 'resumed'): boolean {
  return type === 'cancelled' ? !renews : renews && state !== 'ended' && pausedUntil === null
}
