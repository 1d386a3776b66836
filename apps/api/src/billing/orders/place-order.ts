import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { orderAfter, orderIdFrom } from '@ott/billing'
import type { Decline } from '@ott/billing'
import type { Answer } from '@ott/contract'
import { advisoryLock, transaction } from '@ott/database'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { Contact } from '../../notifications/notify-user.ts'
import type { SellingDeps } from '../deps.ts'
import { cardOf } from '../payments/cards.ts'
import { closePayment, lastPayment, pursuePayment } from '../payments/pursue.ts'
import { fulfil } from '../payments/settle.ts'
import type { StoredOrder, StoredPayment } from '../payments/settle.ts'
import { hasSoldPlan, logEvent } from '../sold-subscription.ts'
import { notEndedSubscriptions } from '../subscriptions.ts'
import { schedule, unschedule } from '../tasks.ts'
import type { Trx } from '../tasks.ts'
import { releaseCoupon, takeCoupon } from './coupons.ts'
import { insertOrder } from './insert-order.ts'
import { claimTrial, presentQuote, priceOrder, storeQuote } from './quotes.ts'
import type { Priced, QuoteRequest } from './quotes.ts'
import { needsBuyer } from './tax-rules.ts'

type Request = RequestContext<'stripeSubscribe'>
type PlacedOrder = Answer<'order'>['data']

const minuteInMs = 60_000
/** A repeat that comes sooner leaves the charge to the first request, which still waits for the provider. */
const chargeTakesMs = 10_000

/**
 * Sells a plan by card, exactly once for a `requestId` (BIL-63): a repeat looks how the order stands, and other content is
 * refused. The amount is computed here; where it differs from what was shown, nothing is charged.
 */
export function placeOrder(deps: SellingDeps) {
  return async (request: Request): Promise<Answer<'stripeSubscribe'>> => {
    const { body, user } = request
    if (body.userId !== user.userId || body.siteId !== deps.config.siteId) throw new ApiError('FORBIDDEN')
    await abandonAttempt(deps, user.userId, body.requestId)
    const contact = await deps.readContact(user.userId)
    const { order, isNew } = await transaction(deps.db, (trx) => findOrCreate(trx, deps, request, contact))
    return { data: await lookAtOrder(deps, order, isNew) }
  }
}

/** Looks how an order stands, asking the provider where it is not known (BIL-61). */
export function readOrder(deps: SellingDeps) {
  return async ({ params, user }: RequestContext<'order'>): Promise<Answer<'order'>> => {
    const order = await deps.db.selectFrom('billing_order').selectAll().where((its) => its.and({ order_id: params.id, user_id: user.userId })).executeTakeFirst()
    if (!order) throw new ApiError('NOT_FOUND')
    return { data: await lookAtOrder(deps, order, false).catch(asOutcome(deps, order)) }
  }
}

/** A decline is an answer here, because the order is only looked at. */
function asOutcome(deps: SellingDeps, { order_id: id }: StoredOrder) {
  return async (error: unknown): Promise<PlacedOrder> => {
    if (error instanceof ApiError && error.code === 'PAYMENT_DECLINED') return { outcome: 'FAILED', order: presentOrder(await storedOrder(deps.db, id)) }
    throw error
  }
}

export async function lookAtOrder(deps: SellingDeps, order: StoredOrder, isNew: boolean): Promise<PlacedOrder> {
  const payment = await lastPayment(deps.db, order.order_id)
  const pursued = payment && (isNew || !isUnderWay(payment, deps.now())) ? await pursuePayment(deps, payment) : null
  if (pursued?.decline && pursued.payment.state !== 'succeeded') throw declined(pursued.decline)
  const current = await storedOrder(deps.db, order.order_id)
  if (pursued?.clientSecret) return { outcome: 'REQUIRES_ACTION', client_secret: pursued.clientSecret, publishable_key: deps.rail.publishableKey, order: presentOrder(current) }
  const outcome = current.status === 'paid' ? 'ACTIVE' : current.status === 'paying' ? 'PENDING' : 'FAILED'
  return { outcome, order: presentOrder(current) }
}

