import { serviceTimeZone } from '@ott/catalogue'
import type { Language, Words } from '@ott/catalogue-store'
import type { Answer } from '@ott/contract'

type Genres = Answer<'platform'>['genres']

const navigation: { id: string; label: Required<Words>; path: string }[] = [
  { id: 'home', label: { english: 'Home', bengali: 'হোম' }, path: '/' },
  { id: 'movies', label: { english: 'Movies', bengali: 'সিনেমা' }, path: '/movies' },
  { id: 'shows', label: { english: 'Shows', bengali: 'সিরিজ' }, path: '/shows' },
]

const features = { mobileCode: true, emailCode: true, search: true, watchList: true, continueWatching: true }

/** Where a client can go and what it may offer. It carries the server's time, so it is never kept. */
export function platformOf(countryCode: string, language: Language, genres: Genres, now: Date): Answer<'platform'> {
  return {
    countryCode,
    navigation: navigation.map(({ id, label, path }) => ({ id, label: label[language], path })),
    genres,
    pages: { home: 'home', movies: 'movies', shows: 'shows' },
    features,
    serviceTimeZone,
    serverTime: now.toISOString(),
  }
}
