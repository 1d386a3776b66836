import type { Feedback, FeedbackErrors } from './feedback.ts'

export type FeedbackFailure = { kind: 'offline' | 'unknown' } | { kind: 'tooOften'; retryAfterSeconds: number | null }

/** The fields keep their text until the feedback is sent. */
export type FeedbackForm =
  | { step: 'writing'; errors: FeedbackErrors }
  | { step: 'sending' }
  | { step: 'failed'; because: FeedbackFailure }
  /** `reference` identifies the feedback in later correspondence. */
  | { step: 'sent'; reference: string }

export type FeedbackAnswer = { type: 'sent'; reference: string } | { type: 'failed'; because: FeedbackFailure }

export type FeedbackEvent = { type: 'typed'; field: keyof Feedback } | { type: 'pressed'; wrong: FeedbackErrors } | FeedbackAnswer

export const openedFeedback: FeedbackForm = { step: 'writing', errors: {} }

/** Editing a field clears its error; nothing is sent twice (TELL-1). */
export function feedbackForm(state: FeedbackForm, event: FeedbackEvent): FeedbackForm {
  switch (event.type) {
    case 'typed': {
      if (state.step !== 'writing') return state
      const { [event.field]: _corrected, ...wrong } = state.errors
      return { step: 'writing', errors: wrong }
    }
    case 'pressed':
      if (state.step === 'sending' || state.step === 'sent') return state
      return Object.keys(event.wrong).length > 0 ? { step: 'writing', errors: event.wrong } : { step: 'sending' }
    case 'sent':
      return state.step === 'sending' ? { step: 'sent', reference: event.reference } : state
    case 'failed':
      return state.step === 'sending' ? { step: 'failed', because: event.because } : state
  }
}
