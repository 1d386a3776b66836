import fc from 'fast-check'
import { loginDialog, openedDialog } from './login-dialog.ts'
import type { LoginDialogEvent, SignInError } from './login-dialog.ts'
import type { PhoneNumber } from './phone-number.ts'

const at = new Date('2026-11-21T12:00:00Z')
const typed = { country: 'IN', national: '98300 12345' }
const codeSent: LoginDialogEvent = {
  type: 'codeSent',
  to: '+919830012345' as PhoneNumber,
  ticket: { deviceId: 'd', preAuthSessionId: 's' },
  at,
}
const incorrect: SignInError = { kind: 'codeIncorrect', attemptsLeft: 4 }
const run = (...events: LoginDialogEvent[]) => events.reduce(loginDialog, openedDialog('IN'))
const atCode = [{ type: 'typed', typed }, { type: 'sendPressed' }, codeSent] as const

describe('the login dialog', () => {
  it('asks for the code once it was sent', () => {
    expect(run(...atCode)).toMatchObject({ step: 'code', sentTo: '+919830012345', sentAt: at })
  })

  it('keeps the typed number when the code could not be sent', () => {
    const error: SignInError = { kind: 'sendFailed' }
    expect(run({ type: 'typed', typed }, { type: 'sendPressed' }, { type: 'failed', error })).toEqual({ step: 'identify', typed, error })
  })

  it('keeps the code step open when the code is wrong', () => {
    const wrong = run(...atCode, { type: 'codeSubmitted' }, { type: 'failed', error: incorrect })
    expect(wrong).toMatchObject({ step: 'code', error: incorrect })
    expect(loginDialog(wrong, { type: 'codeTyped' })).toMatchObject({ step: 'code', error: undefined })
  })

  it('starts again with an empty number and the reason when the flow is spent', () => {
    const error: SignInError = { kind: 'startAgain' }
    expect(run(...atCode, { type: 'codeSubmitted' }, { type: 'failed', error })).toEqual({ ...openedDialog('IN'), error })
  })

  it('goes back to the number as it was typed', () => {
    expect(run(...atCode, { type: 'backPressed' })).toEqual({ step: 'identify', typed })
  })

  it('restarts the clock on resend and stops it when the resend failed', () => {
    const later = new Date(at.getTime() + 31_000)
    const asked = run(...atCode, { type: 'resendPressed', at: later })
    expect(asked).toMatchObject({ step: 'code', sentAt: later })
    expect(loginDialog(asked, { type: 'resendFailed', error: { kind: 'sendFailed' }, sentAt: at })).toMatchObject({ sentAt: at })
  })

  it('sends no code twice and checks none before it was sent, in every order of events', () => {
    const event = fc.constantFrom<LoginDialogEvent>(
      { type: 'typed', typed },
      { type: 'sendPressed' },
      codeSent,
      { type: 'codeTyped' },
      { type: 'codeSubmitted' },
      { type: 'resendPressed', at },
      { type: 'backPressed' },
      { type: 'failed', error: incorrect },
      { type: 'failed', error: { kind: 'startAgain' } },
    )
    fc.assert(
      fc.property(fc.array(event), (events) => {
        const state = run(...events)
        if (state.step === 'code' || state.step === 'checking') expect(state.ticket).toBeDefined()
        if (state.step === 'sending') expect(loginDialog(state, { type: 'sendPressed' })).toBe(state)
      }),
    )
  })
})
