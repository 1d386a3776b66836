import { gatewayMethod, isPriceHeld, mandateMaximum, orderAfter, orderExpiry } from '@ott/billing'
import type { GatewayMethod } from '@ott/billing'
import type { Answer } from '@ott/contract'
import { transaction } from '@ott/database'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { SellingDeps } from '../deps.ts'
import { lockPayer } from '../lock-payer.ts'
import { hasReserved, takeCoupon } from '../orders/coupons.ts'
import { declined, lookAtOrder, newPayment, presentOrder } from '../orders/place-order.ts'
import { textIn } from '../plans.ts'
import type { BillingTables, ChosenMethod } from '../tables.ts'
import { schedule } from '../tasks.ts'
import type { Trx } from '../tasks.ts'
import { presentNext } from './gateway-pages.ts'
import { chargeOf } from './gateway-rail.ts'
import type { GatewayRail } from './gateway-rail.ts'
import { offeredMethods } from './offered-methods.ts'
import { lastPayment } from './pursue.ts'
import { settlePayment } from './settle.ts'
import type { StoredOrder, StoredPayment } from './settle.ts'

const minuteInMs = 60_000

/**
 * Starts a payment at the gateway, once for a `requestId` (BIL-72). An order may have several attempts, when its payer left a page
 * of a bank: whichever succeeds first pays it, and money of another one goes back.
 */
export function startPayment(deps: SellingDeps) {
  return async ({ user, body, country }: RequestContext<'startPayment'>): Promise<Answer<'startPayment'>> => {
    const { gateway } = deps
    const order = await ownOrder(deps.db, user.userId, body.order_id)
    if (!gateway || order.rail !== 'gateway') throw new ApiError('CONFLICT')
    const { payment_method_type: type, payment_method: method, requestId = null } = body
    if (order.status === 'paid') return { data: { order: presentOrder(order), next: { kind: 'none' } } }
    if (type === undefined && method === undefined) return { data: { order: presentOrder(order), methods: presentMethods(methodsOf(deps, order)) } }
    const isOffered = type !== undefined && method !== undefined && gatewayMethod(order.country, type, method) !== null && offeredMethods(deps, order.country).some((each) => each.type === type)
    // Its payer may travel, for as long as a price holds (BIL-132).
    const isInCountry = country === order.country || isPriceHeld(order.created_at, deps.now())
    if (!isOffered || !isInCountry) throw new ApiError('INVALID_INPUT', { field: 'payment_method' })
    if (!methodsOf(deps, order).some((each) => each.type === type)) throw new ApiError('INVALID_INPUT', { field: 'auto_renewal' })
    const contact = await deps.readContact(user.userId)
    const attempt = await transaction(deps.db, (trx) => newAttempt(trx, deps, order, { type, method }, requestId))
    if (attempt.payment.state !== 'created') return { data: await lookAtAttempt(deps, attempt.order) }
    const payment = await goOn(deps, gateway, attempt, contact)
    if (payment.decline) throw declined(payment.decline)
    const current = await ownOrder(deps.db, user.userId, body.order_id)
    const next = presentNext(deps, payment, current)
    return { data: { order: presentOrder(current), ...(next && { next }) } }
  }
}

/** Of a repeat: its payer may have been at the bank already. */
async function lookAtAttempt(deps: SellingDeps, order: StoredOrder): Promise<Answer<'startPayment'>['data']> {
  const { outcome, next, order: current } = await lookAtOrder(deps, order, false)
  if (outcome === 'ACTIVE') return { order: current, next: { kind: 'none' } }
  return { order: current, ...(next && { next }) }
}

/** Of the order's country, those that can do what the order asks. */
function methodsOf(deps: SellingDeps, { country, renews }: StoredOrder): GatewayMethod[] {
  return offeredMethods(deps, country).filter(({ canRenew }) => canRenew || !renews)
}

export function presentMethods(methods: GatewayMethod[]): Answer<'quote'>['payment_methods'] {
  return methods.map(({ type, canRenew, options }) => ({ type, can_renew: canRenew, options }))
}

type Attempt = { order: StoredOrder; payment: StoredPayment }

