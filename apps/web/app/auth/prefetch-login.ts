import type { Locale } from '@ott/i18n'
import { loadAllMessages } from '../i18n/load-messages.ts'

/** Prefetches the sign-in dialog on intent. Best effort. */
export function prefetchLogin(locale: Locale): void {
  const prefetched = [loadAllMessages(locale), import('./preload-login-dialog.ts').then(({ preloadLoginDialog }) => preloadLoginDialog(locale))]
  Promise.all(prefetched).catch(() => undefined)
}
