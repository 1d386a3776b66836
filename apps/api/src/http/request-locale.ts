import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { FastifyRequest } from 'fastify'

/** The query's `language`, else the first supported language of Accept-Language. */
export function negotiateLocale(request: FastifyRequest): Locale {
  const asked = (request.query as { language?: unknown } | null)?.language
  if (asked === apiLanguage('bn')) return 'bn'
  if (asked === apiLanguage('en')) return 'en'
  return /^\s*bn\b/i.test(request.headers['accept-language'] ?? '') ? 'bn' : 'en'
}
