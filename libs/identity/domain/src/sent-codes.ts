import type { OtpTicket } from './login-dialog.ts'
import { remainingResendSeconds } from './otp-entry.ts'

/** A code that was sent, to whose step the user may return. */
export type SentCode = { ticket: OtpTicket; sentTo: string; sentAt: Date }

/** The newest code for each target. */
export function withSentCode(codes: readonly SentCode[], code: SentCode): SentCode[] {
  return [...withoutTarget(codes, code.sentTo), code]
}

export function withoutTarget(codes: readonly SentCode[], target: string): SentCode[] {
  return codes.filter(({ sentTo }) => sentTo !== target)
}

/** The code of a target that cannot get another one yet (ID-93). */
export function resumableCode(codes: readonly SentCode[], target: string, now: Date): SentCode | undefined {
  return codes.find(({ sentTo, sentAt }) => sentTo === target && remainingResendSeconds({ status: 'open', sentTo, sentAt }, now) > 0)
}
