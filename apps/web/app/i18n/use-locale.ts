import { defaultLocale, isLocale, localeOf } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router'

/** The language that this part of the page is drawn in. */
export function useLocale(): Locale {
  return localeOf(useIntl().locale)
}

/** The address says which that is. Whoever asks it is drawn anew at each step of the router. */
export function useAddressLocale(): Locale {
  const { locale } = useParams()
  return isLocale(locale) ? locale : defaultLocale
}
