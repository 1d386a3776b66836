import type { DeclineReason, GatewayMethodType, Money } from '@ott/billing'
import { maxCallSeconds } from '@ott/contract'
import type { Answer } from '@ott/contract'
import { ApiError } from './api-error.ts'
import type { Call } from './api-client.ts'
import { cardOf } from './cards.ts'
import type { PaymentCard } from './cards.ts'
import type { Language } from './query-defaults.ts'
import { placeOf, quoteOf } from './quotes.ts'
import type { Buyer, Quote } from './quotes.ts'

/** `unreachable`: no network, a busy server or a timeout. The same request may be sent again. */
export type CallFailure = { type: 'unreachable' } | { type: 'refused'; code: ApiError['code'] | null }

export type CardSetup = { clientSecret: string; setupIntentId: string; customerId: string; publishableKey: string }

export async function startCardSetup(call: Call, requestId: string): Promise<{ ok: true; setup: CardSetup } | { ok: false; error: CallFailure }> {
  try {
    const { data } = await call('stripeSetupIntent', { body: { requestId } }, { signal: timeout() })
    return {
      ok: true,
      setup: { clientSecret: data.client_secret, setupIntentId: data.setup_intent_id, customerId: data.customer_id, publishableKey: data.publishable_key },
    }
  } catch (error) {
    return { ok: false, error: failureOf(error) }
  }
}

export type Declined = { type: 'declined'; reason: DeclineReason; isRetryable: boolean }

/** The server reads the card back, so that it is the user's and was confirmed. One that pays once renews nothing. */
export async function validateCard(call: Call, { setupIntentId, paymentMethodId, paysOnce = false }: { setupIntentId: string; paymentMethodId: string; paysOnce?: boolean }): Promise<{ ok: true; card: PaymentCard } | { ok: false; error: CallFailure | Declined }> {
  try {
    const { data } = await call('stripeValidateCustomer', { body: { token: setupIntentId, paymentMethodId, ...(paysOnce && { is_default: false }) } }, { signal: timeout() })
    return { ok: true, card: cardOf(data.card) }
  } catch (error) {
    return { ok: false, error: declineOf(error) ?? failureOf(error) }
  }
}

export type Order = Quote & { id: string; status: Answer<'order'>['data']['order']['status']; planId: string; /** Of a gift only. */ giftMonths?: number }

export type PlacedOrder =
  /** Paid, or the trial has started. `returned`: what was paid a second time goes back. */
  | { type: 'active'; order: Order; returned: Money | null }
  /** `step`: where the payer goes on at the gateway, if anywhere. */
  | { type: 'pending'; order: Order; step: PaymentStep | null }
  /** The bank asks the payer. Afterwards the same request tells how it ended. */
  | { type: 'actionRequired'; order: Order; clientSecret: string }
  | { type: 'failed'; order: Order }
  /** The payment came too late to give anything, and goes back. */
  | { type: 'returned'; order: Order; returned: Money }

/** Nothing was charged, except that another order may be. */
export type OrderError =
  | CallFailure
  | Declined
  | { type: 'priceChanged'; quote: Quote }
  | { type: 'orderInProgress'; orderId: string }
  | { type: 'alreadySubscribed' }

export type OrderOutcome = { ok: true; placed: PlacedOrder } | { ok: false; error: OrderError }

/** The text that the user agreed to by the press, as it was shown. */
export type Consent = { text: string; version: string; language: Language }

/** All that one press of the button sends. It is plain data, so that a reloaded page can repeat it. */
export type CardOrder = {
  siteId: string
  userId: string
  planId: string
  planIdentifier: string
  currency: string
  couponCode: string | null
  paymentMethodId: string
  requestId: string
  /** What is due now, as the user was shown. */
  expected: number
  /** Of the quote that the user was shown. */
  quoteReference?: string
  renews: boolean
  buyer: Buyer | null
  consent?: Consent
}

export async function placeCardOrder(call: Call, order: CardOrder): Promise<OrderOutcome> {
  const { siteId, userId, planId, planIdentifier, currency, couponCode, paymentMethodId, requestId, expected, quoteReference, renews, buyer, consent } = order
  return orderOutcome(() =>
    call('stripeSubscribe', {
      body: {
        subscription: 'stripe',
        siteId,
        platform: 'web_browser',
        planId,
        planIdentifier,
        userId,
        currencyCode: currency,
        appliedOffers: couponCode === null ? [] : [couponCode],
        stripeToken: paymentMethodId,
        requestId,
        expected,
        ...(quoteReference !== undefined && { quote_reference: quoteReference }),
        auto_renewal: renews,
        ...(buyer && { place: placeOf(buyer) }),
        ...(consent && { consent }),
      },
    }, { signal: timeout() }),
  )
}

