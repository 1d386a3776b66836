/** A small catalogue with films in a media folder, for playback tests. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { attachAsset, saveAsset, saveTitle } from '@ott/catalogue-store'
import type { CatalogueDatabase, NewEpisode, NewTitle } from '@ott/catalogue-store'
import { savePlans } from '../billing/plans.ts'
import type { NewPlan } from '../billing/plans.ts'
import { saveSubscription } from '../billing/subscriptions.ts'
import type { TestApi } from '../testing.ts'

export const runLength = 100

/** A subscriber film, available everywhere and long released. Pass only the fields that matter to the test. */
export function aTitle(contentId: string, changes: Partial<NewTitle> = {}): NewTitle {
  return {
    contentId,
    contentType: 'movie',
    permanentLink: `/${contentId}`,
    title: { english: `The ${contentId}`, bengali: `${contentId} নামে` },
    tagline: { english: '' },
    description: { english: '' },
    year: 2026,
    maturityRating: 'U',
    contentDescriptors: [],
    genres: [],
    tags: [],
    credits: [],
    images: [],
    monetizationModel: 'SVOD',
    monetizationPlan: { enabled: true, included: [], excluded: [] },
    allowedCountries: null,
    blockedCountries: [],
    releasesAt: null,
    recommendations: [],
    seasons: [],
    ...changes,
  }
}

export function anEpisode(contentId: string, episodeNumber: number): NewEpisode {
  return { contentId, episodeNumber, title: { english: `Part ${episodeNumber}` }, description: { english: '' }, images: [], releasesAt: null }
}

/** Saves a title and attaches a film if `plays` names one. */
export async function addTitle(db: CatalogueDatabase, title: NewTitle, plays: { film?: string; contentIds?: string[] } = {}): Promise<void> {
  const { film, contentIds = [title.contentId] } = plays
  await saveTitle(db, title)
  if (!film) return
  await saveAsset(db, { assetId: film, status: 'ready', folder: film, runLength, tracks: { heights: [240, 480, 720], audio: [], subtitles: [] }, trailer: null, sourceHash: null })
  await attachAsset(db, film, contentIds)
}

export const monthly: NewPlan = {
  identifier: 'mobile',
  title: { english: 'Mobile', bengali: 'মোবাইল' },
  description: { english: 'One screen' },
  period: 'MONTHLY',
  isRecommended: false,
  rank: 1,
  version: {
    planId: 'mobile-v1',
    simultaneousStreams: 1,
    maxConnectedDevices: 2,
    download: false,
    downloadResolution: null,
    streamingResolution: '480p',
    prices: [
      { country: 'IN', currency: 'INR', amount: 99_00 },
      { country: 'JP', currency: 'JPY', amount: 480 },
      { country: 'US', currency: 'USD', amount: 3_99 },
    ],
  },
}

export const family: NewPlan = {
  ...monthly,
  identifier: 'premium',
  title: { english: 'Premium', bengali: 'প্রিমিয়াম' },
  isRecommended: true,
  rank: 2,
  version: { ...monthly.version, planId: 'premium-v1', simultaneousStreams: 2, maxConnectedDevices: 5, streamingResolution: '1080p' },
}

export async function sellPlans(api: TestApi): Promise<void> {
  await savePlans(api.db, [monthly, family])
}

type Bought = { planId: string; status?: 'ACTIVE' | 'INACTIVE' | 'EXPIRED'; endsInSeconds?: number }

export async function subscribe(api: TestApi, userId: string, { planId, status = 'ACTIVE', endsInSeconds = 86_400 }: Bought): Promise<void> {
  const now = api.now().getTime()
  await saveSubscription(api.db, {
    user_id: userId,
    subscription_id: `sub-${userId}`,
    plan_id: planId,
    status,
    acquisition: 'PAID',
    starts_at: new Date(now - 86_400_000),
    ends_at: new Date(now + endsInSeconds * 1_000),
    currency: 'INR',
    amount: 99_00,
    renews: true,
    country: 'IN',
    coupon_code: null,
    payment_processor: 'stripe',
    created_at: new Date(now),
  })
}

const manifest = `<MPD>
<Representation id="240p" height="240"/>
<Representation id="480p" height="480"/>
<Representation id="720p" height="720"/>
</MPD>
`

const master = `#EXTM3U
#EXT-X-MEDIA:TYPE=AUDIO,URI="audio-en.m3u8"
#EXT-X-STREAM-INF:RESOLUTION=426x240
240p.m3u8
#EXT-X-STREAM-INF:RESOLUTION=1280x720
720p.m3u8
`

/** Writes a film's files with distinguishable bytes. */
export function putFilm(mediaDir: string, film: string): void {
  const folder = join(mediaDir, 'assets', film)
  mkdirSync(folder, { recursive: true })
  for (const open of ['pictures', 'trailers']) mkdirSync(join(mediaDir, open), { recursive: true })
  const files: Record<string, string> = {
    'manifest.mpd': manifest,
    'master.m3u8': master,
    '240p-00001.m4s': 'small picture',
    '720p-00001.m4s': 'large picture',
    'audio-en-00001.m4s': 'sound',
    'subtitles-en.vtt': 'WEBVTT',
    'thumbnails-1.jpg': 'tiles',
    'asset.json': '{}',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  writeFileSync(join(mediaDir, 'pictures', `${film}-landscape.webp`), 'still')
  writeFileSync(join(mediaDir, 'trailers', `${film}.mp4`), 'a trailer')
}
