import type { DeclineReason } from '@ott/billing'
import type { IntlShape } from 'react-intl'

/** Why a charge failed, as a sentence. */
export function failureReason(intl: IntlShape, reason: DeclineReason): string {
  return intl.formatMessage({ id: `benefits.failed.${reason}` })
}
