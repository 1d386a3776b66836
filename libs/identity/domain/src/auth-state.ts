export type UserId = string & { readonly brand: 'UserId' }
export type ProfileId = string & { readonly brand: 'ProfileId' }

export type Tokens = { accessToken: string; refreshToken: string }

export type Session = {
  tokens: Tokens
  userId: UserId
  /** Null until the profile is loaded. */
  profileId: ProfileId | null
  mobileNumber: string | null
  email: string | null
  /** `browser-{uuid}`; survives sign-out. */
  deviceId: string
}

/** The result of a successful sign-in. */
export type SignIn = { tokens: Tokens; userId: UserId; isDeviceLimitReached: boolean }

/** Why a session ended, shown to the user (ID-34). */
export type SessionEndReason = 'signedOut' | 'deviceRemoved' | 'passwordChanged' | 'tokenReused' | 'replaced' | 'contactReverted' | 'deviceLimit' | 'expired' | 'leaving' | 'deleted'

/**
 * Every signed-in state has a session (ID-10).
 * `pendingLogin` is signed in, with profile and plan not yet loaded.
 */
export type AuthState =
  | { status: 'idle' }
  | { status: 'loggedOut'; reason?: SessionEndReason }
  | { status: 'pendingLogin'; session: Session }
  | { status: 'loggedIn'; session: Session }
  | { status: 'deviceLimitExceeded'; session: Session }

export type AuthEvent =
  | { type: 'sessionFound'; session: Session }
  | { type: 'deviceLimitFound'; session: Session }
  | { type: 'noSessionFound' }
  | { type: 'signedIn'; session: Session; isDeviceLimitReached: boolean }
  | { type: 'profileLoaded'; profileId: ProfileId; mobileNumber: string | null; email: string | null }
  /** The profile failed to load; the user is signed in nevertheless. */
  | { type: 'profileFailed' }
  /** The same session has opened another profile; user and plan are loaded anew. */
  | { type: 'profileOpened'; tokens: Tokens; profileId: ProfileId }
  | { type: 'refreshed'; tokens: Tokens; isDeviceLimitReached: boolean }
  | { type: 'signedOut'; reason?: SessionEndReason }
  /** Another tab signed in, refreshed or signed out, and stored the new state. */
  | { type: 'changedInOtherTab'; session: Session | null; isOverDeviceLimit: boolean }

export function authState(now: AuthState, event: AuthEvent): AuthState {
  switch (event.type) {
    case 'sessionFound':
      return now.status === 'idle' ? { status: 'loggedIn', session: event.session } : now
    case 'deviceLimitFound':
      return now.status === 'idle' ? { status: 'deviceLimitExceeded', session: event.session } : now
    case 'noSessionFound':
      return now.status === 'idle' ? { status: 'loggedOut' } : now
    case 'signedIn':
      return { status: event.isDeviceLimitReached ? 'deviceLimitExceeded' : 'pendingLogin', session: event.session }
    case 'profileLoaded': {
      if (!('session' in now)) return now
      const { profileId, mobileNumber, email } = event
      const session = { ...now.session, profileId, mobileNumber, email }
      return now.status === 'deviceLimitExceeded' ? { ...now, session } : { status: 'loggedIn', session }
    }
    case 'profileFailed':
      return now.status === 'pendingLogin' ? { ...now, status: 'loggedIn' } : now
    case 'profileOpened':
      return 'session' in now ? { status: 'pendingLogin', session: { ...now.session, tokens: event.tokens, profileId: event.profileId } } : now
    case 'refreshed':
      return refreshedState(now, event)
    case 'signedOut':
      return { status: 'loggedOut', reason: event.reason }
    case 'changedInOtherTab':
      if (event.session === null) return now.status === 'loggedOut' ? now : { status: 'loggedOut' }
      return { status: event.isOverDeviceLimit ? 'deviceLimitExceeded' : 'loggedIn', session: event.session }
  }
}

/** A session over the device limit resumes once a device is removed; any other session that meets the limit ends. */
function refreshedState(now: AuthState, event: Extract<AuthEvent, { type: 'refreshed' }>): AuthState {
  if (!('session' in now)) return now
  const session = { ...now.session, tokens: event.tokens }
  if (now.status === 'deviceLimitExceeded') {
    return { status: event.isDeviceLimitReached ? 'deviceLimitExceeded' : 'pendingLogin', session }
  }
  return event.isDeviceLimitReached ? { status: 'loggedOut', reason: 'deviceLimit' } : { ...now, session }
}
