import { brand } from '@ott/brand'
import type { Title } from '@ott/catalogue'
import { defaultLocale, isLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { createIntl } from 'react-intl'
import type { MetaDescriptor } from 'react-router'
import { messagesOf } from '../i18n/load-messages.ts'
import type { Messages } from '../i18n/load-messages.ts'

/** `sharedAs`: the Open Graph title, if it differs. */
export type Meta = { title: string; sharedAs?: string; description: string }

export type Translate = (id: FormatjsIntl.Message['ids'], values?: Record<string, string>) => string

/** Title and description of a page, in its language. `product` is filled in. */
export function pageMeta(locale: string | undefined, createMeta: (t: Translate) => Meta): MetaDescriptor[] {
  const known: Locale = isLocale(locale) ? locale : defaultLocale
  const { title, sharedAs = title, description } = createMeta(createTranslator(known))
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: sharedAs },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: brand.name[known] },
  ]
}

/** A short description of a title for search results and previews of links. */
export function titleDescription({ tagline, description }: Pick<Title, 'tagline' | 'description'>): string {
  return tagline || description.slice(0, 160)
}

/** Translates outside of React. Deferred messages must be passed in. */
export function createTranslator(locale: Locale, messages: Messages = messagesOf(locale)): Translate {
  const intl = createIntl({ locale, messages })
  return (id, values) => intl.formatMessage({ id }, { product: brand.name[locale], ...values })
}
