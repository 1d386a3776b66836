import { signOut, userQuery } from '@ott/api-client'
import type { AuthState, ProfileId, SignIn, Tokens } from '@ott/identity'
import { apiClient, createClientFor, refreshSession } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { browserId } from '../platform/device-id.ts'
import { clientLog } from '../platform/client-log.ts'
import { dispatchAuth, getSession } from './auth-store.ts'

/** Stores the tokens; user and plan are loaded next. */
export function completeSignIn({ tokens, userId, isDeviceLimitReached }: SignIn): AuthState {
  const session = { tokens, userId, profileId: null, mobileNumber: null, email: null, deviceId: browserId() }
  return dispatchAuth({ type: 'signedIn', session, isDeviceLimitReached })
}

/** The server has opened another profile in this session; user and plan are loaded for it. */
export function openProfile(tokens: Tokens, profileId: ProfileId): void {
  dispatchAuth({ type: 'profileOpened', tokens, profileId })
}

/** A session over the device limit is accepted on refresh once a device was removed. */
export async function retryAfterDeviceRemoved(): Promise<void> {
  await refreshSession()
}

/** The user has verified a phone number. */
export const phoneAdded = (mobileNumber: string): void => contactAdded({ mobileNumber })

/** The user has verified an email address. */
export const emailAdded = (email: string): void => contactAdded({ email })

function contactAdded(contact: { mobileNumber: string } | { email: string }): void {
  const session = getSession()
  if (session?.profileId) {
    const { profileId, mobileNumber, email } = session
    dispatchAuth({ type: 'profileLoaded', profileId, mobileNumber, email, ...contact })
  }
  reloadUser()
}

/** Something about the user changed that only the server knows. */
export function reloadUser(): void {
  void queryClient.invalidateQueries({ queryKey: userQuery(apiClient).queryKey })
}

/**
 * Ends the session in this browser first, so that no later call carries its token (SES-29). The server is then called with
 * that token; the user is signed out whatever it responds.
 */
export async function logOut(goHome: () => Promise<void>): Promise<void> {
  const session = getSession()
  dispatchAuth({ type: 'signedOut', reason: 'signedOut' })
  const endAtServer = session && signOut(createClientFor(session), (error) => clientLog('deviceNotRemovedAtLogout', error))
  await Promise.all([goHome(), endAtServer])
}

/** The server has ended all sessions of an account that is being deleted, or is gone. */
export function sessionsEnded(reason: 'leaving' | 'deleted'): void {
  dispatchAuth({ type: 'signedOut', reason })
}
