import { createHash, randomUUID } from 'node:crypto'
import { giftPrice, giftRedeemableMonths, orderAfter, priceFor, quote, recipientProblems, taxRuleFor } from '@ott/billing'
import type { Quote } from '@ott/billing'
import { periodEnd } from '@ott/billing/period'
import type { Answer } from '@ott/contract'
import { transaction } from '@ott/database'
import { apiLanguage } from '@ott/i18n'
import { normaliseEmail } from '@ott/identity'
import type { Kysely } from 'kysely'
import { ApiError } from '../../http/api-error.ts'
import type { RequestContext } from '../../http/request.ts'
import type { SellingDeps } from '../deps.ts'
import { lockPayer } from '../lock-payer.ts'
import { consentTo } from '../orders/consent.ts'
import { insertOrder } from '../orders/insert-order.ts'
import { knownOrder } from '../orders/known-order.ts'
import { abandonAttempt, cancelOpenOrders, insertPayment, lookAtOrder, payingOrder, presentOrder, priceMismatch } from '../orders/place-order.ts'
import { orderCountry, presentSignedQuote } from '../orders/quote-references.ts'
import { minimumOf, presentQuote, storeQuote } from '../orders/quotes.ts'
import { needsBuyer, sellerPlace, taxRules } from '../orders/tax-rules.ts'
import { cardOf } from '../payments/cards.ts'
import { presentMethods } from '../payments/gateway-payments.ts'
import { offeredMethods } from '../payments/offered-methods.ts'
import type { StoredOrder } from '../payments/settle.ts'
import { plansOnSale } from '../plans.ts'
import type { StoredPlan } from '../plans.ts'
import { logEvent } from '../sold-subscription.ts'
import type { BillingTables, OrderedGift } from '../tables.ts'
import { schedule } from '../tasks.ts'
import type { Trx } from '../tasks.ts'

/** `currentCountry`: where the buyer is. The gift has the price and the law of `country`, where it was quoted (BIL-132). */
type GiftRequest = RequestContext<'gift'> & { currentCountry: string }
type Priced = { plan: StoredPlan; quote: Quote }
type Order = { order: StoredOrder; isNew: boolean }

/**
 * Sells a gift, exactly once for a `requestId` (BIL-101). It has no coupon, no trial and no renewal, and leaves the buyer's own plan
 * and its orders as they are. Without a `requestId` only the price is told.
 */
export function orderGift(deps: SellingDeps) {
  return async (context: RequestContext<'gift'>): Promise<Answer<'gift'>> => {
    const { user, body, country: currentCountry } = context
    const country = orderCountry(deps, { userId: user.userId, country: currentCountry }, body)
    const request = { ...context, country, currentCountry }
    const to = recipientOf(request)
    const payment_methods = presentMethods(offeredMethods(deps, country))
    const { requestId } = body
    if (requestId === undefined) return { data: { quote: presentSignedQuote(deps, (await priceGift(deps.db, deps, request)).quote, { userId: user.userId, country }) }, payment_methods }
    if (body.stripeToken === undefined && payment_methods.length === 0) throw new ApiError('NOT_OFFERED')
    await abandonAttempt(deps, user.userId, requestId, 'gift')
    const { order, isNew } = await transaction(deps.db, (trx) => findOrCreate(trx, deps, request, { requestId, to }))
    return { data: { quote: presentQuote(order.quote), placed: await placedOf(deps, order, isNew) }, payment_methods }
  }
}

/** An order of the gateway that was not started is no failure: `startPayment` goes on with it. */
function placedOf(deps: SellingDeps, order: StoredOrder, isNew: boolean) {
  return order.rail === 'gateway' && order.status === 'open' ? { outcome: 'PENDING' as const, order: presentOrder(order) } : lookAtOrder(deps, order, isNew)
}

function recipientOf({ body: { to }, locale }: GiftRequest): OrderedGift['to'] {
  if (!to) return null
  const { language, ...typed } = to
  const texts = { ...typed, email: normaliseEmail(typed.email) }
  const [field] = Object.keys(recipientProblems(texts))
  if (field !== undefined) throw new ApiError('INVALID_INPUT', { field: `to.${field}` })
  const isBengali = (language ?? apiLanguage(locale)) === 'bengali'
  return { ...texts, language: isBengali ? 'bn' : 'en' }
}

