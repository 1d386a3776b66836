import { defaultLocale, isLocale } from '@ott/i18n'
import { wordsIn } from './page-meta.ts'
import type { Meta, Say } from './page-meta.ts'
import { loadAllMessages } from '../i18n/load-messages.ts'

/** A route's loader, on both sides, for the title and description of a page whose words come later than those of others. */
export const laterMeta = (words: (say: Say) => Meta) => async ({ params }: { params: { locale?: string } }): Promise<Meta> => {
  const locale = isLocale(params.locale) ? params.locale : defaultLocale
  return words(wordsIn(locale, await loadAllMessages(locale)))
}
