import { restrictionIn, withCrossTabLock } from '@ott/api-client'
import { authState } from '@ott/identity'
import type { AuthEvent, AuthState, Session, SessionEndReason } from '@ott/identity'
import { atom } from 'jotai'
import { provideSession } from '../api/client.ts'
import { clearUserQueries, reloadQueries } from '../api/query-client.ts'
import { store } from '../store.ts'
import { showToast, toastsAtom } from '../toasts/toasts.ts'
import { profileLeftEvent, signedOutEvent } from './auth-events.ts'
import { clearUserStorage, readSession, writeSession } from './session-storage.ts'
import { accessTokenOf, syncSessionCookie } from './sync-session-cookie.ts'

/** The auth state of this browser. `idle` until its storage was read. */
export const authAtom = atom<AuthState>({ status: 'idle' })

/** Whether a guest has signed in since the document was loaded. */
export const hasSignedInAtom = atom(false)

/** The only way to change the auth state: it is set, stored and synced with the web server's cookie together. */
export function dispatchAuth(event: AuthEvent): AuthState {
  const before = store.get(authAtom)
  const after = authState(before, event)
  if (after === before) return after
  if (isOtherProfile(before, after)) profileLeftEvent.emit()
  if ((sessionIn(before) && userIdIn(before) !== userIdIn(after)) || isOtherProfile(before, after)) clearUserData()
  const hasNewTokens = accessTokenOf(before) !== accessTokenOf(after)
  // A restored session is stored already; another tab has stored and synced its own change.
  const isStoredAlready = event.type === 'changedInOtherTab' || event.type === 'sessionFound' || event.type === 'deviceLimitFound'
  if (!isStoredAlready) writeSession(after, hasNewTokens)
  if (hasNewTokens && event.type !== 'changedInOtherTab') void syncSessionCookie(accessTokenOf(after))
  store.set(authAtom, after)
  if (before.status === 'loggedOut' && sessionIn(after)) store.set(hasSignedInAtom, true)
  if (hasNewTokens && showsOtherTitles(before, after)) reloadQueries()
  // A session never ends without a message (SES-11).
  if (after.status === 'loggedOut' && after.reason) showSessionEnd(after.reason)
  return after
}

provideSession({
  getSession,
  renewal: {
    withLock: (work) => withCrossTabLock(navigator.locks, 'session', work),
    reload: () => sessionIn(syncFromOtherTab()),
    onRefreshed: (tokens, isDeviceLimitReached) => void dispatchAuth({ type: 'refreshed', tokens, isDeviceLimitReached }),
    onEnded: (reason) => void dispatchAuth({ type: 'signedOut', reason }),
  },
})

/** Takes over the session that another tab has stored, or its sign-out (SES-15). */
export function syncFromOtherTab(): AuthState {
  const wasSignedIn = getSession() !== null
  const after = dispatchAuth({ type: 'changedInOtherTab', ...(readSession() ?? { session: null, isOverDeviceLimit: false }) })
  if (wasSignedIn && after.status === 'loggedOut') showToast({ type: 'info', messageId: 'session.signedOutInOtherTab' })
  return after
}

export function getSession(): Session | null {
  return sessionIn(store.get(authAtom))
}

function sessionIn(state: AuthState): Session | null {
  return 'session' in state ? state.session : null
}

/** Whether the same user went on to another profile. */
export function isOtherProfile(before: AuthState, after: AuthState): boolean {
  const [was, is] = [sessionIn(before), sessionIn(after)]
  return was?.profileId != null && is?.profileId != null && was.userId === is.userId && was.profileId !== is.profileId
}

function userIdIn(state: AuthState): string | null {
  return sessionIn(state)?.userId ?? null
}

/** The document of a session was rendered with its parental control; that of a guest shows all. */
function showsOtherTitles(before: AuthState, after: AuthState): boolean {
  const isSameDocument = before.status === 'idle' && document.documentElement.dataset.session === 'yes'
  const [was, is] = [before, after].map((state) => restrictionIn(accessTokenOf(state)))
  return !isSameDocument && (was?.cap !== is?.cap || was?.level !== is?.level)
}

const wantedEnds: SessionEndReason[] = ['signedOut', 'leaving', 'deleted']

/** Ends that the user wanted are no warning. */
function showSessionEnd(reason: SessionEndReason): void {
  showToast({ type: wantedEnds.includes(reason) ? 'success' : 'warning', messageId: `session.ended.${reason}` })
}

/** A shared computer keeps no data of a user who left (SES-16). */
function clearUserData(): void {
  signedOutEvent.emit()
  store.set(toastsAtom, [])
  clearUserQueries()
  clearUserStorage()
}
