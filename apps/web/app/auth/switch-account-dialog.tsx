import { SwitchDialog } from '@ott/identity-feature'
import { enterByLink } from './exchange-magic-link.ts'
import { openLinkAtom } from './magic-link.ts'
import { sessionHere } from './auth-store.ts'
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
