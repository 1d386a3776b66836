const maxEmailBytes = 254
const maxLocalPartBytes = 64

/** A dot-separated local part and a host name with a dot, within the limits of RFC 5321 (ID-7). Expects the normalised spelling. */
export function isEmail(text: string): boolean {
  const [local, host] = splitAtHost(text)
  return isLocalPart(local) && isHost(host) && byteLength(text) <= maxEmailBytes
}

/** The canonical spelling in which an email is stored: one mailbox has one, also with an internationalised domain (ID-57). */
export function normaliseEmail(text: string): string {
  const [local, host] = splitAtHost(text.trim().normalize('NFKC').toLowerCase())
  return host === null ? local : `${local}@${asciiHost(host) ?? host}`
}

function splitAtHost(text: string): [local: string, host: string | null] {
  const at = text.lastIndexOf('@')
  return at === -1 ? [text, null] : [text.slice(0, at), text.slice(at + 1)]
}

function isLocalPart(local: string): boolean {
  return byteLength(local) <= maxLocalPartBytes && /^[^\s@.]+(\.[^\s@.]+)*$/.test(local)
}

const label = '[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?'
const hostName = new RegExp(`^(${label}\\.)+(?=[a-z])${label}$`)

/** A last label that begins with a digit would be an IP address. */
function isHost(host: string | null): boolean {
  return host !== null && hostName.test(host)
}

/** The host in ASCII (punycode); null if no URL can have it. */
function asciiHost(host: string): string | null {
  if (/[\s/\\?#%:@[\]]/.test(host)) return null
  try {
    return new URL(`http://${host}`).hostname
  } catch {
    return null
  }
}

function byteLength(text: string): number {
  return new TextEncoder().encode(text).length
}

/** `m***@example.org`: enough to recognise (ID-6). */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split('@')
  return `${name.slice(0, 1)}***@${host}`
}

/** Lifetime of a password reset link (ID-19). */
export const resetLinkMinutes = 60

/** How long the owner of a previous phone number or email can take the change back (ID-135). */
export const contactRevertHours = 72

/** Minimum age in years that sign-in asks to confirm. */
export const consentAge = 18

/** Limits for a new password, in visible characters; an existing one may have any length but zero (ID-33). */
export const newPasswordLength = { min: 8, max: 1024 } as const

export function isNewPassword(text: string): boolean {
  return visibleText(text).length >= newPasswordLength.min && text.length <= newPasswordLength.max
}

/** Without the characters that a person does not see, and without repeated or outer spaces. */
export function visibleText(text: string): string {
  return text.replaceAll(/[\p{C}\p{Default_Ignorable_Code_Point}]/gu, '').replaceAll(/[\s\u2800]+/gu, ' ').trim()
}
