import type { LoginState, Session } from '@ott/identity'
import { useAtomValue } from 'jotai'
import { loginAtom } from './auth-store.ts'

export function useLogin(): LoginState {
  return useAtomValue(loginAtom)
}

/** The session of a user who is fully signed in; null while that is unknown, and for everyone else. */
export function useSession(): Session | null {
  const login = useLogin()
  return login.state === 'loggedIn' ? login.session : null
}
