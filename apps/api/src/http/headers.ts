import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Config } from '../config/config.ts'
import { ApiError } from './api-error.ts'

const maxUrlLength = 8_192

const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'no-referrer',
  'x-frame-options': 'DENY',
  'cross-origin-resource-policy': 'same-site',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
}

const strictTransport = { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }

const preflightHeaders = {
  'access-control-allow-methods': 'GET, POST, PUT, PATCH, DELETE',
  'access-control-allow-headers': 'authorization, content-type, site-id, stream-policy, stream-key, range, parental-grant, session-token, cmcd-request, cmcd-object, cmcd-status, cmcd-session',
  'access-control-max-age': '7200',
}

/** Adds security and CORS headers to every response, and answers preflight requests. */
export function addHeaders(app: FastifyInstance, { siteOrigin }: Pick<Config, 'siteOrigin'>): void {
  const constantHeaders = { ...securityHeaders, ...(siteOrigin.startsWith('https:') && strictTransport) }
  // CORS matters only if the api has its own host. The token travels in a header, never in a cookie.
  const corsHeaders = { 'access-control-allow-origin': siteOrigin, 'access-control-expose-headers': 'retry-after, x-request-id' }

  app.addHook('onRequest', (request, reply, done) => {
    // A route's own headers replace these.
    reply.headers(constantHeaders).headers({ 'x-request-id': request.id, 'vary': 'origin' })
    if (request.headers.origin === siteOrigin) reply.headers(corsHeaders)
    if (request.raw.url && request.raw.url.length > maxUrlLength) throw new ApiError('URI_TOO_LONG')
    if (countHosts(request.raw.rawHeaders) > 1) throw new ApiError('INVALID_INPUT')
    if (request.url.includes('%00')) throw new ApiError('INVALID_INPUT')
    if (isPreflight(request)) reply.headers(preflightHeaders).code(204).send()
    else done()
  })
}

/** Adds a request header to those by which the response differs. */
export function addVary(reply: FastifyReply, name: string): FastifyReply {
  const before = reply.getHeader('vary')
  return reply.header('vary', before === undefined ? name : `${String(before)}, ${name}`)
}

/** Node joins or drops repeated headers. Raw ones alternate between names and values. */
function countHosts(rawHeaders: string[]): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
}

function isPreflight(request: FastifyRequest): boolean {
  return request.method === 'OPTIONS' && request.headers['access-control-request-method'] !== undefined
}
