import type { Locale } from '@ott/i18n'
import bn from '../messages.bn.json' with { type: 'json' }
import en from '../messages.en.json' with { type: 'json' }
import type { StaticPage } from './static-page.ts'
import type { WebErrorCode } from './error-responses.ts'

const messagesByLocale = { en, bn }

/** Errors that a retry may resolve. */
const transientErrors: WebErrorCode[] = ['RATE_LIMITED', 'INTERNAL', 'UNAVAILABLE', 'TIMEOUT']

/** The HTML error page: the reason, links, and a code for support. */
export function errorPage(errorCode: WebErrorCode, locale: Locale, requestId: string): StaticPage {
  const messages = messagesByLocale[locale]
  const retry = { href: '', label: messages['page.retry'] }
  const home = { href: `/${locale}`, label: messages['page.home'] }
  return {
    locale,
    title: messages['errorPage.title'],
    text: messages[`error.${errorCode}`],
    links: transientErrors.includes(errorCode) ? [retry, home] : [home],
    code: { label: messages['errorPage.code'], text: `${errorCode} ${requestId}` },
  }
}
