import { codeModes, openedDialog, signInModes } from './login-dialog.ts'
import type { CodeTicket, LoginDialog, SignInMode, TypedLogin } from './login-dialog.ts'
import { codeLifetimeSeconds } from './otp.ts'

/** What of the dialog may outlive a reload, as plain JSON: neither password nor errors. The caller says where it lies. */
export type KeptLogin = {
  by: SignInMode
  typed: Omit<TypedLogin, 'password'>
  /** The code that is waited for, since when, in milliseconds. */
  code?: { ticket: CodeTicket; sentTo: string; sentAt: number }
}

export function keptLogin(state: LoginDialog): KeptLogin {
  const { country, national, email, inWhatsApp } = state.typed
  const kept = { by: state.by, typed: { country, national, email, inWhatsApp } }
  if (state.step !== 'code') return kept
  const { sentTo, sentAt } = state.entry
  return { ...kept, code: { ticket: state.ticket, sentTo, sentAt: sentAt.getTime() } }
}

/** The dialog as it was, with the same wait for another code (ID-2). What cannot be read, or is too old, is left out. */
export function resumedDialog(stored: unknown, now: Date): LoginDialog {
  if (!isKept(stored)) return openedDialog('')
  const { by, code } = stored
  const { country, national, email, inWhatsApp } = stored.typed
  const typed = { country, national, email, inWhatsApp, password: '' }
  if (!code || now.getTime() - code.sentAt >= codeLifetimeSeconds * 1000) return { step: 'identify', by, typed }
  // A clock that was set back must not make the wait longer.
  const sentAt = new Date(Math.min(code.sentAt, now.getTime()))
  return { step: 'code', by, typed, ticket: code.ticket, entry: { step: 'open', sentTo: code.sentTo, sentAt } }
}

function isKept(stored: unknown): stored is KeptLogin {
  if (!isRecord(stored) || !isRecord(stored.typed)) return false
  const { by, typed, code } = stored
  const { country, national, email, inWhatsApp } = typed
  const isTyped = [country, national, email].every(isText) && typeof inWhatsApp === 'boolean'
  return isOneOf(signInModes, by) && isTyped && (code === undefined || (isOneOf(codeModes, by) && isKeptCode(code)))
}

function isKeptCode(code: unknown): boolean {
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
