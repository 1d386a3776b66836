import type { Answer } from '@ott/contract'
import { socialProviders } from '@ott/identity'
import type { OtpTicket, PhoneNumber, SignIn, SignInError, UserId } from '@ott/identity'
import { ApiError } from './api-error.ts'
import type { Call } from './api-client.ts'

/** An expected failure is a value; any other is `unknown`. */
export type Outcome<T> = { ok: true; value: T } | { ok: false; error: SignInError }

export type CodeTarget = { phoneNumber: PhoneNumber } | { email: string }

/** The result of a provider's popup. Google and Apple bind their token to a nonce that only this page knows. */
export type SocialCredential =
  | { provider: 'google' | 'apple'; token: string; nonce: string }
  | { provider: 'facebook'; token: string }

/** WebAuthn JSON, passed unchanged between the server and the authenticator. */
export type WebAuthnJson = Record<string, unknown>

/** Pressing the button beside the terms accepts them. */
export function sendCode(call: Call, target: CodeTarget, botToken?: string, browserId?: string): Promise<Outcome<OtpTicket>> {
  return outcome(() => {
    if ('email' in target) return call('signInCode', { body: { email: target.email, acceptTermsAndConditions: true, botToken, browserId } })
    return call('signInCode', { body: { phoneNumber: target.phoneNumber, acceptTermsAndConditions: true, otpInWhatsApp: false, botToken, browserId } })
  })
}

/** `inWhatsApp` is for phone numbers; by default the channel stays. */
export function resendCode(call: Call, ticket: OtpTicket, inWhatsApp?: boolean): Promise<Outcome<OtpTicket>> {
  return outcome(() => call('resendCode', { body: { ...ticket, ...(inWhatsApp !== undefined && { otpInWhatsApp: inWhatsApp }) } }))
}

/** Exchanges a code for a session. `browserId` identifies this browser across sessions. */
export function checkCode(call: Call, ticket: OtpTicket, code: string, browserId: string): Promise<Outcome<SignIn>> {
  const flow = ticket.deviceId.startsWith('browser-') ? ticket.deviceId : `browser-${ticket.deviceId}`
  const body = { deviceId: flow, preAuthSessionId: ticket.preAuthSessionId, userInputCode: code, browserId }
  return outcome(async () => signInOf(await call('consumeCode', { body })))
}

type PasswordAttempt = { email: string; password: string; browserId: string; botToken?: string }

export function signInWithPassword(call: Call, { browserId, ...attempt }: PasswordAttempt): Promise<Outcome<SignIn>> {
  return outcome(async () => signInOf(await call('signInWithPassword', { body: { ...attempt, deviceId: browserId } })))
}

/** As with a code, pressing the button accepts the terms. */
export function signInWithProvider(call: Call, credential: SocialCredential, browserId: string): Promise<Outcome<SignIn>> {
  const { provider } = credential
  const body = { ...socialBody(credential), deviceId: browserId, acceptTermsAndConditions: true as const }
  return outcome(async () => signInOf(await call('signInWithProvider', { params: { provider }, body })))
}

/** `get` passes the server's challenge to the authenticator. */
export function signInWithPasskey(call: Call, get: (options: WebAuthnJson) => Promise<WebAuthnJson>, browserId: string): Promise<Outcome<SignIn>> {
  return outcome(async () => {
    const { options } = await call('passkeyChallenge', {})
    return signInOf(await call('signInWithPasskey', { body: { response: await get(options), deviceId: browserId } }))
  })
}

/** Exchanges the one-time token of a sign-in link for a session. */
export function exchangeLink(call: Call, token: string, browserId: string): Promise<Outcome<SignIn>> {
  return outcome(async () => signInOf(await call('exchangeLink', { body: { token, deviceId: browserId } })))
}

/** Succeeds whether or not an account has this email. */
export function requestPasswordReset(call: Call, email: string, botToken?: string): Promise<Outcome<void>> {
  return outcome(() => call('forgotPassword', { body: { email, botToken } }))
}

export function changePassword(call: Call, resetToken: string, newPassword: string): Promise<Outcome<void>> {
  return outcome(() => call('changePassword', { body: { resetToken, newPassword } }))
}

export function addPhoneNumber(call: Call, phoneNumber: PhoneNumber): Promise<Outcome<void>> {
  return outcome(() => call('addPhoneNumber', { body: { phoneNumber } }))
}

