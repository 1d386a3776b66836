import { otpEntry } from './otp-entry.ts'
import type { OtpEntry, OtpEntryEvent } from './otp-entry.ts'
import type { SignInError } from './sign-in-error.ts'

/** A change that a code to the owner completes: of parental control (PAR-10), or the deletion of the account (DEL-1). */
export type CodedChange =
  | { status: 'closed' }
  | { status: 'form'; error?: SignInError }
  | { status: 'sending'; from: 'form' | 'closed' }
  | { status: 'failed'; error: SignInError }
  | { status: 'code'; entry: OtpEntry }

export type CodedChangeEvent =
  | { type: 'opened' }
  | { type: 'submitted' }
  | { type: 'codeSent'; to: string; at: Date }
  | { type: 'failed'; error: SignInError }
  | { type: 'completed' }
  | { type: 'closed' }
  | Extract<OtpEntryEvent, { type: 'codeTyped' | 'codeSubmitted' | 'resendPressed' }>

/** Turning parental control off has no form. A failure leads back to where the change began; a wrong code stays for correction. */
export function codedChange(state: CodedChange, event: CodedChangeEvent): CodedChange {
  switch (event.type) {
    case 'opened':
      return { status: 'form' }
    case 'submitted':
      return state.status === 'code' ? state : { status: 'sending', from: state.status === 'form' ? 'form' : 'closed' }
    case 'codeSent':
      if (state.status === 'code') return { ...state, entry: otpEntry(state.entry, { type: 'codeSent' }) }
      return state.status === 'sending' ? { status: 'code', entry: { status: 'open', sentTo: event.to, sentAt: event.at } } : state
    case 'failed':
      return failedState(state, event.error)
    case 'completed':
    case 'closed':
      return { status: 'closed' }
    case 'codeTyped':
    case 'codeSubmitted':
    case 'resendPressed':
      return state.status === 'code' ? { ...state, entry: otpEntry(state.entry, event) } : state
  }
}

function failedState(state: CodedChange, error: SignInError): CodedChange {
  if (error.type === 'notConfirmed') return { status: 'closed' }
  if (state.status === 'sending') return state.from === 'form' ? { status: 'form', error } : { status: 'failed', error }
  if (state.status !== 'code' || state.entry.status === 'open') return state
  return error.type === 'startAgain' ? { status: 'failed', error } : { ...state, entry: otpEntry(state.entry, { type: 'failed', error }) }
}
