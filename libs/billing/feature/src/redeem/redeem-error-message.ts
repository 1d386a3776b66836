import { formatDate } from '@ott/i18n'
import type { IntlShape } from 'react-intl'
import type { RedeemFormError } from './use-redeem.ts'

const translatedCodes = ['OFFLINE', 'UNAVAILABLE', 'LOGIN_REQUIRED', 'DEVICE_LIMIT_REACHED'] as const

type MessageOptions = { timeZone: string; explainsInvalidCode: boolean }

/** A translation of the error code, else the server's message, else a general sentence; none for an invalid code (BIL-33). */
export function redeemErrorMessage(intl: IntlShape, error: RedeemFormError, { timeZone, explainsInvalidCode }: MessageOptions): string | undefined {
  switch (error.type) {
    case 'invalid':
      return explainsInvalidCode ? intl.formatMessage({ id: 'redeem.error.invalid' }) : undefined
    case 'over':
      return intl.formatMessage({ id: 'redeem.error.over' }, { date: formatDate(error.endsAt, intl.locale, timeZone) })
    case 'failed': {
      if (error.code === 'RATE_LIMITED') return tooManyTries(intl, error.retryAfterSeconds)
      const code = translatedCodes.find((each) => each === error.code)
      if (code) return intl.formatMessage({ id: `redeem.error.${code}` })
      return error.message ?? intl.formatMessage({ id: 'redeem.error.unknown' })
    }
  }
}

function tooManyTries(intl: IntlShape, seconds: number | null): string {
  if (seconds === null) return intl.formatMessage({ id: 'redeem.error.tooManyTries' })
  if (seconds < 60) return intl.formatMessage({ id: 'redeem.error.tooManyTriesSeconds' }, { seconds })
  return intl.formatMessage({ id: 'redeem.error.tooManyTriesMinutes' }, { minutes: Math.ceil(seconds / 60) })
}
