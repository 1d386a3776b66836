import { expiryOf, restrictionIn } from '@ott/api-client'
import { needsPin } from '@ott/playback'
import { maturityOf } from '@ott/catalogue'
import type { AgeRating } from '@ott/catalogue'
import { atom } from 'jotai'
import { provideParental } from '../api/client.ts'
import { tabStorage } from '../platform/storage.ts'
import { store } from '../store.ts'
import { onSignedOut } from './auth-events.ts'
import { authAtom } from './auth-store.ts'
import { accessTokenOf } from './sync-session-cookie.ts'

/** In session storage: a reload asks for the PIN no second time. It opens nothing by itself, the server checks it. */
const grantKey = 'parental-grant'

/** Settles the open question for the PIN; null while none is open. */
export const pinAtom = atom<{ settle: (isGiven: boolean) => void } | null>(null)

/** Grants of the videos that run, which outlive the one of the PIN. */
const running = new Map<string, string>()

let asked: Promise<boolean> | null = null

/** Several calls may need it at once; they all wait for one answer. */
function askForPin(): Promise<boolean> {
  asked ??= new Promise<boolean>((resolve) => {
    store.set(pinAtom, { settle: resolve })
    // Without the dialog nobody could settle the question.
    import('./pin-dialog.tsx').catch(() => resolve(false))
  }).finally(() => {
    asked = null
    store.set(pinAtom, null)
  })
  return asked
}

provideParental({
  grantFor: (contentId, isStart) => (isStart ? null : valid(running.get(contentId))) ?? pinGrant(),
  storeGrant: (contentId, grant) => void running.set(contentId, grant),
  ask: askForPin,
})
onSignedOut(() => {
  running.clear()
  store.get(pinAtom)?.settle(false)
})

/** The right PIN was entered. */
export function pinGranted(grant: string): void {
  tabStorage.write(grantKey, grant)
  store.get(pinAtom)?.settle(true)
}

/** Whether a start would open the dialog, as far as this tab knows. An episode is at least as strict as its series (PAR-2). */
export function wouldAskForPin(series: AgeRating, episode = series): boolean {
  return needsPin(Math.max(maturityOf(series), maturityOf(episode)), restrictionIn(accessTokenOf(store.get(authAtom))).level) && pinGrant() === null
}

function pinGrant(): string | null {
  return valid(tabStorage.read(grantKey))
}

/** The clock of a device may be wrong; then the server refuses, and the PIN is asked for. */
function valid(grant: string | null | undefined): string | null {
  return grant && expiryOf(grant) > Date.now() ? grant : null
}
