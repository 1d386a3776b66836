import { userQuery } from '@ott/api-client'
import { useQuery } from '@tanstack/react-query'
import { apiClient } from '../api/client.ts'
import { useAuth } from '../auth/use-auth.ts'

/** Whether the user's profile hides spoilers; false while signed out. Null while loading; spoilers are hidden if it cannot be loaded. */
export function useSpoilerSetting(): boolean | null {
  const { status } = useAuth()
  const { data: user, errorUpdateCount } = useQuery({ ...userQuery(apiClient), enabled: status === 'loggedIn' })
  if (status === 'idle' || status === 'pendingLogin') return null
  if (status !== 'loggedIn') return false
  return user?.hidesSpoilers ?? (errorUpdateCount > 0 || null)
}
