export const socialProviders = ['google', 'apple', 'facebook'] as const

export type SocialProvider = (typeof socialProviders)[number]

/** Each kind has a message of its own. */
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
  /** The provider's own library rejected the attempt. */
  | { kind: 'socialRefused' }
  | { kind: 'socialFailed' }
  /** Without a reason. */
  | { kind: 'socialUnsaid' }
  /** The email belongs to an account with another sign-in method. */
  | { kind: 'socialConflict'; provider: SocialProvider | 'email' | 'phone' | null }
  | { kind: 'tooManyTries'; retryAfterSeconds: number | null }
  | { kind: 'offline' }
  | { kind: 'unknown' }

/**
 * `failure` is the popup's message, null without one, or our server's error for the provider's token.
 * A popup that the user closed is not an error (ID-31, ID-71).
 */
export function socialError(failure: string | null | SignInError): SignInError | null {
  if (failure === null || failure === '') return { kind: 'socialUnsaid' }
  if (typeof failure !== 'string') return failure.kind === 'unknown' ? { kind: 'socialUnsaid' } : failure
  if (/popup[-_ ]?closed/i.test(failure)) return null
  return { kind: failure.includes('auth/') ? 'socialRefused' : 'socialFailed' }
}
