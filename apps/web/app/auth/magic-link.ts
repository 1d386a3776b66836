import { atom } from 'jotai'
import { addressSecret } from './url-tokens.ts'
import { clientLog } from '../telemetry/client-log.ts'
import { sessionHere } from './auth-store.ts'
import { store } from '../store.ts'

/** A link's token that waits for the viewer's word, because somebody is signed in here already. */
export const openLinkAtom = atom<string | null>(null)

/** Signs in by the token that came in the address (SES-20). Nobody who is in is exchanged for another unasked. */
export function followSignInLink(): void {
  const token = addressSecret('token')
  if (token === null) return
  if (sessionHere()) return store.set(openLinkAtom, token)
  import('./exchange-magic-link.ts').then(
    ({ enterByLink }) => enterByLink(token),
    (error: unknown) => clientLog('partMissing', error),
  )
}
