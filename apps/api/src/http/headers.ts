import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { CallError } from './api-error.ts'

const longestUrl = 8_192

const always = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-site',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

const preflight = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, site-id, stream-policy, stream-key',
  'access-control-max-age': '7200',
}

/** What every answer carries, by where it was asked from and the request's name. */
export type AnswerHeaders = (origin: string | undefined, requestId: string) => Record<string, string>

export function answerHeaders({ siteOrigin }: Config): AnswerHeaders {
  const constant = siteOrigin.startsWith('https:') ? { ...always, ...strictTransport } : always
  // Only needed where the api has a host of its own; the bearer travels in a header, never in a cookie.
  const toSite = { 'access-control-allow-origin': siteOrigin, vary: 'origin', 'access-control-expose-headers': 'retry-after, x-request-id' }
  return (origin, requestId) => ({ ...constant, 'x-request-id': requestId, ...(origin === siteOrigin && toSite) })
}

/** An answer as it leaves, but for what every answer carries. */
export type Outgoing = { status: number; headers: Record<string, string | number>; body: string | Buffer | undefined }

/** An answer that nobody may keep. */
export function uncached(status: number, type: string, body: string): Outgoing {
  return { status, headers: { 'cache-control': 'no-store', 'content-type': type, 'content-length': Buffer.byteLength(body) }, body }
}

/** Those headers where the framework sends, and the questions that browsers ask before a call to another origin. */
export function addHeaders(app: FastifyInstance, headersFor: AnswerHeaders): void {
  app.addHook('onRequest', (request, reply, done) => {
    if (request.raw.url && request.raw.url.length > longestUrl) throw new CallError('URI_TOO_LONG')
    if (request.url.includes('%00')) throw new CallError('INVALID_INPUT')
    if (isPreflight(request)) reply.headers(preflight).code(204).send()
    else done()
  })
  app.addHook('onSend', (request, reply, payload, done) => {
    reply.headers({ ...headersFor(request.headers.origin, request.id), ...reply.getHeaders() })
    done(null, payload)
  })
}

function isPreflight(request: FastifyRequest): boolean {
  return request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
}
