import { userQuery } from '@ott/api-client'
import { useQuery } from '@tanstack/react-query'
import { apiClient } from '../api/client.ts'
import { useAuth } from '../auth/use-auth.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'

/** Whether the settings show parental control: where it is offered, and to a user who can still turn it off (PAR-17). */
export function useHasParentalControl(): boolean {
  const { status } = useAuth()
  const isOffered = useIsEnabled('parentalControl')
  const { data: user } = useQuery({ ...userQuery(apiClient), enabled: status === 'loggedIn' })
  return isOffered || Boolean(user?.parentalControl)
}
