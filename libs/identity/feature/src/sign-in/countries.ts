import { countriesQuery } from '@ott/api-client'
import type { Call, Country } from '@ott/api-client'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { useQuery } from '@tanstack/react-query'

/** Fallback while the list loads or the country is unknown (ID-5). */
const homeCountry = { code: 'IN', phoneCode: '91' }

export function useCountries(call: Call, locale: Locale): readonly Country[] {
  const { data } = useQuery(countriesQuery(call, apiLanguage(locale)))
  if (data && data.length > 0) return data
  const name = new Intl.DisplayNames(locale, { type: 'region' }).of(homeCountry.code) ?? homeCountry.code
  return [{ ...homeCountry, name, isCurrent: true }]
}

/** The first available of `wanted`, else the user's country as the server detects it. */
export function firstCountry(countries: readonly Country[], ...wanted: (string | undefined)[]): string {
  const codes = countries.map(({ code }) => code)
  const current = countries.find(({ isCurrent }) => isCurrent)?.code
  return [...wanted, current, homeCountry.code].find((code) => code && codes.includes(code)) ?? codes[0] ?? homeCountry.code
}
