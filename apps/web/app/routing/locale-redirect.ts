import { chosenLocale, defaultLocale, localePath } from '@ott/i18n'

/** Adds the locale that the user chose before, else English, to a URL without one; the query stays (I18N-12). */
export function localeRedirect(url: string, cookies: string): string {
  const { pathname, search } = new URL(url)
  return localePath(chosenLocale(cookies) ?? defaultLocale, pathname) + search
}
