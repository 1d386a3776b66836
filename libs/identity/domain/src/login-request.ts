import { isEmail, normaliseEmail } from './credentials.ts'
import type { SignInMode, LoginFields } from './login-dialog.ts'
import { readPhoneNumber } from './phone-number.ts'
import type { PhoneNumber } from './phone-number.ts'

export type LoginRequest =
  | { type: 'code'; target: { phoneNumber: PhoneNumber } | { email: string } }
  | { type: 'signIn'; email: string; password: string }
  | { type: 'resetLink'; email: string }

export type MissingField = 'number' | 'email' | 'password'

/** Null while the fields are invalid (ID-5, ID-7). Any non-empty password is valid. */
export function loginRequest(by: SignInMode, typed: LoginFields): LoginRequest | null {
  if (by === 'mobileOtp') {
    const phoneNumber = readPhoneNumber(typed.national, typed.country)
    return phoneNumber && { type: 'code', target: { phoneNumber } }
  }
  const email = normaliseEmail(typed.email)
  if (!isEmail(email)) return null
  switch (by) {
    case 'emailOTP':
      return { type: 'code', target: { email } }
    case 'emailPassword':
      return typed.password === '' ? null : { type: 'signIn', email, password: typed.password }
    case 'forgotPassword':
      return { type: 'resetLink', email }
  }
}

/** The first field that keeps the form from being submitted, or null (ID-55). */
export function missingField(by: SignInMode, typed: LoginFields): MissingField | null {
  if (loginRequest(by, typed)) return null
  if (by === 'mobileOtp') return 'number'
  return isEmail(normaliseEmail(typed.email)) ? 'password' : 'email'
}
