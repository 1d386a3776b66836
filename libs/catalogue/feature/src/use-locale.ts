import { localeOf } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useIntl } from 'react-intl'

export function useLocale(): Locale {
  return localeOf(useIntl().locale)
}
