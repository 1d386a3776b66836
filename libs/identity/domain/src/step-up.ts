import { otpEntry } from './otp-entry.ts'
import type { OtpEntry, OtpEntryEvent } from './otp-entry.ts'
import type { SignInError, SocialProvider } from './sign-in-error.ts'

export type StepUpMethod = { type: 'phone' | 'email'; to: string } | { type: 'password' } | { type: 'passkey' } | { type: SocialProvider }

/** The user confirms their identity before a sensitive change, by any sign-in method of the account. */
export type StepUp = { methods: readonly StepUpMethod[] } & (
  | { status: 'choosing'; failure?: { method: StepUpMethod['type']; error: SignInError } }
  | { status: 'asking'; method: StepUpMethod['type'] }
  | { status: 'code'; channel: 'phone' | 'email'; entry: OtpEntry }
)

export type StepUpEvent =
  | { type: 'asked'; method: StepUpMethod['type'] }
  | { type: 'codeSent'; to: string; at: Date }
  | { type: 'failed'; error: SignInError }
  /** The user closed the provider's popup or the passkey prompt. */
  | { type: 'cancelled' }
  | { type: 'backPressed' }
  | Extract<OtpEntryEvent, { type: 'codeTyped' | 'codeSubmitted' | 'resendPressed' }>

/** One request at a time; a wrong code stays for correction, and an ended flow leads back to the methods. */
export function stepUp(state: StepUp, event: StepUpEvent): StepUp {
  const { methods } = state
  switch (event.type) {
    case 'asked':
      return state.status === 'choosing' ? { status: 'asking', methods, method: event.method } : state
    case 'codeSent':
      return codeSentState(state, event)
    case 'failed':
      return failedState(state, event.error)
    case 'cancelled':
    case 'backPressed':
      return { status: 'choosing', methods }
    case 'codeTyped':
    case 'codeSubmitted':
    case 'resendPressed':
      return state.status === 'code' ? { ...state, entry: otpEntry(state.entry, event) } : state
  }
}

function codeSentState(state: StepUp, { to, at }: Extract<StepUpEvent, { type: 'codeSent' }>): StepUp {
  const { methods } = state
  if (state.status === 'code') return { ...state, entry: otpEntry(state.entry, { type: 'codeSent' }) }
  if (state.status !== 'asking' || (state.method !== 'phone' && state.method !== 'email')) return state
  return { status: 'code', methods, channel: state.method, entry: { status: 'open', sentTo: to, sentAt: at } }
}

function failedState(state: StepUp, error: SignInError): StepUp {
  const { methods } = state
  if (state.status === 'asking') return { status: 'choosing', methods, failure: { method: state.method, error } }
  if (state.status !== 'code' || state.entry.status === 'open') return state
  if (error.type === 'startAgain') return { status: 'choosing', methods, failure: { method: state.channel, error } }
  return { ...state, entry: otpEntry(state.entry, { type: 'failed', error }) }
}
