import { codeEntry } from './otp-entry.ts'
import type { CodeEntry, CodeEntryEvent } from './otp-entry.ts'
import type { TypedNumber } from './phone-number.ts'
import type { SignInError, SocialProvider } from './sign-in-error.ts'

/** Names the flow at the server, so that a code works only where it was asked for. */
export type CodeTicket = { deviceId: string; preAuthSessionId: string }

/** Each leads back to the one before it. */
export const signInModes = ['mobileOtp', 'emailOTP', 'emailPassword', 'forgotPassword'] as const

export type SignInMode = (typeof signInModes)[number]

/** Those that send a code. */
export const codeModes: readonly SignInMode[] = ['mobileOtp', 'emailOTP']

/** Where codes may go. */
export type CodeWays = { mobile: boolean; email: boolean }

/** The mode itself, or where no code goes that way the next that works: passwords always do (ID-54). */
export function offeredMode(by: SignInMode, codes: CodeWays): SignInMode {
  if (by === 'mobileOtp' && !codes.mobile) return offeredMode('emailOTP', codes)
  return by === 'emailOTP' && !codes.email ? 'emailPassword' : by
}

/** What the viewer pressed: the form's button, or one of the ways that need no form. */
export type SignInWay = 'form' | 'passkey' | SocialProvider

/** What was typed in all modes; those by e-mail share their address. */
export type TypedLogin = TypedNumber & { email: string; password: string; inWhatsApp: boolean }

/** Where the dialog stands. */
export type LoginDialog = { by: SignInMode; typed: TypedLogin } & (
  | { step: 'identify'; failure?: { of: SignInWay; error: SignInError } }
  | { step: 'asking'; way: SignInWay }
  | { step: 'code'; ticket: CodeTicket; entry: CodeEntry }
  | { step: 'resetLinkSent' }
)

export type LoginDialogEvent =
  | { type: 'typed'; typed: Partial<TypedLogin> }
  | { type: 'modeChosen'; by: SignInMode }
  | { type: 'asked'; way: SignInWay }
  /** The viewer closed the provider's window, or put the passkey's question away. */
  | { type: 'cancelled' }
  | { type: 'codeSent'; to: string; ticket: CodeTicket; at: Date }
  | { type: 'resetLinkSent' }
  | { type: 'failed'; error: SignInError }
  | { type: 'backPressed' }
  /** The message that outlived its step was put away. */
  | { type: 'dismissed' }
  | Extract<CodeEntryEvent, { type: 'codeTyped' | 'codeSubmitted' | 'resendPressed' }>

export function openedDialog(country: string): LoginDialog {
  return { step: 'identify', by: 'mobileOtp', typed: { country, national: '', email: '', password: '', inWhatsApp: false } }
}

/** What was typed survives every change of mode and going back (ID-30); a wrong code keeps its step open (ID-11). */
export function loginDialog(state: LoginDialog, event: LoginDialogEvent): LoginDialog {
  const { by, typed } = state
  switch (event.type) {
    case 'typed':
      return typedState(state, { ...typed, ...event.typed })
    case 'modeChosen':
      return state.step === 'code' ? state : { step: 'identify', by: event.by, typed, ...lasting(state) }
    case 'asked':
      return isAnswerable(state) ? { step: 'asking', by, typed, way: event.way } : state
    case 'cancelled':
      return state.step === 'asking' ? { step: 'identify', by, typed } : state
    case 'codeSent':
      return codeSentState(state, event)
    case 'resetLinkSent':
      return isAskedFor(state, ['forgotPassword']) ? { step: 'resetLinkSent', by, typed } : state
    case 'failed':
      return failedState(state, event.error)
    case 'backPressed':
      return { step: 'identify', by: state.step === 'code' ? by : modeBefore(by), typed }
    case 'dismissed':
      return state.step === 'identify' ? { step: 'identify', by, typed } : state
    case 'codeTyped':
    case 'codeSubmitted':
    case 'resendPressed':
      return state.step === 'code' ? { ...state, entry: codeEntry(state.entry, event) } : state
  }
}

function modeBefore(by: SignInMode): SignInMode {
  return signInModes[signInModes.indexOf(by) - 1] ?? by
}

/** While a provider's window is open the form may be filled in all the same. */
function typedState(state: LoginDialog, typed: TypedLogin): LoginDialog {
  if (!isAnswerable(state)) return state
  return state.step === 'asking' ? { ...state, typed } : { step: 'identify', by: state.by, typed, ...lasting(state) }
}

/** Why a flow had to start again is said until it is put away or tried again. */
function lasting(state: LoginDialog): Pick<Extract<LoginDialog, { step: 'identify' }>, 'failure'> {
  return state.step === 'identify' && state.failure?.error.kind === 'startAgain' ? { failure: state.failure } : {}
}

/** The form asks once at a time; a window or a passkey's question that was lost sight of holds nobody up. */
function isAnswerable(state: LoginDialog): boolean {
  return state.step === 'identify' || (state.step === 'asking' && state.way !== 'form')
}

function isAskedFor(state: LoginDialog, modes: readonly SignInMode[]): boolean {
  return state.step === 'asking' && state.way === 'form' && modes.includes(state.by)
}

function codeSentState(state: LoginDialog, { to, ticket, at }: Extract<LoginDialogEvent, { type: 'codeSent' }>): LoginDialog {
  const { by, typed } = state
  if (isAskedFor(state, codeModes)) return { step: 'code', by, typed, ticket, entry: { step: 'open', sentTo: to, sentAt: at } }
  if (state.step !== 'code' || state.entry.step !== 'resending') return state
  return { ...state, ticket, entry: codeEntry(state.entry, { type: 'codeSent' }) }
}

/** A flow that must start again forgets what was typed and keeps the reason (ID-11). */
function failedState(state: LoginDialog, error: SignInError): LoginDialog {
  const { by, typed } = state
  if (state.step === 'asking') return { step: 'identify', by, typed, failure: { of: state.way, error } }
  if (state.step !== 'code' || state.entry.step === 'open') return state
  if (error.kind === 'startAgain') return { ...openedDialog(typed.country), by, step: 'identify', failure: { of: 'form', error } }
  return { ...state, entry: codeEntry(state.entry, { type: 'failed', error }) }
}
