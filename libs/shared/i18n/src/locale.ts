import { parseCookie } from 'cookie'

export const locales = ['en', 'bn'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Set when the viewer switches languages, and only then (I18N-2). */
export const localeCookie = { name: 'NEXT_LOCALE', maxAgeSeconds: 31_536_000, sameSite: 'lax' } as const

/** The wire's word for a locale (I18N-3). */
export function apiLanguage(locale: Locale): 'english' | 'bengali' {
  return locale === 'bn' ? 'bengali' : 'english'
}

/** The language that the user switched to before, by a `cookie` header or `document.cookie`. */
export function chosenLocale(cookies: string): Locale | null {
  const chosen = parseCookie(cookies)[localeCookie.name]
  return isLocale(chosen) ? chosen : null
}

export type Reader = {
  reads: Locale
  /** Language tags of their browser, the dearest first. */
  prefers: readonly string[]
  chose: Locale | null
  hasPutOfferAway: boolean
}

/** Whether to offer the other language: the first of ours that the browser asks for, to who never said which they want (I18N-8). */
export function offersOtherLocale({ reads, prefers, chose, hasPutOfferAway }: Reader): boolean {
  if (chose !== null || hasPutOfferAway) return false
  return prefers.map((tag) => tag.split('-')[0]?.toLowerCase()).find(isLocale) === otherLocale(reads)
}

export function isLocale(text: string | undefined): text is Locale {
  return (locales as readonly (string | undefined)[]).includes(text)
}

/** Which of our languages a tag such as `bn-u-nu-latn` is; the default for a stranger's. */
export function localeOf(tag: string): Locale {
  const [language] = tag.split('-')
  return isLocale(language) ? language : defaultLocale
}

/** In which digits a browser's viewer reads Bengali: its own, ০১২, or Latin ones, 012 (I18N-10). */
export type Digits = 'beng' | 'latn'

export const digitsCookie = { name: 'digits', maxAgeSeconds: 31_536_000 } as const

/** The chosen digits, by a `cookie` header or `document.cookie`. */
export function chosenDigits(cookies: string): Digits {
  return parseCookie(cookies)[digitsCookie.name] === 'latn' ? 'latn' : 'beng'
}

/** What a page is written in: its locale, and the digits where those are not the locale's own. */
export function languageTag(locale: Locale, digits: Digits): string {
  return locale === 'bn' && digits === 'latn' ? 'bn-u-nu-latn' : locale
}

/** What to call a language in its own words. */
export const ownName: Record<Locale, string> = { en: 'English', bn: 'বাংলা' }

export function otherLocale(locale: Locale): Locale {
  return locale === 'en' ? 'bn' : 'en'
}

/** `/bn/movies` is `bn` and `/movies`; a path without a locale keeps itself (I18N-1). */
export function splitLocale(path: string): { locale: Locale | null; path: string } {
  const [, first, ...rest] = path.split('/')
  return isLocale(first) ? { locale: first, path: `/${rest.join('/')}` } : { locale: null, path }
}

/** The same page in a locale; a locale that stands there already is replaced. */
export function localePath(locale: Locale, path: string): string {
  const bare = splitLocale(path).path
  return bare === '/' ? `/${locale}` : `/${locale}${bare.startsWith('/?') ? bare.slice(1) : bare}`
}
