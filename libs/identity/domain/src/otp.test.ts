import fc from 'fast-check'
import { toAsciiDigits, isCompleteOtp } from './otp.ts'

describe('a sign-in code', () => {
  it('accepts Bengali digits and separators', () => {
    expect([toAsciiDigits('৪০ ২-৭'), toAsciiDigits('Code: 0427'), toAsciiDigits('４０２７')]).toEqual(['4027', '0427', '4027'])
  })

  it('contains only ASCII digits', () => {
    fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => /^[0-9]*$/.test(toAsciiDigits(text))))
  })

  it('is complete only at its length', () => {
    expect(['123', '1234', '12345', '12a4', '১২৩৪'].map((text) => isCompleteOtp(text, 4))).toEqual([false, true, false, false, false])
  })
})