function storedOrder(db: SellingDeps['db'], orderId: string): Promise<StoredOrder> {
  return db.selectFrom('billing_order').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
}

/** The first request is making this charge. */
function isUnderWay({ state, provider_ref, created_at }: StoredPayment, now: Date): boolean {
  return state === 'created' && provider_ref === null && now.getTime() - created_at.getTime() < chargeTakesMs
}

function declined({ reason, severity }: Decline): ApiError {
  return new ApiError('PAYMENT_DECLINED', { decline: reason, retryable: severity === 'soft' })
}

/** A challenge that its payer left is closed by the next press, so that only one attempt can succeed. */
export async function abandonAttempt(deps: SellingDeps, userId: string, requestId: string): Promise<void> {
  const paying = await payingOrder(deps.db, userId)
  if (!paying || paying.request_id === requestId) return
  const payment = await lastPayment(deps.db, paying.order_id)
  if (payment?.state === 'action') await closePayment(deps, payment)
}

/** A renewal counts too: what it pays for must be known first. */
export async function payingOrder(db: SellingDeps['db'], userId: string): Promise<StoredOrder | null> {
  return (await db.selectFrom('billing_order').selectAll().where((its) => its.and({ user_id: userId, status: 'paying' })).executeTakeFirst()) ?? null
}

async function findOrCreate(trx: Trx, deps: SellingDeps, request: Request, contact: Contact | null): Promise<{ order: StoredOrder; isNew: boolean }> {
  const { user, body } = request
  await advisoryLock(trx, `billing ${user.userId}`)
  const contentHash = hashOf(request)
  const known = await trx.selectFrom('billing_order').selectAll().where((its) => its.and({ user_id: user.userId, request_id: body.requestId })).executeTakeFirst()
  if (known?.content_hash?.equals(contentHash)) return { order: known, isNew: false }
  if (known) throw new ApiError('IDEMPOTENCY_MISMATCH')
  const paying = await payingOrder(trx, user.userId)
  if (paying) throw new ApiError('ORDER_IN_PROGRESS', { orderId: paying.order_id })
  const isSubscribed = (await hasSoldPlan(trx, user.userId)) || (await notEndedSubscriptions(trx, user.userId, deps.now())).length > 0
  if (isSubscribed) throw new ApiError('ALREADY_SUBSCRIBED')
  return { order: await createOrder(trx, deps, request, { contentHash, contact }), isNew: true }
}

async function createOrder(trx: Trx, deps: SellingDeps, request: Request, { contentHash, contact }: { contentHash: Buffer; contact: Contact | null }): Promise<StoredOrder> {
  const { user, body, country, locale } = request
  const card = await cardOf(trx, user.userId, body.stripeToken)
  if (!card) throw new ApiError('INVALID_INPUT', { field: 'stripeToken' })
  if (needsBuyer(country) && !body.place) throw new ApiError('INVALID_INPUT', { field: 'place' })
  await cancelOpenOrders(trx, user.userId)
  await stopRenewals(trx, user.userId)
  const asked: QuoteRequest = {
    userId: user.userId,
    planId: body.planIdentifier,
    couponCode: body.appliedOffers[0] ?? null,
    renews: body.auto_renewal,
    country,
    region: body.place?.region ?? null,
    cardFingerprint: card.fingerprint,
    contact,
  }
  const priced = await priceOrder(trx, deps, asked)
  checkPrice(priced, body)
  const now = deps.now()
  const { plan, quote, coupon } = priced
  const hasTrial = quote.trialEndsAt !== null
  const order = await insertOrder(trx, {
    user_id: user.userId,
    kind: 'new',
    status: orderAfter('open', { type: 'attemptStarted' }).status,
    subscription_id: randomUUID(),
    plan_id: plan.plan_id,
    period_number: hasTrial ? 0 : 1,
    country,
    buyer: body.place ?? null,
    coupon_code: coupon?.code ?? null,
    renews: body.auto_renewal,
    payment_method_id: card.payment_method_id,
    request_id: body.requestId,
    content_hash: contentHash,
    language: locale,
    quote,
  }, now)
  if (coupon && !(await takeCoupon(trx, coupon.code, order))) throw priceMismatch((await priceOrder(trx, deps, { ...asked, couponCode: null })).quote)
  if (!(await claimTrial(trx, priced.claims, now))) throw priceMismatch((await priceOrder(trx, deps, asked)).quote)
  await logEvent(trx, { userId: user.userId, subscriptionId: order.subscription_id, type: 'initiated', at: now, details: { orderId: order.order_id, total: order.total, currency: order.currency } })
  if (order.total === 0) {
    await fulfil(trx, deps, order)
    return order
  }
  await insertPayment(trx, order, now)
  return order
}

