import { createFormatters, createIntlCache } from '@formatjs/intl'
import { brand } from '@ott/brand'
import type { Locale } from '@ott/i18n'
import bn from './messages.bn.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }

export type MessageId = keyof typeof en

const words: Record<Locale, Record<MessageId, string>> = { en, bn }
const { getMessageFormat } = createFormatters(createIntlCache())

/** What needs no values is always the same sentence, and is made once. */
const said: Record<Locale, Map<MessageId, string>> = { en: new Map(), bn: new Map() }

/** The product's sentence in a language; `{product}` is known everywhere. */
export function t(locale: Locale, id: MessageId, values?: Record<string, string | number>): string {
  const known = values ? undefined : said[locale].get(id)
  if (known !== undefined) return known
  const sentence = String(getMessageFormat(words[locale][id], locale).format({ product: brand.name[locale], ...values }))
  if (!values) said[locale].set(id, sentence)
  return sentence
}
