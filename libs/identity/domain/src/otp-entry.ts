import { resendWaitSeconds } from './otp.ts'
import type { SignInError } from './sign-in-error.ts'

/** A code that went out and waits to be typed: the same in every flow that sends one. */
export type CodeEntry = { sentTo: string; sentAt: Date } & (
  | { step: 'open'; error?: SignInError }
  | { step: 'checking' }
  | { step: 'resending'; askedAt: Date }
)

export type CodeEntryEvent =
  | { type: 'codeTyped' }
  | { type: 'codeSubmitted' }
  | { type: 'resendPressed'; at: Date }
  | { type: 'codeSent' }
  | { type: 'failed'; error: SignInError }

/** One question at a time; a code that was refused stays to be corrected (ID-11). */
export function codeEntry(entry: CodeEntry, event: CodeEntryEvent): CodeEntry {
  const { step, sentTo, sentAt } = entry
  switch (event.type) {
    case 'codeTyped':
      return step === 'open' ? { step, sentTo, sentAt } : entry
    case 'codeSubmitted':
      return step === 'open' ? { step: 'checking', sentTo, sentAt } : entry
    case 'resendPressed':
      return step === 'open' ? { step: 'resending', sentTo, sentAt, askedAt: event.at } : entry
    case 'codeSent':
      return step === 'resending' ? { step: 'open', sentTo, sentAt: entry.askedAt } : entry
    case 'failed':
      return step === 'open' ? entry : { step: 'open', sentTo, sentAt, error: event.error }
  }
}

/**
 * Seconds until another code may be asked for, counted from an instant, so that neither sleep nor reload shortens them
 * (ID-2): the last press, unless nothing was sent by it (ID-13).
 */
export function resendWait(entry: CodeEntry, now: Date): number {
  const from = entry.step === 'resending' ? entry.askedAt : entry.sentAt
  const left = Math.ceil((from.getTime() + resendWaitSeconds * 1000 - now.getTime()) / 1000)
  // A clock that was set back must not lock the viewer out for longer than the whole wait.
  return Math.min(resendWaitSeconds, Math.max(0, left))
}
