import type { Feedback, FeedbackErrors } from './feedback.ts'

export type FeedbackFailure = { type: 'offline' | 'unknown' } | { type: 'tooOften'; retryAfterSeconds: number | null }

/** The fields keep their text until the feedback is sent. */
export type FeedbackForm =
  | { status: 'writing'; errors: FeedbackErrors }
  | { status: 'sending' }
  | { status: 'failed'; reason: FeedbackFailure }
  /** `reference` identifies the feedback in later correspondence. */
  | { status: 'sent'; reference: string }

export type FeedbackResult = { type: 'sent'; reference: string } | { type: 'failed'; reason: FeedbackFailure }

export type FeedbackEvent = { type: 'typed'; field: keyof Feedback } | { type: 'pressed'; errors: FeedbackErrors } | FeedbackResult

export const initialFeedbackForm: FeedbackForm = { status: 'writing', errors: {} }

/** Editing a field clears its error; nothing is sent twice (TELL-1, TELL-5). */
export function feedbackForm(state: FeedbackForm, event: FeedbackEvent): FeedbackForm {
  switch (event.type) {
    case 'typed': {
      if (state.status !== 'writing') return state
      const { [event.field]: _corrected, ...wrong } = state.errors
      return { status: 'writing', errors: wrong }
    }
    case 'pressed':
      if (state.status === 'sending' || state.status === 'sent') return state
      return Object.keys(event.errors).length > 0 ? { status: 'writing', errors: event.errors } : { status: 'sending' }
    case 'sent':
      return state.status === 'sending' ? { status: 'sent', reference: event.reference } : state
    case 'failed':
      return state.status === 'sending' ? { status: 'failed', reason: event.reason } : state
  }
}
