import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { IncomingHttpHeaders } from 'node:http'

/** A form's token: another one each time, so that compressed pages do not reveal the secret. */
export function csrfToken(secret: string): string {
  const nonce = randomBytes(9).toString('base64url')
  return `${nonce}.${macOf(nonce, secret)}`
}

/**
 * Whether a form of these pages was sent (TV-22). `Referrer-Policy: no-referrer` makes browsers send `Origin: null`, so then
 * `Sec-Fetch-Site` decides, where a browser sends it.
 */
export function isOwnPost({ origin, 'sec-fetch-site': site }: IncomingHttpHeaders, ownOrigin: string, token: unknown, secret: string): boolean {
  const isFromHere = origin === undefined || origin === 'null' ? site === undefined || site === 'same-origin' : origin === ownOrigin
  return isFromHere && isGenuine(token, secret)
}

function isGenuine(token: unknown, secret: string): boolean {
  const [nonce = '', mac = ''] = typeof token === 'string' ? token.split('.') : []
  const expected = Buffer.from(macOf(nonce, secret))
  const given = Buffer.from(mac)
  return given.length === expected.length && timingSafeEqual(given, expected)
}

function macOf(nonce: string, secret: string): string {
  return createHmac('sha256', secret).update(nonce).digest('base64url').slice(0, 22)
}
