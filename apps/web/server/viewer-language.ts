import { chosenLocale, splitLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { FastifyRequest } from 'fastify'

/** The language of the page that asks, else the one that was chosen once, else the browser's. */
export function languageOf({ headers }: FastifyRequest): Locale {
  const { referer = '', cookie = '' } = headers
  const ofPage = URL.canParse(referer) ? splitLocale(new URL(referer).pathname).locale : null
  return ofPage ?? chosenLocale(cookie) ?? (/^\s*bn\b/i.test(headers['accept-language'] ?? '') ? 'bn' : 'en')
}
