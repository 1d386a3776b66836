import { titleQuery } from '@ott/api-client'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { queryClient } from '../reading/query-client.ts'
import { call } from '../session/login.ts'
import { bringOnce } from '../words/bring-once.ts'

/** The dialog in which a title opens over a page. */
export const titleDialog = bringOnce(() => import('./title-dialog.tsx'))

/** Brings what a title's dialog needs when somebody reaches for its card, so that it opens at once. Best effort. */
export function prepareTitle(link: string, locale: Locale): void {
  titleDialog().catch(() => undefined)
  void queryClient.prefetchQuery(titleQuery(call, link, apiLanguage(locale)))
}
