import { countriesQuery } from '@ott/api-client'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { loadLoginDialog } from '@ott/identity-feature'
import { preloadable } from '../performance/index.ts'
import { queryClient } from '../api/query-client.ts'
import { apiClient } from '../api/client.ts'
import { signInOptionsQuery } from './sign-in-options.ts'

export const loginDialog = preloadable(loadLoginDialog)

/** Code and data of the dialog, so that nothing in it changes while it is open. */
export function preloadLoginDialog(locale: Locale): Promise<unknown> {
  return Promise.all([
    loginDialog(),
    queryClient.prefetchQuery(signInOptionsQuery),
    queryClient.prefetchQuery(countriesQuery(apiClient, apiLanguage(locale))),
  ])
}