/** The first attempt to pay an order, and what looks after it. */
export async function insertPayment(trx: Trx, order: StoredOrder, now: Date): Promise<void> {
  const { payment_id } = await trx.insertInto('payment').values(newPayment(order, 1, false, now)).returning('payment_id').executeTakeFirstOrThrow()
  await schedule(trx, 'readPayment', payment_id, new Date(now.getTime() + minuteInMs))
  await schedule(trx, 'expireOrder', order.order_id, order.expires_at)
}

/** An attempt to pay an order; its id is the provider's idempotency key. */
export function newPayment({ user_id, order_id, currency, total, payment_method_id }: StoredOrder, attempt: number, isOffSession: boolean, now: Date, requestId: string | null = null) {
  return {
    payment_id: orderIdFrom(randomBytes(12)),
    user_id,
    order_id,
    attempt,
    rail: 'stripe' as const,
    payment_method_id,
    is_off_session: isOffSession,
    state: 'created' as const,
    currency,
    amount: total,
    provider_ref: null,
    decline: null,
    created_at: now,
    settled_at: null,
    request_id: requestId,
  }
}

/** Whatever makes the shown price untrue: a changed price, a coupon that is over, a trial that was used. */
function checkPrice({ plan, quote, couponRefusal }: Priced, { planId, currencyCode, expected, auto_renewal }: Request['body']): void {
  // Who does not say what was shown may expect a trial.
  const isExpected = expected === undefined ? quote.trialEndsAt !== null || plan.trial_days === 0 || !auto_renewal : expected === quote.dueNow
  const isAsShown = couponRefusal === null && plan.plan_id === planId && quote.currency === currencyCode && isExpected
  if (!isAsShown) throw priceMismatch(quote)
}

function priceMismatch(quote: Priced['quote']): ApiError {
  return new ApiError('PRICE_MISMATCH', { quote: presentQuote(storeQuote(quote)) })
}

/** An order that was not paid gives way to the next one. */
async function cancelOpenOrders(trx: Trx, userId: string): Promise<void> {
  const open = await trx.updateTable('billing_order').set({ status: 'cancelled' }).where((its) => its.and({ user_id: userId, status: 'open', kind: 'new' })).returningAll().execute()
  for (const order of open) await releaseCoupon(trx, order)
}

/** A locked subscription gives way to the new order: both must not be charged. */
async function stopRenewals(trx: Trx, userId: string): Promise<void> {
  const held = await trx.selectFrom('subscription').select('subscription_id').where((its) => its.and({ user_id: userId, state: 'hold' })).execute()
  for (const { subscription_id: id } of held) await unschedule(trx, ['renew'], id)
}

/** What a repeat must have in common with the first request; the shown price may be left out. */
function hashOf({ body }: Request): Buffer {
  const { planId, planIdentifier, currencyCode, appliedOffers, stripeToken, auto_renewal, place } = body
  return createHash('sha256').update(JSON.stringify([planId, planIdentifier, currencyCode, appliedOffers, stripeToken, auto_renewal, place ?? null])).digest()
}

export function presentOrder({ order_id, status, plan_id, expires_at, quote }: StoredOrder): PlacedOrder['order'] {
  return { order_id, status, plan_id, expires_at: expires_at.toISOString(), ...presentQuote(quote) }
}
