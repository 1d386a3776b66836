import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { defaultLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import bn from '../messages.bn.json' with { type: 'json' }
import en from '../messages.en.json' with { type: 'json' }
import type { PlainPages } from './static-page.ts'
import { refusalPage } from './error-page.ts'
import { languageOf } from './viewer-language.ts'

const statuses = {
  INVALID_INPUT: 400,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  TIMEOUT: 504,
} as const

export type RefusalCode = keyof typeof statuses

const words = { en, bn }

/** Error codes of Fastify and Node. */
const known: Record<string, RefusalCode> = {
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_MAX_PARAM_LENGTH: 'URI_TOO_LONG',
  ERR_HTTP_REQUEST_TIMEOUT: 'TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
}

const retryAfterSeconds: Partial<Record<RefusalCode, string>> = { UNAVAILABLE: '2', RATE_LIMITED: '60' }

/**
 * Sends an error in the format of the API, or as a page to a browser navigation (WEB-28). It reveals no internals
 * (API-6, API-19).
 */
export function refuse(reply: FastifyReply, errorCode: RefusalCode): FastifyReply {
  const { request, server } = reply
  const locale = languageOf(request)
  const { headers, body } = opensPage(request)
    ? pageRefusal(errorCode, locale, request.id, server.getDecorator<PlainPages>('plainPages'))
    : jsonRefusal(errorCode, locale, request.id)
  return reply.code(statuses[errorCode]).headers(headers).send(body)
}

type Refusal = { headers: Record<string, string>; body: string }

function headersOf(errorCode: RefusalCode): Record<string, string> {
  const wait = retryAfterSeconds[errorCode]
  return { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...(wait && { 'retry-after': wait }) }
}

function pageRefusal(errorCode: RefusalCode, locale: Locale, requestId: string, { policy, draw }: PlainPages): Refusal {
  return {
    headers: { ...headersOf(errorCode), 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy(), 'x-robots-tag': 'noindex' },
    body: draw(refusalPage(errorCode, locale, requestId)),
  }
}

function jsonRefusal(errorCode: RefusalCode, locale: Locale, requestId: string): Refusal {
  return {
    headers: { ...headersOf(errorCode), 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ errorCode, message: words[locale][`error.${errorCode}`], requestId }),
  }
}

/** Navigations accept HTML; API calls, images and scripts do not. */
function opensPage({ headers }: FastifyRequest): boolean {
  return /\btext\/html\b/i.test(headers.accept ?? '')
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const errorCode = codeFor(error)
  if (errorCode === 'INTERNAL') request.log.error({ err: error }, 'a request failed')
  return refuse(reply, errorCode)
}

/** SSR handles every page URL, so an unmatched request is a missing file or an unsupported method. */
export function refuseUnknown(app: FastifyInstance): void {
  app.setNotFoundHandler(({ method }, reply) => refuse(reply, method === 'GET' || method === 'HEAD' ? 'NOT_FOUND' : 'METHOD_NOT_ALLOWED'))
}

/** Answers malformed and oversized requests on the raw socket and closes it. */
export function answerConnectionError({ code = '' }: Error & { code?: string }, socket: Socket): void {
  // The rest of an oversized request may arrive after the response.
  if (socket.writableEnded) return
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  const errorCode = known[code] ?? 'INVALID_INPUT'
  const status = statuses[errorCode]
  const { headers, body } = jsonRefusal(errorCode, defaultLocale, randomUUID())
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body), 'connection': 'close' }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

function codeFor(error: unknown): RefusalCode {
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number }
  return known[code] ?? (statusCode < 500 ? 'INVALID_INPUT' : 'INTERNAL')
}
