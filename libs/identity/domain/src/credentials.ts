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
