import type { CancelReason, DeclineClass } from '@ott/analytics'
import type { Decline } from '@ott/billing'
import { transaction } from '@ott/database'
import type { Kysely, Selectable } from 'kysely'
import type { Logger } from 'pino'
import type { Counter } from 'prom-client'
import type { Emit, ServerEvent } from '../analytics/emit.ts'
import { isMinorAccount } from '../analytics/minor.ts'
import type { StoredOrder } from './payments/settle.ts'
import type { BillingEventType, BillingTables } from './tables.ts'
import type { Trx } from './tasks.ts'

type Stored = Selectable<BillingTables['billing_event']>
/** What is common to the events of one stored event. */
type Common = { userId: string; at: Date; country: string | null; isMinor: boolean }
/**
 * `reason` of a `cancelled` event; earlier ones have none. `from` is the plan before an upgrade, as a trial has no period that tells.
 * `country` is the redeemer's of a gift, whose order has the buyer's.
 */
type Details = { reason?: CancelReason; from?: string; country?: string; orderId?: string; paymentId?: string; amount?: number; plan?: string }
type Payment = { processor: StoredOrder['rail']; result: 'ok' | DeclineClass }

const maxBatch = 200
const paidTypes: readonly BillingEventType[] = ['completed', 'renewed', 'upgraded', 'giftBought']
const failedTypes: readonly BillingEventType[] = ['failed', 'renewalFailed']

/**
 * Reports what `billing_event` says as events of analytics, once each: the mark and the events are written in one transaction, and a
 * stored event is itself written in the transaction that makes it true (AN-14). Returns how many it has read.
 */
export async function reportBillingEvents(db: Kysely<BillingTables>, emit: Emit, log: Pick<Logger, 'error'>, counter: Counter<'processor' | 'result'>): Promise<number> {
  const { read, payments } = await transaction(db, async (trx) => {
    const stored = await trx.selectFrom('billing_event').selectAll().where('is_reported', '=', false).orderBy('event_id').limit(maxBatch).forUpdate().skipLocked().execute()
    const payments: Payment[] = []
    for (const event of stored) {
      const order = await orderOf(trx, event)
      const reports = await reportsOf(trx, event, order)
      if (reports === null) log.error({ billingEvent: event.event_id, type: event.type }, 'an event of billing could not be reported: what it names is gone')
      for (const report of reports ?? []) await emit(trx, report)
      const payment = order ? await paymentOf(trx, event, order) : null
      if (payment) payments.push(payment)
    }
    if (stored.length > 0) await trx.updateTable('billing_event').set({ is_reported: true }).where('event_id', 'in', stored.map(({ event_id }) => event_id)).execute()
    return { read: stored.length, payments }
  })
  // Not in the transaction, which may be repeated.
  for (const payment of payments) counter.inc(payment)
  return read
}

async function orderOf(trx: Trx, { details }: Stored): Promise<StoredOrder | undefined> {
  const { orderId } = details as Details
  return orderId === undefined ? undefined : trx.selectFrom('billing_order').selectAll().where('order_id', '=', orderId).executeTakeFirst()
}

/** How the payment of an order ended; null if the event is about none. A trial charges nothing, nor does an order that credit covers. */
async function paymentOf(trx: Trx, { type }: Stored, order: StoredOrder): Promise<Payment | null> {
  if (order.total === 0) return null
  if (paidTypes.includes(type)) return { processor: order.rail, result: 'ok' }
  return failedTypes.includes(type) ? { processor: order.rail, result: await declineClassOf(trx, order) } : null
}

