import { signOut, userQuery } from '@ott/api-client'
import type { LoginState, SignIn } from '@ott/identity'
import { clientLog } from '../telemetry/client-log.ts'
import { call, followOtherTab, happened, loginAtom, refresh, sessionHere } from './auth-store.ts'
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
 * Leaves at the server and goes home, then forgets; the viewer is out whatever the server says. A page that needs
 * sign-in would ask for it if it were still there.
 */
export async function logOut(goHome: () => Promise<void>): Promise<void> {
  await signOut(call, (error) => clientLog('deviceNotRemovedAtLogout', error))
  await goHome()
  happened({ type: 'signedOut' })
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
