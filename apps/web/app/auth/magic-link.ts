import { atom } from 'jotai'
import { takeUrlToken } from './url-tokens.ts'
import { clientLog } from '../platform/client-log.ts'
import { getSession } from './auth-store.ts'
import { store } from '../store.ts'

/** The token of a magic link that needs confirmation, since a user is signed in already. */
export const pendingMagicLinkAtom = atom<string | null>(null)

/** Signs in by the token in the URL (SES-20, SES-28). Switching accounts needs confirmation. */
export function followMagicLink(): void {
  const token = takeUrlToken('token')
  if (token === null) return
  if (getSession()) return store.set(pendingMagicLinkAtom, token)
  import('./exchange-magic-link.ts').then(
    ({ exchangeMagicLink }) => exchangeMagicLink(token),
    (error: unknown) => clientLog('chunkMissing', error),
  )
}
