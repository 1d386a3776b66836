import { otpEntry } from './otp-entry.ts'
import type { OtpEntry, OtpEntryEvent } from './otp-entry.ts'
import type { PhoneInput } from './phone-number.ts'
import type { SentCode } from './sent-codes.ts'
import type { SignInError, SocialProvider } from './sign-in-error.ts'

/** Identifies the flow at the server, so that a code works only where it was requested. */
export type OtpTicket = { deviceId: string; preAuthSessionId: string }

/** Back leads from each mode to the one before it. */
export const signInModes = ['mobileOtp', 'emailOTP', 'emailPassword', 'forgotPassword'] as const

export type SignInMode = (typeof signInModes)[number]

/** Modes that send a code. */
export const otpModes: readonly SignInMode[] = ['mobileOtp', 'emailOTP']

/** Channels over which the installation sends codes. */
export type OtpChannels = { mobile: boolean; email: boolean }

/** The mode itself, or the next one whose channel is available; passwords always work (ID-54). */
export function availableMode(by: SignInMode, codes: OtpChannels): SignInMode {
  if (by === 'mobileOtp' && !codes.mobile) return availableMode('emailOTP', codes)
  return by === 'emailOTP' && !codes.email ? 'emailPassword' : by
}

/** The form, or a method that needs no form. */
export type SignInMethod = 'form' | 'passkey' | SocialProvider

/** Fields of all modes; the email modes share one field. */
export type LoginFields = PhoneInput & { email: string; password: string }

export type LoginDialog = { by: SignInMode; typed: LoginFields } & (
  | { status: 'identify'; failure?: { method: SignInMethod; error: SignInError } }
  | { status: 'asking'; method: SignInMethod }
  | { status: 'code'; ticket: OtpTicket; entry: OtpEntry }
  | { status: 'resetLinkSent' }
)

export type LoginDialogEvent =
  | { type: 'typed'; typed: Partial<LoginFields> }
  | { type: 'modeChosen'; by: SignInMode }
  | { type: 'asked'; method: SignInMethod }
  /** The user closed the provider's popup or the passkey prompt. */
  | { type: 'cancelled' }
  | { type: 'codeSent'; to: string; ticket: OtpTicket; at: Date }
  /** The target already has a code, and another one cannot be requested yet. */
  | { type: 'codeResumed'; code: SentCode }
  | { type: 'resetLinkSent' }
  | { type: 'failed'; error: SignInError }
  | { type: 'backPressed' }
  /** The user dismissed the error that outlived its step. */
  | { type: 'dismissed' }
  | Extract<OtpEntryEvent, { type: 'codeTyped' | 'codeSubmitted' | 'resendPressed' }>

export function initialDialog(country: string): LoginDialog {
  return { status: 'identify', by: 'mobileOtp', typed: { country, national: '', email: '', password: '' } }
}

/** Input survives every change of mode and going back (ID-30); a wrong code keeps its step open (ID-11). */
export function loginDialog(state: LoginDialog, event: LoginDialogEvent): LoginDialog {
  const { by, typed } = state
  switch (event.type) {
    case 'typed':
      return typedState(state, { ...typed, ...event.typed })
    case 'modeChosen':
      return state.status === 'code' ? state : { status: 'identify', by: event.by, typed, ...persistentFailure(state) }
    case 'asked':
      return isAnswerable(state) ? { status: 'asking', by, typed, method: event.method } : state
    case 'cancelled':
      return state.status === 'asking' ? { status: 'identify', by, typed } : state
    case 'codeSent':
      return codeSentState(state, event)
    case 'codeResumed':
      return isAnswerable(state) ? { status: 'code', by, typed, ticket: event.code.ticket, entry: { status: 'open', sentTo: event.code.sentTo, sentAt: event.code.sentAt } } : state
    case 'resetLinkSent':
      return isSubmitting(state, ['forgotPassword']) ? { status: 'resetLinkSent', by, typed } : state
    case 'failed':
      return failedState(state, event.error)
    case 'backPressed':
      return { status: 'identify', by: state.status === 'code' ? by : modeBefore(by), typed }
    case 'dismissed':
      return state.status === 'identify' ? { status: 'identify', by, typed } : state
    case 'codeTyped':
    case 'codeSubmitted':
    case 'resendPressed':
      return state.status === 'code' ? { ...state, entry: otpEntry(state.entry, event) } : state
  }
}

function modeBefore(by: SignInMode): SignInMode {
  return signInModes[signInModes.indexOf(by) - 1] ?? by
}

/** The form stays editable while a provider's popup is open. */
function typedState(state: LoginDialog, typed: LoginFields): LoginDialog {
  if (!isAnswerable(state)) return state
  return state.status === 'asking' ? { ...state, typed } : { status: 'identify', by: state.by, typed, ...persistentFailure(state) }
}

/** The reason for a restarted flow stays until it is dismissed or the user submits again. */
function persistentFailure(state: LoginDialog): Pick<Extract<LoginDialog, { status: 'identify' }>, 'failure'> {
  return state.status === 'identify' && state.failure?.error.type === 'startAgain' ? { failure: state.failure } : {}
}

/** One form request at a time; a forgotten popup or passkey prompt does not block the form. */
function isAnswerable(state: LoginDialog): boolean {
  return state.status === 'identify' || (state.status === 'asking' && state.method !== 'form')
}

function isSubmitting(state: LoginDialog, modes: readonly SignInMode[]): boolean {
  return state.status === 'asking' && state.method === 'form' && modes.includes(state.by)
}

function codeSentState(state: LoginDialog, { to, ticket, at }: Extract<LoginDialogEvent, { type: 'codeSent' }>): LoginDialog {
  const { by, typed } = state
  if (isSubmitting(state, otpModes)) return { status: 'code', by, typed, ticket, entry: { status: 'open', sentTo: to, sentAt: at } }
  if (state.status !== 'code' || state.entry.status !== 'resending') return state
  return { ...state, ticket, entry: otpEntry(state.entry, { type: 'codeSent' }) }
}

/** A restarted flow clears the fields and keeps the reason (ID-11). */
function failedState(state: LoginDialog, error: SignInError): LoginDialog {
  const { by, typed } = state
  if (state.status === 'asking') return { status: 'identify', by, typed, failure: { method: state.method, error } }
  if (state.status !== 'code' || state.entry.status === 'open') return state
  if (error.type === 'startAgain') return { ...initialDialog(typed.country), by, status: 'identify', failure: { method: 'form', error } }
  return { ...state, entry: otpEntry(state.entry, { type: 'failed', error }) }
}
