import type { Locale } from '@ott/i18n'
import bn from '../messages.bn.json' with { type: 'json' }
import en from '../messages.en.json' with { type: 'json' }
import type { PlainPages } from '../http/static-page.ts'

const words = { en, bn }

/** Reloads the same page when the connection returns. */
const script = `addEventListener('online', () => location.reload())`

export const offlinePolicy = (pages: PlainPages) => pages.policy(script)

/** The page that the service worker shows while offline. */
export function offlinePage(locale: Locale, pages: PlainPages): string {
  const say = words[locale]
  return pages.draw({ locale, title: say['offline.title'], text: say['offline.text'], ways: [{ href: '', label: say['page.retry'] }], script })
}
