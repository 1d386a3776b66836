import { parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { CountryCode } from 'libphonenumber-js/min'
import { digitsOf } from './otp.ts'

/** E.164: `+919830000001`. */
export type PhoneNumber = string & { readonly brand: 'PhoneNumber' }

/** A number while it is typed: digits, and the plus of one that brings its own country. */
export type TypedNumber = { country: string; national: string }

/** No country has numbers of more than 17 digits or fewer than two. */
export const longestNationalNumber = 17

/**
 * The number meant by what was typed, or null when it is not a valid one of that country (ID-5). A pasted number with
 * its own `+` keeps its country; a national number may lead with 0; Bengali digits count.
 */
export function readPhoneNumber(typed: string, country: string): PhoneNumber | null {
  const text = `${/^\s*[+＋]/.test(typed) ? '+' : ''}${digitsOf(typed)}`
  const parsed = parsePhoneNumberFromString(text, country as CountryCode)
  return parsed?.isValid() ? (parsed.number as string as PhoneNumber) : null
}

/** `+91******0001`: enough to recognise, not enough to call. For logs and for words on screen (ID-6). */
export function maskPhoneNumber(number: string): string {
  const country = parsePhoneNumberFromString(number)?.countryCallingCode
  const hidden = number.slice(country ? country.length + 1 : 0, -4)
  return `${country ? `+${country}` : ''}${'*'.repeat(hidden.length)}${number.slice(-4)}`
}
