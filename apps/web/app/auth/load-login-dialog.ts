import { countriesQuery } from '@ott/api-client'
import { apiLanguage } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { bringLoginDialog } from '@ott/identity-feature'
import { bringOnce } from '../performance/index.ts'
import { queryClient } from '../api/query-client.ts'
import { call } from '../api/client.ts'
import { signInOptionsQuery } from './sign-in-options.ts'

/** The dialog's code. */
export const loginDialog = bringOnce(bringLoginDialog)

/** Code and data of the dialog, so that nothing in it changes while it is open. */
export function bringLogin(locale: Locale): Promise<unknown> {
  return Promise.all([
    loginDialog(),
    queryClient.prefetchQuery(signInOptionsQuery),
    queryClient.prefetchQuery(countriesQuery(call, apiLanguage(locale))),
  ])
}
