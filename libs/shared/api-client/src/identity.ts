import type { CodeTicket, PhoneNumber, ProfileId, SignIn, SignInError, UserId } from '@ott/identity'
import { ApiError } from './api-error.ts'
import type { Call } from './call.ts'
import { staleAfterMs } from './query.ts'
import type { Language } from './query.ts'

export type Country = { code: string; name: string; phoneCode: string; isCurrent: boolean }

export type User = { userId: UserId; profileId: ProfileId | null; name: string | null; phoneNumber: string | null; email: string | null }

export type Device = { handle: string; name: string | null; platform: string; lastActiveAt: Date; isCurrent: boolean }

export type Outcome<T> = { ok: true; value: T } | { ok: false; error: SignInError }

/** Sends a code by SMS. The viewer has agreed to the terms by pressing the button beside them. */
export function sendCode(call: Call, phoneNumber: PhoneNumber): Promise<Outcome<CodeTicket>> {
  return outcome(() => call('signInCode', { body: { phoneNumber, acceptTermsAndConditions: true, otpInWhatsApp: false } }))
}

export function resendCode(call: Call, ticket: CodeTicket): Promise<Outcome<CodeTicket>> {
  return outcome(() => call('resendCode', { body: ticket }))
}

/** Trades a code for a session. `browserId` names this browser and outlives sessions. */
export function checkCode(call: Call, ticket: CodeTicket, code: string, browserId: string): Promise<Outcome<SignIn>> {
  return outcome(async () => {
    const flow = ticket.deviceId.startsWith('browser-') ? ticket.deviceId : `browser-${ticket.deviceId}`
    const { preAuthSessionId } = ticket
    const body = { deviceId: flow, preAuthSessionId, userInputCode: code, browserId }
    const { userId, sAccessToken, sRefreshToken, isDeviceLimitReached } = await call('consumeCode', { body })
    const tokens = { accessToken: sAccessToken, refreshToken: sRefreshToken }
    return { tokens, userId: userId as UserId, isDeviceLimitReached }
  })
}

export function countriesQuery(call: Call, language: Language) {
  return {
    queryKey: ['countries', language],
    staleTime: staleAfterMs,
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
export async function signOut(call: Call): Promise<void> {
  const settings = () => ({ signal: AbortSignal.timeout(logoutStepMs), renew: false })
  try {
    const { items } = await call('devices', {}, settings())
    const sessionHandles = items.filter(({ isCurrentDevice }) => isCurrentDevice).map(({ sessionHandle }) => sessionHandle)
    await call('removeDevices', { body: { sessionHandles } }, settings())
  } catch {
    await call('logout', {}, settings()).catch(() => undefined)
  }
}

/** Expected refusals become values; what cannot be expected is `unknown`. */
async function outcome<T>(attempt: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await attempt() }
  } catch (error) {
    return { ok: false, error: error instanceof ApiError ? signInErrorOf(error) : { kind: 'unknown' } }
  }
}

function signInErrorOf({ code, body }: ApiError): SignInError {
  switch (code) {
    case 'CODE_INCORRECT':
      return { kind: 'codeIncorrect', attemptsLeft: body.attemptsLeft ?? 0 }
    case 'CODE_EXPIRED':
      return { kind: 'codeExpired' }
    case 'RESTART_FLOW_ERROR':
      return { kind: 'startAgain' }
    case 'SEND_OTP_FAILED':
      return { kind: 'sendFailed' }
    case 'PHONE_NOT_ALLOWED':
    case 'INVALID_INPUT':
      return { kind: 'numberRefused' }
    case 'RATE_LIMITED':
      return { kind: 'tooManyTries', retryAfterSeconds: body.retryAfter ?? null }
    case 'OFFLINE':
      return { kind: 'offline' }
    default:
      return { kind: 'unknown' }
  }
}
