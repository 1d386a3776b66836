import { defaultLocale, isLocale } from '@ott/i18n'
import { createTranslator } from './page-meta.ts'
import type { Meta, Translate } from './page-meta.ts'
import { loadAllMessages } from '../i18n/load-messages.ts'

/** A loader, on both sides, for a page whose title and description are deferred messages. */
export const deferredMeta = (createMeta: (t: Translate) => Meta) => async ({ params }: { params: { locale?: string } }): Promise<Meta> => {
  const locale = isLocale(params.locale) ? params.locale : defaultLocale
  return createMeta(createTranslator(locale, await loadAllMessages(locale)))
}
