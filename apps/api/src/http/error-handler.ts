import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { randomUUID } from 'node:crypto'
import { errorStatus } from '@ott/contract/errors'
import type { ErrorBody, ErrorCode } from '@ott/contract'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { CallError } from './api-error.ts'
import { uncached } from './headers.ts'
import type { Outgoing } from './headers.ts'
import { languageOf } from './request-locale.ts'
import { say } from '../i18n/messages.ts'

/** What Fastify and the database call it, in the contract's words. */
const known: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_INPUT',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'INVALID_JSON',
  FST_ERR_BAD_URL: 'NOT_FOUND',
  ECONNREFUSED: 'UNAVAILABLE',
  ECONNRESET: 'UNAVAILABLE',
  '57P01': 'UNAVAILABLE',
  '57P02': 'UNAVAILABLE',
  '57P03': 'UNAVAILABLE',
  '53300': 'UNAVAILABLE',
  '57014': 'TIMEOUT',
}

const retryAfterSeconds = 5

/** The one place where a refusal or a failure becomes an answer. Only what nobody expected is logged as an error (API-6). */
export function refusalOf(error: unknown, request: FastifyRequest): Outgoing {
  const refusal = error instanceof CallError ? error : refusalFor(error)
  const { code, status } = refusal
  if (status >= 500) request.log.error({ err: refusal.cause ?? refusal, errorCode: code }, 'call failed')
  const details = code === 'UNAVAILABLE' ? { retryAfter: retryAfterSeconds, ...refusal.details } : refusal.details
  const minutes = code === 'RATE_LIMITED' ? { minutes: Math.ceil((details.retryAfter ?? 60) / 60) } : undefined
  const message = say(languageOf(request), `error.${code}`, minutes)
  const body = { errorCode: code, message, requestId: request.id, ...details } satisfies ErrorBody
  const answer = uncached(status, 'application/json; charset=utf-8', JSON.stringify(body))
  if (details.retryAfter !== undefined) answer.headers['retry-after'] = details.retryAfter
  return answer
}

/** What goes wrong before or beside the calls of the contract. */
export function answerError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error === request.raw.errored) return hangUp(request, reply)
  const { status, headers, body } = refusalOf(error, request)
  return reply.removeHeader('content-encoding').removeHeader('etag').code(status).headers(headers).send(body)
}

/** Whoever asked was gone before the end of the body: nobody is left to answer, and nothing of ours has failed. */
function hangUp(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.info('the caller hung up')
  return reply.hijack()
}

function refusalFor(error: unknown): CallError {
  const { code, statusCode, message } = error as { code?: string; statusCode?: number; message?: string }
  const named = code === undefined ? undefined : known[code]
  if (named) return new CallError(named, {}, { cause: error })
  // The pool's own words when no connection comes free in time.
  if (message?.includes('timeout exceeded when trying to connect')) return new CallError('UNAVAILABLE', {}, { cause: error })
  if (message?.includes('Connection terminated')) return new CallError('UNAVAILABLE', {}, { cause: error })
  const isBadRequest = statusCode !== undefined && statusCode >= 400 && statusCode < 500
  return new CallError(isBadRequest ? 'INVALID_INPUT' : 'INTERNAL', {}, { cause: error })
}

/** `rawPacket` is a Buffer with what came so far, whatever the framework's types say. */
type ConnectionError = Error & { code?: string; rawPacket?: unknown; bytesParsed?: number }

/** What is not even a request gets the same kind of answer, written by hand, and the connection ends. */
export function answerConnectionError(log: () => FastifyBaseLogger): (error: ConnectionError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
    const errorCode = codeFor(error)
    const status = errorStatus[errorCode]
    const requestId = randomUUID()
    log().info({ errorCode, requestId, reason: error.code }, 'unreadable request')
    const body = JSON.stringify({ errorCode, message: say('en', `error.${errorCode}`), requestId } satisfies ErrorBody)
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\ncache-control: no-store\r\n` +
        `x-content-type-options: nosniff\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    )
  }
}

function codeFor({ code, rawPacket, bytesParsed }: ConnectionError): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'TIMEOUT'
  if (code !== 'HPE_HEADER_OVERFLOW') return 'INVALID_INPUT'
  const read = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1', 0, bytesParsed) : ''
  // Still in the first line: then it is the address that never ends.
  return /^[A-Z]+ [^\r\n]*$/.test(read) ? 'URI_TOO_LONG' : 'HEADERS_TOO_LARGE'
}
