import { isCompleteOtp } from './otp.ts'

describe('a sign-in code', () => {
  it('is complete only at its length', () => {
    expect(['123', '1234', '12345', '12a4', '১২৩৪'].map((text) => isCompleteOtp(text, 4))).toEqual([false, true, false, false, false])
  })
})
