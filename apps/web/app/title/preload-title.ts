import { titleQuery } from '@ott/api-client'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { queryClient } from '../api/query-client.ts'
import { call } from '../api/client.ts'
import { bringOnce } from '../performance/index.ts'

/** The first frames of a title over a page. */
export const openedTitle = bringOnce(() => import('./title-modal-host.tsx'))

/** The dialog itself. */
export const titleDialog = bringOnce(() => import('./title-modal.tsx'))

/** Best effort. */
export function readTitle(link: string, locale: Locale): void {
  void queryClient.prefetchQuery(titleQuery(call, link, apiLanguage(locale)))
}

/** Loads the code and the data of a title that opens over a page. Best effort. */
export function prepareTitle(link: string, locale: Locale): void {
  Promise.all([openedTitle(), titleDialog()]).catch(() => undefined)
  readTitle(link, locale)
}
