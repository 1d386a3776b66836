import { signOut, userQuery } from '@ott/api-client'
import type { LoginState, SignIn } from '@ott/identity'
import { call, callAs, refresh } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { browserId } from '../platform/device-id.ts'
import { store } from '../store.ts'
import { clientLog } from '../telemetry/client-log.ts'
import { followOtherTab, happened, loginAtom, sessionHere } from './auth-store.ts'
import { loadUser } from './load-user.ts'
import { onSessionChanged, readSession } from './session-storage.ts'
import { mirrorSession } from './sync-session-cookie.ts'

/** Restores this browser's session once, and follows changes made in other tabs. */
export function restoreLogin(): void {
  onSessionChanged(followOtherTab)
  watchSignIn()
  const stored = readSession()
  if (!stored) {
    happened({ type: 'noSessionFound' })
    if (document.documentElement.dataset.session === 'yes') void mirrorSession(null)
    return
  }
  // The server's cookie may have expired before the session: then the page was rendered as signed out.
  store.set(loginAtom, { state: 'idle' })
  happened({ type: stored.isParked ? 'deviceLimitFound' : 'sessionFound', session: stored.session })
}

/** Stores the tokens; user and plan are loaded next. */
export function signedIn({ tokens, userId, isDeviceLimitReached }: SignIn): LoginState {
  const session = { tokens, userId, profileId: null, mobileNumber: null, email: null, deviceId: browserId() }
  return happened({ type: 'signedIn', session, isDeviceLimitReached })
}

/** A session over the device limit is accepted on refresh once a device was removed. */
export async function leaveDeviceLimit(): Promise<void> {
  await refresh()
}

/** The user has verified a phone number. */
export function phoneAdded(mobileNumber: string): void {
  const session = sessionHere()
  if (session?.profileId) happened({ type: 'profileRead', profileId: session.profileId, mobileNumber, email: session.email })
  void queryClient.invalidateQueries({ queryKey: userQuery(call).queryKey })
}

/**
 * Ends the session in this browser first, so that no later call carries its token (SES-21). The server is then called with
 * that token; the user is signed out whatever it responds.
 */
export async function logOut(goHome: () => Promise<void>): Promise<void> {
  const session = sessionHere()
  happened({ type: 'signedOut', because: 'signedOut' })
  const endAtServer = session && signOut(callAs(session), (error) => clientLog('deviceNotRemovedAtLogout', error))
  await Promise.all([goHome(), endAtServer])
}

/** Loads the user after every sign-in, in this tab or another. */
function watchSignIn(): void {
  let before = store.get(loginAtom)
  store.sub(loginAtom, () => {
    const now = store.get(loginAtom)
    const isSigningIn = acceptedUserIn(now) !== acceptedUserIn(before) || (now.state === 'pendingLogin' && before.state !== 'pendingLogin')
    before = now
    if (isSigningIn && acceptedUserIn(now) !== null) void loadUser()
  })
}

/** The user of a session within the device limit. */
function acceptedUserIn(login: LoginState): string | null {
  return login.state === 'pendingLogin' || login.state === 'loggedIn' ? login.session.userId : null
}
