import { digitsCookie } from '@ott/i18n'
import type { Digits } from '@ott/i18n'
import { digitsAtom } from '../i18n/digits-atom.ts'
import { writeCookie } from '../platform/document-cookie.ts'
import { store } from '../store.ts'

/** Saves the choice in a cookie (I18N-10) and updates every number on the page. */
export function setDigits(digits: Digits): void {
  writeCookie(digitsCookie.name, digits, digitsCookie.maxAgeSeconds)
  store.set(digitsAtom, digits)
}
