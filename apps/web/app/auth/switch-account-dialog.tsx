import { SwitchAccountDialog } from '@ott/identity-feature'
import { exchangeMagicLink } from './exchange-magic-link.ts'
import { pendingMagicLinkAtom } from './magic-link.ts'
import { getSession } from './auth-store.ts'
import { store } from '../store.ts'

/** Asks for confirmation before a magic link replaces the signed-in account. */
export default function MagicLinkDialog({ token }: { token: string }) {
  const session = getSession()
  return (
    <SwitchAccountDialog
      signedInAs={session?.mobileNumber ?? session?.email ?? null}
      onSwitch={async () => {
        await exchangeMagicLink(token)
        store.set(pendingMagicLinkAtom, null)
      }}
      onClose={() => store.set(pendingMagicLinkAtom, null)}
    />
  )
}
