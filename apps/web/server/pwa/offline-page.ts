import type { Locale } from '@ott/i18n'
import bn from '../messages.bn.json' with { type: 'json' }
import en from '../messages.en.json' with { type: 'json' }
import type { StaticPages } from '../http/static-page.ts'

const messagesByLocale = { en, bn }

/** Reloads the same page when the connection returns. */
const script = `addEventListener('online', () => location.reload())`

export const offlinePolicy = (pages: StaticPages) => pages.policy(script)

/** The page that the service worker shows while offline. */
export function offlinePage(locale: Locale, pages: StaticPages): string {
  const messages = messagesByLocale[locale]
  return pages.render({ locale, title: messages['offline.title'], text: messages['offline.text'], links: [{ href: '', label: messages['page.retry'] }], script })
}
