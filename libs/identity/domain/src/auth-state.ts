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
export type SessionEnd = 'signedOut' | 'deviceRemoved' | 'passwordChanged' | 'tokenReused' | 'replaced' | 'deviceLimit' | 'expired'

/**
 * Every signed-in state has a session (ID-10).
 * `pendingLogin` is signed in, with profile and plan not yet loaded.
 */
export type LoginState =
  | { state: 'idle' }
  | { state: 'loggedOut'; because?: SessionEnd }
  | { state: 'pendingLogin'; session: Session }
  | { state: 'loggedIn'; session: Session }
  | { state: 'deviceLimitExceeded'; session: Session }

export type LoginEvent =
  | { type: 'sessionFound'; session: Session }
  | { type: 'deviceLimitFound'; session: Session }
  | { type: 'noSessionFound' }
  | { type: 'signedIn'; session: Session; isDeviceLimitReached: boolean }
  | { type: 'profileRead'; profileId: ProfileId; mobileNumber: string | null; email: string | null }
  /** The profile or the plan failed to load; the user is signed in nevertheless. */
  | { type: 'profileMissed' }
  | { type: 'refreshed'; tokens: Tokens; isDeviceLimitReached: boolean }
  | { type: 'signedOut'; because?: SessionEnd }
  /** Another tab signed in, refreshed or signed out, and stored the new state. */
  | { type: 'changedElsewhere'; session: Session | null; isParked: boolean }

export function loginState(now: LoginState, event: LoginEvent): LoginState {
  switch (event.type) {
    case 'sessionFound':
      return now.state === 'idle' ? { state: 'loggedIn', session: event.session } : now
    case 'deviceLimitFound':
      return now.state === 'idle' ? { state: 'deviceLimitExceeded', session: event.session } : now
    case 'noSessionFound':
      return now.state === 'idle' ? { state: 'loggedOut' } : now
    case 'signedIn':
      return { state: event.isDeviceLimitReached ? 'deviceLimitExceeded' : 'pendingLogin', session: event.session }
    case 'profileRead': {
      if (!('session' in now)) return now
      const { profileId, mobileNumber, email } = event
      const session = { ...now.session, profileId, mobileNumber, email }
      return now.state === 'deviceLimitExceeded' ? { ...now, session } : { state: 'loggedIn', session }
    }
    case 'profileMissed':
      return now.state === 'pendingLogin' ? { ...now, state: 'loggedIn' } : now
    case 'refreshed':
      return refreshedState(now, event)
    case 'signedOut':
      return { state: 'loggedOut', because: event.because }
    case 'changedElsewhere':
      if (event.session === null) return now.state === 'loggedOut' ? now : { state: 'loggedOut' }
      return { state: event.isParked ? 'deviceLimitExceeded' : 'loggedIn', session: event.session }
  }
}

/** A session over the device limit resumes once a device is removed; any other session that meets the limit ends. */
function refreshedState(now: LoginState, event: Extract<LoginEvent, { type: 'refreshed' }>): LoginState {
  if (!('session' in now)) return now
  const session = { ...now.session, tokens: event.tokens }
  if (now.state === 'deviceLimitExceeded') {
    return { state: event.isDeviceLimitReached ? 'deviceLimitExceeded' : 'pendingLogin', session }
  }
  return event.isDeviceLimitReached ? { state: 'loggedOut', because: 'deviceLimit' } : { ...now, session }
}
