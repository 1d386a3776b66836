import { defaultLocale, isLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useParams } from 'react-router'

/** The address says the language. */
export function useLocale(): Locale {
  const { locale } = useParams()
  return isLocale(locale) ? locale : defaultLocale
}
