import { profileClaims } from '@ott/api-client'
import type { AuthState, Session } from '@ott/identity'
import { useAtomValue } from 'jotai'
import { authAtom } from './auth-store.ts'
import { accessTokenOf } from './sync-session-cookie.ts'

export function useAuth(): AuthState {
  return useAtomValue(authAtom)
}

/** The session of a user who is fully signed in; null while that is unknown, and for everyone else. */
export function useSession(): Session | null {
  const login = useAuth()
  return login.status === 'loggedIn' ? login.session : null
}

/** What this browser knows of its profile: a child's has no settings, plans, gifts and sharing (PRO-7). */
export function useProfile(): { isKids: boolean; isChosen: boolean } {
  const { kids = false, scope } = profileClaims(accessTokenOf(useAuth()))
  return { isKids: kids, isChosen: scope !== 'chooser' }
}
