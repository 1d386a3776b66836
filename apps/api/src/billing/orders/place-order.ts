import { createHash, randomBytes, randomUUID } from 'node:crypto'
import { orderAfter, orderIdFrom } from '@ott/billing'
import type { Decline, Quote } from '@ott/billing'
import type { Answer } from '@ott/contract'
import { transaction } from '@ott/database'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { Contact } from '../../notifications/notify-user.ts'
import type { SellingDeps } from '../deps.ts'
import { lockPayer } from '../lock-payer.ts'
import { cardOf } from '../payments/cards.ts'
import { presentNext } from '../payments/gateway-pages.ts'
import { offeredMethods } from '../payments/offered-methods.ts'
import { stopDebits } from '../payments/stop-debits.ts'
import { closePayment, lastPayment, pursuePayment } from '../payments/pursue.ts'
import { fulfil } from '../payments/settle.ts'
import type { StoredOrder, StoredPayment } from '../payments/settle.ts'
import { hasSoldPlan, logEvent } from '../sold-subscription.ts'
import { notEndedSubscriptions } from '../subscriptions.ts'
import type { Buyer } from '../tables.ts'
import { schedule, unschedule } from '../tasks.ts'
import type { Trx } from '../tasks.ts'
import { consentTo } from './consent.ts'
import type { ShownTerms } from './consent.ts'
import { releaseCoupon, takeCoupon } from './coupons.ts'
import { insertOrder } from './insert-order.ts'
import { knownOrder } from './known-order.ts'
import { moneyOf } from './returned-money.ts'
import { orderCountry, presentSignedQuote } from './quote-references.ts'
import { claimTrial, presentQuote, priceOrder, storeQuote } from './quotes.ts'
import type { Priced, QuoteRequest } from './quotes.ts'
import { needsBuyer } from './tax-rules.ts'

/** What a user asks for, by either provider. */
type Purchase = Pick<QuoteRequest, 'rail' | 'userId' | 'planId' | 'couponCode' | 'renews' | 'country'> & {
  /** Where the user is. The order has the price and the law of `country`, where it was quoted (BIL-132). */
  currentCountry: string
  place: Buyer | null
  language: StoredOrder['language']
  requestId: string
  consent: ShownTerms | undefined
  /** What a repeat must have in common with the first request; the shown price may be left out. */
  content: unknown[]
  /** At the card provider. */
  cardRef: string | null
  /** Whether the price is still the one that the user was shown. */
  isAsShown: (priced: Priced) => boolean
}

type PlacedOrder = Answer<'order'>['data']

const minuteInMs = 60_000
/** A repeat that comes sooner leaves the charge to the first request, which still waits for the provider. */
const chargeTakesMs = 10_000

/**
 * Sells a plan by card, exactly once for a `requestId` (BIL-63): a repeat looks how the order stands, and other content is
 * refused. The amount is computed here; where it differs from what was shown, nothing is charged.
 */
export function placeOrder(deps: SellingDeps) {
  return async ({ body, user, country: currentCountry, locale }: RequestContext<'stripeSubscribe'>): Promise<Answer<'stripeSubscribe'>> => {
    if (body.userId !== user.userId || body.siteId !== deps.config.siteId) throw new ApiError('FORBIDDEN')
    const { planId, planIdentifier, currencyCode, appliedOffers, stripeToken, auto_renewal: renews, place = null, expected, requestId } = body
    const { order, isNew } = await findOrCreate(deps, {
      rail: 'stripe',
      userId: user.userId,
      planId: planIdentifier,
      couponCode: appliedOffers[0] ?? null,
      renews,
      country: orderCountry(deps, { userId: user.userId, country: currentCountry }, body),
      currentCountry,
      place,
      language: locale,
      requestId,
      consent: body.consent,
      content: [planId, planIdentifier, currencyCode, appliedOffers, stripeToken, renews, place],
      cardRef: stripeToken,
      isAsShown: (priced) => priced.plan.plan_id === planId && priced.quote.currency === currencyCode && isExpected(priced, expected, renews),
    })
    return { data: await lookAtOrder(deps, order, isNew) }
  }
}

/**
 * Makes an order that is paid at the gateway, once for a `requestId` (BIL-72). It has no trial. One that costs nothing is given at
 * once, and cannot renew, because no mandate comes with it.
 */
