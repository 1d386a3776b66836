import type { AuthState, ProfileId, Session, UserId } from '@ott/identity'
import { anonymousTokenKey } from '../api/anonymous-token-storage.ts'
import { browserId, browserIdKey, streamIdKey } from '../platform/device-id.ts'
import { sessionKey } from '../platform/session-key.ts'
import { browserStorage, tabStorage } from '../platform/storage.ts'
import { clearPhonePrompt } from './phone-prompt-cookie.ts'

/** Values of the browser rather than of its user, such as the volume and the dismissed language prompt. */
const browserKeys = [browserIdKey, anonymousTokenKey, streamIdKey, 'playback', 'language-offer', 'fonts']

/** The session in local storage, under the names given by the product's owner. */
type StoredSession = {
  sAccessToken: string
  sRefreshToken: string
  userId: string
  profileId: string | null
  mobileNumber: string | null
  email: string | null
  deviceId: string
  isLoggedIn: boolean
  loginState: AuthState['status']
  currentPlan: string | null
}

/** The stored session; null when storage is empty, blocked or invalid. */
export function readSession(): { session: Session; isOverDeviceLimit: boolean } | null {
  const stored = readStored()
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
    isOverDeviceLimit: stored.loginState === 'deviceLimitExceeded',
  }
}

/**
 * Writes the session, or removes it on sign-out. Without new tokens the stored ones stay: another tab may have refreshed
 * them, or signed out, before this tab knows.
 */
export function writeSession(login: AuthState, hasNewTokens = true): void {
  if (login.status === 'idle') return
  if (!('session' in login)) return browserStorage.write(sessionKey, null)
  const { userId, profileId, mobileNumber, email, deviceId } = login.session
  const { tokens, userId: owner } = hasNewTokens ? login.session : (readSession()?.session ?? {})
  if (tokens === undefined || owner !== userId) return
  const before = readStored()
  const stored: StoredSession = {
    sAccessToken: tokens.accessToken,
    sRefreshToken: tokens.refreshToken,
    userId,
    profileId,
    mobileNumber,
    email,
    deviceId,
    isLoggedIn: login.status === 'loggedIn',
    loginState: login.status,
    currentPlan: before?.userId === userId && isText(before.currentPlan) ? before.currentPlan : null,
  }
  browserStorage.writeJson(sessionKey, stored)
}

/** Writes the user's plan into their stored session, if it is still theirs. */
export function writeCurrentPlan(userId: UserId, currentPlan: string | null): void {
  const stored = readStored()
  if (stored?.userId === userId) browserStorage.writeJson(sessionKey, { ...stored, currentPlan })
}

/** Calls back when another tab has changed the session. A page restored from the back/forward cache may have missed that. */
export function onSessionChanged(changed: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key !== sessionKey && key !== null) return
    browserStorage.reload(sessionKey)
    changed()
  })
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) changed()
  })
}

/** Clears a user's data from storage, except the session, which `writeSession` removes. */
export function clearUserStorage(): void {
  clearPhonePrompt()
  const stays = (key: string) => key === sessionKey || browserKeys.includes(key)
  browserStorage.clear(stays)
  tabStorage.clear(stays)
}

function readStored(): Partial<StoredSession> | null {
  return browserStorage.readJson(sessionKey) as Partial<StoredSession> | null
}

function isText(value: unknown): value is string {
  return typeof value === 'string' && value !== ''
}
