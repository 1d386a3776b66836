/** Digits of each flow's code (ID-1). */
export const otpLength = { login: 4, addPhone: 6, addEmail: 6, stepUp: 6, parental: 6, deletion: 6 } as const

/** Digits of the PIN of parental control. */
export const pinLength = 4

/** Wait before another code can be requested (ID-2). */
export const resendWaitSeconds = 30

/** ID-3. */
export const maxOtpAttempts = 5

export const otpLifetimeSeconds = 600

export function isCompleteOtp(text: string, length: number): boolean {
  return text.length === length && /^[0-9]+$/.test(text)
}
