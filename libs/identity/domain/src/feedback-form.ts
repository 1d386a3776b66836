import type { Feedback, WrongFeedback } from './feedback.ts'

/** Why nobody got it. */
export type FeedbackFailure = { kind: 'offline' | 'unknown' } | { kind: 'tooOften'; retryAfterSeconds: number | null }

/** Where the form stands. What was typed is in its fields, and stays there until it was sent. */
export type FeedbackForm =
  | { step: 'writing'; wrong: WrongFeedback }
  | { step: 'sending' }
  | { step: 'failed'; because: FeedbackFailure }
  /** `number` is what to name when the same is written about again. */
  | { step: 'sent'; number: string }

/** What became of it. */
export type FeedbackAnswer = { type: 'sent'; number: string } | { type: 'failed'; because: FeedbackFailure }

export type FeedbackEvent = { type: 'typed'; field: keyof Feedback } | { type: 'pressed'; wrong: WrongFeedback } | FeedbackAnswer

export const openedFeedback: FeedbackForm = { step: 'writing', wrong: {} }

/** A field that is corrected is no longer blamed, and nothing is sent twice (TELL-1). */
export function feedbackForm(state: FeedbackForm, event: FeedbackEvent): FeedbackForm {
  switch (event.type) {
    case 'typed': {
      if (state.step !== 'writing') return state
      const { [event.field]: _corrected, ...wrong } = state.wrong
      return { step: 'writing', wrong }
    }
    case 'pressed':
      if (state.step === 'sending' || state.step === 'sent') return state
      return Object.keys(event.wrong).length > 0 ? { step: 'writing', wrong: event.wrong } : { step: 'sending' }
    case 'sent':
      return state.step === 'sending' ? { step: 'sent', number: event.number } : state
    case 'failed':
      return state.step === 'sending' ? { step: 'failed', because: event.because } : state
  }
}
