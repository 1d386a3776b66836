import { userQuery } from '@ott/api-client'
import { CancelledError } from '@tanstack/react-query'
import { apiClient } from '../api/client.ts'
import { queryClient } from '../api/query-client.ts'
import { backoffMs } from '../platform/backoff.ts'
import { clientLog } from '../platform/client-log.ts'
import { signedInEvent, signingInEvent } from './auth-events.ts'
import { dispatchAuth, getSession } from './auth-store.ts'

/**
 * Loads the user, and what other folders load with it. The user is signed in even if that fails; it is retried in the
 * background.
 */
export async function loadUser(attempt = 1): Promise<void> {
  const userId = getSession()?.userId
  if (!userId) return
  const isCurrent = () => getSession()?.userId === userId
  const [user, ...others] = await Promise.allSettled([queryClient.fetchQuery(userQuery(apiClient)), ...signingInEvent.emit(isCurrent)])
  if (!isCurrent()) return
  if (user.status === 'fulfilled' && user.value.profileId) {
    const { profileId, phoneNumber, email } = user.value
    dispatchAuth({ type: 'profileLoaded', profileId, mobileNumber: phoneNumber, email })
    signedInEvent.emit(profileId)
  } else dispatchAuth({ type: 'profileFailed' })
  // Nothing else loads before a profile is open.
  if (user.status === 'fulfilled' && user.value.profileId === null) return
  const failed = [user, ...others].find(({ status }) => status === 'rejected')
  if (failed?.status !== 'rejected') return
  // A component that used the same query has unmounted.
  if (!(failed.reason instanceof CancelledError)) clientLog('userNotLoaded', failed.reason)
  setTimeout(() => void loadUser(attempt + 1), backoffMs(attempt))
}
