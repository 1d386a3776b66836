import { chosenLocale, defaultLocale, localePath } from '@ott/i18n'

/** Where an address without a language leads: to the one that the viewer chose before, else to English; the query stays (I18N-12). */
export function withLocale(address: string, cookies: string): string {
  const { pathname, search } = new URL(address)
  return localePath(chosenLocale(cookies) ?? defaultLocale, pathname) + search
}