export function resendPhoneCode(call: Call, phoneNumber: PhoneNumber): Promise<Outcome<void>> {
  return outcome(async () => {
    await call('resendCode', { body: { phoneNumber } })
  })
}

export function verifyPhone(call: Call, phoneNumber: PhoneNumber, otp: string): Promise<Outcome<void>> {
  return outcome(() => call('verifyPhone', { body: { phoneNumber, otp } }))
}

/** A repeated call sends another code. */
export function addEmail(call: Call, email: string): Promise<Outcome<void>> {
  return outcome(() => call('addEmail', { body: { email } }))
}

export function verifyEmail(call: Call, email: string, otp: string): Promise<Outcome<void>> {
  return outcome(() => call('verifyEmail', { body: { email, otp } }))
}

/** With the token of the link that the previous phone number or email got. */
export async function revertContact(call: Call, token: string): Promise<void> {
  await call('revertContact', { body: { token } })
}

export function setPassword(call: Call, newPassword: string): Promise<Outcome<void>> {
  return outcome(() => call('setPassword', { body: { newPassword } }))
}

function signInOf({ userId, sAccessToken, sRefreshToken, isDeviceLimitReached }: Answer<'consumeCode'>): SignIn {
  return { tokens: { accessToken: sAccessToken, refreshToken: sRefreshToken }, userId: userId as UserId, isDeviceLimitReached }
}

/** Each provider has its own field for its token. */
export function socialBody(credential: SocialCredential) {
  if (credential.provider === 'facebook') return { facebookToken: credential.token }
  const { nonce, token } = credential
  return credential.provider === 'google' ? { googleToken: token, nonce } : { identityToken: token, nonce }
}

export async function outcome<T>(attempt: () => Promise<T>): Promise<Outcome<T>> {
  try {
    return { ok: true, value: await attempt() }
  } catch (error) {
    return { ok: false, error: error instanceof ApiError ? signInErrorOf(error) : { type: 'unknown' } }
  }
}

function signInErrorOf({ code, body }: ApiError): SignInError {
  switch (code) {
    case 'CODE_INCORRECT':
      return { type: 'codeIncorrect', attemptsLeft: body.attemptsLeft ?? 0 }
    case 'CODE_EXPIRED':
      return { type: 'codeExpired' }
    case 'RESTART_FLOW_ERROR':
      return { type: 'startAgain' }
    case 'SEND_OTP_FAILED':
      return { type: 'sendFailed' }
    case 'PHONE_NOT_ALLOWED':
      return { type: 'numberRefused' }
    case 'STEP_UP_REQUIRED':
      return { type: 'notConfirmed' }
    case 'CONFLICT':
      return conflictOver(body.field)
    case 'PHONE_IN_USE':
      return { type: 'phoneInUse' }
    case 'ORDER_IN_PROGRESS':
      return { type: 'paymentInProgress' }
    case 'INVALID_CREDENTIALS':
      return { type: 'badCredentials' }
    case 'BOT_CHECK_FAILED':
      return { type: 'botCheckFailed' }
    case 'SOCIAL_SIGN_IN_FAILED':
      return { type: 'socialFailed' }
    case 'SOCIAL_CONFLICT':
      return { type: 'socialConflict', provider: knownMethod(body.provider) }
    case 'INVALID_INPUT':
      return refusedField(body.field)
    case 'RATE_LIMITED':
      return { type: 'tooManyTries', retryAfterSeconds: body.retryAfter ?? null }
    case 'OFFLINE':
      return { type: 'offline' }
    default:
      return { type: 'unknown' }
  }
}

function conflictOver(field: string | undefined): SignInError {
  if (field === 'email') return { type: 'emailInUse' }
  return field === 'phoneNumber' ? { type: 'noContact' } : { type: 'unknown' }
}

function refusedField(field: string | undefined): SignInError {
  if (field === 'email') return { type: 'emailRefused' }
  if (field === 'newPassword') return { type: 'passwordRefused' }
  if (field === 'response') return { type: 'passkeyRefused' }
  if (field === 'resetToken' || field === 'token') return { type: 'startAgain' }
  return { type: 'numberRefused' }
}

const methods = [...socialProviders, 'email', 'phone'] as const

/** A newer server may name a method that this client has no text for. */
function knownMethod(provider: string | undefined): (typeof methods)[number] | null {
  return methods.find((method) => method === provider) ?? null
}
