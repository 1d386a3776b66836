import fc from 'fast-check'
import { digitsOf, isCompleteCode, resendWaitLeft, resendWaitSeconds } from './sign-in-code.ts'

describe('a sign-in code', () => {
  it('understands Bengali digits and whatever stands between them', () => {
    expect([digitsOf('৪০ ২-৭'), digitsOf('Code: 0427'), digitsOf('４０２７')]).toEqual(['4027', '0427', '4027'])
  })

  it('holds only ASCII digits whatever is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => /^[0-9]*$/.test(digitsOf(text))))
  })

  it('is complete at its own length alone', () => {
    expect(['123', '1234', '12345', '12a4', '১২৩৪'].map((text) => isCompleteCode(text, 4))).toEqual([false, true, false, false, false])
  })
})

describe('the wait before another code', () => {
  const sentAt = new Date('2026-11-21T12:00:00Z')
  const after = (seconds: number) => resendWaitLeft(sentAt, new Date(sentAt.getTime() + seconds * 1000))

  it('counts down to nothing in thirty seconds', () => {
    expect([after(0), after(0.4), after(29.1), after(30), after(3600)]).toEqual([30, 30, 1, 0, 0])
  })

  it('is never longer than the whole wait, even when the clock was set back', () => {
    fc.assert(fc.property(fc.integer({ min: -1e6, max: 1e6 }), (s) => after(s) >= 0 && after(s) <= resendWaitSeconds))
  })
})
