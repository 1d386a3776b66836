/** A session cookie: shared by all tabs, and deleted when the browser closes. */
const cookie = 'phone-asked=yes'

/** Whether the user was asked for a phone number since this browser was started: once is enough (ID-46). */
export function wasPhonePrompted(): boolean {
  return document.cookie.includes(cookie)
}

export function markPhonePrompted(): void {
  document.cookie = `${cookie}; Path=/; SameSite=Lax`
}

export function clearPhonePrompt(): void {
  document.cookie = `${cookie}; Path=/; Max-Age=0`
}
