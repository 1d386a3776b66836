import type { Locale } from '@ott/i18n'
import bn from '../messages.bn.json' with { type: 'json' }
import en from '../messages.en.json' with { type: 'json' }
import type { PlainPage } from './static-page.ts'
import type { RefusalCode } from './error-responses.ts'

const words = { en, bn }

/** Errors that a retry may resolve. */
const passing: RefusalCode[] = ['RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE', 'TIMEOUT']

/** The HTML error page: the reason, links, and a code for support. */
export function refusalPage(errorCode: RefusalCode, locale: Locale, requestId: string): PlainPage {
  const say = words[locale]
  const again = { href: '', label: say['page.retry'] }
  const home = { href: `/${locale}`, label: say['page.home'] }
  return {
    locale,
    title: say['errorPage.title'],
    text: say[`error.${errorCode}`],
    ways: passing.includes(errorCode) ? [again, home] : [home],
    code: { label: say['errorPage.code'], text: `${errorCode} ${requestId}` },
  }
}
