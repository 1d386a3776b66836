import { maxFeedbackLength } from '@ott/identity'
import type { Feedback, FeedbackFailure, FeedbackErrors } from '@ott/identity'
import type { IntlShape } from 'react-intl'

/** The error of a field with its next step; undefined when the field is valid. */
export function wrongFieldInWords(intl: IntlShape, field: keyof Feedback, wrong: FeedbackErrors): string | undefined {
  switch (wrong[field]) {
    case undefined: return undefined
    case 'missing': return intl.formatMessage({ id: 'feedback.wrong.missing' })
    case 'tooLong': return intl.formatMessage({ id: 'feedback.wrong.tooLong' }, { length: maxFeedbackLength[field] })
    case 'invalidEmail': return intl.formatMessage({ id: 'feedback.wrong.invalidEmail' })
  }
}

/** Why sending failed, and that the input was kept. */
export function feedbackFailureInWords(intl: IntlShape, because: FeedbackFailure): string {
  switch (because.type) {
    case 'offline': return intl.formatMessage({ id: 'feedback.failed.offline' })
    case 'unknown': return intl.formatMessage({ id: 'feedback.failed.unknown' })
    case 'tooOften': {
      const minutes = Math.ceil((because.retryAfterSeconds ?? 3_600) / 60)
      return intl.formatMessage({ id: 'feedback.failed.tooOften' }, { minutes })
    }
  }
}
