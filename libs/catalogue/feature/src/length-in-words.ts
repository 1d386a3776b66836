import { durationParts } from '@ott/i18n'
import type { IntlShape } from 'react-intl'

/** `1 h 52 min`; seconds are said only of what is shorter than ten minutes. */
export function lengthInWords(seconds: number, intl: IntlShape): string {
  return intl.formatMessage({ id: 'details.length' }, spokenParts(seconds)).trim()
}

/** `18 min left`. */
export function timeLeftInWords(seconds: number, intl: IntlShape): string {
  return intl.formatMessage({ id: 'card.timeLeft' }, spokenParts(seconds))
}

function spokenParts(seconds: number) {
  const parts = durationParts(seconds)
  const isLong = seconds >= 600
  return { ...parts, seconds: isLong ? 0 : parts.seconds }
}
