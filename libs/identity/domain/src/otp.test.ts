import fc from 'fast-check'
import { toAsciiDigits, isCompleteOtp } from './otp.ts'

describe('a sign-in code', () => {
  it('understands Bengali digits and whatever stands between them', () => {
    expect([toAsciiDigits('৪০ ২-৭'), toAsciiDigits('Code: 0427'), toAsciiDigits('４０２７')]).toEqual(['4027', '0427', '4027'])
  })

  it('holds only ASCII digits whatever is typed', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => /^[0-9]*$/.test(toAsciiDigits(text))))
  })

  it('is complete at its own length alone', () => {
    expect(['123', '1234', '12345', '12a4', '১২৩৪'].map((text) => isCompleteOtp(text, 4))).toEqual([false, true, false, false, false])
  })
})
