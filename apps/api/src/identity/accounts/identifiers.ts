import { isEmail, normaliseEmail, readPhoneNumber } from '@ott/identity'
import { ApiError } from '../../http/api-error.ts'
import { mayReceiveCodes } from './countries.ts'

/** Normalizes a typed phone number and checks that its country may get codes. */
export function phoneNumberOf(typed: string, country: string, countries: string[]): string {
  const phoneNumber = readPhoneNumber(typed, country)
  if (!phoneNumber) throw new ApiError('INVALID_INPUT', { field: 'phoneNumber' })
  if (!mayReceiveCodes(phoneNumber, countries)) throw new ApiError('PHONE_NOT_ALLOWED', { field: 'phoneNumber' })
  return phoneNumber
}

/** Invisible characters, and characters with a special meaning in a mail address header. */
const unmailable = /[\p{C}<>()[\]\\,;:"]/u

/** Normalizes an e-mail address; null if it is not deliverable. */
export function deliverableEmail(text: string): string | null {
  const email = normaliseEmail(text)
  return isEmail(email) && !unmailable.test(email) ? email : null
}

export function emailOf(typed: string): string {
  const email = deliverableEmail(typed)
  if (!email) throw new ApiError('INVALID_INPUT', { field: 'email' })
  return email
}
