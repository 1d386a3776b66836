import { resendWaitSeconds } from './otp.ts'
import type { SignInError } from './sign-in-error.ts'

/** Entry of a code that was sent, the same in every flow. */
export type OtpEntry = { sentTo: string; sentAt: Date } & (
  | { status: 'open'; error?: SignInError }
  | { status: 'checking' }
  | { status: 'resending'; askedAt: Date }
)

export type OtpEntryEvent =
  | { type: 'codeTyped' }
  | { type: 'codeSubmitted' }
  | { type: 'resendPressed'; at: Date }
  | { type: 'codeSent' }
  /** Nothing was sent, and there is nothing to report. */
  | { type: 'cancelled' }
  | { type: 'failed'; error: SignInError }

/** One request at a time; a rejected code stays for correction (ID-58). */
export function otpEntry(entry: OtpEntry, event: OtpEntryEvent): OtpEntry {
  const { status, sentTo, sentAt } = entry
  switch (event.type) {
    case 'codeTyped':
      return status === 'open' ? { status, sentTo, sentAt } : entry
    case 'codeSubmitted':
      return status === 'open' ? { status: 'checking', sentTo, sentAt } : entry
    case 'resendPressed':
      return status === 'open' ? { status: 'resending', sentTo, sentAt, askedAt: event.at } : entry
    case 'codeSent':
      return status === 'resending' ? { status: 'open', sentTo, sentAt: entry.askedAt } : entry
    case 'cancelled':
      return status === 'open' ? entry : { status: 'open', sentTo, sentAt }
    case 'failed':
      return status === 'open' ? entry : { status: 'open', sentTo, sentAt, error: event.error }
  }
}

/**
 * Counted from an instant, so that neither sleep nor reload shortens the wait (ID-2).
 * That instant is the last press, unless it sent nothing (ID-13).
 */
export function remainingResendSeconds(entry: OtpEntry, now: Date): number {
  const from = entry.status === 'resending' ? entry.askedAt : entry.sentAt
  const left = Math.ceil((from.getTime() + resendWaitSeconds * 1000 - now.getTime()) / 1000)
  // A clock that was set back must not extend the wait beyond its full length.
  return Math.min(resendWaitSeconds, Math.max(0, left))
}
