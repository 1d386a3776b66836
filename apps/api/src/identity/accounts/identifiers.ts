import { isEmail, normaliseEmail } from '@ott/identity'
import { ApiError } from '../../http/api-error.ts'
import { checkPhoneNumber } from './phone-numbers.ts'

/** The number in E.164. Throws unless its country and its type may get codes. */
export function phoneNumberOf(typed: string, country: string, countries: string[]): string {
  const checked = checkPhoneNumber(typed, country, countries)
  if (checked.ok) return checked.phoneNumber
  throw new ApiError(checked.error === 'noNumber' ? 'INVALID_INPUT' : 'PHONE_NOT_ALLOWED', { field: 'phoneNumber' })
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
