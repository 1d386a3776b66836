import { digitsOf } from '@ott/i18n'
import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { CountryCode } from 'libphonenumber-js/min'

/** E.164: `+919830000001`. */
export type PhoneNumber = string & { readonly brand: 'PhoneNumber' }

/** A number as typed: digits, with a leading plus when it has its own country code. */
export type PhoneInput = { country: string; national: string }

/** No country has numbers of more than 17 digits or fewer than two. */
export const maxNationalNumberLength = 17

/**
 * The digits of a number, with a plus if one is written before the first digit. Brackets, `tel:` and invisible direction
 * marks may precede the plus, as contacts and web pages copy them (ID-56).
 */
export function phoneDigits(text: string): string {
  return `${/^[^\p{Nd}+＋﹢]*[+＋﹢]/u.test(text) ? '+' : ''}${digitsOf(text)}`
}

/**
 * Null when the number is not valid in that country (ID-5, ID-56). A number with its own `+` keeps its country;
 * a leading 0 and digits of every script are accepted.
 */
export function readPhoneNumber(typed: string, country: string): PhoneNumber | null {
  const parsed = parsePhoneNumberFromString(phoneDigits(typed), country as CountryCode)
  return parsed?.isValid() ? (parsed.number as string as PhoneNumber) : null
}

/** `+91******0001`: enough to recognise, not enough to call. For logs and notices (ID-6). */
export function maskPhoneNumber(number: string): string {
  const country = parsePhoneNumberFromString(number)?.countryCallingCode
  const hidden = number.slice(country ? country.length + 1 : 0, -4)
  return `${country ? `+${country}` : ''}${'*'.repeat(hidden.length)}${number.slice(-4)}`
}
