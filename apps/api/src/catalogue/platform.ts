import { brand } from '@ott/brand'
import type { LocalizedText } from '@ott/catalogue-store'
import type { Answer } from '@ott/contract'
import { flagsFor } from '../config/feature-flags.ts'
import type { FeaturesOff } from '../config/feature-flags.ts'

type Platform = Answer<'platform'>

/** The genres and browse pages that the catalogue has. */
export type Navigation = Pick<Platform, 'genres' | 'navigation'>

/** Browse pages with their own navigation entry, in order, with their ids. */
export const browsePages: { id: Platform['navigation'][number]['id']; label: Required<LocalizedText>; path: string }[] = [
  { id: 'home', label: { english: 'Home', bengali: 'হোম' }, path: '/' },
  { id: 'movies', label: { english: 'Movies', bengali: 'সিনেমা' }, path: '/movies' },
  { id: 'shows', label: { english: 'Shows', bengali: 'সিরিজ' }, path: '/shows' },
]

/** Navigation and feature flags for a country. Contains the server's time, so it is never cached. */
export function platformOf(countryCode: string, { genres, navigation }: Navigation, featuresOff: FeaturesOff, now: Date): Platform {
  return {
    countryCode,
    navigation,
    genres,
    pages: { home: 'home', ...Object.fromEntries(navigation.map(({ id }) => [id, id])) },
    features: flagsFor(featuresOff, countryCode),
    serviceTimeZone: brand.timeZone,
    serverTime: now.toISOString(),
  }
}
