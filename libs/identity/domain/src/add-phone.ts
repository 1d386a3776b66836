import { otpEntry } from './otp-entry.ts'
import type { OtpEntry, OtpEntryEvent } from './otp-entry.ts'
import type { PhoneInput } from './phone-number.ts'
import type { SignInError } from './sign-in-error.ts'

/** Adds a mobile number to an account: the number, then the code sent to it. */
export type AddPhone = { typed: PhoneInput } & (
  | { status: 'idle'; error?: SignInError }
  | { status: 'asking' }
  | { status: 'otpVerify'; entry: OtpEntry }
)

export type AddPhoneEvent =
  | { type: 'typed'; typed: PhoneInput }
  | { type: 'asked' }
  | { type: 'codeSent'; to: string; at: Date }
  | { type: 'failed'; error: SignInError }
  | { type: 'backPressed' }
  | Extract<OtpEntryEvent, { type: 'codeTyped' | 'codeSubmitted' | 'resendPressed' }>

export function addPhone(state: AddPhone, event: AddPhoneEvent): AddPhone {
  const { typed } = state
  switch (event.type) {
    case 'typed':
      return state.status === 'idle' ? { status: 'idle', typed: event.typed } : state
    case 'asked':
      return state.status === 'idle' ? { status: 'asking', typed } : state
    case 'codeSent':
      if (state.status === 'asking') return { status: 'otpVerify', typed, entry: { status: 'open', sentTo: event.to, sentAt: event.at } }
      return state.status === 'otpVerify' ? { ...state, entry: otpEntry(state.entry, { type: 'codeSent' }) } : state
    case 'failed':
      return failedState(state, event.error)
    case 'backPressed':
      return { status: 'idle', typed }
    case 'codeTyped':
    case 'codeSubmitted':
    case 'resendPressed':
      return state.status === 'otpVerify' ? { ...state, entry: otpEntry(state.entry, event) } : state
  }
}

/** Only a correct code reveals that another account has the number, so the code is used up then (ID-32). */
function failedState(state: AddPhone, error: SignInError): AddPhone {
  const { typed } = state
  if (state.status === 'asking') return { status: 'idle', typed, error }
  if (state.status !== 'otpVerify' || state.entry.status === 'open') return state
  if (error.type === 'startAgain') return { status: 'idle', typed: { ...typed, national: '' }, error }
  if (error.type === 'phoneInUse') return { status: 'idle', typed, error }
  return { ...state, entry: otpEntry(state.entry, { type: 'failed', error }) }
}
