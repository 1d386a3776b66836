export const locales = ['en', 'bn'] as const

export type Locale = (typeof locales)[number]

export const defaultLocale: Locale = 'en'

/** Set when the viewer switches languages, and only then (I18N-2). */
export const localeCookie = { name: 'NEXT_LOCALE', maxAgeSeconds: 31_536_000, sameSite: 'lax' } as const

/** The wire's word for a locale (I18N-3). */
export function apiLanguage(locale: Locale): 'english' | 'bengali' {
  return locale === 'bn' ? 'bengali' : 'english'
}

/** What the viewer switched to before, by the cookies of a browser or of its request. */
export function chosenLocale(cookies: string): Locale | null {
  const chosen = new RegExp(`(?:^|; *)${localeCookie.name}=(\\w+)`).exec(cookies)?.[1]
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
