export const socialProviders = ['google', 'apple', 'facebook'] as const

export type SocialProvider = (typeof socialProviders)[number]

/** Each type has a message of its own. */
export type SignInError =
  | { type: 'codeIncorrect'; attemptsLeft: number }
  | { type: 'codeExpired' }
  | { type: 'startAgain' }
  | { type: 'sendFailed' }
  | { type: 'numberRefused' }
  | { type: 'emailRefused' }
  | { type: 'phoneInUse' }
  | { type: 'emailInUse' }
  /** The account has neither phone number nor email to send a code to. */
  | { type: 'noContact' }
  | { type: 'paymentInProgress' }
  /** The user did not confirm their identity; nothing happened. */
  | { type: 'notConfirmed' }
  | { type: 'badCredentials' }
  | { type: 'passwordRefused' }
  | { type: 'botCheckFailed' }
  | { type: 'passkeyRefused' }
  /** The provider's own library rejected the attempt. */
  | { type: 'socialRefused' }
  | { type: 'socialFailed' }
  /** Without a reason. */
  | { type: 'socialUnknown' }
  /** The email belongs to an account with another sign-in method. */
  | { type: 'socialConflict'; provider: SocialProvider | 'email' | 'phone' | null }
  | { type: 'tooManyTries'; retryAfterSeconds: number | null }
  | { type: 'offline' }
  | { type: 'unknown' }

/**
 * `failure` is the popup's message, null without one, or our server's error for the provider's token.
 * A popup that the user closed is not an error (ID-31, ID-71).
 */
export function socialError(failure: string | null | SignInError): SignInError | null {
  if (failure === null || failure === '') return { type: 'socialUnknown' }
  if (typeof failure !== 'string') return failure.type === 'unknown' ? { type: 'socialUnknown' } : failure
  if (/popup[-_ ]?closed/i.test(failure)) return null
  return { type: failure.includes('auth/') ? 'socialRefused' : 'socialFailed' }
}
