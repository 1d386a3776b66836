import { SwitchDialog } from '@ott/identity-feature'
import { enterByLink } from './enter-by-link.ts'
import { openLinkAtom } from './sign-in-link.ts'
import { sessionHere } from './login.ts'
import { store } from '../store.ts'

/** Asks before the account of a link takes the place of the one that is in. */
export default function LinkQuestion({ token }: { token: string }) {
  const here = sessionHere()
  return (
    <SwitchDialog
      signedInAs={here?.mobileNumber ?? here?.email ?? null}
      onSwitch={async () => {
        await enterByLink(token)
        store.set(openLinkAtom, null)
      }}
      onClose={() => store.set(openLinkAtom, null)}
    />
  )
}
