import { userQuery } from '@ott/api-client'
import { useQuery } from '@tanstack/react-query'
import { apiClient } from '../api/client.ts'
import { useAuth } from '../auth/use-auth.ts'

/** Whether the next episode plays by itself: a profile setting, which signed-out users lack. False until it is loaded. */
export function useAutoplaySetting(): boolean {
  const { status } = useAuth()
  const { data: user } = useQuery({ ...userQuery(apiClient), enabled: status === 'loggedIn' })
  return status === 'loggedIn' ? (user?.autoplayNextEpisode ?? false) : status === 'loggedOut'
}
