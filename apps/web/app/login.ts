import { createApi, createWireCall, currentPlanQuery, signOut, userQuery } from '@ott/api-client'
import type { CurrentPlan } from '@ott/billing'
import { brand } from '@ott/brand'
import { loginState } from '@ott/identity'
import type { LoginEvent, LoginState, SignIn } from '@ott/identity'
import { atom, createStore } from 'jotai'
import { apiLanguage, defaultLocale, splitLocale } from '@ott/i18n'
import { apiHosts } from './api-hosts.ts'
import { localProgress } from './local-progress.ts'
import { queryClient } from './query-client.ts'
import { anonymousShelf, browserId, readSession, streamId, writeSession } from './stored-session.ts'

/** The browser's client state; the server renders with a store of its own. */
export const store = createStore()

/** Who is signed in here. `idle` until this browser's storage was read. */
export const loginAtom = atom<LoginState>({ state: 'idle' })

export const currentPlanAtom = atom<CurrentPlan>({ known: false })

/** The one way the login state changes: it is kept, stored and mirrored to the web server together. */
function happened(event: LoginEvent): LoginState {
  const before = store.get(loginAtom)
  const after = loginState(before, event)
  if (after === before) return after
  store.set(loginAtom, after)
  writeSession(after, store.get(currentPlanAtom))
  if (tokenOf(before) !== tokenOf(after)) void mirrorSession(tokenOf(after))
  return after
}

/** The api in this browser. */
export const { call, refresh } = createApi({
  wire: createWireCall({ ...apiHosts(), siteId: brand.slug, fetch: (...args) => fetch(...args) }),
  session: {
    tokens() {
      const login = store.get(loginAtom)
      return 'session' in login ? login.session.tokens : null
    },
    canRefresh: true,
    refreshed: (tokens, isDeviceLimitReached) => happened({ type: 'refreshed', tokens, isDeviceLimitReached }),
    ended: forget,
    isParked: () => store.get(loginAtom).state === 'deviceLimitExceeded',
  },
  shelf: anonymousShelf,
  streamId: typeof document === 'undefined' ? undefined : streamId(),
  now: Date.now,
})

/** Reads this browser's session once, then the profile and the plan. */
export async function restoreLogin(): Promise<void> {
  const stored = readSession()
  if (!stored) {
    happened({ type: 'noSessionFound' })
    return mirrorSession(null)
  }
  // The server's cookie may be gone while the session is not: what was drawn without it was drawn too early.
  store.set(loginAtom, { state: 'idle' })
  happened({ type: stored.isParked ? 'deviceLimitFound' : 'sessionFound', session: stored.session })
  if (!stored.isParked) await readViewer()
}

/** After a right code: keeps the tokens and reads profile and plan. Whether or not they can be read, the viewer is in. */
export async function signedIn({ tokens, userId, isDeviceLimitReached }: SignIn): Promise<LoginState> {
  const session = { tokens, userId, profileId: null, mobileNumber: null, email: null, deviceId: browserId() }
  queryClient.clear()
  happened({ type: 'signedIn', session, isDeviceLimitReached })
  if (!isDeviceLimitReached) await readViewer()
  return store.get(loginAtom)
}

/** A session parked at the device limit goes on when a device was removed. */
export async function leaveDeviceLimit(): Promise<LoginState> {
  await refresh()
  const login = store.get(loginAtom)
  if (login.state === 'pendingLogin') await readViewer()
  return store.get(loginAtom)
}

/** Leaves at the server, then forgets; the viewer is out whatever the server says. */
export async function logOut(): Promise<void> {
  await signOut(call)
  forget()
}

async function readViewer(): Promise<void> {
  const language = apiLanguage(splitLocale(location.pathname).locale ?? defaultLocale)
  const [user, plan] = await Promise.allSettled([
    queryClient.fetchQuery(userQuery(call)),
    queryClient.fetchQuery(currentPlanQuery(call, language)),
  ])
  if (plan.status === 'fulfilled') store.set(currentPlanAtom, plan.value)
  if (user.status === 'fulfilled' && user.value.profileId) {
    const { profileId, phoneNumber, email } = user.value
    await localProgress.merge(call)
    happened({ type: 'profileRead', profileId, mobileNumber: phoneNumber, email })
    return
  }
  if (user.status === 'rejected') console.warn('The profile could not be read', user.reason)
  happened({ type: 'profileMissed' })
}

function forget(): void {
  store.set(currentPlanAtom, { known: false })
  happened({ type: 'signedOut' })
  queryClient.clear()
}

function tokenOf(login: LoginState): string | null {
  return 'session' in login ? login.session.tokens.accessToken : null
}

/** The server's copy is a help, not a need: without it personal parts are filled in by the browser. */
async function mirrorSession(accessToken: string | null): Promise<void> {
  const hasCookieToClear = accessToken !== null || document.documentElement.dataset.session === 'yes'
  if (!hasCookieToClear) return
  await fetch('/session', {
    method: accessToken === null ? 'DELETE' : 'PUT',
    headers: accessToken === null ? {} : { authorization: `Bearer ${accessToken}` },
    keepalive: true,
  }).catch(() => undefined)
}
