import type { EventProps, SignInMethodName } from '@ott/analytics'
import { track } from './track.ts'

type Step = EventProps['Identity_Error']['step']

/** The events that the dialog logs, by the step in which they are shown. */
const steps: Record<string, { step: Step; method?: SignInMethodName }> = {
  codeNotSent: { step: 'identify' },
  codeRefused: { step: 'code' },
  passwordRefused: { step: 'password', method: 'password' },
  resetLinkNotSent: { step: 'password', method: 'password' },
  socialSignInFailed: { step: 'social' },
  passkeyRefused: { step: 'passkey', method: 'passkey' },
}

/** The reasons that the dialog names, as the codes of the dictionary. */
const codes: Record<string, string> = {
  codeIncorrect: 'CODE_INCORRECT', codeExpired: 'CODE_EXPIRED', startAgain: 'CODE_EXPIRED', badCredentials: 'INVALID_CREDENTIALS', botCheckFailed: 'BOT_CHECK_FAILED', offline: 'OFFLINE',
}

/** An error that the viewer is shown. A popup that the viewer closes is none. `source` is the provider, or what the dialog stores. */
export function trackSignInError(event: string, reason: string, source: unknown): void {
  const place = steps[event]
  if (place) track('Identity_Error', { errorCode: codes[reason] ?? 'UNKNOWN', step: place.step, method: place.method ?? providerIn(source) ?? methodIn(source) })
}

/** The dialog was closed while a sent code was awaited. */
export function trackAbandonedSignIn(draft: unknown): void {
  if (draft !== null && typeof draft === 'object' && 'code' in draft) track('Sign_In_Abandoned', { step: 'code', mode: methodIn(draft) })
}

function providerIn(source: unknown): SignInMethodName | undefined {
  return (['google', 'apple', 'facebook'] as const).find((provider) => provider === source)
}

function methodIn(draft: unknown): SignInMethodName {
  const by = draft !== null && typeof draft === 'object' && 'by' in draft ? draft.by : undefined
  if (by === 'emailOTP') return 'email'
  return by === 'mobileOtp' ? 'phone' : 'password'
}