/** Null if something that it names does not exist. */
async function reportsOf(trx: Trx, event: Stored, order: StoredOrder | undefined): Promise<ServerEvent[] | null> {
  const { user_id: userId, subscription_id: subscriptionId, type, at } = event
  const details = event.details as Details
  const common: Common = { userId, at, country: details.country ?? order?.country ?? (await countryOfSubscription(trx, subscriptionId)), isMinor: await isMinorAccount(trx, userId) }
  switch (type) {
    case 'initiated':
      if (!order) return null
      return order.kind === 'gift' ? [] : [{ name: 'Subscription_Initiated', ...common, props: await orderProps(trx, order) }]
    case 'completed':
      return order ? [{ name: 'Subscription_Completed', ...common, props: { ...(await orderProps(trx, order)), orderId: order.order_id, isTrial: false } }] : null
    case 'trialStarted': {
      if (!order) return null
      const props = await orderProps(trx, order)
      return [
        { name: 'Trial_Started', ...common, props: { planId: props.planId } },
        { name: 'Subscription_Completed', ...common, props: { ...props, orderId: order.order_id, isTrial: true } },
      ]
    }
    case 'failed':
    case 'renewalFailed':
      if (!order) return null
      return order.kind === 'gift' ? [] : [{ name: 'Subscription_Failure', ...common, props: { ...(await orderProps(trx, order)), declineClass: await declineClassOf(trx, order), isRenewal: type === 'renewalFailed' } }]
    case 'renewed': {
      if (!order) return null
      const planId = await identifierOf(trx, order.plan_id)
      const renewal: ServerEvent = { name: 'Subscription_Auto_Renewed', ...common, props: { planId, amountMinor: order.total, currency: order.currency, cycle: order.period_number } }
      return (await endsTrial(trx, event)) ? [{ name: 'Trial_Ended', ...common, props: { planId, converted: true } }, renewal] : [renewal]
    }
    case 'upgraded':
      if (!order || details.from === undefined) return null
      return [{ name: 'Subscription_Upgrade', ...common, props: { fromPlan: details.from, toPlan: await identifierOf(trx, order.plan_id), creditMinor: order.quote.creditUsed } }]
    case 'downgradeScheduled': {
      const fromPlan = await planOfSubscription(trx, subscriptionId)
      return fromPlan === null || details.plan === undefined ? null : [{ name: 'Subscription_Downgrade_Scheduled', ...common, props: { fromPlan, toPlan: details.plan } }]
    }
    case 'cancelled': {
      const ends = await trx.selectFrom('subscription').select('ends_at').where('subscription_id', '=', subscriptionId ?? '').executeTakeFirst()
      return [{ name: 'Subscription_Cancelled', ...common, props: { ...(details.reason && { reason: details.reason }), accessUntil: ends?.ends_at.getTime() ?? null } }]
    }
    case 'resumed':
      return [{ name: 'Subscription_Resumed', ...common, props: {} }]
    case 'paused':
      return [{ name: 'Subscription_Paused', ...common, props: {} }]
    case 'disputed':
      return [{ name: 'Subscription_Disputed', ...common, props: {} }]
    case 'ended': {
      const planId = (await endsTrial(trx, event)) ? await planOfSubscription(trx, subscriptionId) : null
      const ended: ServerEvent = { name: 'Subscription_Ended', ...common, props: { endKind: await endKindOf(trx, event) } }
      return planId === null ? [ended] : [{ name: 'Trial_Ended', ...common, props: { planId, converted: false } }, ended]
    }
    case 'refunded': {
      const payment = await trx.selectFrom('payment').select('order_id').where('payment_id', '=', details.paymentId ?? '').executeTakeFirst()
      return payment ? [{ name: 'Refund_Done', ...common, props: { orderId: payment.order_id, amountMinor: details.amount ?? 0 } }] : null
    }
    case 'giftRedeemed': {
      const gift = await trx.selectFrom('gift_code').select(['plan_id', 'batch_id']).where((its) => its.and({ redeemed_by: userId, redeemed_at: at })).executeTakeFirst()
      return gift ? [{ name: 'Gift_Redeemed', ...common, props: { planId: await identifierOf(trx, gift.plan_id), ...(gift.batch_id !== null && { batchId: gift.batch_id }) } }] : null
    }
    // No event of the dictionary.
    case 'giftBought':
    case 'withdrawn':
    case 'refundFailed':
    case 'disputeWon':
    case 'disputeLost':
      return []
  }
}

async function orderProps(trx: Trx, { plan_id, total, currency, country, rail, kind }: StoredOrder) {
  return { planId: await identifierOf(trx, plan_id), planVersion: plan_id, amountMinor: total, currency, country, processor: rail, isUpgrade: kind === 'change' }
}

async function identifierOf(trx: Trx, planId: string): Promise<string> {
  return (await trx.selectFrom('plan_version').select('identifier').where('plan_id', '=', planId).executeTakeFirstOrThrow()).identifier
}

async function planOfSubscription(trx: Trx, subscriptionId: string | null): Promise<string | null> {
  const held = await trx.selectFrom('subscription').select('plan_id').where('subscription_id', '=', subscriptionId ?? '').executeTakeFirst()
  return held ? identifierOf(trx, held.plan_id) : null
}

async function countryOfSubscription(trx: Trx, subscriptionId: string | null): Promise<string | null> {
  const held = await trx.selectFrom('subscription').select('country').where('subscription_id', '=', subscriptionId ?? '').executeTakeFirst()
  return held?.country ?? null
}

/** Whether the subscription was on trial until this event. */
async function endsTrial(trx: Trx, { subscription_id, event_id }: Stored): Promise<boolean> {
  const before = await trx.selectFrom('billing_event').select('type').where('subscription_id', '=', subscription_id).where('event_id', '<', event_id).where('type', 'in', ['trialStarted', 'renewed', 'ended']).execute()
  return before.length === 1 && before[0]?.type === 'trialStarted'
}

async function endKindOf(trx: Trx, { subscription_id, at, event_id }: Stored): Promise<'expired' | 'refunded' | 'failed_renewal'> {
  const others = await trx.selectFrom('billing_event').select(['type', 'at']).where('subscription_id', '=', subscription_id).where('event_id', '<>', event_id).where('at', '<=', at).orderBy('event_id').execute()
  if (others.some((other) => ['refunded', 'withdrawn'].includes(other.type) && other.at.getTime() === at.getTime())) return 'refunded'
  const last = others.findLast(({ type }) => ['completed', 'renewed', 'renewalFailed'].includes(type))
  return last?.type === 'renewalFailed' ? 'failed_renewal' : 'expired'
}

const declineClasses: Record<Decline['reason'], DeclineClass> = {
  declined: 'do_not_honour',
  insufficientFunds: 'insufficient',
  expiredCard: 'expired',
  incorrectCvc: 'do_not_honour',
  authenticationFailed: 'authentication',
  methodNotAllowed: 'technical',
  tryAgain: 'technical',
}

async function declineClassOf(trx: Trx, { order_id }: StoredOrder): Promise<DeclineClass> {
  const payment = await trx.selectFrom('payment').select('decline').where('order_id', '=', order_id).where('decline', 'is not', null).orderBy('attempt', 'desc').limit(1).executeTakeFirst()
  return payment?.decline ? declineClasses[payment.decline.reason] : 'technical'
}
