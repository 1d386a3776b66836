/** Titles, a page and a plan of typical size. */
import type { NewPlan, Tables } from '@ott/api'
import type { NewAsset, NewPage, NewTitle } from '@ott/catalogue-store'
import type { Insertable } from 'kysely'

export const film = {
  assetId: 'film',
  status: 'ready',
  folder: 'film',
  runLength: 5_400,
  tracks: { heights: [480, 720, 1080], audio: [], subtitles: [] },
  trailer: null,
  sourceHash: null,
} satisfies NewAsset

export function aFilm(index: number): NewTitle {
  const contentId = `film-${index}`
  const picture = (orientation: 'landscape' | 'portrait', resolution: string) => {
    return { url: `/pictures/${contentId}-${orientation}.webp`, orientation, resolution, isFeatured: false }
  }
  return {
    contentId,
    contentType: 'movie',
    permanentLink: `/${contentId}-and-its-name`,
    title: { english: `Film ${index} and its name`, bengali: `ছবি ${index} আর তার নাম` },
    tagline: { english: 'One evening left.' },
    description: { english: 'A boatman has one evening left.' },
    year: 1990 + (index % 37),
    maturityRating: 'U/A 13+',
    contentDescriptors: [],
    genres: [],
    tags: [],
    credits: [],
    images: [picture('landscape', '1280x720'), picture('portrait', '800x1200')],
    monetizationModel: 'SVOD',
    monetizationPlan: { enabled: true, included: [], excluded: [] },
    allowedCountries: null,
    blockedCountries: [],
    releasesAt: null,
    recommendations: [],
    seasons: [],
  }
}

/** Ten rows of twenty titles. */
export function aPage(films: NewTitle[]): NewPage {
  const tray = (index: number) => ({
    moduleId: `tray-${index}`,
    kind: 'tray' as const,
    orientation: 'portrait' as const,
    title: { english: `Tray ${index}` },
    shows: { contentIds: films.slice(index * 20, index * 20 + 20).map(({ contentId }) => contentId) },
  })
  const modules = Array.from({ length: 10 }, (_, index) => tray(index))
  return { pageId: 'home', title: { english: 'Home' }, description: { english: 'Films' }, modules }
}

export const aPlan: NewPlan = {
  identifier: 'premium',
  title: { english: 'Premium' },
  description: { english: 'Two screens' },
  period: 'MONTHLY',
  isRecommended: true,
  rank: 1,
  version: {
    planId: 'premium-v1',
    simultaneousStreams: 2,
    maxConnectedDevices: 5,
    download: false,
    downloadResolution: null,
    streamingResolution: '1080p',
    prices: [{ country: 'IN', currency: 'INR', amount: 299_00 }],
  },
}

const dayMs = 86_400_000

export function aSubscription(userId: string, now: Date): Insertable<Tables['subscription']> {
  return {
    user_id: userId,
    subscription_id: `subscription-of-${userId}`,
    plan_id: aPlan.version.planId,
    status: 'ACTIVE',
    acquisition: 'PAID',
    starts_at: now,
    ends_at: new Date(now.getTime() + 30 * dayMs),
    currency: 'INR',
    amount: 299_00,
    renews: true,
    country: 'IN',
    coupon_code: null,
    payment_processor: null,
    created_at: now,
  }
}
