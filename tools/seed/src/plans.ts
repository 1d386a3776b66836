import type { NewPlan } from '@ott/api'
import type { Words } from './words.ts'
import { prose } from './words.ts'

export type PlanIdentifier = 'mobile' | 'premium'

/** A plan with its localized demo texts. */
export type DemoPlan = Omit<NewPlan, 'identifier' | 'title' | 'description'> & {
  identifier: PlanIdentifier
  title: Words
  description: Words
}

export const plans: DemoPlan[] = [
  {
    identifier: 'mobile',
    title: { en: 'Mobile', bn: 'মোবাইল' },
    description: {
      en: prose`One screen at a time, for the bus, the lunch hour and the roof. Most of the catalogue, in a quality
        that goes easy on your data.`,
      bn: prose`একসঙ্গে একটি পর্দা: বাসে, টিফিনের সময়ে, ছাদে। বেশির ভাগ সিনেমা ও সিরিজ, আর এমন মানে যাতে ডেটা কম লাগে।`,
    },
    period: 'MONTHLY',
    isRecommended: false,
    rank: 1,
    version: {
      planId: 'mobile-v2',
      simultaneousStreams: 1,
      maxConnectedDevices: 2,
      download: false,
      downloadResolution: null,
      streamingResolution: '720p',
      prices: [
        { country: 'IN', currency: 'INR', amount: 99_00 },
        { country: 'BD', currency: 'BDT', amount: 120_00 },
        { country: 'GB', currency: 'GBP', amount: 2_99 },
        { country: 'DE', currency: 'EUR', amount: 3_49 },
        { country: 'JP', currency: 'JPY', amount: 480 },
        { country: 'US', currency: 'USD', amount: 3_99 },
      ],
    },
  },
  {
    identifier: 'premium',
    title: { en: 'Premium', bn: 'প্রিমিয়াম' },
    description: {
      en: prose`For the whole home: every title in full HD, on four screens at once.`,
      bn: prose`সারা বাড়ির জন্য: সব সিনেমা ও সিরিজ, ফুল এইচডি মানে, একসঙ্গে চারটি পর্দায়।`,
    },
    period: 'MONTHLY',
    isRecommended: true,
    rank: 2,
    trialDays: 14,
    version: {
      planId: 'premium-v3',
      simultaneousStreams: 4,
      maxConnectedDevices: 5,
      download: true,
      downloadResolution: '1080p',
      streamingResolution: '1080p',
      prices: [
        { country: 'IN', currency: 'INR', amount: 299_00 },
        { country: 'BD', currency: 'BDT', amount: 350_00 },
        { country: 'GB', currency: 'GBP', amount: 6_99 },
        { country: 'DE', currency: 'EUR', amount: 7_99 },
        { country: 'JP', currency: 'JPY', amount: 1_080 },
        { country: 'US', currency: 'USD', amount: 8_99 },
      ],
    },
  },
]

export function planOf(identifier: PlanIdentifier): DemoPlan {
  const plan = plans.find((one) => one.identifier === identifier)
  if (!plan) throw new Error(`Unknown plan ${identifier}`)
  return plan
}
