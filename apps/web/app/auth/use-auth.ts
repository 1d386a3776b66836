import type { AuthState, Session } from '@ott/identity'
import { useAtomValue } from 'jotai'
import { authAtom } from './auth-store.ts'

export function useAuth(): AuthState {
  return useAtomValue(authAtom)
}

/** The session of a user who is fully signed in; null while that is unknown, and for everyone else. */
export function useSession(): Session | null {
  const login = useAuth()
  return login.status === 'loggedIn' ? login.session : null
}
