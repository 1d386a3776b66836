import { maxNationalNumberLength, phoneDigits } from '@ott/identity'
import type { PhoneInput } from '@ott/identity'
import { AsYouType, parsePhoneNumberFromString } from 'libphonenumber-js/min'
import type { CountryCode } from 'libphonenumber-js/min'

/** The accepted characters of an input: digits, and the plus of a number with its own country code. */
export function readTyped(text: string, country: string, countries: readonly { code: string; phoneCode: string }[]): PhoneInput {
  const written = phoneDigits(text)
  const digits = written.replace('+', '').slice(0, maxNationalNumberLength)
  if (!written.startsWith('+')) return { country, national: digits }
  const whole = parsePhoneNumberFromString(`+${digits}`)
  const sharing = countries.filter(({ phoneCode }) => phoneCode === whole?.countryCallingCode)
  const home = [country, whole?.country].map((code) => sharing.find((one) => one.code === code)).find(Boolean) ?? sharing[0]
  return whole?.isValid() && home ? { country: home.code, national: whole.nationalNumber } : { country, national: `+${digits}` }
}

/** Groups the digits as their country writes them. */
export function formatPhoneInput({ country, national }: PhoneInput): string {
  return national && new AsYouType(country as CountryCode).input(national)
}

/** `+91 98300 41207`, for reading. */
export function formatPhoneNumber(number: string): string {
  return parsePhoneNumberFromString(number)?.formatInternational() ?? number
}

/** The caret position in a regrouped text: after the same number of digits as before. */
export function caretAfterDigits(text: string, count: number): number {
  if (count === 0) return text.startsWith('+') ? 1 : 0
  const last = [...text.matchAll(/\d/g)][count - 1]
  return last ? last.index + 1 : text.length
}
