import { SwitchDialog } from '@ott/identity-feature'
import { enterByLink } from './exchange-magic-link.ts'
import { openLinkAtom } from './magic-link.ts'
import { sessionHere } from './auth-store.ts'
import { store } from '../store.ts'

/** Asks for confirmation before a magic link replaces the signed-in account. */
export default function LinkQuestion({ token }: { token: string }) {
  const session = sessionHere()
  return (
    <SwitchDialog
      signedInAs={session?.mobileNumber ?? session?.email ?? null}
      onSwitch={async () => {
        await enterByLink(token)
        store.set(openLinkAtom, null)
      }}
      onClose={() => store.set(openLinkAtom, null)}
    />
  )
}
