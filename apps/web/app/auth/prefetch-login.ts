import type { Locale } from '@ott/i18n'
import { loadAllMessages } from '../i18n/load-messages.ts'

/** Brings what the sign-in dialog needs when somebody reaches for it, so that it opens at once. Best effort. */
export function prepareLogin(locale: Locale): void {
  const coming = [loadAllMessages(locale), import('./load-login-dialog.ts').then(({ bringLogin }) => bringLogin(locale))]
  Promise.all(coming).catch(() => undefined)
}
