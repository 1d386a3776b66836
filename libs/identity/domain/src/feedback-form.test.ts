import fc from 'fast-check'
import { openedFeedback, feedbackForm } from './feedback-form.ts'
import type { FeedbackEvent, FeedbackForm } from './feedback-form.ts'

const after = (...events: FeedbackEvent[]) => events.reduce(feedbackForm, openedFeedback)
const failed = { type: 'failed', because: { kind: 'offline' } } as const
const sent = { type: 'sent', reference: '0f8a52f7' } as const
const pressed = { type: 'pressed', wrong: {} } as const

describe('the form for what stands in somebody’s way', () => {
  it('blames a field until it is changed', () => {
    expect(openedFeedback).toEqual<FeedbackForm>({ step: 'writing', errors: {} })
    const wrong = after({ type: 'pressed', wrong: { text: 'missing', email: 'noAddress' } })
    expect(wrong).toEqual<FeedbackForm>({ step: 'writing', errors: { text: 'missing', email: 'noAddress' } })
    expect(feedbackForm(wrong, { type: 'typed', field: 'text' })).toEqual<FeedbackForm>({ step: 'writing', errors: { email: 'noAddress' } })
  })

  it('is sent when nothing is wrong with it, and thanks by a number', () => {
    expect([after(pressed), after(pressed, sent)]).toEqual<FeedbackForm[]>([{ step: 'sending' }, { step: 'sent', reference: '0f8a52f7' }])
  })

  it('says why it was not sent until it is sent again', () => {
    const state = after(pressed, failed)
    expect(feedbackForm(state, { type: 'typed', field: 'text' })).toEqual<FeedbackForm>({ step: 'failed', because: { kind: 'offline' } })
    expect(feedbackForm(state, pressed)).toEqual<FeedbackForm>({ step: 'sending' })
  })

  it('is sent once, however often it is pressed, and takes no answer that nobody waits for', () => {
    const event = fc.constantFrom<FeedbackEvent>(pressed, sent, failed, { type: 'typed', field: 'page' }, { type: 'pressed', wrong: { text: 'missing' } })
    fc.assert(fc.property(fc.array(event), (events) => {
      let state: FeedbackForm = openedFeedback
      let waited = 0
      for (const each of events) {
        const next = feedbackForm(state, each)
        if (next.step === 'sending' && state.step !== 'sending') waited += 1
        if (next.step === 'sent' && state.step !== 'sent') waited -= 1
        if (next.step === 'failed' && state.step !== 'failed') waited -= 1
        if (state.step === 'sent') expect(next).toBe(state)
        expect(waited).toBe(next.step === 'sending' ? 1 : 0)
        state = next
      }
    }))
  })
})
