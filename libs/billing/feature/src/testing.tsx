import type { Call } from '@ott/api-client'
import { anApi } from '@ott/api-client/testing'
import type { TestServer } from '@ott/api-client/testing'
import type { Plan, PlanId, RedeemedGift } from '@ott/billing'
import { aPlan } from '@ott/billing/testing'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
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
