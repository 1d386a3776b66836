import fc from 'fast-check'
import { otpModes, loginDialog, availableMode, initialDialog, signInModes } from './login-dialog.ts'
import type { LoginDialog, LoginDialogEvent, SignInMode } from './login-dialog.ts'
import type { SignInError } from './sign-in-error.ts'

const at = new Date('2026-11-21T12:00:00Z')
const to = '+919830012345'
const national = '9830012345'
const ticket = { deviceId: 'd', preAuthSessionId: 's' }
const codeSent: LoginDialogEvent = { type: 'codeSent', to, ticket, at }
const incorrect: SignInError = { type: 'codeIncorrect', attemptsLeft: 4 }
const opened = initialDialog('IN')
const run = (...events: LoginDialogEvent[]) => events.reduce(loginDialog, opened)
const choose = (by: SignInMode): LoginDialogEvent => ({ type: 'modeChosen', by })
const typed: LoginDialogEvent = { type: 'typed', typed: { national } }
const asked: LoginDialogEvent = { type: 'asked', method: 'form' }
const failed = (error: SignInError): LoginDialogEvent => ({ type: 'failed', error })
const atCode = [typed, asked, codeSent]
const withNumber = { ...opened.typed, national }

describe('the login dialog', () => {
  it('opens with the mobile number', () => {
    expect(opened).toEqual({
      status: 'identify',
      by: 'mobileOtp',
      typed: { country: 'IN', national: '', email: '', password: '' },
    })
  })

  it('asks for the code once it was sent, by phone and by e-mail', () => {
    const entry = { status: 'open', sentTo: to, sentAt: at }
    expect(run(...atCode)).toEqual({ status: 'code', by: 'mobileOtp', typed: withNumber, ticket, entry })
    expect(run(choose('emailOTP'), asked, codeSent)).toMatchObject({ status: 'code', by: 'emailOTP' })
  })

  it('does not wait for a code in modes that send none', () => {
    for (const by of ['emailPassword', 'forgotPassword'] as const) {
      expect(run(choose(by), asked, codeSent)).toMatchObject({ status: 'asking', by })
    }
    expect(run(codeSent)).toBe(opened)
    expect(run({ type: 'asked', method: 'google' }, codeSent)).toMatchObject({ status: 'asking' })
  })

  it('confirms the reset link only after a request', () => {
    const sent: LoginDialogEvent = { type: 'resetLinkSent' }
    expect(run(choose('forgotPassword'), asked, sent)).toEqual({ status: 'resetLinkSent', by: 'forgotPassword', typed: opened.typed })
    expect(run(choose('forgotPassword'), sent)).toMatchObject({ status: 'identify' })
    expect(run(choose('emailPassword'), asked, sent)).toMatchObject({ status: 'asking' })
  })

  it('keeps the input after a rejection, and shows the reason until the next input', () => {
    const refused = run(typed, asked, failed({ type: 'sendFailed' }))
    expect(refused).toEqual({ status: 'identify', by: 'mobileOtp', typed: withNumber, failure: { method: 'form', error: { type: 'sendFailed' } } })
    expect(loginDialog(refused, { type: 'typed', typed: { national: '98' } })).not.toHaveProperty('failure')
    expect(loginDialog(refused, choose('emailOTP'))).not.toHaveProperty('failure')
    expect(loginDialog(refused, asked)).toEqual({ status: 'asking', by: 'mobileOtp', typed: withNumber, method: 'form' })
  })

  it('remembers which method was rejected', () => {
    expect(run({ type: 'asked', method: 'facebook' }, failed({ type: 'socialFailed' }))).toMatchObject({ failure: { method: 'facebook' } })
  })

  it('shows no error for a popup that the user closed', () => {
    expect(run({ type: 'asked', method: 'apple' }, { type: 'cancelled' })).toEqual(opened)
    expect(run(...atCode, { type: 'cancelled' })).toMatchObject({ status: 'code' })
  })

  it('allows the form while a provider’s popup is open', () => {
    const waiting = run({ type: 'asked', method: 'google' }, typed)
    expect(waiting).toEqual({ status: 'asking', by: 'mobileOtp', typed: withNumber, method: 'google' })
    expect(loginDialog(waiting, asked)).toMatchObject({ method: 'form' })
    expect(loginDialog(waiting, { type: 'asked', method: 'apple' })).toMatchObject({ method: 'apple' })
  })

  it('ignores events while the form’s request is in flight', () => {
    const asking = run(typed, asked)
    for (const event of [typed, asked, { type: 'asked', method: 'google' }] as const) expect(loginDialog(asking, event)).toBe(asking)
  })

  it('stays in the code step after a wrong code', () => {
    const wrong = run(...atCode, { type: 'codeSubmitted' }, failed(incorrect))
    expect(wrong).toMatchObject({ status: 'code', entry: { status: 'open', error: incorrect } })
    expect(loginDialog(wrong, { type: 'codeTyped' })).toMatchObject({ entry: { status: 'open', sentTo: to } })
    expect(loginDialog(wrong, choose('emailOTP'))).toBe(wrong)
    expect(loginDialog(wrong, asked)).toBe(wrong)
  })

  it('uses the ticket of the resent code', () => {
    const later = new Date(at.getTime() + 31_000)
    const second = { deviceId: 'd2', preAuthSessionId: 's2' }
    const resent = run(...atCode, { type: 'resendPressed', at: later }, { type: 'codeSent', to, ticket: second, at: later })
    expect(resent).toMatchObject({ ticket: second, entry: { status: 'open', sentAt: later } })
    const unasked = run(...atCode)
    expect(loginDialog(unasked, { type: 'codeSent', to, ticket: second, at: later })).toBe(unasked)
  })

  it.each([
    ['a check', { type: 'codeSubmitted' }],
    ['a resend', { type: 'resendPressed', at }],
  ] as const)('starts again with nothing typed when %s finds the flow spent, and the reason outlives the reset', (_, event) => {
    const restarted = run({ type: 'typed', typed: { email: 'mita@example.org' } }, ...atCode, event, failed({ type: 'startAgain' }))
    const failure = { method: 'form', error: { type: 'startAgain' } }
    expect(restarted).toEqual({ ...opened, failure })
    expect(loginDialog(restarted, typed)).toEqual({ ...opened, typed: withNumber, failure })
    expect(loginDialog(restarted, choose('emailOTP'))).toMatchObject({ by: 'emailOTP', failure })
    expect(loginDialog(restarted, { type: 'dismissed' })).toEqual(opened)
  })

  it('restarts in the same mode', () => {
    const restarted = run(choose('emailOTP'), asked, codeSent, { type: 'codeSubmitted' }, failed({ type: 'startAgain' }))
    expect(restarted).toMatchObject({ status: 'identify', by: 'emailOTP' })
  })

  it('ignores responses without a request', () => {
    expect(run(failed({ type: 'offline' }))).toBe(opened)
    const open = run(...atCode)
    expect(loginDialog(open, failed({ type: 'startAgain' }))).toBe(open)
    expect(loginDialog(open, { type: 'dismissed' })).toBe(open)
    expect(run({ type: 'codeTyped' }, { type: 'codeSubmitted' }, { type: 'resendPressed', at })).toBe(opened)
  })

  it('goes back step by step', () => {
    const back: LoginDialogEvent = { type: 'backPressed' }
    expect(run(...atCode, back)).toEqual({ status: 'identify', by: 'mobileOtp', typed: withNumber })
    expect(run(choose('emailOTP'), asked, codeSent, back)).toMatchObject({ status: 'identify', by: 'emailOTP' })
    const way = signInModes.map((by) => run(choose(by), back).by)
    expect(way).toEqual(['mobileOtp', 'mobileOtp', 'emailOTP', 'emailPassword'])
    expect(run(choose('forgotPassword'), asked, { type: 'resetLinkSent' }, back)).toMatchObject({ status: 'identify', by: 'emailPassword' })
  })
})