export function orderAtGateway(deps: SellingDeps) {
  return async ({ body, user, country: currentCountry, locale }: RequestContext<'subscribe'>): Promise<Answer<'subscribe'>> => {
    if (body.user_id !== undefined && body.user_id !== user.userId) throw new ApiError('FORBIDDEN')
    const country = orderCountry(deps, { userId: user.userId, country: currentCountry }, body)
    if (offeredMethods(deps, country).length === 0) throw new ApiError('NOT_OFFERED')
    const { plan_id: planId, coupon_code: couponCode = null, auto_renewal: renews, place = null, expected, requestId = randomUUID() } = body
    const { order } = await findOrCreate(deps, {
      rail: 'gateway',
      userId: user.userId,
      planId,
      couponCode,
      renews,
      country,
      currentCountry,
      place,
      language: locale,
      requestId,
      consent: body.consent,
      content: ['gateway', planId, couponCode, renews, place],
      cardRef: null,
      isAsShown: (priced) => isExpected(priced, expected, renews),
    })
    return { data: presentOrder(order) }
  }
}

/**
 * Looks how an order stands, asking the provider where it is not known (BIL-61). A payment of the gateway names its order too,
 * because a payer comes back from there with it.
 */
export function readOrder(deps: SellingDeps) {
  return async ({ params, body, user }: RequestContext<'order'>): Promise<Answer<'order'>> => {
    const order = await deps.db
      .selectFrom('billing_order')
      .selectAll()
      .where('user_id', '=', user.userId)
      .where((its) => its.or([its('order_id', '=', params.id), its('order_id', 'in', its.selectFrom('payment').select('order_id').where('payment_id', '=', params.id))]))
      .executeTakeFirst()
    if (!order) throw new ApiError('NOT_FOUND')
    // It decides nothing: the payment is read at the gateway.
    if (body.return && deps.gateway?.isSigned(body.return) === false) deps.log.warn({ orderId: order.order_id }, 'the return from the gateway has a wrong signature')
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
  const current = await storedOrder(deps.db, order.order_id)
  if (pursued?.decline && current.status !== 'paid') throw declined(pursued.decline)
  if (pursued?.clientSecret) return { outcome: 'REQUIRES_ACTION', client_secret: pursued.clientSecret, publishable_key: deps.rail.publishableKey, order: presentOrder(current) }
  // Money may be on its way for an order that was given up.
  const isPending = current.status === 'paying' || pursued?.payment.state === 'processing'
  const { isKept, returned } = await moneyOf(deps.db, current)
  const outcome = current.status === 'paid' && isKept ? 'ACTIVE' : isPending ? 'PENDING' : returned > 0 ? 'RETURNED' : 'FAILED'
  const next = outcome === 'PENDING' && pursued?.payment.state === 'action' ? presentNext(deps, pursued.payment, current) : null
  return { outcome, ...(next && { next }), ...(returned > 0 && { returned: { currency: current.currency, amount: returned } }), order: presentOrder(current) }
}

function storedOrder(db: SellingDeps['db'], orderId: string): Promise<StoredOrder> {
  return db.selectFrom('billing_order').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
}

/** The first request is making this charge. */
function isUnderWay({ state, provider_ref, created_at }: StoredPayment, now: Date): boolean {
  return state === 'created' && provider_ref === null && now.getTime() - created_at.getTime() < chargeTakesMs
}

/** The answer to a payment that was refused. */
export function declined({ reason, severity }: Decline): ApiError {
  return new ApiError('PAYMENT_DECLINED', { decline: reason, retryable: severity === 'soft' })
}

/**
 * A challenge that its payer left is closed by the next press, so that only one attempt can succeed (BIL-118). The gateway closes none: its
 * order is given up, and money that comes after all goes back where the user has bought something else (BIL-22).
 */
export async function abandonAttempt(deps: SellingDeps, userId: string, requestId: string, about: OrderSubject = 'plan'): Promise<void> {
  const paying = await payingOrder(deps.db, userId, about)
  if (!paying || paying.request_id === requestId) return
  const payment = await lastPayment(deps.db, paying.order_id)
  // Two requests of the same press.
  if (payment?.request_id === requestId) return
  if (paying.kind === 'renewal' && payment?.rail === 'gateway') return stopDebits(deps, userId, ['hold'])
  if (payment?.state !== 'action' && !(payment?.rail === 'gateway' && payment.state === 'created')) return
  const closed = await closePayment(deps, payment)
  const mayComeLater = closed.rail === 'gateway' && (closed.state === 'action' || closed.state === 'created')
  if (mayComeLater) await transaction(deps.db, (trx) => giveUpOrder(trx, userId, paying.order_id))
}

async function giveUpOrder(trx: Trx, userId: string, orderId: string): Promise<void> {
  await lockPayer(trx, userId)
  const order = await trx.updateTable('billing_order').set({ status: 'cancelled' }).where((its) => its.and({ order_id: orderId, status: 'paying' })).returningAll().executeTakeFirst()
  if (order) await releaseCoupon(trx, order)
}

/** A gift and the own plan do not wait for each other. */
type OrderSubject = 'plan' | 'gift'

/** A renewal counts too: what it pays for must be known first. */
export async function payingOrder(db: SellingDeps['db'], userId: string, about: OrderSubject = 'plan'): Promise<StoredOrder | null> {
  const paying = db.selectFrom('billing_order').selectAll().where((its) => its.and({ user_id: userId, status: 'paying' }))
  return (await paying.where('kind', about === 'gift' ? '=' : '<>', 'gift').executeTakeFirst()) ?? null
}

async function findOrCreate(deps: SellingDeps, purchase: Purchase): Promise<{ order: StoredOrder; isNew: boolean }> {
  const { userId, requestId } = purchase
  await abandonAttempt(deps, userId, requestId)
  const contact = await deps.readContact(userId)
  const contentHash = createHash('sha256').update(JSON.stringify(purchase.content)).digest()
  return transaction(deps.db, async (trx) => {
    await lockPayer(trx, userId)
    const known = await knownOrder(trx, userId, requestId, contentHash)
    if (known) return { order: known, isNew: false }
    const paying = await payingOrder(trx, userId)
    if (paying) throw new ApiError('ORDER_IN_PROGRESS', { orderId: paying.order_id })
    const isSubscribed = (await hasSoldPlan(trx, userId)) || (await notEndedSubscriptions(trx, userId, deps.now())).length > 0
    if (isSubscribed) throw new ApiError('ALREADY_SUBSCRIBED', await orderOfPlan(trx, userId))
    return { order: await createOrder(trx, deps, purchase, { contentHash, contact }), isNew: true }
  })
}

/** The order that bought the plan which the user has; nothing for one that was given. */
async function orderOfPlan(trx: Trx, userId: string): Promise<{ orderId?: string }> {
  const order = await trx
    .selectFrom('billing_order')
    .innerJoin('subscription', 'subscription.subscription_id', 'billing_order.subscription_id')
    .select('order_id')
    .where((its) => its.and({ 'billing_order.user_id': userId, kind: 'new', 'billing_order.status': 'paid' }))
    .where('subscription.state', 'in', ['trial', 'active', 'grace', 'paused'])
    .executeTakeFirst()
  return order ? { orderId: order.order_id } : {}
}

async function createOrder(trx: Trx, deps: SellingDeps, purchase: Purchase, { contentHash, contact }: { contentHash: Buffer; contact: Contact | null }): Promise<StoredOrder> {
  const { rail, userId, country, currentCountry, place, renews, cardRef } = purchase
  const card = cardRef === null ? null : await cardOf(trx, userId, cardRef)
  if (cardRef !== null && !card) throw new ApiError('INVALID_INPUT', { field: 'stripeToken' })
  if (needsBuyer(country) && !place) throw new ApiError('INVALID_INPUT', { field: 'place' })
  await cancelOpenOrders(trx, userId, 'new')
  await stopRenewals(trx, userId)
  const asked: QuoteRequest = {
    rail,
    userId,
    planId: purchase.planId,
    couponCode: purchase.couponCode,
    renews,
    country,
    region: place?.region ?? null,
    cardFingerprint: card?.fingerprint ?? null,
    contact,
  }
  const priced = await priceOrder(trx, deps, asked)
  // The price where the user is now, because the one that was quoted does not hold.
  const mismatch = async (couponCode: string | null) => priceMismatch(deps, (await priceOrder(trx, deps, { ...asked, couponCode, country: currentCountry })).quote, { userId, country: currentCountry })
  if (priced.couponRefusal !== null || !purchase.isAsShown(priced)) throw await mismatch(asked.couponCode)
  const now = deps.now()
  const { plan, quote, coupon } = priced
  if (rail === 'gateway' && renews && quote.dueNow === 0) throw new ApiError('INVALID_INPUT', { field: 'auto_renewal' })
  const isPaidNext = rail === 'gateway' && quote.dueNow > 0
  const order = await insertOrder(trx, {
    user_id: userId,
    kind: 'new',
    rail,
    status: isPaidNext ? 'open' : orderAfter('open', { type: 'attemptStarted' }).status,
    subscription_id: randomUUID(),
    plan_id: plan.plan_id,
    period_number: quote.trialEndsAt === null ? 1 : 0,
    country,
    buyer: place,
    coupon_code: coupon?.code ?? null,
    renews,
    payment_method_id: card?.payment_method_id ?? null,
    request_id: purchase.requestId,
    content_hash: contentHash,
    language: purchase.language,
    quote,
    consent: consentTo(purchase.consent, storeQuote(quote), now),
  }, now)
  if (coupon && !(await takeCoupon(trx, coupon.code, order))) throw await mismatch(null)
  if (!(await claimTrial(trx, priced.claims, now))) throw await mismatch(asked.couponCode)
  await logEvent(trx, { userId, subscriptionId: order.subscription_id, type: 'initiated', at: now, details: { orderId: order.order_id, total: order.total, currency: order.currency } })
  if (order.total === 0) {
    await fulfil(trx, deps, order)
    return storedOrder(trx, order.order_id)
  }
  if (isPaidNext) await schedule(trx, 'expireOrder', order.order_id, order.expires_at)
  else await insertPayment(trx, order, now)
  return order
}

/** The first attempt to pay an order, and what looks after it. */
export async function insertPayment(trx: Trx, order: StoredOrder, now: Date): Promise<void> {
  const { payment_id } = await trx.insertInto('payment').values(newPayment(order, 1, false, now)).returning('payment_id').executeTakeFirstOrThrow()
  await schedule(trx, 'readPayment', payment_id, new Date(now.getTime() + minuteInMs))
  await schedule(trx, 'expireOrder', order.order_id, order.expires_at)
}

/** An attempt to pay an order; its id is the provider's idempotency key. */
export function newPayment({ user_id, order_id, currency, total, rail, payment_method_id }: StoredOrder, attempt: number, isOffSession: boolean, now: Date, requestId: string | null = null) {
  return {
    payment_id: orderIdFrom(randomBytes(12)),
    user_id,
    order_id,
    attempt,
    rail,
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

/** The shown price changes with a revised plan, a coupon that is over, or a trial that was used. */
function isExpected({ plan, quote }: Priced, expected: number | undefined, renews: boolean): boolean {
  // Who does not say what was shown may expect a trial.
  return expected === undefined ? quote.trialEndsAt !== null || plan.trial_days === 0 || !renews : expected === quote.dueNow
}

export function priceMismatch(deps: SellingDeps, quote: Quote, quoted: { userId: string; country: string }): ApiError {
  return new ApiError('PRICE_MISMATCH', { quote: presentSignedQuote(deps, quote, quoted) })
}

/** An order that was not paid gives way to the next one. */
export async function cancelOpenOrders(trx: Trx, userId: string, kind: 'new' | 'gift'): Promise<void> {
  const open = await trx.updateTable('billing_order').set({ status: 'cancelled' }).where((its) => its.and({ user_id: userId, status: 'open', kind })).returningAll().execute()
  for (const order of open) await releaseCoupon(trx, order)
}

/** A locked subscription gives way to the new order: both must not be charged. */
async function stopRenewals(trx: Trx, userId: string): Promise<void> {
  const held = await trx.selectFrom('subscription').select('subscription_id').where((its) => its.and({ user_id: userId, state: 'hold' })).execute()
  for (const { subscription_id: id } of held) await unschedule(trx, ['renew'], id)
}

/** An order as it goes over the wire. */
export function presentOrder({ order_id, status, plan_id, expires_at, quote, gift }: StoredOrder): PlacedOrder['order'] {
  return { order_id, status, plan_id, expires_at: expires_at.toISOString(), ...(gift && { gift_months: gift.months }), ...presentQuote(quote) }
}
