import { brandSlugs } from '@ott/brand/choose'
import {
  maxDescriptionLength, maxNameLength, maxPermalinkLength, nameError, normalisePermalink, permalinkError, permalinkErrorMessage, textError, textErrorMessage,
  withoutBlankBengali,
} from '@ott/catalogue'
import type { AgeRating } from '@ott/catalogue'
import type { NewTitle, LocalizedText } from '@ott/catalogue-store'
import { stillsOf } from './asset.ts'
import type { Asset } from './asset.ts'
import { IngestError } from './ingest-error.ts'
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
    title: withoutBlankBengali(words.title),
    tagline: { english: '' },
    description: withoutBlankBengali(words.description),
    year: words.year,
    maturityRating: words.rating,
    contentDescriptors: [],
    genres: [...new Set(words.genres)],
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

/** Rejects texts that an import would reject, before any work (CAT-112). */
export function checkWords({ title, description, permalink }: TitleWords): void {
  const name = nameError(title.english) ?? (title.bengali === undefined ? null : textError(title.bengali, maxNameLength))
  if (name) throw new IngestError(`The title ${textErrorMessage(name, maxNameLength)}.`)
  for (const text of [description.english, description.bengali ?? '']) {
    const error = textError(text, maxDescriptionLength)
    if (error) throw new IngestError(`The description ${textErrorMessage(error, maxDescriptionLength)}.`)
  }
  const error = permalink === null ? null : permalinkError(permalink, brandSlugs)
  if (error) throw new IngestError(`The permalink ${permalink} ${permalinkErrorMessage(error)}.`)
}

/** With its slash, and without the suffix that makes it unique. */
const maxSlugLength = maxPermalinkLength - 8

/** The requested permalink, else a slug of the English title. Without Latin letters it is the content id. */
export function permalinkOf({ permalink, title }: TitleWords, asset: Asset): string {
  return normalisePermalink(permalink ?? (slugOf(title.english) || contentIdOf(asset)))
}

/** Whole words, unless the first is too long (CAT-115). */
function slugOf(text: string): string {
  const words = text.normalize('NFKD').toLowerCase().replaceAll(/[\u0300-\u036f'’]/g, '').split(/[^a-z0-9]+/).filter((word) => word !== '')
  let slug = words.shift()?.slice(0, maxSlugLength) ?? ''
  for (const word of words) {
    if (slug.length + 1 + word.length > maxSlugLength) break
    slug += `-${word}`
  }
  return slug
}
