import fc from 'fast-check'
import { otpEntry, remainingResendSeconds } from './otp-entry.ts'
import type { OtpEntry, OtpEntryEvent } from './otp-entry.ts'
import { resendWaitSeconds } from './otp.ts'
import type { SignInError } from './sign-in-error.ts'

const sentAt = new Date('2026-11-21T12:00:00Z')
const after = (seconds: number) => new Date(sentAt.getTime() + seconds * 1000)
const sent: OtpEntry = { status: 'open', sentTo: '+919830012345', sentAt }
const incorrect: SignInError = { type: 'codeIncorrect', attemptsLeft: 4 }
const run = (...events: OtpEntryEvent[]) => events.reduce(otpEntry, sent)
const pressed: OtpEntryEvent = { type: 'resendPressed', at: after(40) }

describe('a code entry', () => {
  it('is checked once, and stays for correction when rejected', () => {
    const checking = run({ type: 'codeSubmitted' })
    expect(checking).toEqual({ ...sent, status: 'checking' })
    expect(otpEntry(checking, { type: 'codeSubmitted' })).toBe(checking)
    expect(otpEntry(checking, { type: 'failed', error: incorrect })).toEqual({ ...sent, error: incorrect })
  })

  it('clears the error when the code is edited, resent or submitted', () => {
    const refused = run({ type: 'codeSubmitted' }, { type: 'failed', error: incorrect })
    for (const event of [{ type: 'codeTyped' }, { type: 'codeSubmitted' }, pressed] as const) {
      expect(otpEntry(refused, event)).not.toHaveProperty('error')
    }
  })

  it('ignores events while a code is resent', () => {
    const resending = run(pressed)
    expect(resending).toEqual({ ...sent, status: 'resending', askedAt: after(40) })
    for (const event of [{ type: 'codeTyped' }, { type: 'codeSubmitted' }, { type: 'resendPressed', at: after(41) }] as const) {
      expect(otpEntry(resending, event)).toBe(resending)
    }
  })

  it('counts from the press once the new code was sent', () => {
    expect(run(pressed, { type: 'codeSent' })).toEqual({ ...sent, sentAt: after(40) })
  })

  it('ignores responses without a request', () => {
    expect(run({ type: 'failed', error: incorrect })).toBe(sent)
    expect(run({ type: 'codeSent' })).toBe(sent)
    const checking = run({ type: 'codeSubmitted' })
    expect(otpEntry(checking, { type: 'codeSent' })).toBe(checking)
    expect(otpEntry(checking, { type: 'codeTyped' })).toBe(checking)
    expect(otpEntry(checking, pressed)).toBe(checking)
  })
})

describe('the resend wait', () => {
  it('counts down from thirty seconds to zero', () => {
    expect([0, 0.4, 29.1, 30, 3600].map((seconds) => remainingResendSeconds(sent, after(seconds)))).toEqual([30, 30, 1, 0, 0])
  })

  it('starts at the press, and ends if nothing was sent', () => {
    expect(remainingResendSeconds(run(pressed), after(45))).toBe(25)
    expect(remainingResendSeconds(run(pressed, { type: 'codeSent' }), after(45))).toBe(25)
    expect(remainingResendSeconds(run(pressed, { type: 'failed', error: { type: 'sendFailed' } }), after(45))).toBe(0)
  })

  it('never exceeds the full wait, in every order of events and with any clock', () => {
    const at = fc.integer({ min: -1e6, max: 1e6 }).map(after)
    const event = fc.oneof(
      fc.constantFrom<OtpEntryEvent>({ type: 'codeTyped' }, { type: 'codeSubmitted' }, { type: 'codeSent' }, { type: 'failed', error: incorrect }),
      at.map((when): OtpEntryEvent => ({ type: 'resendPressed', at: when })),
    )
    fc.assert(
      fc.property(fc.array(event), at, (events, now) => {
        const wait = remainingResendSeconds(run(...events), now)
        expect(wait >= 0 && wait <= resendWaitSeconds).toBe(true)
      }),
    )
  })
})
