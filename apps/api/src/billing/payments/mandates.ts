import type { CancelReason } from '@ott/analytics'
import { transaction } from '@ott/database'
import type { SellingDeps } from '../deps.ts'
import { lockPayer } from '../lock-payer.ts'
import { scheduleMail } from '../mails.ts'
import { applyEvent, logEvent, soldSubscription } from '../sold-subscription.ts'
import type { Trx } from '../tasks.ts'
import { chargeOf } from './gateway-rail.ts'
import { readStoredPayment } from './pursue.ts'

const dayInMs = 86_400_000

/** Ends the mandates of a user whose subscription none of them renews any more. */
export function revokeMandate(deps: SellingDeps) {
  const { db, gateway } = deps
  return async (subscriptionId: string): Promise<Date | void> => {
    const subscription = await soldSubscription(db, subscriptionId)
    if (!subscription) return
    if (!gateway) return withoutGateway(deps, { subscriptionId })
    const userId = subscription.user_id
    for (const { payment_method_id: id, provider_ref: mandateRef } of await transaction(db, (trx) => unusedMandates(trx, userId))) {
      await gateway.revokeMandate(userId, mandateRef)
      await db.deleteFrom('payment_method').where((its) => its.and({ user_id: userId, payment_method_id: id })).execute()
    }
  }
}

/** A permission to debit is not forgotten where the gateway is not set up: its task stays, and the log says so each day. */
function withoutGateway({ log, now }: SellingDeps, about: Record<string, string>): Date {
  log.error(about, 'a mandate cannot be looked after without the gateway')
  return new Date(now().getTime() + dayInMs)
}

/** All but the default while a plan renews at the gateway. Under the lock of purchases, so that a new one keeps its mandate. */
async function unusedMandates(trx: Trx, userId: string) {
  await lockPayer(trx, userId)
  const renewing = await trx
    .selectFrom('subscription')
    .select('subscription_id')
    .where((its) => its.and({ user_id: userId, payment_processor: 'gateway' }))
    .where('state', 'in', ['pending', 'trial', 'active', 'grace', 'hold', 'paused'])
    .executeTakeFirst()
  return trx
    .selectFrom('payment_method')
    .select(['payment_method_id', 'provider_ref'])
    .where((its) => its.and({ user_id: userId, rail: 'gateway', ...(renewing && { is_default: false }) }))
    .execute()
}

/** Ends the mandate that came with a payment whose money went back. */
export function dropMandate(deps: SellingDeps) {
  const { db, gateway } = deps
  return async (paymentId: string): Promise<Date | void> => {
    const payment = await readStoredPayment(db, paymentId)
    if (!payment) return
    if (!gateway) return withoutGateway(deps, { paymentId })
    const { mandate } = await gateway.read(chargeOf(payment))
    if (mandate?.isUsable) await gateway.revokeMandate(payment.user_id, mandate.mandateRef)
  }
}

/** A payer who ends a mandate at their bank has cancelled: access lasts to the end that was paid for (BIL-73). */
export function readMandate(deps: SellingDeps) {
  const { db, gateway } = deps
  return async (mandateRef: string): Promise<Date | void> => {
    const method = await db.selectFrom('payment_method').selectAll().where((its) => its.and({ rail: 'gateway', provider_ref: mandateRef })).executeTakeFirst()
    const payment = method?.mandate_payment_id ? await readStoredPayment(db, method.mandate_payment_id) : null
    if (!method || !payment) return
    if (!gateway) return withoutGateway(deps, { paymentId: payment.payment_id })
    const { mandate } = await gateway.read(chargeOf(payment))
    if (!mandate) throw new Error(`The gateway does not tell the mandate of payment ${payment.payment_id}`)
    if (mandate.isUsable) return
    await transaction(db, async (trx) => {
      await lockPayer(trx, method.user_id)
      await trx.deleteFrom('payment_method').where((its) => its.and({ user_id: method.user_id, payment_method_id: method.payment_method_id })).execute()
      if (method.is_default) await cancelRenewals(trx, deps, method.user_id, 'mandate_ended')
    })
  }
}

/** Ends the renewals of a user's plans, who is mailed why. */
export async function cancelRenewals(trx: Trx, { now, timeZone }: Pick<SellingDeps, 'now' | 'timeZone'>, userId: string, reason: CancelReason): Promise<void> {
  const moment = now()
  const renewing = await trx
    .selectFrom('subscription')
    .select('subscription_id')
    .where('user_id', '=', userId)
    .where('state', 'is not', null)
    .where((its) => its.or([its('renews', '=', true), its('renews_after_dispute', '=', true)]))
    .execute()
  for (const { subscription_id: id } of renewing) {
    const subscription = await soldSubscription(trx, id)
    if (!subscription) continue
    const { state, renews } = await applyEvent(trx, subscription, { type: 'cancelled' }, moment, timeZone)
    if (renews) continue
    await logEvent(trx, { userId, subscriptionId: id, type: 'cancelled', at: moment, details: { reason } })
    await scheduleMail(trx, state === 'ended' ? 'ended' : reason === 'card_ended' ? 'renewalStopped' : 'cancelled', id, moment)
  }
}