/** Throws NOT_FOUND for a plan that is not on sale in the user's country, and for a length that it is not given for. */
async function priceGift(db: Kysely<BillingTables>, { now, timeZone }: SellingDeps, { body, country }: GiftRequest): Promise<Priced> {
  const plan = (await plansOnSale(db)).find((one) => one.identifier === body.plan_id || one.plan_id === body.plan_id)
  const monthly = plan && priceFor(plan.prices, country)
  const price = monthly && giftPrice(monthly, plan.period, body.months)
  if (!price) throw new ApiError('NOT_FOUND')
  const moment = now()
  const place = { country, region: body.place?.region ?? null }
  const priced = quote({
    price,
    coupon: null,
    credit: 0,
    trialEndsAt: null,
    periodEndsAt: periodEnd(moment, timeZone, 'MONTHLY', giftRedeemableMonths),
    renews: false,
    minimum: minimumOf(price.currency),
    taxRule: taxRuleFor(taxRules, place, moment),
    place,
    seller: sellerPlace,
  })
  // Less than a provider charges is no gift to sell: anybody could make codes for nothing.
  if (priced.dueNow === 0) throw new ApiError('NOT_FOUND')
  return { plan, quote: priced }
}

async function findOrCreate(trx: Trx, deps: SellingDeps, request: GiftRequest, { requestId, to }: { requestId: string; to: OrderedGift['to'] }): Promise<Order> {
  const { user: { userId }, body } = request
  await lockPayer(trx, userId)
  const contentHash = createHash('sha256').update(JSON.stringify(['gift', body.plan_id, body.months, to, body.place ?? null, body.stripeToken ?? null])).digest()
  const known = await knownOrder(trx, userId, requestId, contentHash)
  if (known) return { order: known, isNew: false }
  const paying = await payingOrder(trx, userId, 'gift')
  if (paying) throw new ApiError('ORDER_IN_PROGRESS', { orderId: paying.order_id })
  return { order: await createOrder(trx, deps, request, { requestId, contentHash, gift: { months: body.months, to } }), isNew: true }
}

async function createOrder(trx: Trx, deps: SellingDeps, request: GiftRequest, { requestId, contentHash, gift }: { requestId: string; contentHash: Buffer; gift: OrderedGift }): Promise<StoredOrder> {
  const { user: { userId }, body, country, currentCountry, locale } = request
  const card = body.stripeToken === undefined ? null : await cardOf(trx, userId, body.stripeToken)
  if (body.stripeToken !== undefined && !card) throw new ApiError('INVALID_INPUT', { field: 'stripeToken' })
  if (needsBuyer(country) && !body.place) throw new ApiError('INVALID_INPUT', { field: 'place' })
  const priced = await priceGift(trx, deps, request)
  if (body.expected !== priced.quote.dueNow) {
    // The price where the buyer is now, because the one that was quoted does not hold.
    const { quote } = await priceGift(trx, deps, { ...request, country: currentCountry })
    throw priceMismatch(deps, quote, { userId, country: currentCountry })
  }
  await cancelOpenOrders(trx, userId, 'gift')
  const now = deps.now()
  const order = await insertOrder(trx, {
    user_id: userId,
    kind: 'gift',
    rail: card ? 'stripe' : 'gateway',
    status: card ? orderAfter('open', { type: 'attemptStarted' }).status : 'open',
    subscription_id: randomUUID(),
    plan_id: priced.plan.plan_id,
    period_number: 1,
    country,
    buyer: body.place ?? null,
    coupon_code: null,
    renews: false,
    payment_method_id: card?.payment_method_id ?? null,
    request_id: requestId,
    content_hash: contentHash,
    language: locale,
    quote: priced.quote,
    consent: consentTo(body.consent, storeQuote(priced.quote), now),
    gift,
  }, now)
  await logEvent(trx, { userId, subscriptionId: null, type: 'initiated', at: now, details: { orderId: order.order_id, total: order.total, currency: order.currency } })
  if (card) await insertPayment(trx, order, now)
  else await schedule(trx, 'expireOrder', order.order_id, order.expires_at)
  return order
}
