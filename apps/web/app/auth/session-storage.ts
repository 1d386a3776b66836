import type { CurrentPlan } from '@ott/billing'
import type { LoginState, ProfileId, Session, UserId } from '@ott/identity'

const sessionKey = 'session'
const browserIdKey = 'browser-id'
const streamIdKey = 'stream-id'
const loginKey = 'login'
/** A cookie without an end is the only thing that all tabs share and that a browser forgets when it is closed. */
const phoneAskedCookie = 'phone-asked=yes'
const anonymousKey = 'anonymous-token'

/** What belongs to the browser and not to a viewer: its name, its nameless token, how loud it plays, that no other language is wanted, and which fonts it has had. */
const browsersOwn = [browserIdKey, anonymousKey, streamIdKey, 'playback', 'language-offer', 'fonts']

/** The session as it lies in local storage, under the names the product's owner gave. */
type StoredSession = {
  sAccessToken: string
  sRefreshToken: string
  userId: string
  profileId: string | null
  mobileNumber: string | null
  email: string | null
  deviceId: string
  isLoggedIn: boolean
  loginState: LoginState['state']
  currentPlan: string | null
}

/** What this browser knew when it was closed; nothing when storage is empty, blocked or broken. */
export function readSession(): { session: Session; isParked: boolean } | null {
  const stored = readJson<Partial<StoredSession>>(sessionKey)
  if (!isText(stored?.sAccessToken) || !isText(stored.sRefreshToken) || !isText(stored.userId)) return null
  return {
    session: {
      tokens: { accessToken: stored.sAccessToken, refreshToken: stored.sRefreshToken },
      userId: stored.userId as UserId,
      profileId: isText(stored.profileId) ? (stored.profileId as ProfileId) : null,
      mobileNumber: isText(stored.mobileNumber) ? stored.mobileNumber : null,
      email: isText(stored.email) ? stored.email : null,
      deviceId: browserId(),
    },
    isParked: stored.loginState === 'deviceLimitExceeded',
  }
}

/**
 * Writes the session, or forgets it when nobody is signed in. What brings no tokens leaves those that are stored: another
 * tab may have refreshed them, or left, and this one not know it yet.
 */
export function writeSession(login: LoginState, plan: CurrentPlan, bringsTokens = true): void {
  if (login.state === 'idle') return
  if (!('session' in login)) return write(sessionKey, null)
  const { userId, profileId, mobileNumber, email, deviceId } = login.session
  const { tokens, userId: whose } = bringsTokens ? login.session : (readSession()?.session ?? {})
  if (tokens === undefined || whose !== userId) return
  const stored: StoredSession = {
    sAccessToken: tokens.accessToken,
    sRefreshToken: tokens.refreshToken,
    userId,
    profileId,
    mobileNumber,
    email,
    deviceId,
    isLoggedIn: login.state === 'loggedIn',
    loginState: login.state,
    currentPlan: plan.known ? (plan.subscription?.plan.identifier ?? null) : null,
  }
  write(sessionKey, stored)
}

/** Names this browser as a device. It outlives sign-outs, or each sign-in would take another device's place. */
export function browserId(): string {
  const stored = readJson<string>(browserIdKey)
  if (isText(stored)) return stored
  const fresh = `browser-${crypto.randomUUID()}`
  write(browserIdKey, fresh)
  return fresh
}

/** Names this tab as a player, also after it was loaded again. */
export function streamId(): string {
  try {
    const stored = sessionStorage.getItem(streamIdKey) ?? crypto.randomUUID()
    sessionStorage.setItem(streamIdKey, stored)
    return stored
  } catch {
    return crypto.randomUUID()
  }
}

/** What was typed into the sign-in dialog, for this tab alone: it outlives a reload and no sign-in. */
export function keepLogin(kept: unknown): void {
  try {
    if (kept === null) sessionStorage.removeItem(loginKey)
    else sessionStorage.setItem(loginKey, JSON.stringify(kept))
  } catch {
    // Full or blocked: it lives as long as the dialog.
  }
}

/** What `keepLogin` was given, if it can still be read. */
export function keptLogin(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(loginKey) ?? 'null')
  } catch {
    return null
  }
}

/** The anonymous token's place in this browser. */
export const anonymousShelf = {
  read: () => readJson<{ token: string; fetchedAt: number }>(anonymousKey),
  write: (token: { token: string; fetchedAt: number } | null) => write(anonymousKey, token),
}

/** Tells when another tab wrote or forgot the session; a page that comes back from the browser's memory may have missed it. */
export function onSessionChanged(changed: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key !== sessionKey && key !== null) return
    memory.delete(sessionKey)
    changed()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) changed()
  })
}

/** Whether the viewer was asked for a number since this browser was started: once is enough (ID-46). */
export function wasAskedForPhone(): boolean {
  return document.cookie.includes(phoneAskedCookie)
}

export function askedForPhone(): void {
  document.cookie = `${phoneAskedCookie}; Path=/; SameSite=Lax`
}

/** Clears what a viewer leaves behind in this browser; the session itself goes by `writeSession`. */
export function forgetViewer(): void {
  document.cookie = `${phoneAskedCookie}; Path=/; Max-Age=0`
  for (const kept of ['localStorage', 'sessionStorage'] as const) {
    try {
      const storage = globalThis[kept]
      const left = Object.keys(storage).filter((key) => key !== sessionKey && !browsersOwn.includes(key))
      for (const key of left) storage.removeItem(key)
    } catch {
      // Blocked: nothing can lie there.
    }
  }
}

/** Storage can be blocked or full: then what was written lives as long as the page. */
const memory = new Map<string, string>()

function readJson<T>(key: string): T | null {
  try {
    const text = memory.get(key) ?? localStorage.getItem(key)
    return text === null ? null : (JSON.parse(text) as T)
  } catch {
    return null
  }
}

function write(key: string, value: unknown): void {
  memory.delete(key)
  const text = JSON.stringify(value)
  try {
    if (value === null) localStorage.removeItem(key)
    else localStorage.setItem(key, text)
  } catch {
    if (value !== null) writeInsteadOfOld(key, text)
  }
}

/** Where storage is full, the old value makes room for the new one; in no case may old tokens come back. */
function writeInsteadOfOld(key: string, text: string): void {
  try {
    localStorage.removeItem(key)
    localStorage.setItem(key, text)
  } catch {
    memory.set(key, text)
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
