import { userQuery } from '@ott/api-client'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { useLogin } from '../auth/use-auth.ts'

/** Whether the user's profile hides spoilers; false while signed out. Null while loading; spoilers are hidden if it cannot be loaded. */
export function useHidesSpoilers(): boolean | null {
  const { state } = useLogin()
  const { data: user, errorUpdateCount } = useQuery({ ...userQuery(call), enabled: state === 'loggedIn' })
  if (state === 'idle' || state === 'pendingLogin') return null
  if (state !== 'loggedIn') return false
  return user?.hidesSpoilers ?? (errorUpdateCount > 0 || null)
}
