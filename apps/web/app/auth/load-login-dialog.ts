import { countriesQuery } from '@ott/api-client'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { bringLoginDialog } from '@ott/identity-feature'
import { bringOnce } from '../performance/index.ts'
import { queryClient } from '../api/query-client.ts'
import { call } from './auth-store.ts'
import { signInOptionsQuery } from './sign-in-options.ts'

/** The dialog's code; read by the page that draws it. */
export const loginDialog = bringOnce(bringLoginDialog)

/** The dialog's code, what this installation offers in it, and its countries, so that nothing in it changes when they come. */
export function bringLogin(locale: Locale): Promise<unknown> {
  return Promise.all([
    loginDialog(),
    queryClient.prefetchQuery(signInOptionsQuery),
    queryClient.prefetchQuery(countriesQuery(call, apiLanguage(locale))),
  ])
}
