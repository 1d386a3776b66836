import fc from 'fast-check'
import { phoneAdd } from './add-phone.ts'
import type { PhoneAdd, PhoneAddEvent } from './add-phone.ts'
import type { SignInError } from './sign-in-error.ts'

const at = new Date('2026-11-21T12:00:00Z')
const nobody = { country: 'IN', national: '' }
const typed = { country: 'IN', national: '9830012345' }
const start: PhoneAdd = { step: 'idle', typed: nobody }
const run = (...events: PhoneAddEvent[]) => events.reduce(phoneAdd, start)
const codeSent: PhoneAddEvent = { type: 'codeSent', to: '+919830012345', at }
const atCode: PhoneAddEvent[] = [{ type: 'typed', typed }, { type: 'asked' }, codeSent]
const entry = { step: 'open', sentTo: '+919830012345', sentAt: at }
const failed = (error: SignInError): PhoneAddEvent => ({ type: 'failed', error })

describe('adding a mobile number', () => {
  it('asks for the code once it was sent', () => {
    expect(run(...atCode)).toEqual({ step: 'otpVerify', typed, entry })
  })

  it('keeps the number when no code could be sent, and says why until it is changed', () => {
    const refused = run({ type: 'typed', typed }, { type: 'asked' }, failed({ kind: 'sendFailed' }))
    expect(refused).toEqual({ step: 'idle', typed, error: { kind: 'sendFailed' } })
    expect(phoneAdd(refused, { type: 'typed', typed: nobody })).toEqual(start)
  })

  it('changes nothing while the code is on its way', () => {
    const asking = run({ type: 'typed', typed }, { type: 'asked' })
    expect(asking).toEqual({ step: 'asking', typed })
    expect(phoneAdd(asking, { type: 'typed', typed: nobody })).toBe(asking)
    expect(phoneAdd(asking, { type: 'asked' })).toBe(asking)
  })

  it('keeps a wrong code to be corrected', () => {
    const wrong = run(...atCode, { type: 'codeSubmitted' }, failed({ kind: 'codeIncorrect', attemptsLeft: 2 }))
    expect(wrong).toMatchObject({ step: 'otpVerify', entry: { step: 'open', error: { kind: 'codeIncorrect' } } })
  })

  it('sends another code to the same number', () => {
    const later = new Date(at.getTime() + 31_000)
    const resent = run(...atCode, { type: 'resendPressed', at: later }, { ...codeSent, to: '+919830099999' })
    expect(resent).toEqual({ step: 'otpVerify', typed, entry: { ...entry, sentAt: later } })
  })

  it('goes back to the number as it was typed', () => {
    expect(run(...atCode, { type: 'backPressed' })).toEqual({ step: 'idle', typed })
  })

  it('starts again with an empty number when the flow is spent', () => {
    expect(run(...atCode, { type: 'codeSubmitted' }, failed({ kind: 'startAgain' }))).toEqual({ ...start, error: { kind: 'startAgain' } })
  })

  it('asks for another number when somebody else has this one', () => {
    const taken = run(...atCode, { type: 'codeSubmitted' }, failed({ kind: 'phoneInUse' }))
    expect(taken).toEqual({ step: 'idle', typed, error: { kind: 'phoneInUse' } })
  })

  it('hears no answers to what was not asked', () => {
    expect(run(codeSent)).toBe(start)
    expect(run(failed({ kind: 'offline' }))).toBe(start)
    expect(run({ type: 'codeSubmitted' })).toBe(start)
    const open = run(...atCode)
    expect(phoneAdd(open, failed({ kind: 'startAgain' }))).toBe(open)
    expect(phoneAdd(open, { type: 'typed', typed: nobody })).toBe(open)
    expect(phoneAdd(open, { type: 'asked' })).toBe(open)
  })

  it('waits for no code that was not asked for, in every order of events', () => {
    const event = fc.constantFrom<PhoneAddEvent>(
      { type: 'typed', typed },
      { type: 'asked' },
      codeSent,
      { type: 'codeTyped' },
      { type: 'codeSubmitted' },
      { type: 'resendPressed', at },
      { type: 'backPressed' },
      failed({ kind: 'codeIncorrect', attemptsLeft: 2 }),
      failed({ kind: 'startAgain' }),
      failed({ kind: 'phoneInUse' }),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let state: PhoneAdd = run()
        for (const next of events) {
          const before = state
          state = phoneAdd(state, next)
          if (state.step === 'otpVerify') expect(['asking', 'otpVerify']).toContain(before.step)
          if (before.step === 'asking') expect(phoneAdd(before, { type: 'asked' })).toBe(before)
          expect(state.typed.country).toBe('IN')
        }
      }),
    )
  })
})
