import { inOneTab } from '@ott/api-client'
import { loginState } from '@ott/identity'
import type { LoginEvent, LoginState, Session, SessionEnd } from '@ott/identity'
import { atom } from 'jotai'
import { provideSession } from '../api/client.ts'
import { forgetAnswers } from '../api/query-client.ts'
import { store } from '../store.ts'
import { sayToast, toastsAtom } from '../toasts/toasts.ts'
import { signedOutEvent } from './auth-events.ts'
import { forgetViewer, readSession, writeSession } from './session-storage.ts'
import { mirrorSession, tokenOf } from './sync-session-cookie.ts'

/** The auth state of this browser. `idle` until its storage was read. */
export const loginAtom = atom<LoginState>({ state: 'idle' })

/** The only way to change the auth state: it is set, stored and synced with the web server's cookie together. */
export function happened(event: LoginEvent): LoginState {
  const before = store.get(loginAtom)
  const after = loginState(before, event)
  if (after === before) return after
  if (sessionIn(before) && userIdIn(before) !== userIdIn(after)) clearUserData()
  const hasNewTokens = tokenOf(before) !== tokenOf(after)
  // A restored session is stored already; another tab has stored and synced its own change.
  const isStored = event.type === 'changedElsewhere' || event.type === 'sessionFound' || event.type === 'deviceLimitFound'
  if (!isStored) writeSession(after, hasNewTokens)
  if (hasNewTokens && event.type !== 'changedElsewhere') void mirrorSession(tokenOf(after))
  store.set(loginAtom, after)
  // A session never ends without a message (SES-11).
  if (after.state === 'loggedOut' && after.because) showSessionEnd(after.because)
  return after
}

provideSession({
  held: sessionHere,
  renewal: {
    alone: (work) => inOneTab(navigator.locks, 'session', work),
    reread: () => sessionIn(followOtherTab()),
    refreshed: (tokens, isDeviceLimitReached) => void happened({ type: 'refreshed', tokens, isDeviceLimitReached }),
    ended: (because) => void happened({ type: 'signedOut', because }),
  },
})

/** Takes over the session that another tab has stored, or its sign-out (SES-15). */
export function followOtherTab(): LoginState {
  const stored = readSession()
  const wasSignedIn = sessionHere() !== null
  const after = happened({ type: 'changedElsewhere', session: stored?.session ?? null, isParked: stored?.isParked ?? false })
  if (wasSignedIn && after.state === 'loggedOut') sayToast({ type: 'info', says: 'session.leftInOtherTab' })
  return after
}

export function sessionHere(): Session | null {
  return sessionIn(store.get(loginAtom))
}

function sessionIn(login: LoginState): Session | null {
  return 'session' in login ? login.session : null
}

function userIdIn(login: LoginState): string | null {
  return sessionIn(login)?.userId ?? null
}

/** A logout is expected; every other end of a session is a warning. */
function showSessionEnd(because: SessionEnd): void {
  sayToast({ type: because === 'signedOut' ? 'success' : 'warning', says: `session.ended.${because}` })
}

/** A shared computer keeps no data of a user who left (SES-16). */
function clearUserData(): void {
  signedOutEvent.emit()
  store.set(toastsAtom, [])
  forgetAnswers()
  forgetViewer()
}
