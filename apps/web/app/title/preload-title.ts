import { titleQuery } from '@ott/api-client'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { queryClient } from '../api/query-client.ts'
import { call } from '../api/client.ts'
import { bringOnce } from '../performance/index.ts'

/** What answers a pressed card, and has the dialog take its place. */
export const openedTitle = bringOnce(() => import('./title-modal-host.tsx'))

/** The dialog in which a title opens over a page. */
export const titleDialog = bringOnce(() => import('./title-modal.tsx'))

/** Reads a title ahead, for whoever reaches for its card. Best effort. */
export function readTitle(link: string, locale: Locale): void {
  void queryClient.prefetchQuery(titleQuery(call, link, apiLanguage(locale)))
}

/** Brings all that a title's dialog needs, so that it opens at once. Best effort. */
export function prepareTitle(link: string, locale: Locale): void {
  Promise.all([openedTitle(), titleDialog()]).catch(() => undefined)
  readTitle(link, locale)
}
