import { localeOf } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useIntl } from 'react-intl'

/** The language that this part of the page is drawn in. */
export function useLocale(): Locale {
  return localeOf(useIntl().locale)
}
