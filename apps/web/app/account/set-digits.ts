import { digitsCookie } from '@ott/i18n'
import type { Digits } from '@ott/i18n'
import { store } from '../store.ts'
import { digitsAtom } from '../i18n/digits-atom.ts'

/** Keeps the choice in this browser (I18N-10); every number on the page follows at once. */
export function chooseDigits(digits: Digits): void {
  const { name, maxAgeSeconds } = digitsCookie
  document.cookie = `${name}=${digits}; Path=/; SameSite=Lax; Max-Age=${maxAgeSeconds}${location.protocol === 'https:' ? '; Secure' : ''}`
  store.set(digitsAtom, digits)
}
