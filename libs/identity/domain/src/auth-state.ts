export type UserId = string & { readonly brand: 'UserId' }
export type ProfileId = string & { readonly brand: 'ProfileId' }

export type Tokens = { accessToken: string; refreshToken: string }

/** Whose browser this is. */
export type Session = {
  tokens: Tokens
  userId: UserId
  /** Unknown until the profile has been read. */
  profileId: ProfileId | null
  mobileNumber: string | null
  email: string | null
  /** `browser-{uuid}`; stays over sign-outs. */
  deviceId: string
}

/** What a right code is answered with. */
export type SignIn = { tokens: Tokens; userId: UserId; isDeviceLimitReached: boolean }

/** Why a session is no more, where that is known: the viewer is told (ID-34). */
export type SessionEnd = 'signedOut' | 'deviceRemoved' | 'passwordChanged' | 'tokenReused' | 'replaced' | 'deviceLimit' | 'expired'

/**
 * Where sign-in stands (ID-10). Every signed-in state holds its session; `pendingLogin` is signed in, with profile and
 * plan still on their way.
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
  /** The profile or the plan could not be read: the viewer is signed in all the same. */
  | { type: 'profileMissed' }
  | { type: 'refreshed'; tokens: Tokens; isDeviceLimitReached: boolean }
  | { type: 'signedOut'; because?: SessionEnd }
  /** Another tab of this browser signed in, went on or left, and stored what holds from now on. */
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

/** A session parked at the device limit goes on as soon as a device was removed; any other that meets the limit ends. */
function refreshedState(now: LoginState, event: Extract<LoginEvent, { type: 'refreshed' }>): LoginState {
  if (!('session' in now)) return now
  const session = { ...now.session, tokens: event.tokens }
  if (now.state === 'deviceLimitExceeded') {
    return { state: event.isDeviceLimitReached ? 'deviceLimitExceeded' : 'pendingLogin', session }
  }
  return event.isDeviceLimitReached ? { state: 'loggedOut', because: 'deviceLimit' } : { ...now, session }
}
