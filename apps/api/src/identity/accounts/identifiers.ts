import { isEmail, normaliseEmail, readPhoneNumber } from '@ott/identity'
import { ApiError } from '../../http/api-error.ts'
import { mayReceiveCodes } from './countries.ts'

/** The number that was meant, if codes may go there; `countries` are those whose numbers get codes. */
export function phoneNumberOf(typed: string, country: string, countries: string[]): string {
  const phoneNumber = readPhoneNumber(typed, country)
  if (!phoneNumber) throw new ApiError('INVALID_INPUT', { field: 'phoneNumber' })
  if (!mayReceiveCodes(phoneNumber, countries)) throw new ApiError('PHONE_NOT_ALLOWED', { field: 'phoneNumber' })
  return phoneNumber
}

/** What cannot be seen, and what a mail server would read as something else than part of a plain address. */
const unmailable = /[\p{C}<>()[\]\\,;:"]/u

/** The one spelling of an address; null for one that no mail can go to. */
export function mailableAddress(text: string): string | null {
  const email = normaliseEmail(text)
  return isEmail(email) && !unmailable.test(email) ? email : null
}

export function emailOf(typed: string): string {
  const email = mailableAddress(typed)
  if (!email) throw new ApiError('INVALID_INPUT', { field: 'email' })
  return email
}