async function newAttempt(trx: Trx, deps: SellingDeps, { user_id: userId, order_id: orderId }: StoredOrder, chosen: ChosenMethod, requestId: string | null): Promise<Attempt> {
  await lockPayer(trx, userId)
  const order = await ownOrder(trx, userId, orderId)
  const known = requestId === null ? undefined : await trx.selectFrom('payment').selectAll().where((its) => its.and({ order_id: orderId, request_id: requestId })).executeTakeFirst()
  if (known) {
    if (known.chosen?.method !== chosen.method || known.chosen.type !== chosen.type) throw new ApiError('IDEMPOTENCY_MISMATCH')
    return { order, payment: known }
  }
  if (order.status !== 'open' && order.status !== 'paying') throw new ApiError('CONFLICT')
  const last = await lastPayment(trx, orderId)
  if (last?.state === 'processing') throw new ApiError('ORDER_IN_PROGRESS', { orderId })
  // A failed attempt has set it free.
  const hasCoupon = order.coupon_code === null || (await hasReserved(trx, order.coupon_code, order)) || (await takeCoupon(trx, order.coupon_code, order))
  if (!hasCoupon) throw new ApiError('CONFLICT')
  const now = deps.now()
  const paying = await trx
    .updateTable('billing_order')
    .set({ status: orderAfter(order.status, { type: 'attemptStarted' }).status, expires_at: orderExpiry(now, 'bank') })
    .where('order_id', '=', orderId)
    .returningAll()
    .executeTakeFirstOrThrow()
  const payment = await trx
    .insertInto('payment')
    .values({ ...newPayment(paying, (last?.attempt ?? 0) + 1, false, now), chosen: JSON.stringify(chosen), request_id: requestId })
    .returningAll()
    .executeTakeFirstOrThrow()
  await schedule(trx, 'readPayment', payment.payment_id, new Date(now.getTime() + minuteInMs))
  await schedule(trx, 'expireOrder', orderId, paying.expires_at)
  return { order: paying, payment }
}

/** Asks the gateway where the payer goes on, outside of any transaction, and keeps the answer. */
async function goOn(deps: SellingDeps, gateway: GatewayRail, { order, payment }: Attempt, contact: Awaited<ReturnType<SellingDeps['readContact']>>): Promise<StoredPayment> {
  const { chosen } = payment
  if (!chosen) throw new Error(`Payment ${payment.payment_id} has no method`)
  const plan = await deps.db
    .selectFrom('plan_version')
    .innerJoin('plan', 'plan.identifier', 'plan_version.identifier')
    .select(['title', 'period'])
    .where('plan_id', '=', order.plan_id)
    .executeTakeFirstOrThrow()
  const fullPrice = Math.max(order.quote.nextCharge?.amount ?? 0, order.quote.lines.find(({ kind }) => kind === 'plan')?.amount ?? 0, payment.amount)
  const next = await gateway.start({
    ...chargeOf(payment),
    contact,
    chosen,
    description: textIn(plan.title, order.language === 'bn' ? 'bengali' : 'english'),
    returnUrl: `${deps.config.siteOrigin}/${order.language}/redirect`,
    mandate: order.renews ? { maximum: mandateMaximum({ currency: payment.currency, amount: fullPrice }), period: plan.period, from: order.created_at } : null,
  })
  return transaction(deps.db, async (trx) => {
    // `settlePayment` locks too, but after the update.
    await lockPayer(trx, payment.user_id)
    if (next === null) return settlePayment(trx, deps, payment, { state: 'failed', providerRef: payment.payment_id, decline: { reason: 'methodNotAllowed', severity: 'hard' }, clientSecret: null })
    await trx.updateTable('payment').set({ next: JSON.stringify(next) }).where('payment_id', '=', payment.payment_id).execute()
    return settlePayment(trx, deps, payment, { state: 'action', providerRef: payment.payment_id, decline: null, clientSecret: null })
  })
}

async function ownOrder(db: Kysely<BillingTables>, userId: string, orderId: string): Promise<StoredOrder> {
  const order = await db.selectFrom('billing_order').selectAll().where((its) => its.and({ order_id: orderId, user_id: userId })).executeTakeFirst()
  if (!order) throw new ApiError('NOT_FOUND')
  return order
}
