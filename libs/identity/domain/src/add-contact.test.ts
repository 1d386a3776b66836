import fc from 'fast-check'
import { addEmail, addPhone } from './add-contact.ts'
import type { AddContactEvent, AddPhone } from './add-contact.ts'
import type { PhoneInput } from './phone-number.ts'
import type { SignInError } from './sign-in-error.ts'

type AddPhoneEvent = AddContactEvent<PhoneInput>

const at = new Date('2026-11-21T12:00:00Z')
const nobody = { country: 'IN', national: '' }
const typed = { country: 'IN', national: '9830012345' }
const start: AddPhone = { status: 'idle', typed: nobody }
const run = (...events: AddPhoneEvent[]) => events.reduce(addPhone, start)
const codeSent: AddPhoneEvent = { type: 'codeSent', to: '+919830012345', at }
const atCode: AddPhoneEvent[] = [{ type: 'typed', typed }, { type: 'asked' }, codeSent]
const entry = { status: 'open', sentTo: '+919830012345', sentAt: at }
const failed = (error: SignInError): AddPhoneEvent => ({ type: 'failed', error })

it('without a confirmed identity everything stays as it was', () => {
  expect(run({ type: 'typed', typed }, { type: 'asked' }, { type: 'cancelled' })).toEqual({ status: 'idle', typed })
  const later = new Date(at.getTime() + 31_000)
  expect(run(...atCode, { type: 'resendPressed', at: later }, { type: 'cancelled' })).toEqual({ status: 'otpVerify', typed, entry })
})

describe('adding an email', () => {
  const asked = addEmail({ status: 'idle', typed: 'mita@example.org' }, { type: 'asked' })
  const checking = addEmail(addEmail(asked, { type: 'codeSent', to: 'mita@example.org', at }), { type: 'codeSubmitted' })

  it('keeps an email of another account, to be changed', () => {
    expect(addEmail(checking, { type: 'failed', error: { type: 'emailInUse' } })).toEqual({ status: 'idle', typed: 'mita@example.org', error: { type: 'emailInUse' } })
  })

  it('starts again empty', () => {
    expect(addEmail(checking, { type: 'failed', error: { type: 'startAgain' } })).toEqual({ status: 'idle', typed: '', error: { type: 'startAgain' } })
  })
})

describe('adding a mobile number', () => {
  it('asks for the code once it was sent', () => {
    expect(run(...atCode)).toEqual({ status: 'otpVerify', typed, entry })
  })

  it('keeps the number if no code could be sent, and shows the reason until it is edited', () => {
    const refused = run({ type: 'typed', typed }, { type: 'asked' }, failed({ type: 'sendFailed' }))
    expect(refused).toEqual({ status: 'idle', typed, error: { type: 'sendFailed' } })
    expect(addPhone(refused, { type: 'typed', typed: nobody })).toEqual(start)
  })

  it('ignores events while the request is in flight', () => {
    const asking = run({ type: 'typed', typed }, { type: 'asked' })
    expect(asking).toEqual({ status: 'asking', typed })
    expect(addPhone(asking, { type: 'typed', typed: nobody })).toBe(asking)
    expect(addPhone(asking, { type: 'asked' })).toBe(asking)
  })

  it('keeps a wrong code for correction', () => {
    const wrong = run(...atCode, { type: 'codeSubmitted' }, failed({ type: 'codeIncorrect', attemptsLeft: 2 }))
    expect(wrong).toMatchObject({ status: 'otpVerify', entry: { status: 'open', error: { type: 'codeIncorrect' } } })
  })

  it('resends the code to the same number', () => {
    const later = new Date(at.getTime() + 31_000)
    const resent = run(...atCode, { type: 'resendPressed', at: later }, { ...codeSent, to: '+919830099999' })
    expect(resent).toEqual({ status: 'otpVerify', typed, entry: { ...entry, sentAt: later } })
  })

  it('returns to the number as typed', () => {
    expect(run(...atCode, { type: 'backPressed' })).toEqual({ status: 'idle', typed })
  })

  it('restarts with an empty number when the flow has ended', () => {
    expect(run(...atCode, { type: 'codeSubmitted' }, failed({ type: 'startAgain' }))).toEqual({ ...start, error: { type: 'startAgain' } })
  })

  it('asks for another number if another account uses this one', () => {
    const taken = run(...atCode, { type: 'codeSubmitted' }, failed({ type: 'phoneInUse' }))
    expect(taken).toEqual({ status: 'idle', typed, error: { type: 'phoneInUse' } })
  })

  it('ignores responses without a request', () => {
    expect(run(codeSent)).toBe(start)
    expect(run(failed({ type: 'offline' }))).toBe(start)
    expect(run({ type: 'codeSubmitted' })).toBe(start)
    const open = run(...atCode)
    expect(addPhone(open, failed({ type: 'startAgain' }))).toBe(open)
    expect(addPhone(open, { type: 'typed', typed: nobody })).toBe(open)
    expect(addPhone(open, { type: 'asked' })).toBe(open)
  })

  it('reaches the code step only after a request, in every order of events', () => {
    const event = fc.constantFrom<AddPhoneEvent>(
      { type: 'typed', typed },
      { type: 'asked' },
      codeSent,
      { type: 'codeTyped' },
      { type: 'codeSubmitted' },
      { type: 'resendPressed', at },
      { type: 'backPressed' },
      failed({ type: 'codeIncorrect', attemptsLeft: 2 }),
      failed({ type: 'startAgain' }),
      failed({ type: 'phoneInUse' }),
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        let state: AddPhone = run()
        for (const next of events) {
          const before = state
          state = addPhone(state, next)
          if (state.status === 'otpVerify') expect(['asking', 'otpVerify']).toContain(before.status)
          if (before.status === 'asking') expect(addPhone(before, { type: 'asked' })).toBe(before)
          expect(state.typed.country).toBe('IN')
        }
      }),
    )
  })
})
