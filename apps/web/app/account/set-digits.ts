import { digitsCookie } from '@ott/i18n'
import type { Digits } from '@ott/i18n'
import { store } from '../store.ts'
import { digitsAtom } from '../i18n/digits-atom.ts'

/** Saves the choice in a cookie (I18N-10) and updates every number on the page. */
export function setDigits(digits: Digits): void {
  const { name, maxAgeSeconds } = digitsCookie
  document.cookie = `${name}=${digits}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${location.protocol === 'https:' ? '; Secure' : ''}`
  store.set(digitsAtom, digits)
}
