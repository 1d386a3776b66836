import type { PhoneNumber } from './phone-number.ts'

/** Names the flow at the server, so that a code works only where it was asked for. */
export type CodeTicket = { deviceId: string; preAuthSessionId: string }

export const socialProviders = ['google', 'apple', 'facebook'] as const

export type SocialProvider = (typeof socialProviders)[number]

/** What can go wrong on the way in, in our words; the screens have a sentence for each. */
export type SignInError =
  | { kind: 'codeIncorrect'; attemptsLeft: number }
  | { kind: 'codeExpired' }
  | { kind: 'startAgain' }
  | { kind: 'sendFailed' }
  | { kind: 'numberRefused' }
  | { kind: 'emailRefused' }
  | { kind: 'phoneInUse' }
  | { kind: 'badCredentials' }
  | { kind: 'passwordRefused' }
  | { kind: 'botCheckFailed' }
  | { kind: 'passkeyRefused' }
  | { kind: 'socialFailed' }
  /** The address belongs to an account that was made another way. */
  | { kind: 'socialConflict'; provider: SocialProvider | 'email' | 'phone' | null }
  | { kind: 'tooManyTries'; retryAfterSeconds: number | null }
  | { kind: 'offline' }
  | { kind: 'unknown' }

/** Where the dialog stands. What was typed survives going back; a wrong code keeps the step open. */
export type LoginDialog =
  | { step: 'identify'; typed: TypedNumber; error?: SignInError }
  | { step: 'sending'; typed: TypedNumber }
  | { step: 'code'; typed: TypedNumber; sentTo: PhoneNumber; ticket: CodeTicket; sentAt: Date; error?: SignInError }
  | { step: 'checking'; typed: TypedNumber; sentTo: PhoneNumber; ticket: CodeTicket; sentAt: Date }

export type TypedNumber = { country: string; national: string }

export type LoginDialogEvent =
  | { type: 'typed'; typed: TypedNumber }
  | { type: 'sendPressed' }
  | { type: 'codeSent'; to: PhoneNumber; ticket: CodeTicket; at: Date }
  | { type: 'codeTyped' }
  | { type: 'codeSubmitted' }
  | { type: 'resendPressed'; at: Date }
  | { type: 'resendFailed'; error: SignInError; sentAt: Date }
  | { type: 'backPressed' }
  | { type: 'failed'; error: SignInError }

export function openedDialog(country: string): Extract<LoginDialog, { step: 'identify' }> {
  return { step: 'identify', typed: { country, national: '' } }
}

export function loginDialog(state: LoginDialog, event: LoginDialogEvent): LoginDialog {
  switch (event.type) {
    case 'typed':
      return state.step === 'identify' ? { step: 'identify', typed: event.typed } : state
    case 'sendPressed':
      return state.step === 'identify' ? { step: 'sending', typed: state.typed } : state
    case 'codeSent': {
      const { to, ticket, at } = event
      return { step: 'code', typed: state.typed, sentTo: to, ticket, sentAt: at }
    }
    case 'codeTyped':
      return state.step === 'code' ? { ...state, error: undefined } : state
    case 'codeSubmitted':
      return state.step === 'code' ? { ...withoutError(state), step: 'checking' } : state
    case 'resendPressed':
      return state.step === 'code' ? { ...withoutError(state), sentAt: event.at } : state
    case 'resendFailed':
      return state.step === 'code' ? { ...state, sentAt: event.sentAt, error: event.error } : state
    case 'backPressed':
      return { step: 'identify', typed: state.typed }
    case 'failed':
      return failedState(state, event.error)
  }
}

/** A flow that must start again clears the number too (ID-11); a wrong code stays where it can be typed again. */
function failedState(state: LoginDialog, error: SignInError): LoginDialog {
  if (error.kind === 'startAgain') return { ...openedDialog(state.typed.country), error }
  if (state.step === 'sending' || state.step === 'identify') return { step: 'identify', typed: state.typed, error }
  return { ...state, step: 'code', error }
}

function withoutError({ typed, sentTo, ticket, sentAt }: Extract<LoginDialog, { step: 'code' }>) {
  return { step: 'code' as const, typed, sentTo, ticket, sentAt }
}
