import type { ProfileId, UserId } from '@ott/identity'
import type { Call } from './api-client.ts'
import { staleAfterMs } from './query-defaults.ts'

export type User = {
  userId: UserId
  profileId: ProfileId | null
  name: string | null
  phoneNumber: string | null
  email: string | null
  hasPassword: boolean
  /** Whether trailers may play by themselves. */
  autoplayTrailer: boolean
  /** Whether no episode is told before they have begun it. */
  hidesSpoilers: boolean
}

/** The signed-in viewer; the profile is the main one, which is the default. */
export function userQuery(call: Call) {
  return {
    queryKey: ['user'],
    staleTime: staleAfterMs,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<User> => {
      const user = await call('user', {}, { signal })
      const profile = user.profileDetails.find(({ profileType }) => profileType === 'Master') ?? user.profileDetails[0]
      return {
        userId: user.userId as UserId,
        profileId: profile ? (profile.id as ProfileId) : null,
        name: user.name,
        phoneNumber: user.isPhoneNumberVerified ? user.phoneNumber : null,
        email: user.email,
        hasPassword: user.hasPassword,
        autoplayTrailer: user.autoplayTrailer,
        hidesSpoilers: user.hidesSpoilers,
      }
    },
  }
}

const logoutStepMs = 3_000

/**
 * Signs this browser out at the server: finds the current device and removes it, each within three seconds; only when
 * that fails the plain logout call is made (ID-12). Never throws: the browser forgets its session whatever happens.
 */
export async function signOut(call: Call, onFailure: (error: unknown) => void): Promise<void> {
  const settings = () => ({ signal: AbortSignal.timeout(logoutStepMs), renew: false })
  try {
    const { items } = await call('devices', {}, settings())
    const sessionHandles = items.filter(({ isCurrentDevice }) => isCurrentDevice).map(({ sessionHandle }) => sessionHandle)
    await call('removeDevices', { body: { sessionHandles } }, settings())
  } catch (error) {
    onFailure(error)
    await call('logout', {}, settings()).catch(onFailure)
  }
}
