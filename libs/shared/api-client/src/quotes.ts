import type { GatewayMethod, GatewayMethodType, Quote as DomainQuote } from '@ott/billing'
import type { Answer } from '@ott/contract'
import { ApiError } from './api-error.ts'
import { nextChargeOf } from './subscription.ts'
import type { Call } from './api-client.ts'
import type { Language } from './query-defaults.ts'

/** What will be charged, and when. */
export type Quote = Omit<DomainQuote, 'creditUsed'> & {
  /** An order with it keeps the price for half an hour, also in another country. */
  reference?: string
}

/** Whom an invoice names, where it must. `region` is an ISO 3166-2 code without the country. */
export type Buyer = { name: string; region: string; postalCode: string }

export type QuoteInput = {
  planId: string
  couponCode: string | null
  renews: boolean
  buyer: Buyer | null
  /** Null where the card provider is paid with. */
  methodType: GatewayMethodType | null
}

/** `methods`: what the gateway offers in the user's country. */
export type QuoteOutcome = { ok: true; quote: Quote; methods: GatewayMethod[] } | { ok: false; error: 'alreadySubscribed' | 'notOnSale' | 'couponRefused' }

/** Failures that nobody expects are thrown, so that the query can be retried. */
export function quoteQuery(call: Call, input: QuoteInput, language: Language) {
  const { planId, couponCode, renews, buyer, methodType } = input
  return {
    // The buyer's name changes no figure.
    queryKey: ['quote', language, planId, couponCode, renews, buyer?.region ?? null, methodType],
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<QuoteOutcome> => {
      try {
        const { data, payment_methods: methods } = await call('quote', { query: { language }, body: bodyOf(input) }, { signal })
        return { ok: true, quote: quoteOf(data), methods: methods.map(({ type, can_renew: canRenew, options }) => ({ type, canRenew, options })) }
      } catch (error) {
        const refusal = error instanceof ApiError ? quoteRefusal(error) : null
        if (refusal === null) throw error
        return { ok: false, error: refusal }
      }
    },
  }
}

function quoteRefusal({ code, body }: ApiError): Extract<QuoteOutcome, { ok: false }>['error'] | null {
  if (code === 'ALREADY_SUBSCRIBED') return 'alreadySubscribed'
  if (code === 'NOT_FOUND') return 'notOnSale'
  const isAboutCoupon = code === 'PRICE_MISMATCH' || (code === 'INVALID_INPUT' && body.field === 'coupon_code')
  return isAboutCoupon ? 'couponRefused' : null
}

/** `notValid` alike for an unknown, an expired and a used-up one. `plans`: the titles of those that it is for. */
export type CouponRefusal = { error: 'notValid' | 'alreadyUsed' | 'tooManyTries' | 'offline' | 'unknown' } | { error: 'notForPlan'; plans: string[] }

export type CouponOutcome = { ok: true; quote: Quote } | ({ ok: false } & CouponRefusal)

export async function checkCoupon(call: Call, input: QuoteInput & { couponCode: string }, language: Language): Promise<CouponOutcome> {
  try {
    const { data } = await call('coupon', { query: { language }, body: { ...bodyOf(input), coupon_code: input.couponCode } })
    if (data.is_valid && data.quote) return { ok: true, quote: quoteOf(data.quote) }
    const { reason = 'notValid', plans = [] } = data
    return reason === 'notForPlan' ? { ok: false, error: reason, plans } : { ok: false, error: reason }
  } catch (error) {
    return { ok: false, error: error instanceof ApiError ? couponErrorOf(error) : 'unknown' }
  }
}

function couponErrorOf({ code }: ApiError): Exclude<CouponRefusal['error'], 'notForPlan'> {
  if (code === 'OFFLINE') return 'offline'
  if (code === 'RATE_LIMITED') return 'tooManyTries'
  return code === 'INVALID_INPUT' ? 'notValid' : 'unknown'
}

function bodyOf({ planId, couponCode, renews, buyer, methodType }: QuoteInput) {
  return {
    plan_id: planId,
    auto_renewal: renews,
    ...(couponCode !== null && { coupon_code: couponCode }),
    ...(buyer && { place: placeOf(buyer) }),
    ...(methodType !== null && { payment_method_type: methodType }),
  }
}

export const placeOf = ({ name, region, postalCode }: Buyer) => ({ name, region, postal_code: postalCode })

/** A quote of the wire. */
export function quoteOf(wire: Answer<'quote'>['data']): Quote {
  return {
    currency: wire.currency,
    lines: wire.lines,
    total: wire.total,
    taxes: wire.tax.map(({ name, rate, amount }) => ({ name, basisPoints: rate, amount })),
    dueNow: wire.due_now,
    nextCharge: nextChargeOf(wire.next_charge),
    trialEndsAt: wire.trial_ends_at === null ? null : new Date(wire.trial_ends_at),
    periodEndsAt: new Date(wire.period_ends_at),
    renews: wire.renews,
    ...(wire.reference !== undefined && { reference: wire.reference }),
  }
}
