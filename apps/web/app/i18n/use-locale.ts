import { defaultLocale, isLocale, localeOf } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useIntl } from 'react-intl'
import { useParams } from 'react-router'

/** The locale of the nearest provider. */
export function useLocale(): Locale {
  return localeOf(useIntl().locale)
}

/** The locale in the URL. It re-renders its component at every navigation. */
export function useUrlLocale(): Locale {
  const { locale } = useParams()
  return isLocale(locale) ? locale : defaultLocale
}
