import { atom } from 'jotai'
import { provideConfirmation } from '../api/client.ts'
import { store } from '../store.ts'
import { onSignedOut } from './auth-events.ts'
import { dispatchAuth, getSession } from './auth-store.ts'

/** Settles the open question whether this is the user; null while none is open. */
export const stepUpAtom = atom<{ settle: (isConfirmed: boolean) => void } | null>(null)

let asked: Promise<boolean> | null = null

/** Many calls may need it at once; they all wait for one answer. */
export function askForConfirmation(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    store.set(stepUpAtom, { settle: resolve })
    // Without the dialog nobody could settle the question.
    import('./step-up-dialog.tsx').catch(() => resolve(false))
  }).finally(() => {
    asked = null
    store.set(stepUpAtom, null)
  })
  return asked
}

provideConfirmation(askForConfirmation)
onSignedOut(() => store.get(stepUpAtom)?.settle(false))

/** Continues the same session with a token that has the new proof. */
export function identityConfirmed(accessToken: string): void {
  const session = getSession()
  if (session) dispatchAuth({ type: 'refreshed', tokens: { ...session.tokens, accessToken }, isDeviceLimitReached: false })
  store.get(stepUpAtom)?.settle(session !== null)
}
