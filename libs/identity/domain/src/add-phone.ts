import { codeEntry } from './otp-entry.ts'
import type { CodeEntry, CodeEntryEvent } from './otp-entry.ts'
import type { TypedNumber } from './phone-number.ts'
import type { SignInError } from './sign-in-error.ts'

/** Adding a mobile number to an account: the number, then the code that was sent to it. */
export type PhoneAdd = { typed: TypedNumber } & (
  | { step: 'idle'; error?: SignInError }
  | { step: 'asking' }
  | { step: 'otpVerify'; entry: CodeEntry }
)

export type PhoneAddEvent =
  | { type: 'typed'; typed: TypedNumber }
  | { type: 'asked' }
  | { type: 'codeSent'; to: string; at: Date }
  | { type: 'failed'; error: SignInError }
  | { type: 'backPressed' }
  | Extract<CodeEntryEvent, { type: 'codeTyped' | 'codeSubmitted' | 'resendPressed' }>

export function phoneAdd(state: PhoneAdd, event: PhoneAddEvent): PhoneAdd {
  const { typed } = state
  switch (event.type) {
    case 'typed':
      return state.step === 'idle' ? { step: 'idle', typed: event.typed } : state
    case 'asked':
      return state.step === 'idle' ? { step: 'asking', typed } : state
    case 'codeSent':
      if (state.step === 'asking') return { step: 'otpVerify', typed, entry: { step: 'open', sentTo: event.to, sentAt: event.at } }
      return state.step === 'otpVerify' ? { ...state, entry: codeEntry(state.entry, { type: 'codeSent' }) } : state
    case 'failed':
      return failedState(state, event.error)
    case 'backPressed':
      return { step: 'idle', typed }
    case 'codeTyped':
    case 'codeSubmitted':
    case 'resendPressed':
      return state.step === 'otpVerify' ? { ...state, entry: codeEntry(state.entry, event) } : state
  }
}

/** Whose number it is turns out with the right code, which is spent then: another number is needed (ID-32). */
function failedState(state: PhoneAdd, error: SignInError): PhoneAdd {
  const { typed } = state
  if (state.step === 'asking') return { step: 'idle', typed, error }
  if (state.step !== 'otpVerify' || state.entry.step === 'open') return state
  if (error.kind === 'startAgain') return { step: 'idle', typed: { ...typed, national: '' }, error }
  if (error.kind === 'phoneInUse') return { step: 'idle', typed, error }
  return { ...state, entry: codeEntry(state.entry, { type: 'failed', error }) }
}
