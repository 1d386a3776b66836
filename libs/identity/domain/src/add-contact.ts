import { otpEntry } from './otp-entry.ts'
import type { OtpEntry, OtpEntryEvent } from './otp-entry.ts'
import type { PhoneInput } from './phone-number.ts'
import type { SignInError } from './sign-in-error.ts'

/** Adds a phone number or an email to an account: the contact, then the code sent to it. */
export type AddContact<Typed> = { typed: Typed } & (
  | { status: 'idle'; error?: SignInError }
  | { status: 'asking' }
  | { status: 'otpVerify'; entry: OtpEntry }
)

export type AddContactEvent<Typed> =
  | { type: 'typed'; typed: Typed }
  | { type: 'asked' }
  | { type: 'codeSent'; to: string; at: Date }
  | { type: 'failed'; error: SignInError }
  /** The user did not confirm their identity, so nothing was sent. */
  | { type: 'cancelled' }
  | { type: 'backPressed' }
  | Extract<OtpEntryEvent, { type: 'codeTyped' | 'codeSubmitted' | 'resendPressed' }>

export type AddPhone = AddContact<PhoneInput>

export const addPhone = addContact<PhoneInput>((typed) => ({ ...typed, national: '' }))

export const addEmail = addContact<string>(() => '')

/** `cleared` empties the field for a flow that must start again. */
function addContact<Typed>(cleared: (typed: Typed) => Typed) {
  return (state: AddContact<Typed>, event: AddContactEvent<Typed>): AddContact<Typed> => {
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
      case 'cancelled':
        if (state.status === 'otpVerify') return { ...state, entry: otpEntry(state.entry, { type: 'cancelled' }) }
        return { status: 'idle', typed }
      case 'backPressed':
        return { status: 'idle', typed }
      case 'codeTyped':
      case 'codeSubmitted':
      case 'resendPressed':
        return state.status === 'otpVerify' ? { ...state, entry: otpEntry(state.entry, event) } : state
    }
  }

  /** Only a correct code reveals that another account has the contact, so the code is used up then (ID-32). */
  function failedState(state: AddContact<Typed>, error: SignInError): AddContact<Typed> {
    const { typed } = state
    if (state.status === 'asking') return { status: 'idle', typed, error }
    if (state.status !== 'otpVerify' || state.entry.status === 'open') return state
    if (error.type === 'startAgain') return { status: 'idle', typed: cleared(typed), error }
    if (error.type === 'phoneInUse' || error.type === 'emailInUse') return { status: 'idle', typed, error }
    return { ...state, entry: otpEntry(state.entry, { type: 'failed', error }) }
  }
}
