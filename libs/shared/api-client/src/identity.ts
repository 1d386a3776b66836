import type { ProfileId, UserId } from '@ott/identity'
import type { Call } from './call.ts'
import { forEverybody, staleAfterMs } from './query.ts'
import type { Language } from './query.ts'

export type Country = { code: string; name: string; phoneCode: string; isCurrent: boolean }

export type User = { userId: UserId; profileId: ProfileId | null; name: string | null; phoneNumber: string | null; email: string | null; hasPassword: boolean }

export type Device = { handle: string; name: string | null; platform: string; lastActiveAt: Date; countryCode: string | null; isCurrent: boolean }

export function countriesQuery(call: Call, language: Language) {
  return {
    queryKey: ['countries', language],
    ...forEverybody,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Country[]> =>
      (await call('countryList', { query: { language } }, { signal })).items.map((country) => ({
        code: country.countryCode,
        name: country.countryName,
        phoneCode: country.phoneCode,
        isCurrent: country.isCurrent,
      })),
  }
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
      }
    },
  }
}

export function devicesQuery(call: Call) {
  return {
    queryKey: ['devices'],
    staleTime: 0,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Device[]> =>
      (await call('devices', {}, { signal })).items.map((device) => ({
        handle: device.sessionHandle,
        name: device.name,
        platform: device.platform,
        lastActiveAt: new Date(device.lastActiveAt),
        countryCode: device.countryCode,
        isCurrent: device.isCurrentDevice,
      })),
  }
}

export async function removeDevices(call: Call, handles: string[]): Promise<void> {
  await call('removeDevices', { body: { sessionHandles: handles } })
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
