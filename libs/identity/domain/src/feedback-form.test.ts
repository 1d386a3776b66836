import fc from 'fast-check'
import { initialFeedbackForm, feedbackForm } from './feedback-form.ts'
import type { FeedbackEvent, FeedbackForm } from './feedback-form.ts'

const after = (...events: FeedbackEvent[]) => events.reduce(feedbackForm, initialFeedbackForm)
const failed = { type: 'failed', reason: { type: 'offline' } } as const
const sent = { type: 'sent', reference: '0f8a52f7' } as const
const pressed = { type: 'pressed', errors: {} } as const

describe('the feedback form', () => {
  it('shows the error of a field until it is edited', () => {
    expect(initialFeedbackForm).toEqual<FeedbackForm>({ status: 'writing', errors: {} })
    const wrong = after({ type: 'pressed', errors: { text: 'missing', email: 'invalidEmail' } })
    expect(wrong).toEqual<FeedbackForm>({ status: 'writing', errors: { text: 'missing', email: 'invalidEmail' } })
    expect(feedbackForm(wrong, { type: 'typed', field: 'text' })).toEqual<FeedbackForm>({ status: 'writing', errors: { email: 'invalidEmail' } })
  })

  it('is sent when valid, and confirmed with a reference number', () => {
    expect([after(pressed), after(pressed, sent)]).toEqual<FeedbackForm[]>([{ status: 'sending' }, { status: 'sent', reference: '0f8a52f7' }])
  })

  it('shows why sending failed until it is sent again', () => {
    const state = after(pressed, failed)
    expect(feedbackForm(state, { type: 'typed', field: 'text' })).toEqual<FeedbackForm>({ status: 'failed', reason: { type: 'offline' } })
    expect(feedbackForm(state, pressed)).toEqual<FeedbackForm>({ status: 'sending' })
  })

  it('is sent once per press of the button, and ignores unexpected responses', () => {
    const event = fc.constantFrom<FeedbackEvent>(pressed, sent, failed, { type: 'typed', field: 'page' }, { type: 'pressed', errors: { text: 'missing' } })
    fc.assert(fc.property(fc.array(event), (events) => {
      let state: FeedbackForm = initialFeedbackForm
      let waited = 0
      for (const each of events) {
        const next = feedbackForm(state, each)
        if (next.status === 'sending' && state.status !== 'sending') waited += 1
        if (next.status === 'sent' && state.status !== 'sent') waited -= 1
        if (next.status === 'failed' && state.status !== 'failed') waited -= 1
        if (state.status === 'sent') expect(next).toBe(state)
        expect(waited).toBe(next.status === 'sending' ? 1 : 0)
        state = next
      }
    }))
  })
})
