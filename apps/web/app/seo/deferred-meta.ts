import { defaultLocale, isLocale } from '@ott/i18n'
import { wordsIn } from './page-meta.ts'
import type { Meta, Say } from './page-meta.ts'
import { loadAllMessages } from '../i18n/load-messages.ts'

/** A loader, on both sides, for a page whose title and description are deferred messages. */
export const laterMeta = (words: (say: Say) => Meta) => async ({ params }: { params: { locale?: string } }): Promise<Meta> => {
  const locale = isLocale(params.locale) ? params.locale : defaultLocale
  return words(wordsIn(locale, await loadAllMessages(locale)))
}
