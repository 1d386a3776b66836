import { chosenLocale, splitLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { FastifyRequest } from 'fastify'
import { pathOf } from '../../app/routing/paths.ts'

/** The locale of the URL, else of the referring page, else of the cookie, else of the browser. */
export function negotiateLocale({ url, headers }: Pick<FastifyRequest, 'url' | 'headers'>): Locale {
  const { referer = '', cookie = '' } = headers
  const ofPage = URL.canParse(referer) ? splitLocale(new URL(referer).pathname).locale : null
  return splitLocale(pathOf(url)).locale ?? ofPage ?? chosenLocale(cookie) ?? (/^\s*bn\b/i.test(headers['accept-language'] ?? '') ? 'bn' : 'en')
}
