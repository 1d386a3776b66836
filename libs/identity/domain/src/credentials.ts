/** Non-space text, @, text, dot, text (ID-7). */
export function isEmailAddress(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}

/** The one spelling under which an address is kept. */
export function normaliseEmail(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase()
}

/** `m***@example.org`: enough to recognise (ID-6). */
export function maskEmail(address: string): string {
  const [name = '', host = ''] = address.split('@')
  return `${name.slice(0, 1)}***@${host}`
}

/** A link to choose a new password works so long (ID-19). */
export const resetLinkMinutes = 60

/** Whoever signs in says to be older than this, in years. */
export const consentAge = 18

/** How long a new password may be, in characters; for one that exists anything but nothing will do (ID-33). */
export const newPasswordLength = { least: 8, most: 1024 } as const

export function isNewPassword(text: string): boolean {
  return text.length >= newPasswordLength.least && text.length <= newPasswordLength.most
}
