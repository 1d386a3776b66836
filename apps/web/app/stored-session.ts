import type { CurrentPlan } from '@ott/billing'
import type { LoginState, ProfileId, Session, UserId } from '@ott/identity'

const sessionKey = 'session'
const browserIdKey = 'browser-id'
const streamIdKey = 'stream-id'
const anonymousKey = 'anonymous-token'

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
      mobileNumber: stored.mobileNumber ?? null,
      email: stored.email ?? null,
      deviceId: browserId(),
    },
    isParked: stored.loginState === 'deviceLimitExceeded',
  }
}

/** Writes the session, or forgets it when nobody is signed in. */
export function writeSession(login: LoginState, plan: CurrentPlan): void {
  if (login.state === 'idle') return
  if (!('session' in login)) return write(sessionKey, null)
  const { tokens, userId, profileId, mobileNumber, email, deviceId } = login.session
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

/** The anonymous token's place in this browser. */
export const anonymousShelf = {
  read: () => readJson<{ token: string; fetchedAt: number }>(anonymousKey),
  write: (token: { token: string; fetchedAt: number } | null) => write(anonymousKey, token),
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
  try {
    if (value === null) {
      memory.delete(key)
      localStorage.removeItem(key)
      return
    }
    localStorage.setItem(key, JSON.stringify(value))
  } catch {
    if (value !== null) memory.set(key, JSON.stringify(value))
  }
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
