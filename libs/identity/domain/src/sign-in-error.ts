export const socialProviders = ['google', 'apple', 'facebook'] as const

export type SocialProvider = (typeof socialProviders)[number]

/** What can go wrong on the way in, in our words; the screens have a sentence for each. */
export type SignInError =
  | { kind: 'codeIncorrect'; attemptsLeft: number }
  | { kind: 'codeExpired' }
  | { kind: 'startAgain' }
  | { kind: 'sendFailed' }
  | { kind: 'numberRefused' }
  | { kind: 'emailRefused' }
  | { kind: 'phoneInUse' }
  | { kind: 'badCredentials' }
  | { kind: 'passwordRefused' }
  | { kind: 'botCheckFailed' }
  | { kind: 'passkeyRefused' }
  /** The provider's own library refused. */
  | { kind: 'socialRefused' }
  | { kind: 'socialFailed' }
  /** Nobody said why. */
  | { kind: 'socialUnsaid' }
  /** The address belongs to an account that was made another way. */
  | { kind: 'socialConflict'; provider: SocialProvider | 'email' | 'phone' | null }
  | { kind: 'tooManyTries'; retryAfterSeconds: number | null }
  | { kind: 'offline' }
  | { kind: 'unknown' }

/**
 * Why a provider let nobody in: what its window said, null when that was nothing, or what our server made of its token.
 * The reasons count in this order; a window that the viewer closed is no error (ID-31).
 */
export function socialError(failure: string | null | SignInError): SignInError | null {
  if (failure === null || failure === '') return { kind: 'socialUnsaid' }
  if (typeof failure !== 'string') return failure.kind === 'unknown' ? { kind: 'socialUnsaid' } : failure
  if (/popup[-_ ]?closed/i.test(failure)) return null
  return { kind: failure.includes('auth/') ? 'socialRefused' : 'socialFailed' }
}
