import { isEmailAddress, normaliseEmail } from './credentials.ts'
import type { SignInMode, TypedLogin } from './login-dialog.ts'
import { readPhoneNumber } from './phone-number.ts'
import type { PhoneNumber } from './phone-number.ts'

/** What the form asks the server. */
export type LoginQuestion =
  | { asks: 'code'; target: { phoneNumber: PhoneNumber; inWhatsApp: boolean } | { email: string } }
  | { asks: 'signIn'; email: string; password: string }
  | { asks: 'resetLink'; email: string }

export type MissingField = 'number' | 'email' | 'password'

/** Null as long as what was typed will not do: then there is nothing to send (ID-5, ID-7). Any password will do that is one. */
export function loginQuestion(by: SignInMode, typed: TypedLogin): LoginQuestion | null {
  if (by === 'mobileOtp') {
    const phoneNumber = readPhoneNumber(typed.national, typed.country)
    return phoneNumber && { asks: 'code', target: { phoneNumber, inWhatsApp: typed.inWhatsApp } }
  }
  const email = normaliseEmail(typed.email)
  if (!isEmailAddress(email)) return null
  switch (by) {
    case 'emailOTP':
      return { asks: 'code', target: { email } }
    case 'emailPassword':
      return typed.password === '' ? null : { asks: 'signIn', email, password: typed.password }
    case 'forgotPassword':
      return { asks: 'resetLink', email }
  }
}

/** Which field keeps the form from being sent, the first of them; null when none does (ID-55). */
export function missingIn(by: SignInMode, typed: TypedLogin): MissingField | null {
  if (loginQuestion(by, typed)) return null
  if (by === 'mobileOtp') return 'number'
  return isEmailAddress(normaliseEmail(typed.email)) ? 'password' : 'email'
}
