import { titleQuery } from '@ott/api-client'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { queryClient } from '../api/query-client.ts'
import { apiClient } from '../api/client.ts'
import { preloadable } from '../performance/index.ts'

/** The first frames of a title over a page. */
export const titleModalHost = preloadable(() => import('./title-modal-host.tsx'))

/** The dialog itself. */
export const titleModal = preloadable(() => import('./title-modal.tsx'))

/** Best effort. */
export function prefetchTitle(link: string, locale: Locale): void {
  void queryClient.prefetchQuery(titleQuery(apiClient, link, apiLanguage(locale)))
}

/** Loads the code and the data of a title that opens over a page. Best effort. */
export function preloadTitle(link: string, locale: Locale): void {
  Promise.all([titleModalHost(), titleModal()]).catch(() => undefined)
  prefetchTitle(link, locale)
}
