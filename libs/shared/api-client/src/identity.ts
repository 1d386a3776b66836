import { parseAgeRating } from '@ott/catalogue'
import type { AgeRating } from '@ott/catalogue'
import type { Answer } from '@ott/contract'
import type { RestrictedTitles } from '@ott/playback'
import type { ProfileId, UserId } from '@ott/identity'
import type { Call } from './api-client.ts'
import { staleAfterMs } from './query-defaults.ts'

export type User = {
  userId: UserId
  profileId: ProfileId | null
  name: string | null
  /** `YYYY-MM-DD`. */
  dateOfBirth: string | null
  phoneNumber: string | null
  email: string | null
  hasPassword: boolean
  autoplayTrailer: boolean
  autoplayNextEpisode: boolean
  /** Whether descriptions of unwatched episodes are hidden. */
  hidesSpoilers: boolean
  /** In which videos start; null is the title's own. */
  audioLanguage: string | null
  /** `off` shows none; null leaves it to the browser. */
  subtitleLanguage: string | null
  /** The lowest rating that asks for the PIN, and where such titles are; null unless the control is on. */
  parentalControl: { ageRating: AgeRating; restrictedTitles: RestrictedTitles } | null
  /** As the wire has them: `profilesQuery` reads them. */
  profileDetails: Answer<'user'>['profileDetails']
}

/** The signed-in user with the profile that is open. */
export function userQuery(call: Call) {
  return {
    queryKey: ['user'],
    staleTime: staleAfterMs,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<User> => {
      const user = (await call('user', {}, { signal })) as Answer<'user'> & Pick<User, 'userId' | 'profileId'>
      return {
        ...user,
        phoneNumber: user.isPhoneNumberVerified ? user.phoneNumber : null,
        parentalControl: user.parentalControlStatus === 'on' ? { ageRating: parseAgeRating(user.maturityRating), restrictedTitles: user.restrictedTitles ?? 'ask' } : null,
      }
    },
  }
}

const logoutStepMs = 3_000

/**
 * Removes the current device at the server, and falls back to the plain logout call (ID-12).
 * Never throws: the browser clears its session in any case.
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
