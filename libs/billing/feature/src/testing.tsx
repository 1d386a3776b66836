import type { Call, CardGift, CardOrder, GatewayOrder, Order, PaymentCard, Quote } from '@ott/api-client'
import { anApi } from '@ott/api-client/testing'
import type { TestServer } from '@ott/api-client/testing'
import type { Plan, PlanId, RedeemedGift } from '@ott/billing'
import { aPlan } from '@ott/billing/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import encodeQR from 'qr'
import { useState } from 'react'
import type { ReactNode } from 'react'
import { IntlProvider } from 'react-intl'
import bn from './deferred-messages.bn.json' with { type: 'json' }
import en from './deferred-messages.en.json' with { type: 'json' }

const words: Record<'en' | 'bn', Record<string, string>> = { en, bn }

/** Messages of this library and a query client of its own, for tests and stories. */
export function TestProviders({ locale = 'en', children }: { locale?: 'en' | 'bn'; children: ReactNode }) {
  const [queries] = useState(() => new QueryClient({ defaultOptions: { queries: { retry: false } } }))
  return (
    <QueryClientProvider client={queries}>
      <IntlProvider locale={locale} messages={words[locale]}>{children}</IntlProvider>
    </QueryClientProvider>
  )
}

const titles = {
  en: [['Ember', 'One screen, every title'], ['Lantern', 'For the whole home'], ['Daybreak', 'A whole year at one price']],
  bn: [['অঙ্গার', 'একটি পর্দা, সব ছবি'], ['লণ্ঠন', 'সারা বাড়ির জন্য'], ['ভোর', 'এক দামে সারা বছর']],
} as const

/** Three plans, the second recommended. */
export function threePlans(locale: 'en' | 'bn' = 'en'): Plan[] {
  const [ember, lantern, daybreak] = titles[locale]
  const named = (id: string) => ({ identifier: id as PlanId, versionId: `${id}-1` as PlanId })
  return [
    aPlan({ ...named('ember'), title: ember[0], description: ember[1], devices: 1, price: { currency: 'INR', amount: 9_900 } }),
    aPlan({
      ...named('lantern'),
      title: lantern[0],
      description: lantern[1],
      isRecommended: true,
      streams: 2,
      devices: 4,
      canDownload: true,
      resolution: '1080p',
      price: { currency: 'INR', amount: 29_900 },
    }),
    aPlan({
      ...named('daybreak'),
      title: daybreak[0],
      description: daybreak[1],
      period: 'YEARLY',
      streams: 4,
      devices: 6,
      canDownload: true,
      resolution: '4K',
      price: { currency: 'INR', amount: 1_49_900 },
    }),
  ]
}

/** The same plans in wire format. */
export const wirePlans = (locale: 'en' | 'bn' = 'en') => ({
  data: threePlans(locale).map((plan) => ({
    title: plan.title,
    description: plan.description,
    plan_type: plan.period,
    identifier: plan.identifier,
    is_recommended: plan.isRecommended,
    current_version_data: {
      plan_id: plan.versionId,
      simultaneous_streams: plan.streams,
      download: plan.canDownload,
      download_resolution: null,
      streaming_resolution: plan.resolution,
      max_connected_devices: plan.devices,
      plan_setup: [{ country: { code: 'IN', currency: plan.price.currency }, cost_per_billing: '', price: plan.price }],
    },
  })),
})

export function aPlanApi(plans: TestServer) {
  return anApi((request) => (request.path.includes('/anonymous-token') ? { text: 'anonymous' } : plans(request)))
}

export const neverAnswers: Call = () => new Promise(() => {})

export const localeOf = ({ locale }: { locale?: unknown }) => (locale === 'bn' ? 'bn' : 'en')

/** A subscription in wire format, with the plan in the story's language. */
export const wireSubscription = (changes: object = {}, locale: 'en' | 'bn' = 'en') => ({
  data: {
    subscription_id: 's1',
    subscription_status: 'ACTIVE',
    subscription_acquisition: 'PAID',
    subscription_start_date: '2026-11-01T00:00:00Z',
    subscription_end_date: '2027-02-21T12:00:00Z',
    subscription_amount: null,
    auto_renewal: true,
    country: 'IN',
    offerInfo: null,
    payment_info: null,
    plan_details: wirePlans(locale).data[1],
    state: 'active',
    period_ends_at: '2027-02-21T12:00:00Z',
    next_charge: null,
    trial_ends_at: null,
    payment_method: null,
    pending_change: null,
    failed_charge: null,
    paused_until: null,
    refundable_until: null,
    withdrawable_until: null,
    dispute: null,
    ...changes,
  },
})

/** A gift of three months, in the story's language. */
export const aGift = (changes: Partial<RedeemedGift> = {}, locale: 'en' | 'bn' = 'en'): RedeemedGift => ({
  planTitle: titles[locale][1][0],
  startsAt: storyNow(),
  endsAt: new Date('2027-02-21T12:00:00Z'),
  ...changes,
})

export const storyNow = () => new Date('2026-11-21T12:00:00Z')

