import { z } from 'zod'
import { id, instant } from './fields.ts'
import { declineReason, quote } from './quote.ts'

/** Every errorCode with its HTTP status. */
export const errorStatus = {
  INVALID_INPUT: 400,
  INVALID_JSON: 400,
  CODE_INCORRECT: 400,
  CODE_EXPIRED: 400,
  RESTART_FLOW_ERROR: 400,
  INVALID_CREDENTIALS: 400,
  SOCIAL_SIGN_IN_FAILED: 400,
  AUTHORIZATION_PENDING: 400,
  SLOW_DOWN: 400,
  ACCESS_DENIED: 400,
  EXPIRED_TOKEN: 400,
  SITE_ID_REQUIRED: 400,
  PIN_INCORRECT: 400,
  TOKEN_MISSING: 401,
  TOKEN_EXPIRED: 401,
  TOKEN_INVALID: 401,
  SESSION_REVOKED: 401,
  PAYMENT_DECLINED: 402,
  BOT_CHECK_FAILED: 403,
  FORBIDDEN: 403,
  LOGIN_REQUIRED: 403,
  DEVICE_LIMIT_REACHED: 403,
  SUBSCRIPTION_REQUIRED: 403,
  PIN_REQUIRED: 403,
  STEP_UP_REQUIRED: 403,
  NOT_IN_YOUR_COUNTRY: 403,
  NOT_RELEASED: 403,
  NOT_FOUND: 404,
  NOT_OFFERED: 404,
  METHOD_NOT_ALLOWED: 405,
  CONFLICT: 409,
  PHONE_IN_USE: 409,
  IDEMPOTENCY_MISMATCH: 409,
  ORDER_IN_PROGRESS: 409,
  ALREADY_SUBSCRIBED: 409,
  PAYMENT_METHOD_NEEDED: 409,
  SOCIAL_CONFLICT: 409,
  STREAM_LIMIT_REACHED: 409,
  PARTY_FULL: 409,
  GONE: 410,
  STREAM_ENDED: 410,
  PARTY_ENDED: 410,
  PAYLOAD_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RANGE_NOT_SATISFIABLE: 416,
  PHONE_NOT_ALLOWED: 422,
  PRICE_MISMATCH: 422,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  SEND_OTP_FAILED: 502,
  UPSTREAM_FAILED: 502,
  UNAVAILABLE: 503,
  TIMEOUT: 504,
} as const

export type ErrorCode = keyof typeof errorStatus

const errorCodes = Object.keys(errorStatus) as [ErrorCode, ...ErrorCode[]]

/** A stream that occupies a slot. */
const runningStream = z
  .object({
    /** For `stopStream`. */
    streamId: id,
    device: z.string(),
    title: z.string().nullable(),
    startedAt: instant,
  })
  .meta({ id: 'RunningStream' })

/** The body of every non-2xx response. Optional fields belong to the codes that their comments name. */
export const errorBody = z
  .object({
    errorCode: z.enum(errorCodes),
    message: z.string(),
    requestId: z.string(),
    field: z.string().optional(),
    /** CODE_INCORRECT: attempts left in this flow. PIN_INCORRECT: in these 15 minutes. */
    attemptsLeft: z.number().int().optional(),
    /** SLOW_DOWN: seconds to wait between polls from now on. */
    interval: z.number().int().optional(),
    /** SOCIAL_CONFLICT: the sign-in method of the account that has this e-mail. */
    provider: z.enum(['google', 'apple', 'facebook', 'email', 'phone']).optional(),
    /** SESSION_REVOKED: why the session ended. */
    reason: z.enum(['signedOut', 'deviceRemoved', 'passwordChanged', 'tokenReused', 'replaced', 'contactReverted']).optional(),
    /** PAYMENT_DECLINED: why, and whether the same method may work later. */
    decline: declineReason.optional(),
    retryable: z.boolean().optional(),
    /** ORDER_IN_PROGRESS: the order that is being paid. ALREADY_SUBSCRIBED: the one that bought the plan, unless it was given. */
    orderId: z.string().optional(),
    /** PRICE_MISMATCH: what it costs now. Nothing was charged. */
    quote: quote.optional(),
    /** NOT_IN_YOUR_COUNTRY, GONE, NOT_RELEASED: the title's name, for the error page. */
    title: z.string().optional(),
    /** NOT_RELEASED: the release date. */
    releasesAt: z.iso.datetime().optional(),
    /** STREAM_LIMIT_REACHED: names of the devices that are playing. */
    devices: z.array(z.string()).optional(),
    /** STREAM_LIMIT_REACHED: the streams that are playing, oldest first. The title is null if the profile may not see it. */
    streams: z.array(runningStream).optional(),
    /** STREAM_LIMIT_REACHED: how many streams may play at once, and whether a plan says so. */
    maxStreams: z.number().int().optional(),
    hasPlan: z.boolean().optional(),
    /** STREAM_ENDED: the device that stopped the stream, or in which a newer stream of the same browser took its slot. */
    stoppedBy: z.object({ device: z.string(), isSameBrowser: z.boolean() }).optional(),
    /** RATE_LIMITED, UNAVAILABLE: the value of the Retry-After header, in seconds. */
    retryAfter: z.number().int().optional(),
  })
  .meta({ id: 'Error' })
