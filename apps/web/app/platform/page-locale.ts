import { defaultLocale, splitLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'

/** The language of this page, as its URL names it. For components there is `useLocale`. */
export function pageLocale(): Locale {
  return splitLocale(location.pathname).locale ?? defaultLocale
}
