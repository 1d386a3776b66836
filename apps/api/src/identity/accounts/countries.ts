import type { Answer } from '@ott/contract'
import type { Locale } from '@ott/i18n'
import { getCountries, getCountryCallingCode } from 'libphonenumber-js/min'

export type CountryList = Answer<'countryList'>

/** Countries whose numbers may get a code, with names in the user's language (ID-20). */
export function countryList(allowed: string[], current: string, locale: Locale): CountryList {
  const names = new Intl.DisplayNames([locale], { type: 'region' })
  const collator = new Intl.Collator(locale)
  const items = getCountries()
    .filter((country) => allowed.includes(country))
    .map((country) => ({
      countryCode: country,
      countryName: names.of(country) ?? country,
      phoneCode: getCountryCallingCode(country),
      isCurrent: country === current,
    }))
    .toSorted((a, b) => collator.compare(a.countryName, b.countryName))
  return { items, total: items.length }
}
