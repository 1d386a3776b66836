/** Test set-up for identity: requested codes, accounts with an e-mail or password, and sent messages. */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Answer } from '@ott/contract'
import type { SignedInUser, TestApi } from '../testing.ts'

export type Sent = ReturnType<TestApi['sandbox']['outbox']['to']>[number]

let used = 0

/** Rate limits count by IP, phone number and e-mail, so each test uses new ones. */
export function newIp(): string {
  used += 1
  return `10.${Math.floor(used / 60_000)}.${Math.floor(used / 250) % 240}.${(used % 250) + 1}`
}

export function newEmail(): string {
  used += 1
  return `user-${used}@example.org`
}

export function newNumber(): string {
  used += 1
  // No two numbers have a prefix in common, which has a limit of its own.
  return `+9198${String(used).padStart(4, '0')}${String(1_000 + (used % 9_000))}`
}

export type Ticket = Answer<'signInCode'>

export function askForCode(api: TestApi, phoneNumber: string, ip = newIp(), browserId?: string) {
  return api.call('signInCode', { body: { phoneNumber, acceptTermsAndConditions: true, browserId } }, { ip })
}

export function answerWith(api: TestApi, { deviceId, preAuthSessionId }: Ticket, userInputCode: string, ip = newIp()) {
  const body = { deviceId: `browser-${deviceId}`, preAuthSessionId, userInputCode, browserId: 'browser-one' }
  return api.call('consumeCode', { body }, { ip })
}

export function wrongCode(code: string): string {
  return String((Number(code) + 1) % 10_000).padStart(4, '0')
}

/**
 * The newest message to a recipient that contains these words. Waits, because background tasks send messages after the
 * response.
 */
export async function messageTo(api: TestApi, to: string, words: string): Promise<Sent> {
  for (;;) {
    const found = api.sandbox.outbox.to(to).find(({ subject = '', text }) => `${subject}\n${text}`.includes(words))
    if (found) return found
    await sleep(10)
  }
}

export async function signInByMail(api: TestApi, email: string, browserId = 'browser-first', locale = 'en'): Promise<SignedInUser> {
  const ok = await proveByMail(api, email, { browserId }, locale)
  return { ...ok, profileId: '', browserId }
}

/** Proves a user for one activation only. */
export function activatorByMail(api: TestApi, email: string) {
  return proveByMail(api, email, { purpose: 'activation' })
}

async function proveByMail(api: TestApi, email: string, how: { browserId: string } | { purpose: 'activation' }, locale = 'en') {
  api.wait(30)
  const options = { ip: newIp(), headers: { 'accept-language': locale } }
  const { ok: ticket } = await api.call('signInCode', { body: { email } }, options)
  const code = api.sandbox.outbox.to(email).find(({ code }) => code)?.code ?? ''
  const body = { deviceId: `browser-${ticket.deviceId}`, preAuthSessionId: ticket.preAuthSessionId, userInputCode: code, ...how }
  return (await api.call('consumeCode', { body }, options)).ok
}

/** Requests a password reset and returns the token of its link. */
export async function askForReset(api: TestApi, email: string): Promise<string> {
  api.wait(30)
  const asked = await api.call('forgotPassword', { body: { email } }, { ip: newIp() })
  if (asked.status !== 204) throw new Error(`No reset: ${JSON.stringify(asked.error)}`)
  const known = new Set(tokensTo(api, email))
  for (;;) {
    const fresh = tokensTo(api, email).find((token) => !known.has(token))
    if (fresh) return fresh
    await sleep(10)
  }
}

function tokensTo(api: TestApi, email: string): string[] {
  return api.sandbox.outbox.to(email).flatMap(({ text }) => /resetToken=([\w-]+)/.exec(text)?.[1] ?? [])
}

/** Creates an account with an e-mail and a password, without a session. */
export async function accountWithPassword(api: TestApi, email: string, password: string): Promise<string> {
  const { userId } = await signInByMail(api, email)
  const changed = await api.call('changePassword', { body: { resetToken: await askForReset(api, email), newPassword: password } })
  if (changed.status !== 204) throw new Error(`No password: ${JSON.stringify(changed.error)}`)
  return userId
}
