import type { NewEpisode, NewTitle } from './save-title.ts'
import type { ReadyAsset } from './save-asset.ts'
import type { Reader } from './cards.ts'

export const inIndia: Reader = { language: 'english', country: 'IN', cap: 5, now: new Date('2026-11-21T12:00:00Z') }

/** A released paid movie, available everywhere, that references nothing else. */
export function aNewMovie(contentId: string, changes: Partial<NewTitle> = {}): NewTitle {
  return {
    contentId,
    contentType: 'movie',
    permanentLink: `/${contentId}-film`,
    title: { english: `Film ${contentId}`, bengali: `ছবি ${contentId}` },
    tagline: { english: 'One evening left.', bengali: 'হাতে একটাই সন্ধ্যা।' },
    description: { english: 'A boatman has one evening left.', bengali: 'মাঝির হাতে একটাই সন্ধ্যা।' },
    year: 2026,
    maturityRating: 'U/A 13+',
    contentDescriptors: [],
    genres: [],
    tags: [],
    credits: [],
    images: [{ url: `/pictures/${contentId}-landscape.webp`, orientation: 'landscape', resolution: '1280x720', isFeatured: false }],
    monetizationModel: 'SVOD',
    monetizationPlan: { enabled: true, included: [{ id: 'premium', loginRequired: false }], excluded: [] },
    allowedCountries: null,
    blockedCountries: [],
    releasesAt: new Date('2026-01-01T00:00:00Z'),
    recommendations: [],
    seasons: [],
    ...changes,
  }
}

/** A series with one season of two episodes, `<id>-s1e1` and `<id>-s1e2`. */
export function aNewSeries(contentId: string, changes: Partial<NewTitle> = {}): NewTitle {
  const episodes = [1, 2].map((number) => aNewEpisode(`${contentId}-s1e${number}`, number))
  const seasons = [{ seasonNumber: 1, releasesAt: new Date('2026-01-01T00:00:00Z'), episodes }]
  return aNewMovie(contentId, { contentType: 'series', seasons, ...changes })
}

export function aNewEpisode(contentId: string, episodeNumber: number, changes: Partial<NewEpisode> = {}): NewEpisode {
  return {
    contentId,
    episodeNumber,
    title: { english: `Episode ${episodeNumber}`, bengali: `পর্ব ${episodeNumber}` },
    description: { english: 'The tram stops where no stop is.', bengali: 'যেখানে স্টপ নেই সেখানে ট্রাম থামে।' },
    images: [],
    releasesAt: null,
    ...changes,
  }
}

export function aReadyAsset(assetId: string, changes: Partial<ReadyAsset> = {}): ReadyAsset {
  return {
    assetId,
    status: 'ready',
    folder: assetId,
    runLength: 42.5,
    tracks: {
      heights: [240, 480],
      audio: [{ language: 'bn', label: 'বাংলা' }, { language: 'en', label: 'English' }],
      subtitles: [{ language: 'en', label: 'English' }],
    },
    trailer: null,
    sourceHash: null,
    ...changes,
  }
}
