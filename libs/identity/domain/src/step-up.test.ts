import fc from 'fast-check'
import type { SignInError } from './sign-in-error.ts'
import { stepUp } from './step-up.ts'
import type { StepUp, StepUpEvent, StepUpMethod } from './step-up.ts'

const at = new Date('2026-11-28T12:00:00Z')
const methods: StepUpMethod[] = [{ type: 'phone', to: '+919830012345' }, { type: 'password' }]
const start: StepUp = { status: 'choosing', methods }
const run = (...events: StepUpEvent[]) => events.reduce(stepUp, start)
const asked: StepUpEvent = { type: 'asked', method: 'phone' }
const codeSent: StepUpEvent = { type: 'codeSent', to: '+919830012345', at }
const failed = (error: SignInError): StepUpEvent => ({ type: 'failed', error })
const entry = { status: 'open', sentTo: '+919830012345', sentAt: at }

describe('confirming the identity', () => {
  it('asks for the code once it was sent', () => {
    expect(run(asked, codeSent)).toEqual({ status: 'code', methods, channel: 'phone', entry })
  })

  it('shows why a method failed, and offers all methods again', () => {
    const error = { type: 'badCredentials' } as const
    expect(run({ type: 'asked', method: 'password' }, failed(error))).toEqual({ status: 'choosing', methods, failure: { method: 'password', error } })
  })

  it('keeps a wrong code for correction', () => {
    const wrong = run(asked, codeSent, { type: 'codeSubmitted' }, failed({ type: 'codeIncorrect', attemptsLeft: 2 }))
    expect(wrong).toMatchObject({ status: 'code', entry: { status: 'open', error: { type: 'codeIncorrect' } } })
    expect(stepUp(wrong, { type: 'codeTyped' })).toMatchObject({ entry })
  })

  it('returns to the methods if the flow has ended, was left or cancelled', () => {
    const error = { type: 'startAgain' } as const
    expect(run(asked, codeSent, { type: 'codeSubmitted' }, failed(error))).toEqual({ status: 'choosing', methods, failure: { method: 'phone', error } })
    expect(run(asked, codeSent, { type: 'backPressed' })).toEqual(start)
    expect(run({ type: 'asked', method: 'google' }, { type: 'cancelled' })).toEqual(start)
  })

  it('resends to the same contact', () => {
    const later = new Date(at.getTime() + 31_000)
    const again = run(asked, codeSent, { type: 'resendPressed', at: later }, { ...codeSent, at: later } as StepUpEvent)
    expect(again).toMatchObject({ status: 'code', entry: { status: 'open', sentAt: later } })
  })

  it('has one request at a time, whatever happens', () => {
    const events = fc.constantFrom<StepUpEvent>(asked, codeSent, { type: 'codeTyped' }, { type: 'codeSubmitted' }, { type: 'backPressed' }, { type: 'resendPressed', at }, failed({ type: 'offline' }))
    fc.assert(
      fc.property(fc.array(events), (all) => {
        const state = run(...all)
        expect(state.methods).toBe(methods)
        if (state.status === 'asking') expect(stepUp(state, { type: 'asked', method: 'password' })).toBe(state)
      }),
    )
  })
})