describe('in every order of events the login dialog', () => {
  const event: fc.Arbitrary<LoginDialogEvent> = fc.oneof(
    fc.record({ national: fc.constantFrom('98', national), email: fc.constantFrom('m', 'mita@example.org') }, { requiredKeys: [] })
      .map((values): LoginDialogEvent => ({ type: 'typed', typed: values })),
    fc.constantFrom(...signInModes).map(choose),
    fc.constantFrom('form', 'passkey', 'google', 'apple').map((way): LoginDialogEvent => ({ type: 'asked', method: way as 'form' })),
    fc.constantFrom<LoginDialogEvent>(
      codeSent,
      { type: 'cancelled' },
      { type: 'resetLinkSent' },
      { type: 'backPressed' },
      { type: 'dismissed' },
      { type: 'codeTyped' },
      { type: 'codeSubmitted' },
      { type: 'resendPressed', at },
      failed(incorrect),
      failed({ type: 'startAgain' }),
      failed({ type: 'socialConflict', provider: 'google' }),
    ),
  )
  const inEveryOrder = (holds: (before: LoginDialog, happened: LoginDialogEvent, after: LoginDialog) => void) => {
    fc.assert(
      fc.property(fc.array(event, { maxLength: 40 }), (events) => {
        events.reduce((before, happened) => {
          const after = loginDialog(before, happened)
          holds(before, happened, after)
          return after
        }, opened)
      }),
    )
  }

  it('asks for a code only after one was sent, in a mode that sends codes', () => {
    inEveryOrder((before, happened, after) => {
      if (after.status !== 'code') return
      expect(otpModes).toContain(after.by)
      if (before.status !== 'code') expect([before.status, happened.type]).toEqual(['asking', 'codeSent'])
    })
  })

  it('submits the form once', () => {
    inEveryOrder((_, __, after) => {
      if (after.status === 'asking' && after.method === 'form') expect(loginDialog(after, asked)).toBe(after)
    })
  })

  it('clears the input only on a restart', () => {
    inEveryOrder((before, happened, after) => {
      if (happened.type === 'typed' || (happened.type === 'failed' && happened.error.type === 'startAgain')) return
      expect(after.typed).toBe(before.typed)
    })
  })

  it('returns to the mobile number after a few steps back', () => {
    inEveryOrder((_, __, after) => {
      const back: LoginDialogEvent = { type: 'backPressed' }
      expect(signInModes.reduce((state) => loginDialog(state, back), after)).toMatchObject({ status: 'identify', by: 'mobileOtp' })
    })
  })
})

describe('the sign-in mode', () => {
  it('is replaced by the next one where its codes are disabled', () => {
    const without = (mobile: boolean, email: boolean) => otpModes.map((by) => availableMode(by, { mobile, email }))
    expect(without(true, true)).toEqual(['mobileOtp', 'emailOTP'])
    expect(without(false, true)).toEqual(['emailOTP', 'emailOTP'])
    expect(without(true, false)).toEqual(['mobileOtp', 'emailPassword'])
    expect(without(false, false)).toEqual(['emailPassword', 'emailPassword'])
  })

  it('is one that works, and stays when selected again', () => {
    fc.assert(fc.property(fc.constantFrom(...signInModes), fc.boolean(), fc.boolean(), (by, mobile, email) => {
      const offered = availableMode(by, { mobile, email })
      expect(availableMode(offered, { mobile, email })).toBe(offered)
      expect([offered === 'mobileOtp' && !mobile, offered === 'emailOTP' && !email]).toEqual([false, false])
      if (!otpModes.includes(by)) expect(offered).toBe(by)
    }))
  })
})
