import type { AuthState } from '@ott/identity'
import { store } from '../store.ts'
import { authAtom, dispatchAuth, isOtherProfile, syncFromOtherTab } from './auth-store.ts'
import { loadUser } from './load-user.ts'
import { onSessionChanged, readSession } from './session-storage.ts'
import { syncSessionCookie } from './sync-session-cookie.ts'

/** Restores this browser's session once, and follows changes made in other tabs. */
export function restoreSession(): void {
  onSessionChanged(syncFromOtherTab)
  watchSignIn()
  const stored = readSession()
  if (!stored) {
    dispatchAuth({ type: 'noSessionFound' })
    if (document.documentElement.dataset.session === 'yes') void syncSessionCookie(null)
    return
  }
  // The server's cookie may have expired before the session: then the page was rendered as signed out.
  store.set(authAtom, { status: 'idle' })
  dispatchAuth({ type: stored.isOverDeviceLimit ? 'deviceLimitFound' : 'sessionFound', session: stored.session })
}

/** Loads the user after every sign-in and change of the profile, in this tab or another. */
function watchSignIn(): void {
  let before = store.get(authAtom)
  store.sub(authAtom, () => {
    const now = store.get(authAtom)
    const isSigningIn = acceptedUserIn(now) !== acceptedUserIn(before) || isOtherProfile(before, now) || (now.status === 'pendingLogin' && before.status !== 'pendingLogin')
    before = now
    if (isSigningIn && acceptedUserIn(now) !== null) void loadUser()
  })
}

/** The user of a session within the device limit. */
function acceptedUserIn(login: AuthState): string | null {
  return login.status === 'pendingLogin' || login.status === 'loggedIn' ? login.session.userId : null
}
