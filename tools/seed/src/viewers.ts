import type { PlanIdentifier } from './plans.ts'

/** A demo account. Times are relative to the seeding, so that the demo stays current. */
export type DemoViewer = {
  id: string
  /** The state that the account demonstrates. */
  role: 'subscriber' | 'expiredSubscriber' | 'withoutPlan' | 'atDeviceLimit'
  name: string
  locale: 'en' | 'bn'
  /** E.164. */
  phoneNumber: string
  /** An email that the sandbox's sign-in providers know as well. */
  email?: string
  password?: string
  subscription: DemoSubscription | null
  /** Ids that begin with `tv-` are TVs. */
  devices: { id: string; name: string; lastUsedDaysAgo: number }[]
  watched: Watched[]
  watchList: { contentId: string; addedDaysAgo: number }[]
}

/** What the viewer bought, and what an invoice says of the buyer. */
export type DemoSubscription = {
  plan: PlanIdentifier
  boughtDaysAgo: number
  renews: boolean
  card: string
  place: { name: string; region: string; postal_code: string }
}

/** `share` is a share of the duration: 0.4 is 40 %. */
export type Watched = { contentId: string; share: number; hoursAgo: number }

export const viewers: DemoViewer[] = [
  {
    id: 'viewer-mim',
    role: 'subscriber',
    name: 'মিম সরকার',
    locale: 'bn',
    phoneNumber: '+919830000101',
    email: 'mim@example.org',
    password: 'shiuli in the morning',
    // A trial and two charges; not with the card of the README, whose trial would then be used up.
    subscription: { plan: 'premium', boughtDaysAgo: 50, renews: true, card: '378282246310005', place: { name: 'মিম সরকার', region: 'WB', postal_code: '700020' } },
    devices: [{ id: 'tv-living-room', name: 'Living room TV', lastUsedDaysAgo: 1 }],
    watched: [
      { contentId: 'tram-s1e1', share: 1, hoursAgo: 76 },
      { contentId: 'tram-s1e2', share: 1, hoursAgo: 74 },
      { contentId: 'tram-s1e3', share: 0.98, hoursAgo: 51 },
      { contentId: 'soil', share: 1, hoursAgo: 49 },
      { contentId: 'hilsa', share: 0.12, hoursAgo: 30 },
      { contentId: 'owl-s3e1', share: 0.8, hoursAgo: 26 },
      { contentId: 'wave-s2e1', share: 0.22, hoursAgo: 22 },
      { contentId: 'frames', share: 0.38, hoursAgo: 5 },
      { contentId: 'tram-s1e4', share: 0.64, hoursAgo: 2 },
    ],
    watchList: [
      { contentId: 'mangrove', addedDaysAgo: 1 },
      { contentId: 'radio', addedDaysAgo: 3 },
      { contentId: 'comet', addedDaysAgo: 4 },
      { contentId: 'clay', addedDaysAgo: 9 },
      { contentId: 'jar', addedDaysAgo: 15 },
    ],
  },
  {
    id: 'viewer-arif',
    role: 'expiredSubscriber',
    name: 'Arif Hossain',
    locale: 'en',
    phoneNumber: '+919830000202',
    subscription: { plan: 'premium', boughtDaysAgo: 39, renews: false, card: '5555555555554444', place: { name: 'Arif Hossain', region: 'MH', postal_code: '400050' } },
    devices: [],
    watched: [
      { contentId: 'match-s1e1', share: 1, hoursAgo: 320 },
      { contentId: 'match-s1e2', share: 0.47, hoursAgo: 318 },
      { contentId: 'stage', share: 0.55, hoursAgo: 260 },
    ],
    watchList: [
      { contentId: 'mask', addedDaysAgo: 12 },
      { contentId: 'goal', addedDaysAgo: 20 },
    ],
  },
  {
    id: 'viewer-tanima',
    role: 'withoutPlan',
    name: 'তনিমা দাস',
    locale: 'bn',
    phoneNumber: '+919830000303',
    subscription: null,
    devices: [],
    watched: [],
    watchList: [],
  },
  {
    id: 'viewer-sukanya',
    role: 'atDeviceLimit',
    name: 'Sukanya Roy',
    locale: 'en',
    phoneNumber: '+919830000404',
    subscription: { plan: 'mobile', boughtDaysAgo: 11, renews: true, card: '4242424242424242', place: { name: 'Sukanya Roy', region: 'WB', postal_code: '711101' } },
    devices: [
      { id: 'browser-on-android', name: 'Chrome on Android', lastUsedDaysAgo: 0 },
      { id: 'browser-on-windows', name: 'Firefox on Windows', lastUsedDaysAgo: 6 },
    ],
    watched: [
      { contentId: 'umbrellas', share: 0.71, hoursAgo: 9 },
      { contentId: 'gully-s1e1', share: 1, hoursAgo: 33 },
    ],
    watchList: [{ contentId: 'chess', addedDaysAgo: 2 }],
  },
]
