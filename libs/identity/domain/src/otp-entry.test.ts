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

describe('a code that is waited for', () => {
  it('is checked once, and stays to be corrected when it was refused', () => {
    const checking = run({ type: 'codeSubmitted' })
    expect(checking).toEqual({ ...sent, status: 'checking' })
    expect(otpEntry(checking, { type: 'codeSubmitted' })).toBe(checking)
    expect(otpEntry(checking, { type: 'failed', error: incorrect })).toEqual({ ...sent, error: incorrect })
  })

  it('forgets why it was refused as soon as it is corrected, sent again or submitted', () => {
    const refused = run({ type: 'codeSubmitted' }, { type: 'failed', error: incorrect })
    for (const event of [{ type: 'codeTyped' }, { type: 'codeSubmitted' }, pressed] as const) {
      expect(otpEntry(refused, event)).not.toHaveProperty('error')
    }
  })

  it('waits while another one is asked for: nothing is checked or asked for twice', () => {
    const resending = run(pressed)
    expect(resending).toEqual({ ...sent, status: 'resending', askedAt: after(40) })
    for (const event of [{ type: 'codeTyped' }, { type: 'codeSubmitted' }, { type: 'resendPressed', at: after(41) }] as const) {
      expect(otpEntry(resending, event)).toBe(resending)
    }
  })

  it('is a new one from the press on, once it was sent', () => {
    expect(run(pressed, { type: 'codeSent' })).toEqual({ ...sent, sentAt: after(40) })
  })

  it('hears no answers to what was not asked', () => {
    expect(run({ type: 'failed', error: incorrect })).toBe(sent)
    expect(run({ type: 'codeSent' })).toBe(sent)
    const checking = run({ type: 'codeSubmitted' })
    expect(otpEntry(checking, { type: 'codeSent' })).toBe(checking)
    expect(otpEntry(checking, { type: 'codeTyped' })).toBe(checking)
    expect(otpEntry(checking, pressed)).toBe(checking)
  })
})

describe('the wait before another code', () => {
  it('counts down to nothing in thirty seconds', () => {
    expect([0, 0.4, 29.1, 30, 3600].map((seconds) => remainingResendSeconds(sent, after(seconds)))).toEqual([30, 30, 1, 0, 0])
  })

  it('begins at the press, and is given back when nothing was sent', () => {
    expect(remainingResendSeconds(run(pressed), after(45))).toBe(25)
    expect(remainingResendSeconds(run(pressed, { type: 'codeSent' }), after(45))).toBe(25)
    expect(remainingResendSeconds(run(pressed, { type: 'failed', error: { type: 'sendFailed' } }), after(45))).toBe(0)
  })

  it('is never longer than the whole wait, in every order of events and however the clock is set', () => {
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
