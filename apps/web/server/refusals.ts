import { randomUUID } from 'node:crypto'
import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'

const refusals = {
  INVALID_INPUT: { status: 400, message: 'This request cannot be understood.' },
  NOT_FOUND: { status: 404, message: 'There is nothing at this address.' },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not answer that way of asking.' },
  PAYLOAD_TOO_LARGE: { status: 413, message: 'This is too much at once.' },
  URI_TOO_LONG: { status: 414, message: 'This address is too long.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'This kind of content is not taken here.' },
  RATE_LIMITED: { status: 429, message: 'This is too often. Please wait a moment.' },
  HEADERS_TOO_LARGE: { status: 431, message: 'There are too many headers.' },
  INTERNAL: { status: 500, message: 'Something went wrong on our side. Please try again.' },
  UNAVAILABLE: { status: 503, message: 'The service is not available just now.' },
  TIMEOUT: { status: 504, message: 'The service took too long to answer.' },
} as const

export type RefusalCode = keyof typeof refusals

/** What the framework calls it. */
const known: Record<string, RefusalCode> = {
  FST_ERR_BAD_URL: 'NOT_FOUND',
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_MAX_PARAM_LENGTH: 'URI_TOO_LONG',
  ERR_HTTP_REQUEST_TIMEOUT: 'TIMEOUT',
  HPE_HEADER_OVERFLOW: 'HEADERS_TOO_LARGE',
}

const retryAfterSeconds: Partial<Record<RefusalCode, string>> = { UNAVAILABLE: '2', RATE_LIMITED: '60' }

/** What this server itself refuses has the shape of the api's refusals, and tells nothing of the inside (API-6). */
export function refuse(reply: FastifyReply, errorCode: RefusalCode, requestId: string): FastifyReply {
  const { status, message } = refusals[errorCode]
  const wait = retryAfterSeconds[errorCode]
  if (wait) void reply.header('retry-after', wait)
  return reply
    .code(status)
    .headers({ 'cache-control': 'no-store', 'content-type': 'application/json; charset=utf-8' })
    .send(JSON.stringify({ errorCode, message, requestId }))
}

export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const errorCode = codeFor(error)
  if (errorCode === 'INTERNAL') request.log.error({ err: error }, 'a request failed')
  return refuse(reply, errorCode, request.id)
}

/** Methods that no route here has ever heard of. */
export function refuseUnknownMethods(app: FastifyInstance): void {
  app.setNotFoundHandler((request, reply) => refuse(reply, 'METHOD_NOT_ALLOWED', request.id))
}

/** What is not even a request gets its answer written by hand, and the connection ends. */
export function answerConnectionError(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
  const errorCode = known[error.code ?? ''] ?? 'INVALID_INPUT'
  const { status, message } = refusals[errorCode]
  const body = JSON.stringify({ errorCode, message, requestId: randomUUID() })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\ncache-control: no-store\r\n` +
      `x-content-type-options: nosniff\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
  )
}

function codeFor(error: unknown): RefusalCode {
  const { code = '', statusCode = 500 } = error as { code?: string; statusCode?: number }
  return known[code] ?? (statusCode < 500 ? 'INVALID_INPUT' : 'INTERNAL')
}
