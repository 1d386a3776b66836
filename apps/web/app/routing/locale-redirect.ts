import { chosenLocale, defaultLocale, localePath } from '@ott/i18n'

/** Adds the locale that the viewer chose before, else English, to a URL without one; the query stays (I18N-12). */
export function localeRedirect(address: string, cookies: string): string {
  const { pathname, search } = new URL(address)
  return localePath(chosenLocale(cookies) ?? defaultLocale, pathname) + search
}
