import { createFormatters, createIntlCache } from '@formatjs/intl'
import { brand } from '@ott/brand'
import type { Locale } from '@ott/i18n'
import bn from './messages.bn.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }

export type MessageId = keyof typeof en

const words: Record<Locale, Record<MessageId, string>> = { en, bn }
const { getMessageFormat } = createFormatters(createIntlCache())

/** The product's sentence in a language; `{product}` is known everywhere. */
export function say(locale: Locale, id: MessageId, values: Record<string, string | number> = {}): string {
  return String(getMessageFormat(words[locale][id], locale).format({ product: brand.name[locale], ...values }))
}
