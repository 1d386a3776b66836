import { brand } from '@ott/brand'
import { defaultLocale, isLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { createIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import type { MetaDescriptor } from 'react-router'
import { messagesOf } from './words/messages.ts'

/** Title and description of a page, in its language. `product` is filled in. */
export function pageMeta(
  locale: string | undefined,
  words: (say: (id: FormatjsIntl.Message['ids'], values?: Record<string, string>) => string) => { title: string; description: string },
): MetaDescriptor[] {
  const known: Locale = isLocale(locale) ? locale : defaultLocale
  const intl: IntlShape = createIntl({ locale: known, messages: messagesOf(known) })
  const { title, description } = words((id, values) => intl.formatMessage({ id }, { product: brand.name[known], ...values }))
  return [
    { title },
    { name: 'description', content: description },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:site_name', content: brand.name[known] },
  ]
}
