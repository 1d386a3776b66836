import { createFormatters, createIntlCache } from '@formatjs/intl'
import { brand } from '@ott/brand'
import type { Locale } from '@ott/i18n'
import type { ReactNode } from 'react'
import bn from './messages.bn.json' with { type: 'json' }
import en from './messages.en.json' with { type: 'json' }

export type MessageId = keyof typeof en

export type Translate = (id: MessageId, values?: Record<string, string>) => string

const messages: Record<Locale, Record<MessageId, string>> = { en, bn }
const { getMessageFormat } = createFormatters(createIntlCache())

/** Every message may use `{product}`, the brand's name. */
export function translator(locale: Locale): Translate {
  return (id, values) => String(getMessageFormat(messages[locale][id], locale).format({ product: brand.name[locale], ...values }))
}

/** A message whose tags become elements. */
export function translateTags(locale: Locale, id: MessageId, tags: Record<string, (chunks: ReactNode[]) => ReactNode>): ReactNode {
  return getMessageFormat(messages[locale][id], locale).format<ReactNode>({ product: brand.name[locale], ...tags })
}
