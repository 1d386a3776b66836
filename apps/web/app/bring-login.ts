import { prepareLoginDialog } from '@ott/identity-feature'
import { queryClient } from './query-client.ts'
import { signInOptionsQuery } from './sign-in-options.ts'

/** The dialog's code, and what this installation offers in it. */
export function bringLogin(): Promise<unknown> {
  return Promise.all([prepareLoginDialog(), queryClient.prefetchQuery(signInOptionsQuery)])
}
