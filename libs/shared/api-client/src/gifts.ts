import type { GatewayMethod, GiftRecipient, Money, SoldGiftState } from '@ott/billing'
import { maxCallSeconds } from '@ott/contract'
import type { Answer } from '@ott/contract'
import { ApiError } from './api-error.ts'
import type { Call } from './api-client.ts'
import { orderOutcome, startAtGateway } from './payment.ts'
import type { Consent, GatewayOrder, OrderOutcome } from './payment.ts'
import { placeOf, quoteOf } from './quotes.ts'
import type { Buyer, Quote } from './quotes.ts'
import type { Language } from './query-defaults.ts'

/** To whom a gift is mailed, and in which language. */
export type MailedTo = GiftRecipient & { language: Language }

type GiftTerms = {
  type: 'gift'
  userId: string
  planId: string
  months: number
  /** Null: to the buyer alone. */
  to: MailedTo | null
  buyer: Buyer | null
  requestId: string
  /** What is due now, as the user was shown. */
  expected: number
  /** Of the quote that the user was shown. */
  quoteReference?: string
  consent: Consent
}

/** All that one press of the button sends to buy a gift. It is plain data, so that a reloaded page can repeat it. */
export type CardGift = GiftTerms & { paymentMethodId: string }
export type GatewayGift = GiftTerms & { method: GatewayOrder['method'] }

export type GiftPrice = { quote: Quote; methods: GatewayMethod[] }

/** What a gift costs; null where it is not offered. */
export function giftPriceQuery(call: Call, { planId, months, buyer }: { planId: string; months: number; buyer: Buyer | null }, language: Language) {
  return {
    // The buyer's name changes no figure.
    queryKey: ['giftPrice', language, planId, months, buyer?.region ?? null],
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<GiftPrice | null> => {
      try {
        const { data, payment_methods: methods } = await call('gift', { query: { language }, body: { plan_id: planId, months, ...(buyer && { place: placeOf(buyer) }) } }, { signal })
        // Nothing renews, so that no way to pay is a lesser one.
        return { quote: quoteOf(data.quote), methods: methods.map(({ type, options }) => ({ type, canRenew: true, options })) }
      } catch (error) {
        if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
        throw error
      }
    },
  }
}

export function placeCardGift(call: Call, gift: CardGift): Promise<OrderOutcome> {
  return orderOutcome(async () => ({ data: await placeGift(call, gift, { stripeToken: gift.paymentMethodId }) }))
}

/** Makes the order and starts its payment; a repeat goes on with both. */
export function placeGatewayGift(call: Call, gift: GatewayGift): Promise<OrderOutcome> {
  return orderOutcome(async () => startAtGateway(call, (await placeGift(call, gift, {})).order.order_id, gift))
}

async function placeGift(call: Call, { planId, months, to, buyer, requestId, expected, quoteReference, consent }: GiftTerms, card: { stripeToken?: string }): Promise<Answer<'order'>['data']> {
  const body = { plan_id: planId, months, requestId, expected, ...(quoteReference !== undefined && { quote_reference: quoteReference }), consent, ...card, ...(to && { to }), ...(buyer && { place: placeOf(buyer) }) }
  const { data } = await call('gift', { query: {}, body }, { signal: AbortSignal.timeout(maxCallSeconds * 1_000) })
  if (!data.placed) throw new ApiError(200, 'INVALID_RESPONSE', {})
  return data.placed
}

/** A gift that the user bought. */
export type BoughtGift = {
  orderId: string
  planTitle: string
  months: number
  boughtAt: Date
  amount: Money
  country: string
  state: SoldGiftState
  expiresAt: Date
  /** Until then it can be paid back. */
  refundableUntil: Date | null
  to: { email: string; name: string } | null
  /** Only on the day of the payment. */
  code: { text: string; url: string; qrSvg: string } | null
}

export const giftsPerPage = 10

/** The gifts that the user bought, the newest first. */
export function giftsQuery(call: Call, page: number, language: Language) {
  return {
    queryKey: ['gifts', language, page],
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<{ items: BoughtGift[]; total: number }> => {
      const { data } = await call('gifts', { query: { page: String(page), pageSize: String(giftsPerPage), language } }, { signal })
      return { items: data.items.map(giftOf), total: data.total }
    },
  }
}

function giftOf(wire: Answer<'gifts'>['data']['items'][number]): BoughtGift {
  return {
    orderId: wire.order_id,
    planTitle: wire.plan_title,
    months: wire.months,
    boughtAt: new Date(wire.bought_at),
    amount: wire.amount,
    country: wire.country,
    state: wire.state,
    expiresAt: new Date(wire.expires_at),
    refundableUntil: wire.refundable_until === null ? null : new Date(wire.refundable_until),
    to: wire.to,
    code: wire.code && { text: wire.code.text, url: wire.code.url, qrSvg: wire.code.qr_svg },
  }
}

/** `changed`: it was redeemed or paid back meanwhile. */
export type GiftMailOutcome = { ok: true } | { ok: false; error: 'offline' | 'tooOften' | 'changed' | 'unknown' }

/** Mails the code again to whom it was mailed. */
export async function mailGift(call: Call, orderId: string): Promise<GiftMailOutcome> {
  try {
    await call('mailGift', { params: { id: orderId }, body: {} })
    return { ok: true }
  } catch (error) {
    const code = error instanceof ApiError ? error.code : null
    const known = ({ OFFLINE: 'offline', RATE_LIMITED: 'tooOften', CONFLICT: 'changed' } as const)[code as 'OFFLINE']
    return { ok: false, error: known ?? 'unknown' }
  }
}
