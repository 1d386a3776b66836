import { parseCookie } from 'cookie'

export const locales = ['en', 'bn'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Set when the viewer switches languages, and only then (I18N-2). */
export const localeCookie = { name: 'NEXT_LOCALE', maxAgeSeconds: 31_536_000, sameSite: 'lax' } as const

/** The API's name of a locale (I18N-3). */
export function apiLanguage(locale: Locale): 'english' | 'bengali' {
  return locale === 'bn' ? 'bengali' : 'english'
}

/** The saved locale from a `cookie` header or `document.cookie`. */
export function chosenLocale(cookies: string): Locale | null {
  const chosen = parseCookie(cookies)[localeCookie.name]
  return isLocale(chosen) ? chosen : null
}

export type Reader = {
  reads: Locale
  /** The browser's language tags by preference. */
  prefers: readonly string[]
  chose: Locale | null
  hasPutOfferAway: boolean
}

/**
 * True if the browser prefers the other locale and the viewer has neither chosen one nor dismissed the prompt (I18N-8).
 */
export function offersOtherLocale({ reads, prefers, chose, hasPutOfferAway }: Reader): boolean {
  if (chose !== null || hasPutOfferAway) return false
  return prefers.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLocale) === otherLocale(reads)
}

export function isLocale(text: string | undefined): text is Locale {
  return (locales as readonly (string | undefined)[]).includes(text)
}

/** The locale of a tag such as `bn-u-nu-latn`; the default locale for other languages. */
export function localeOf(tag: string): Locale {
  const [language] = tag.split('-')
  return isLocale(language) ? language : defaultLocale
}

/** The digits of Bengali texts: Bengali ones, ০১২, or Latin ones, 012 (I18N-10). */
export type Digits = 'beng' | 'latn'

export const digitsCookie = { name: 'digits', maxAgeSeconds: 31_536_000 } as const

/** The saved digits from a `cookie` header or `document.cookie`. */
export function chosenDigits(cookies: string): Digits {
  return parseCookie(cookies)[digitsCookie.name] === 'latn' ? 'latn' : 'beng'
}

/** The `lang` of a page: its locale, with the digits if they differ from the locale's own. */
export function languageTag(locale: Locale, digits: Digits): string {
  return locale === 'bn' && digits === 'latn' ? 'bn-u-nu-latn' : locale
}

/** The name of each language in that language. */
export const ownName: Record<Locale, string> = { en: 'English', bn: 'বাংলা' }

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'bn' : 'en'
}

/** Splits `/bn/movies` into `bn` and `/movies`; a path without a locale is unchanged (I18N-1). */
export function splitLocale(path: string): { locale: Locale | null; path: string } {
  const [, first, ...rest] = path.split('/')
  return isLocale(first) ? { locale: first, path: `/${rest.join('/')}` } : { locale: null, path }
}

/** The same path in another locale; replaces an existing one. */
export function localePath(locale: Locale, path: string): string {
  const bare = splitLocale(path).path
  return bare === '/' ? `/${locale}` : `/${locale}${bare.startsWith('/?') ? bare.slice(1) : bare}`
}
