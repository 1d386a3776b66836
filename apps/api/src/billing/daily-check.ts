import { chargeDifference, orderDifferences } from '@ott/billing'
import type { ChargeDifference, OrderDifference } from '@ott/billing'
import { dayAt } from '@ott/billing/period'
import { sql } from 'kysely'
import type { Kysely } from 'kysely'
import type { SellingDeps } from './deps.ts'
import { chargeOf } from './payments/gateway-rail.ts'
import type { ListedCharge } from './payments/stripe-rail.ts'
import type { BillingTables } from './tables.ts'

type CheckDeps = Pick<SellingDeps, 'db' | 'rail' | 'gateway' | 'config' | 'now' | 'log' | 'timeZone'>

export type Difference = { difference: ChargeDifference | OrderDifference | 'noReason' | 'noTask' | 'oldTask'; [id: string]: string | number | null }

const checkedHours = 48
const refundDays = 14
const hourInMs = 3_600_000
/** Of the service's time zone. */
const checkHour = 5
/** A task that fails is repeated hourly in the end: so many attempts take a day. */
const attemptsOfDay = 29

/** Compares the books once a day and logs what differs, for an operator to mend: money is never repaired silently (BIL-91). */
export function dailyCheck(deps: CheckDeps) {
  return async (): Promise<Date> => {
    const { log, now, timeZone } = deps
    const moment = now()
    try {
      const differences = await findDifferences(deps)
      for (const difference of differences) log.error(difference, 'billing difference')
      log.info({ differences: differences.length }, 'billing checked')
    } catch (error) {
      // A task that fails for days would be given up.
      log.error({ err: error }, 'billing not checked')
      return new Date(moment.getTime() + hourInMs)
    }
    const today = dayAt(moment, timeZone, 0, checkHour)
    return today > moment ? today : dayAt(moment, timeZone, 1, checkHour)
  }
}

export async function findDifferences(deps: CheckDeps): Promise<Difference[]> {
  const moment = deps.now()
  const since = new Date(moment.getTime() - checkedHours * hourInMs)
  return [
    ...(await differingCharges(deps, since)),
    ...(await differingGatewayPayments(deps, since)),
    ...(await differingOrders(deps.db, since)),
    ...(await differingSubscriptions(deps.db, moment)),
    ...(await oldTasks(deps.db, moment)),
  ]
}

/** Both ways: what the provider charged lately, and what we recorded lately. Each clock judges its own. */
async function differingCharges({ db, rail, config }: CheckDeps, since: Date): Promise<Difference[]> {
  if (!config.stripe) return []
  const listed = await rail.listCharges(checkedHours)
  const listedIds = new Set(listed.flatMap(({ paymentId }) => paymentId ?? []))
  const recorded = new Map((await recordedCharges(db, [...listedIds], since)).map((payment) => [payment.payment_id, payment]))
  const unlisted: ListedCharge[] = []
  for (const [paymentId, { provider_ref: providerRef }] of recorded) {
    if (!listedIds.has(paymentId) && providerRef !== null) unlisted.push({ paymentId, providerRef, charge: await rail.readCharge(providerRef) })
  }
  return [...listed, ...unlisted].flatMap(({ paymentId, providerRef, charge }) => {
    const ours = recorded.get(paymentId ?? '')
    const isPaid = ours?.state === 'succeeded'
    const difference = chargeDifference(charge, ours ? { ...ours, isPaid, refunded: Number(ours.refunded) } : null)
    return difference ? [{ difference, paymentId, providerRef }] : []
  })
}

/** The gateway lists no payments: each of ours is read. One with other figures there cannot be read, which the log says with its id. */
async function differingGatewayPayments({ db, gateway, log }: CheckDeps, since: Date): Promise<Difference[]> {
  if (!gateway) return []
  const payments = await recordedPayments(db)
    .where('rail', '=', 'gateway')
    .where((its) => its.or([its('created_at', '>=', since), its('settled_at', '>=', since), isRefundedLately(since)]))
    .execute()
  const differences: Difference[] = []
  for (const payment of payments) {
    const { payment_id: paymentId, state, provider_ref: providerRef } = payment
    const theirs = await gateway.readCharge(chargeOf(payment)).catch((error: unknown) => log.error({ err: error, paymentId }, 'payment not checked'))
    if (theirs === undefined) continue
    const difference = chargeDifference(theirs, { ...payment, isPaid: state === 'succeeded', refunded: Number(payment.refunded) })
    if (difference) differences.push({ difference, paymentId, providerRef })
  }
  return differences
}

function recordedCharges(db: Kysely<BillingTables>, paymentIds: string[], since: Date) {
  return recordedPayments(db)
    .where('rail', '=', 'stripe')
    .where((its) => its.or([
      its.and([its('state', '=', 'succeeded'), its('settled_at', '>=', since)]),
      isRefundedLately(since),
      // An array is one parameter, however many there are.
      sql<boolean>`payment_id = any(${paymentIds}::text[])`,
    ]))
    .execute()
}

