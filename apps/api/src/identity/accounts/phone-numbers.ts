import { phoneDigits } from '@ott/identity'
import { parsePhoneNumberFromString } from 'libphonenumber-js/max'
import type { CountryCode, NumberType } from 'libphonenumber-js/max'

type CheckedNumber = { ok: true; phoneNumber: string } | { ok: false; error: 'noNumber' | 'notAllowed' }

/**
 * Types of a person's number. North America does not separate mobiles from fixed lines. A number without a type is not
 * assigned to anybody.
 */
const allowedTypes: NumberType[] = ['MOBILE', 'FIXED_LINE_OR_MOBILE', 'VOIP']

/** Only the server loads the full metadata, which tells the type of a number (ID-20, ID-82). */
export function checkPhoneNumber(typed: string, country: string, countries: string[]): CheckedNumber {
  const parsed = parsePhoneNumberFromString(phoneDigits(typed), country as CountryCode)
  if (!parsed?.isPossible()) return { ok: false, error: 'noNumber' }
  const isAllowed = parsed.country !== undefined && countries.includes(parsed.country) && allowedTypes.includes(parsed.getType())
  return isAllowed ? { ok: true, phoneNumber: parsed.number } : { ok: false, error: 'notAllowed' }
}
