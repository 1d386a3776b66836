import { z } from 'zod'
import { countryCode, id, instant, language, listOf } from './fields.ts'

const phoneNumber = z.string().max(32)
const email = z.string().max(254)
const flowId = z.string().regex(/^[A-Za-z0-9_-]{1,128}$/)
const browserId = z.string().regex(/^(browser|tv)-[A-Za-z0-9-]{1,80}$/)

const codeSent = z.object({ deviceId: flowId, preAuthSessionId: flowId }).meta({ id: 'CodeSent' })

const loginResult = z
  .object({
    userId: id,
    accessToken: z.string(),
    refreshToken: z.string(),
    sAccessToken: z.string(),
    sRefreshToken: z.string(),
    isDeviceLimitReached: z.boolean(),
  })
  .meta({ id: 'LoginResult' })

const refreshed = z
  .object({ sAccessToken: z.string(), sRefreshToken: z.string(), isDeviceLimitReached: z.boolean() })
  .meta({ id: 'RefreshedSession' })

const country = z
  .object({ countryCode, countryName: z.string(), phoneCode: z.string(), isCurrent: z.boolean() })
  .meta({ id: 'Country' })

const device = z
  .object({
    sessionHandle: id,
    isCurrentDevice: z.boolean(),
    name: z.string().nullable(),
    platform: z.string(),
    lastActiveAt: instant,
  })
  .meta({ id: 'Device' })

const user = z
  .object({
    userId: id,
    phoneNumber: z.string().nullable(),
    isPhoneNumberVerified: z.boolean(),
    email: z.string().nullable(),
    name: z.string().nullable(),
    dateOfBirth: z.string().nullable(),
    age: z.number().int().nullable(),
    maturityRating: z.string().nullable(),
    parentalControlStatus: z.boolean(),
    registeredVia: z.string(),
    autoplayNextEpisode: z.boolean(),
    autoplayTrailer: z.boolean(),
    profileDetails: z.array(z.object({ id, userId: id, profileType: z.string() })),
  })
  .meta({ id: 'User' })

/** Requests and answers of sign-in, session and devices. `true` consent is demanded: there is no code without it. */
export const identity = {
  signInCode: {
    body: z.union([
      z.object({
        phoneNumber,
        acceptTermsAndConditions: z.literal(true),
        otpInWhatsApp: z.boolean().default(false),
      }),
      z.object({ email, acceptTermsAndConditions: z.literal(true).optional() }),
    ]),
    ok: codeSent,
  },
  resendCode: {
    body: z.union([z.object({ deviceId: flowId, preAuthSessionId: flowId }), z.object({ phoneNumber })]),
    ok: codeSent,
  },
  consumeCode: {
    body: z.object({
      deviceId: z.string().max(140),
      preAuthSessionId: flowId,
      userInputCode: z.string().max(16),
      browserId: browserId.optional(),
    }),
    ok: loginResult,
  },
  refreshSession: { ok: refreshed },
  anonymousToken: { ok: z.string() },
  countryList: { query: z.object({ language: language.default('english') }), ok: listOf(country, {}) },
  user: { ok: user },
  devices: { ok: listOf(device, {}) },
  removeDevices: { body: z.object({ sessionHandles: z.array(id).min(1).max(100) }), ok: z.undefined() },
  logout: { ok: z.undefined() },
}
