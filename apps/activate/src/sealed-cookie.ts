import { randomBytes } from 'node:crypto'
import type { Decision } from '@ott/identity'
import type { Locale } from '@ott/i18n'
import { isLocale } from '@ott/i18n'
import { parseCookie, stringifySetCookie } from 'cookie'
import { EncryptJWT, jwtDecrypt } from 'jose'
import type { Problem } from './api.ts'

export type Notice = Problem | 'codeInvalid' | 'otpIncorrect' | 'otpIncomplete' | 'otpResent' | 'otherTv' | 'handOverFailed'

/** One activation from the first page to the last. The browser holds it sealed, and no address contains any of it (TV-21). */
export type Flow = {
  locale: Locale
  /** The secret behind the forms' tokens. */
  csrf: string
  code: string | null
  /** The activator's token. */
  bearer: string | null
  /** A token of another user that the site handed over, until the viewer chooses (TV-22). */
  offered: string | null
  /** Masked. */
  account: string | null
  /** The TV that the question shows. */
  activationId: string | null
  /** A decision on it that the API did not answer in time. */
  unanswered: Decision | null
  ticket: { deviceId: string; preAuthSessionId: string; sentTo: string } | null
  /** The device limit, when the API said it last. */
  isFull: boolean
  result: 'allowed' | 'denied' | 'expired' | null
  /** What the next page says once about the last form, and the text of its field. */
  notice: Notice | null
  typed: string | null
}

const lifetimeSeconds = 900
const encryption = { alg: 'dir', enc: 'A256GCM' } as const

export function newFlow(locale: Locale): Flow {
  return { locale, csrf: randomBytes(16).toString('base64url'), code: null, bearer: null, offered: null, account: null, activationId: null, unanswered: null, ticket: null, isFull: false, result: null, notice: null, typed: null }
}

/** Seals the flow in a cookie. Its name differs from those of the site, because cookies ignore ports. */
export function flowCookie(key: Uint8Array, isSecure: boolean) {
  const name = isSecure ? '__Host-activation' : 'activation'
  return {
    /** Null without a cookie, and for one that is foreign, changed or older than 15 minutes. */
    async read(header: string | undefined): Promise<Flow | null> {
      const sealed = parseCookie(header ?? '')[name]
      if (!sealed) return null
      const { payload } = await jwtDecrypt(sealed, key, { keyManagementAlgorithms: [encryption.alg], contentEncryptionAlgorithms: [encryption.enc] }).catch(() => ({ payload: {} }))
      const { flow } = payload as { flow?: Flow }
      return flow && isLocale(flow.locale) ? flow : null
    },

    async write(flow: Flow): Promise<string> {
      const value = await new EncryptJWT({ flow }).setProtectedHeader(encryption).setIssuedAt().setExpirationTime(`${lifetimeSeconds}s`).encrypt(key)
      return stringifySetCookie({ name, value, maxAge: lifetimeSeconds, path: '/', httpOnly: true, secure: isSecure, sameSite: 'lax' })
    },
  }
}
