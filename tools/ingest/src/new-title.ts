import { normalisePermalink } from '@ott/catalogue'
import type { AgeRating } from '@ott/catalogue'
import type { NewTitle, LocalizedText } from '@ott/catalogue-store'
import { stillsOf } from './asset.ts'
import type { Asset } from './asset.ts'
import { stillSizes } from './stills.ts'

/** Metadata from the command line. */
export type TitleWords = {
  title: LocalizedText
  description: LocalizedText
  /** With or without a leading slash; default: derived from the English title. */
  permalink: string | null
  rating: AgeRating | null
  genres: string[]
  isFree: boolean
  year: number | null
}

/** A movie whose id comes from the content hash, so that ingesting a video again updates the same title. */
export function newTitle(words: TitleWords, asset: Asset, permalink: string): NewTitle {
  const { landscape, portrait } = stillsOf(asset.assetId)
  return {
    contentId: contentIdOf(asset),
    contentType: 'movie',
    permanentLink: permalink,
    title: words.title,
    tagline: { english: '' },
    description: words.description,
    year: words.year,
    maturityRating: words.rating,
    contentDescriptors: [],
    genres: words.genres,
    tags: [],
    credits: [],
    images: [
      { url: landscape, orientation: 'landscape', resolution: stillSizes.landscape, isFeatured: false },
      { url: portrait, orientation: 'portrait', resolution: stillSizes.portrait, isFeatured: false },
    ],
    monetizationModel: words.isFree ? 'FREE' : 'SVOD',
    monetizationPlan: { enabled: !words.isFree, included: [], excluded: [] },
    allowedCountries: null,
    blockedCountries: [],
    releasesAt: null,
    recommendations: [],
    seasons: [],
  }
}

export function contentIdOf({ filmHash }: Pick<Asset, 'filmHash'>): string {
  return `film-${filmHash.slice(0, 12)}`
}

/** The requested permalink, else a slug of the English title. Without Latin letters it is the content id. */
export function permalinkOf({ permalink, title }: TitleWords, asset: Asset): string {
  const slug = title.english.normalize('NFKD').toLowerCase().replaceAll(/[\u0300-\u036f'’]/g, '').replaceAll(/[^a-z0-9]+/g, '-')
  return normalisePermalink(permalink ?? (slug.replaceAll(/^-|-$/g, '') || contentIdOf(asset)))
}