/** Lantern for a month at ₹299, renewed on 21 December 2026. */
export const aQuote = (changes: Partial<Quote> = {}): Quote => ({
  currency: 'INR',
  lines: [{ kind: 'plan', amount: 29_900 }],
  total: 29_900,
  taxes: [{ name: 'IGST', basisPoints: 1_800, amount: 4_561 }],
  dueNow: 29_900,
  nextCharge: { at: new Date('2026-12-21T12:00:00Z'), amount: 29_900 },
  trialEndsAt: null,
  periodEndsAt: new Date('2026-12-21T12:00:00Z'),
  renews: true,
  ...changes,
})

export const aTrialQuote = (changes: Partial<Quote> = {}): Quote =>
  aQuote({ dueNow: 0, trialEndsAt: new Date('2026-12-05T12:00:00Z'), nextCharge: { at: new Date('2026-12-05T12:00:00Z'), amount: 29_900 }, ...changes })

export const anOrder = (changes: Partial<Order> = {}): Order => ({ ...aQuote(), id: 'J1', status: 'paid', planId: 'lantern-1', ...changes })

export const aCardOrder = (changes: Partial<CardOrder> = {}): CardOrder => ({
  siteId: 'films',
  userId: 'u1',
  planId: 'lantern-1',
  planIdentifier: 'lantern',
  currency: 'INR',
  couponCode: null,
  paymentMethodId: 'pm_1',
  requestId: 'r1',
  expected: 29_900,
  renews: true,
  buyer: null,
  ...changes,
})

export function aGatewayOrder(changes: Partial<GatewayOrder> = {}): GatewayOrder {
  const { siteId: _site, paymentMethodId: _card, ...order } = aCardOrder()
  return { ...order, method: { type: 'UPI', option: 'UPI_PAY' }, ...changes }
}

/** A gift of three months that was just bought, in wire format. */
export const wireGift = (changes: object = {}) => ({
  order_id: 'J1',
  plan_title: 'Lantern',
  months: 3,
  bought_at: '2026-11-21T12:00:00Z',
  amount: { currency: 'INR', amount: 89_700 },
  country: 'IN',
  state: 'unused',
  expires_at: '2029-11-21T12:00:00Z',
  refundable_until: '2026-12-05T12:00:00Z',
  to: null,
  code: { text: '0123-4567-89AB-CDEF', url: 'https://films.example/en/redeem?code=0123-4567-89AB-CDEF', qr_svg: encodeQR('https://films.example/en/redeem?code=0123-4567-89AB-CDEF', 'svg', { border: 4 }) },
  ...changes,
})

export const wireGifts = (items: object[], total = items.length) => ({ data: { items, total } })

/** Three months of Lantern for ₹897. */
export const aGiftQuote = (changes: Partial<Quote> = {}): Quote =>
  aQuote({ lines: [{ kind: 'plan', amount: 89_700 }], total: 89_700, taxes: [{ name: 'IGST', basisPoints: 1_800, amount: 13_683 }], dueNow: 89_700, nextCharge: null, periodEndsAt: new Date('2029-11-21T12:00:00Z'), renews: false, ...changes })

export const aCardGift = (changes: Partial<CardGift> = {}): CardGift => ({
  type: 'gift', userId: 'u1', planId: 'lantern-1', months: 3, to: null, buyer: null, requestId: 'r1', expected: 89_700, paymentMethodId: 'pm_1', consent: { text: 'gift', version: '1', language: 'english' }, ...changes,
})

/** A quote in wire format. */
export const wireQuote = (changes: Partial<Quote> = {}) => {
  const quote = aQuote(changes)
  return {
    currency: quote.currency,
    lines: quote.lines,
    total: quote.total,
    tax: quote.taxes.map(({ name, basisPoints, amount }) => ({ name, rate: basisPoints, amount })),
    due_now: quote.dueNow,
    next_charge: quote.nextCharge,
    trial_ends_at: quote.trialEndsAt,
    renews: quote.renews,
    period_ends_at: quote.periodEndsAt,
  }
}

export const wireOrder = (changes: object = {}) => ({ ...wireQuote(), order_id: 'J1', status: 'paid', plan_id: 'lantern-1', expires_at: '2026-11-21T12:30:00Z', ...changes })

export const wireCard = { card_id: 'c1', provider: 'stripe', kind: 'card', card_brand: 'visa', last_four_digits: '4242', card_exp_month: 4, card_exp_year: 2030, is_default: true, is_expired: false, mandate: null }

/** A mandate in wire format. */
export const wireMandate = {
  ...wireCard, card_id: 'm1', provider: 'gateway', kind: 'upi', card_brand: 'upi', upi_address: 'mi***@upi', last_four_digits: null, card_exp_month: null, card_exp_year: null,
  mandate: { maximum: { currency: 'INR', amount: 59_800 } },
}

export const aCard: PaymentCard = { id: 'c1', kind: 'card', isMandate: false, mandateMaximum: null, brand: 'visa', lastFourDigits: '4242', expiryMonth: 4, expiryYear: 2030, upiAddress: null, isDefault: true, isExpired: false }
