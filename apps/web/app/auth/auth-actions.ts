import { signOut, userQuery } from '@ott/api-client'
import type { LoginState, SignIn } from '@ott/identity'
import { clientLog } from '../telemetry/client-log.ts'
import { call, callAs, followOtherTab, happened, loginAtom, refresh, sessionHere } from './auth-store.ts'
import { mirrorSession } from './sync-session-cookie.ts'
import { queryClient } from '../api/query-client.ts'
import { readViewer } from './load-user.ts'
import { store } from '../store.ts'
import { browserId, onSessionChanged, readSession } from './session-storage.ts'

/** Reads this browser's session once, and follows what other tabs make of it. */
export function restoreLogin(): void {
  onSessionChanged(followOtherTab)
  readWhoeverComes()
  const stored = readSession()
  if (!stored) {
    happened({ type: 'noSessionFound' })
    if (document.documentElement.dataset.session === 'yes') void mirrorSession(null)
    return
  }
  // The server's cookie may be gone while the session is not: what was drawn without it was drawn too early.
  store.set(loginAtom, { state: 'idle' })
  happened({ type: stored.isParked ? 'deviceLimitFound' : 'sessionFound', session: stored.session })
}

/** Keeps the tokens; profile and plan are read then. */
export function signedIn({ tokens, userId, isDeviceLimitReached }: SignIn): LoginState {
  const session = { tokens, userId, profileId: null, mobileNumber: null, email: null, deviceId: browserId() }
  return happened({ type: 'signedIn', session, isDeviceLimitReached })
}

/** A session parked at the device limit goes on when a device was removed. */
export async function leaveDeviceLimit(): Promise<void> {
  await refresh()
}

/** The viewer has proved a number to be theirs. */
export function phoneAdded(mobileNumber: string): void {
  const session = sessionHere()
  if (session?.profileId) happened({ type: 'profileRead', profileId: session.profileId, mobileNumber, email: session.email })
  void queryClient.invalidateQueries({ queryKey: userQuery(call).queryKey })
}

/**
 * Ends the session in this browser first, so that no later call carries its token (SES-21). The server is told with the
 * token that was held; the viewer is out whatever it answers.
 */
export async function logOut(goHome: () => Promise<void>): Promise<void> {
  const session = sessionHere()
  happened({ type: 'signedOut', because: 'signedOut' })
  const endAtServer = session && signOut(callAs(session), (error) => clientLog('deviceNotRemovedAtLogout', error))
  await Promise.all([goHome(), endAtServer])
}

/** However somebody came in, here or in another tab, their profile and plan are read. */
function readWhoeverComes(): void {
  let before = store.get(loginAtom)
  store.sub(loginAtom, () => {
    const now = store.get(loginAtom)
    const isComing = viewerIn(now) !== viewerIn(before) || (now.state === 'pendingLogin' && before.state !== 'pendingLogin')
    before = now
    if (isComing && viewerIn(now) !== null) void readViewer()
  })
}

/** Who is past the device limit. */
function viewerIn(login: LoginState): string | null {
  return login.state === 'pendingLogin' || login.state === 'loggedIn' ? login.session.userId : null
}