/** `upi`: a link that opens the payer's app, and the same as a picture. */
export type PaymentStep = { kind: 'redirect'; url: string } | { kind: 'upi'; uri: string; qrSvg: string }

/** All that one press of the button sends to pay at the gateway. It is plain data, so that a reloaded page can repeat it. */
export type GatewayOrder = Omit<CardOrder, 'siteId' | 'paymentMethodId'> & { method: { type: GatewayMethodType; option: string } }

/** Makes the order and starts its payment; a repeat goes on with both. */
export function placeGatewayOrder(call: Call, { planId, couponCode, renews, userId, requestId, expected, quoteReference, buyer, method, consent }: GatewayOrder): Promise<OrderOutcome> {
  return orderOutcome(async () => {
    const { data: order } = await call('subscribe', {
      query: {},
      body: { plan_id: planId, auto_renewal: renews, user_id: userId, device: 'Web', requestId, expected, ...(quoteReference !== undefined && { quote_reference: quoteReference }), ...(couponCode !== null && { coupon_code: couponCode }), ...(buyer && { place: placeOf(buyer) }), ...(consent && { consent }) },
    }, { signal: timeout() })
    return startAtGateway(call, order.order_id, { method, requestId })
  })
}

/** Starts the payment of an order; a repeat goes on with it. */
export async function startAtGateway(call: Call, orderId: string, { method, requestId }: Pick<GatewayOrder, 'method' | 'requestId'>): Promise<Answer<'order'>> {
  const { data: started } = await call('startPayment', {
    body: { order_id: orderId, payment_method_type: method.type, payment_method: method.option, requestId },
  }, { signal: timeout() })
  return { data: { outcome: started.next?.kind === 'none' ? 'ACTIVE' : 'PENDING', order: started.order, ...(started.next && { next: started.next }) } }
}

/** How an order stands now. `returned`: the query with which the gateway sent the payer back, whose id of the payment finds the order too. */
export function checkOrder(call: Call, orderId: string, returned?: Record<string, string>): Promise<OrderOutcome> {
  return orderOutcome(() => call('order', { params: { id: orderId }, body: returned ? { return: returned } : {} }, { signal: timeout() }))
}

export async function orderOutcome(send: () => Promise<Answer<'order'>>): Promise<OrderOutcome> {
  try {
    return { ok: true, placed: placedOf((await send()).data) }
  } catch (error) {
    return { ok: false, error: orderErrorOf(error) }
  }
}

function placedOf({ outcome, client_secret: clientSecret, next, returned, order: wire }: Answer<'order'>['data']): PlacedOrder {
  const order: Order = { ...quoteOf(wire), id: wire.order_id, status: wire.status, planId: wire.plan_id, ...(wire.gift_months !== undefined && { giftMonths: wire.gift_months }) }
  switch (outcome) {
    case 'ACTIVE': return { type: 'active', order, returned: returned ?? null }
    case 'FAILED': return { type: 'failed', order }
    case 'RETURNED': return returned ? { type: 'returned', order, returned } : { type: 'failed', order }
    case 'PENDING': return { type: 'pending', order, step: stepOf(next) }
    case 'REQUIRES_ACTION': return clientSecret === undefined ? { type: 'pending', order, step: null } : { type: 'actionRequired', order, clientSecret }
  }
}

function stepOf(next: Answer<'order'>['data']['next']): PaymentStep | null {
  if (next?.kind === 'upi') return { kind: 'upi', uri: next.uri, qrSvg: next.qr_svg }
  return next?.kind === 'redirect' ? next : null
}

function orderErrorOf(error: unknown): OrderError {
  if (error instanceof ApiError) {
    const { code, body } = error
    if (code === 'PRICE_MISMATCH' && body.quote) return { type: 'priceChanged', quote: quoteOf(body.quote) }
    if (code === 'ORDER_IN_PROGRESS' && body.orderId !== undefined) return { type: 'orderInProgress', orderId: body.orderId }
    if (code === 'ALREADY_SUBSCRIBED') return { type: 'alreadySubscribed' }
  }
  return declineOf(error) ?? failureOf(error)
}

function declineOf(error: unknown): Declined | null {
  if (!(error instanceof ApiError) || error.code !== 'PAYMENT_DECLINED') return null
  return { type: 'declined', reason: error.body.decline ?? 'declined', isRetryable: error.body.retryable ?? false }
}

/** An answer that says nothing about the payment leaves it open. */
function failureOf(error: unknown): CallFailure {
  if (!(error instanceof ApiError)) return { type: 'unreachable' }
  const { status, code } = error
  if (status === 0 || status >= 500 || code === 'RATE_LIMITED' || code === 'INVALID_RESPONSE') return { type: 'unreachable' }
  return { type: 'refused', code }
}

const timeout = () => AbortSignal.timeout(maxCallSeconds * 1_000)
