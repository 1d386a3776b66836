import { STATUS_CODES } from 'node:http'
import type { Socket } from 'node:net'
import { randomUUID } from 'node:crypto'
import { errorStatus } from '@ott/contract/errors'
import type { ErrorBody, ErrorCode } from '@ott/contract'
import type { FastifyBaseLogger, FastifyReply, FastifyRequest } from 'fastify'
import { isMessageId, t } from '../i18n/messages.ts'
import type { MessageId } from '../i18n/messages.ts'
import { ApiError } from './api-error.ts'
import { dependencyFailure } from './dependency-failure.ts'
import { negotiateLocale } from './request-locale.ts'

/** Maps error codes of Fastify to codes of the contract. */
const knownErrors: Record<string, ErrorCode> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'PAYLOAD_TOO_LARGE',
  FST_ERR_CTP_INVALID_MEDIA_TYPE: 'UNSUPPORTED_MEDIA_TYPE',
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: 'INVALID_INPUT',
  FST_ERR_CTP_EMPTY_JSON_BODY: 'INVALID_JSON',
  FST_ERR_BAD_URL: 'NOT_FOUND',
}

const defaultRetryAfterSeconds = 5

/** Turns every error of a request into its response. Only unexpected errors are logged as such (API-6, API-19, API-24). */
export function handleError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (error === request.raw.errored) return handleDisconnect(request, reply)
  const apiError = error instanceof ApiError ? error : toApiError(error)
  request.errorCode = apiError.code
  if (apiError.status >= 500) logFailure(apiError, request)
  const body = errorBody(apiError, request)
  if (apiError.code === 'RANGE_NOT_SATISFIABLE') reply.headers(contentRangeOf(error))
  if (body.retryAfter !== undefined) reply.header('retry-after', body.retryAfter)
  return reply
    .removeHeader('content-encoding')
    .removeHeader('etag')
    .removeHeader('cdn-cache-control')
    .code(apiError.status)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body))
}

/** A dependency that fails is no error of ours, and it fails every request in the same way. */
function logFailure(apiError: ApiError, { log }: FastifyRequest): void {
  const err = apiError.cause ?? apiError
  log[dependencyFailure(err) ? 'warn' : 'error']({ err, errorCode: apiError.code }, 'request failed')
}

function errorBody({ code, details: given }: ApiError, request: FastifyRequest): ErrorBody {
  const details = code === 'UNAVAILABLE' ? { retryAfter: defaultRetryAfterSeconds, ...given } : given
  const minutes = code === 'RATE_LIMITED' ? { minutes: Math.ceil((details.retryAfter ?? 60) / 60) } : undefined
  const message = t(negotiateLocale(request), messageOf(code, details.field), minutes)
  return { errorCode: code, message, requestId: request.id, ...details }
}

/** Some fields have a text of their own, with the next step. */
function messageOf(code: ErrorCode, field: string | undefined): MessageId {
  const own = `error.${code}.${field}`
  return isMessageId(own) ? own : `error.${code}`
}

/** The file's length, which the file sender names in its error (RFC 9110 §15.5.17). */
function contentRangeOf(error: unknown): Record<string, string> {
  const { headers = {} } = error as { headers?: { 'Content-Range'?: string } }
  return headers['Content-Range'] === undefined ? {} : { 'content-range': headers['Content-Range'] }
}

/** The client closed the connection before its body ended, so nobody receives a response. */
function handleDisconnect(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  request.log.info('client disconnected')
  return reply.hijack()
}

function toApiError(cause: unknown): ApiError {
  const { code, statusCode } = cause as { code?: string; statusCode?: number }
  const known = (code === undefined ? undefined : knownErrors[code]) ?? dependencyFailure(cause)
  if (known) return new ApiError(known, {}, { cause })
  // The file sender's error has no code.
  if (statusCode === 416) return new ApiError('RANGE_NOT_SATISFIABLE', {}, { cause })
  const isBadRequest = statusCode !== undefined && statusCode >= 400 && statusCode < 500
  return new ApiError(isBadRequest ? 'INVALID_INPUT' : 'INTERNAL', {}, { cause })
}

/** Fastify's types omit that `rawPacket` is a Buffer with the bytes read so far. */
type ConnectionError = Error & { code?: string; rawPacket?: unknown; bytesParsed?: number }

/** Answers bytes that are not a valid HTTP request, for which Fastify has no reply, and closes the connection. */
export function handleConnectionError(log: FastifyBaseLogger): (error: ConnectionError, socket: Socket) => void {
  return (error, socket) => {
    if (error.code === 'ECONNRESET' || socket.destroyed || !socket.writable) return void socket.destroy()
    const errorCode = connectionErrorCode(error)
    const status = errorStatus[errorCode]
    const requestId = randomUUID()
    log.info({ errorCode, requestId, reason: error.code }, 'invalid HTTP request')
    const body = JSON.stringify({ errorCode, message: t('en', `error.${errorCode}`), requestId } satisfies ErrorBody)
    socket.end(
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\ncontent-type: application/json; charset=utf-8\r\ncache-control: no-store\r\n` +
        `x-content-type-options: nosniff\r\ncontent-length: ${Buffer.byteLength(body)}\r\nconnection: close\r\n\r\n${body}`,
    )
  }
}

function connectionErrorCode({ code, rawPacket, bytesParsed }: ConnectionError): ErrorCode {
  if (code === 'ERR_HTTP_REQUEST_TIMEOUT') return 'TIMEOUT'
  if (code !== 'HPE_HEADER_OVERFLOW') return 'INVALID_INPUT'
  const read = Buffer.isBuffer(rawPacket) ? rawPacket.toString('latin1', 0, bytesParsed) : ''
  // Still in the request line: the URL is too long, not the headers.
  return /^[A-Z]+ [^\r\n]*$/.test(read) ? 'URI_TOO_LONG' : 'HEADERS_TOO_LARGE'
}
