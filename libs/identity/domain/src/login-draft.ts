import { otpModes, initialDialog, signInModes } from './login-dialog.ts'
import type { OtpTicket, LoginDialog, SignInMode, LoginFields } from './login-dialog.ts'
import { otpLifetimeSeconds } from './otp.ts'
import type { SentCode } from './sent-codes.ts'

/** The part of the dialog that survives a reload, as plain JSON: without password and errors. */
export type LoginDraft = {
  by: SignInMode
  typed: Omit<LoginFields, 'password'>
  /** The pending code. */
  code?: DraftCode
  /** Codes to whose step the user may return. */
  sent?: DraftCode[]
}

/** `sentAt` in milliseconds. */
type DraftCode = { ticket: OtpTicket; sentTo: string; sentAt: number }

export function draftOf(state: LoginDialog, sent: readonly SentCode[] = []): LoginDraft {
  const { country, national, email } = state.typed
  const kept = { by: state.by, typed: { country, national, email } }
  if (state.status !== 'code') return sent.length === 0 ? kept : { ...kept, sent: sent.map((code) => ({ ...code, sentAt: code.sentAt.getTime() })) }
  const { sentTo, sentAt } = state.entry
  return { ...kept, code: { ticket: state.ticket, sentTo, sentAt: sentAt.getTime() } }
}

/**
 * What remains of a stored draft once the dialog is closed: the sent codes, so that no wait is lost, but neither input
 * nor mode (ID-96). Null without a draft.
 */
export function closedDraft(stored: unknown): LoginDraft | null {
  return isDraft(stored) ? draftOf(initialDialog(''), sentCodesIn(stored)) : null
}

/** Restores the dialog with the same resend wait (ID-2). Unreadable or expired parts are dropped. */
export function restoreDialog(stored: unknown, now: Date): LoginDialog {
  if (!isDraft(stored)) return initialDialog('')
  const { by, code } = stored
  const { country, national, email } = stored.typed
  const typed = { country, national, email, password: '' }
  if (!code || now.getTime() - code.sentAt >= otpLifetimeSeconds * 1000) return { status: 'identify', by, typed }
  // A clock that was set back must not lengthen the wait.
  const sentAt = new Date(Math.min(code.sentAt, now.getTime()))
  return { status: 'code', by, typed, ticket: code.ticket, entry: { status: 'open', sentTo: code.sentTo, sentAt } }
}

/** The sent codes of a draft, also the pending one. */
export function sentCodesIn(stored: unknown): SentCode[] {
  if (!isDraft(stored)) return []
  const codes = stored.code ? [stored.code] : (stored.sent ?? [])
  return codes.map((code) => ({ ...code, sentAt: new Date(code.sentAt) }))
}

function isDraft(stored: unknown): stored is LoginDraft {
  if (!isRecord(stored) || !isRecord(stored.typed)) return false
  const { by, typed, code, sent = [] } = stored
  const { country, national, email } = typed
  const isTyped = [country, national, email].every(isText)
  return isOneOf(signInModes, by) && isTyped && Array.isArray(sent) && sent.every(isDraftOtp) && (code === undefined || (isOneOf(otpModes, by) && isDraftOtp(code)))
}

function isDraftOtp(code: unknown): boolean {
  if (!isRecord(code) || !isRecord(code.ticket)) return false
  const { sentTo, sentAt, ticket } = code
  return [sentTo, ticket.deviceId, ticket.preAuthSessionId].every(isText) && Number.isInteger(sentAt)
}

function isOneOf(modes: readonly SignInMode[], by: unknown): boolean {
  return modes.some((mode) => mode === by)
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}

function isText(value: unknown): value is string {
  return typeof value === 'string'
}
