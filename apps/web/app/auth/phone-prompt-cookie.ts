import { readCookie, writeCookie } from '../platform/document-cookie.ts'

/** A session cookie: shared by all tabs, and deleted when the browser closes. */
const name = 'phone-asked'

/** Whether the user was asked for a phone number since this browser was started: once is enough (ID-46). */
export function wasPhonePrompted(): boolean {
  return readCookie(name) !== null
}

export function markPhonePrompted(): void {
  writeCookie(name, 'yes')
}

export function clearPhonePrompt(): void {
  writeCookie(name, '', 0)
}