/** With what the provider has taken to return. A refund that the bank refused has come back. */
function recordedPayments(db: Kysely<BillingTables>) {
  return db
    .selectFrom('payment')
    .select(['payment_id', 'user_id', 'provider_ref', 'state', 'currency', 'amount'])
    .select([
      sql<string>`(select coalesce(sum(amount), 0) from refund where refund.payment_id = payment.payment_id and sent_at is not null and refund.state <> 'failed')`.as('refunded'),
      sql<boolean>`exists (select from billing_task where kind = 'readPayment' and subject = payment.payment_id)
        or exists (select from refund where refund.payment_id = payment.payment_id and (sent_at is null or refund.state = 'pending'))`.as('isOpen'),
    ])
}

/** A bank may take a refund, or refuse it, after many days. */
function isRefundedLately(since: Date) {
  const sentSince = new Date(since.getTime() - refundDays * 24 * hourInMs)
  return sql<boolean>`exists (select from refund where refund.payment_id = payment.payment_id and sent_at >= ${sentSince})`
}

async function differingOrders(db: Kysely<BillingTables>, since: Date): Promise<Difference[]> {
  const orders = await db
    .selectFrom('billing_order')
    .leftJoin('invoice', (join) => join.onRef('invoice.order_id', '=', 'billing_order.order_id').on('invoice.kind', '=', 'invoice'))
    .select(['billing_order.order_id', 'total', 'quote', 'document'])
    .select([
      sql<boolean>`exists (select from subscription_period where subscription_period.order_id = billing_order.order_id)
        or exists (select from gift_code where gift_code.order_id = billing_order.order_id)`.as('hasPeriod'),
      sql<boolean>`exists (select from refund join payment using (payment_id) where payment.order_id = billing_order.order_id and reason = 'late')`.as('isReturned'),
      sql<string>`(select coalesce(sum(amount), 0) from payment where payment.order_id = billing_order.order_id and state = 'succeeded'
        and not exists (select from refund where refund.payment_id = payment.payment_id and reason in ('duplicate', 'late')))`.as('paid'),
      sql<boolean>`not exists (select from payment where payment.order_id = billing_order.order_id
        and amount < (select coalesce(sum(amount), 0) from refund where refund.payment_id = payment.payment_id))`.as('hasValidRefunds'),
    ])
    .where('billing_order.status', '=', 'paid')
    .where('paid_at', '>=', since)
    .execute()
  return orders.flatMap(({ order_id: orderId, document, paid, ...order }) =>
    orderDifferences({ ...order, invoice: document, paid: Number(paid) }).map((difference) => ({ difference, orderId })))
}

/** Nobody is active without a paid period, a trial or a gift, and each plan that is sold has a task that renews or ends it. */
async function differingSubscriptions(db: Kysely<BillingTables>, now: Date): Promise<Difference[]> {
  const withoutReason = await db
    .selectFrom('subscription')
    .select(['user_id', 'subscription_id'])
    .where('status', '=', 'ACTIVE')
    .where('ends_at', '>', now)
    .where(sql<boolean>`not case
      when state is null then exists (select from gift_code where redeemed_by = subscription.user_id)
      when period_number = 0 then exists (select from billing_order where billing_order.subscription_id = subscription.subscription_id and billing_order.status = 'paid' and quote ->> 'trialEndsAt' is not null)
      else exists (select from subscription_period join billing_order using (order_id)
        where subscription_period.subscription_id = subscription.subscription_id and subscription_period.period_number = subscription.period_number and billing_order.status = 'paid')
    end`)
    .execute()
  const withoutTask = await db
    .selectFrom('subscription')
    .select(['user_id', 'subscription_id'])
    .where('state', 'in', ['trial', 'active', 'grace', 'hold', 'paused'])
    .where(sql<boolean>`not exists (select from billing_task where kind in ('renew', 'advance') and subject = subscription_id)`)
    // A renewal under way is read again, and schedules what follows.
    .where(sql<boolean>`not exists (select from billing_order where billing_order.subscription_id = subscription.subscription_id and billing_order.status = 'paying')`)
    .execute()
  const named = (difference: 'noReason' | 'noTask') => ({ user_id: userId, subscription_id: subscriptionId }: { user_id: string; subscription_id: string }) => ({ difference, userId, subscriptionId })
  return [...withoutReason.map(named('noReason')), ...withoutTask.map(named('noTask'))]
}

/** Those that were tried for a day, and those that a process took a day ago and never finished. */
async function oldTasks(db: Kysely<BillingTables>, now: Date): Promise<Difference[]> {
  const tasks = await db
    .selectFrom('billing_task')
    .select(['kind', 'subject', 'attempts'])
    .where(sql<boolean>`(lease_until is null or lease_until < clock_timestamp())`)
    .where((its) => its.or([its('attempts', '>=', attemptsOfDay), its.and([its('attempts', '>', 0), its('due_at', '<', new Date(now.getTime() - 24 * hourInMs))])]))
    .execute()
  return tasks.map(({ kind: task, subject, attempts }) => ({ difference: 'oldTask' as const, task, subject, attempts }))
}
