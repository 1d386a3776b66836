import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { defaultLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import bn from '../messages.bn.json' with { type: 'json' }
import en from '../messages.en.json' with { type: 'json' }
import type { StaticPages } from './static-page.ts'
import { errorPage } from './error-page.ts'
import { negotiateLocale } from './request-locale.ts'

const statuses = {
  INVALID_INPUT: 400,
  NOT_FOUND: 404,
  METHOD_NOT_ALLOWED: 405,
  PAYLOAD_TOO_LARGE: 413,
  URI_TOO_LONG: 414,
  UNSUPPORTED_MEDIA_TYPE: 415,
  MISDIRECTED_REQUEST: 421,
  RATE_LIMITED: 429,
  HEADERS_TOO_LARGE: 431,
  INTERNAL: 500,
  UNAVAILABLE: 503,
  TIMEOUT: 504,
} as const

export type WebErrorCode = keyof typeof statuses

const messages = { en, bn }

/** Error codes of Fastify, Node and this server. */
const knownErrors: Record<string, WebErrorCode> = {
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_MAX_PARAM_LENGTH: 'URI_TOO_LONG',
  ERR_HTTP_REQUEST_TIMEOUT: 'TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
  QUEUE_FULL: 'UNAVAILABLE',
}

const retryAfterSeconds: Partial<Record<WebErrorCode, string>> = { UNAVAILABLE: '2', RATE_LIMITED: '60' }

/**
 * Sends an error in the format of the API, or as a page to a browser navigation (WEB-28). It reveals no internals
 * (API-6, API-19).
 */
export function sendError(reply: FastifyReply, errorCode: WebErrorCode): FastifyReply {
  const { request, server } = reply
  const locale = negotiateLocale(request)
  const { headers, body } = isNavigation(request)
    ? htmlError(errorCode, locale, request.id, server.getDecorator<StaticPages>('staticPages'))
    : jsonError(errorCode, locale, request.id)
  return reply.code(statuses[errorCode]).headers(headers).send(body)
}

type ErrorResponse = { headers: Record<string, string>; body: string }

function headersOf(errorCode: WebErrorCode): Record<string, string> {
  const wait = retryAfterSeconds[errorCode]
  return { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff', ...(wait && { 'retry-after': wait }) }
}

function htmlError(errorCode: WebErrorCode, locale: Locale, requestId: string, { policy, render }: StaticPages): ErrorResponse {
  return {
    headers: { ...headersOf(errorCode), 'content-type': 'text/html; charset=utf-8', 'content-security-policy': policy(), 'x-robots-tag': 'noindex' },
    body: render(errorPage(errorCode, locale, requestId)),
  }
}

function jsonError(errorCode: WebErrorCode, locale: Locale, requestId: string): ErrorResponse {
  return {
    headers: { ...headersOf(errorCode), 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify({ errorCode, message: messages[locale][`error.${errorCode}`], requestId }),
  }
}

/** Navigations accept HTML; API calls, images and scripts do not. */
function isNavigation({ headers }: FastifyRequest): boolean {
  return /\btext\/html\b/i.test(headers.accept ?? '')
}

export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const errorCode = codeFor(error)
  if (errorCode === 'INTERNAL') request.log.error({ err: error }, 'request failed')
  return sendError(reply, errorCode)
}

/** SSR handles every page URL, so an unmatched request is a missing file or an unsupported method. */
export function handleUnknownRoutes(app: FastifyInstance): void {
  app.setNotFoundHandler(({ method }, reply) => sendError(reply, method === 'GET' || method === 'HEAD' ? 'NOT_FOUND' : 'METHOD_NOT_ALLOWED'))
}

/** Answers malformed and oversized requests on the raw socket and closes it. */
export function handleConnectionError({ code = '' }: Error & { code?: string }, socket: Socket): void {
  // The rest of an oversized request may arrive after the response.
  if (socket.writableEnded) return
  if (code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  const errorCode = knownErrors[code] ?? 'INVALID_INPUT'
  const status = statuses[errorCode]
  const { headers, body } = jsonError(errorCode, defaultLocale, randomUUID())
  const lines = Object.entries({ ...headers, 'content-length': Buffer.byteLength(body), 'connection': 'close' }).map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${body}`)
}

function codeFor(error: unknown): WebErrorCode {
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number }
  return knownErrors[code] ?? (statusCode < 500 ? 'INVALID_INPUT' : 'INTERNAL')
}
