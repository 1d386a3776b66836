import type { SignInError } from '@ott/identity'
import type { IntlShape } from 'react-intl'

export function signInErrorMessage(intl: IntlShape, error: SignInError): string {
  switch (error.type) {
    case 'codeIncorrect':
      return intl.formatMessage({ id: 'login.error.codeIncorrect' }, { attemptsLeft: error.attemptsLeft })
    case 'tooManyTries':
      return tooManyTries(intl, error.retryAfterSeconds)
    case 'codeExpired':
    case 'startAgain':
    case 'sendFailed':
    case 'numberRefused':
    case 'emailRefused':
    case 'phoneInUse':
    case 'emailInUse':
    case 'noContact':
    case 'paymentInProgress':
    case 'notConfirmed':
    case 'badCredentials':
    case 'passwordRefused':
    case 'botCheckFailed':
    case 'passkeyRefused':
    case 'socialRefused':
    case 'socialFailed':
    case 'socialUnknown':
    case 'offline':
    case 'unknown':
      return intl.formatMessage({ id: `login.error.${error.type}` })
    case 'socialConflict':
      return intl.formatMessage({ id: `login.error.socialConflict.${error.provider ?? 'phone'}` })
  }
}

function tooManyTries(intl: IntlShape, seconds: number | null): string {
  if (seconds === null) return intl.formatMessage({ id: 'login.error.tooManyTries' })
  if (seconds < 60) return intl.formatMessage({ id: 'login.error.tooManyTriesSeconds' }, { seconds })
  return intl.formatMessage({ id: 'login.error.tooManyTriesMinutes' }, { minutes: Math.ceil(seconds / 60) })
}
