import { atom } from 'jotai'
import { addressSecret } from './url-tokens.ts'
import { clientLog } from '../telemetry/client-log.ts'
import { sessionHere } from './auth-store.ts'
import { store } from '../store.ts'

/** The token of a magic link that needs confirmation, since a user is signed in already. */
export const openLinkAtom = atom<string | null>(null)

/** Signs in by the token in the URL (SES-20). Switching accounts needs confirmation. */
export function followSignInLink(): void {
  const token = addressSecret('token')
  if (token === null) return
  if (sessionHere()) return store.set(openLinkAtom, token)
  import('./exchange-magic-link.ts').then(
    ({ enterByLink }) => enterByLink(token),
    (error: unknown) => clientLog('partMissing', error),
  )
}
