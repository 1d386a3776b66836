import { bringLoginDialog } from '@ott/identity-feature'
import { bringOnce } from './bring-once.ts'
import { queryClient } from './query-client.ts'
import { signInOptionsQuery } from './sign-in-options.ts'

/** The dialog's code; read by the page that draws it. */
export const loginDialog = bringOnce(bringLoginDialog)

/** The dialog's code, and what this installation offers in it. */
export function bringLogin(): Promise<unknown> {
  return Promise.all([loginDialog(), queryClient.prefetchQuery(signInOptionsQuery)])
}
