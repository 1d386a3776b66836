import { userQuery } from '@ott/api-client'
import { useQuery } from '@tanstack/react-query'
import { call } from '../api/client.ts'
import { useLogin } from '../auth/use-auth.ts'

/** Whether the viewer's profile hides spoilers; a stranger has none. Null until it was read; what cannot be read covers rather than tells. */
export function useHidesSpoilers(): boolean | null {
  const { state } = useLogin()
  const { data: user, errorUpdateCount } = useQuery({ ...userQuery(call), enabled: state === 'loggedIn' })
  if (state === 'idle' || state === 'pendingLogin') return null
  if (state !== 'loggedIn') return false
  return user?.hidesSpoilers ?? (errorUpdateCount > 0 || null)
}
