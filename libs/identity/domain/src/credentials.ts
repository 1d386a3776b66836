/** Text, `@`, text, dot, text, without spaces (ID-7). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text)
}

/** The canonical spelling in which an email is stored. */
export function normaliseEmail(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase()
}

/** `m***@example.org`: enough to recognise (ID-6). */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}***@${host}`
}

/** Lifetime of a password reset link (ID-19). */
export const resetLinkMinutes = 60

/** Minimum age in years that sign-in asks to confirm. */
export const consentAge = 18

/** Limits for a new password, in characters; an existing one may have any length but zero (ID-33). */
export const newPasswordLength = { min: 8, max: 1024 } as const

export function isNewPassword(text: string): boolean {
  return text.length >= newPasswordLength.min && text.length <= newPasswordLength.max
}
