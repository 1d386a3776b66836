import { createFormatters, createIntlCache } from '@formatjs/intl'
import { brand } from '@ott/brand'
import type { Locale } from '@ott/i18n'
import bn from './messages.bn.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }

export type MessageId = keyof typeof en

export const isMessageId = (id: string): id is MessageId => Object.hasOwn(en, id)

const messages: Record<Locale, Record<MessageId, string>> = { en, bn }
const { getMessageFormat } = createFormatters(createIntlCache())

/** Messages without values, formatted once. */
const cache: Record<Locale, Map<MessageId, string>> = { en: new Map(), bn: new Map() }

/** Formats a message. Every message may use `{product}`, the brand name. */
export function t(locale: Locale, id: MessageId, values?: Record<string, string | number>): string {
  const cached = values ? undefined : cache[locale].get(id)
  if (cached !== undefined) return cached
  const text = String(getMessageFormat(messages[locale][id], locale).format({ product: brand.name[locale], ...values }))
  if (!values) cache[locale].set(id, text)
  return text
}
