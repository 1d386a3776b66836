import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Config } from './config.ts'
import { sendError } from './http/error-responses.ts'
import { countryOf } from './http/request-country.ts'

/**
 * Paths that are proxied to the API and its media, so that a browser needs one origin. Files have connections of their
 * own, since a slow reader occupies one for minutes, and so do the members of watch parties, whose calls wait for news.
 */
const proxies = [
  { paths: ['/contents/*', '/core/*', '/analytics/*', '/subscription/*', '/.well-known/jwks.json'], maxInFlight: 512, connections: 128 },
  { paths: ['/media/*', '/pictures/*', '/trailers/*'], maxInFlight: 1_024, connections: 128 },
  { paths: ['/contents/api/v1/parties/*'], maxInFlight: 2_048, connections: 2_048 },
]

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** The headers that the API reads. Cookies, forwarded and connection headers are dropped. */
const forwardedHeaders = [
  'accept', 'accept-encoding', 'accept-language', 'access-control-request-headers', 'access-control-request-method',
  'authorization', 'content-type', 'if-modified-since', 'if-none-match', 'if-range', 'origin', 'parental-grant', 'purpose', 'range',
  'sec-purpose', 'session-token', 'site-id', 'stream-key', 'stream-policy', 'user-agent', 'x-request-id',
]

/** The largest body of a call (API-8). It is buffered, so that a rejected call leaves no half-read connection. */
const maxBodyBytes = 65_536

/** Longer than the API's own request timeout. */
const timeoutMs = 20_000

type ProxyConfig = Pick<Config, 'apiUrl' | 'countryHeader' | 'isDemo'>

/** Proxies calls with the viewer's IP, which only this server knows. */
export async function registerProxy(app: FastifyInstance, config: ProxyConfig): Promise<void> {
  for (const { paths, maxInFlight, connections } of proxies) await app.register(async (scope) => {
    await scope.register(replyFrom, {
      base: config.apiUrl,
      undici: { connections, pipelining: 1, headersTimeout: timeoutMs },
      // Clients decide on retries: more of them here would multiply the load on a failing server.
      retryMethods: [],
      disableRequestLogging: true,
    })
    limitInFlight(scope, maxInFlight)
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxBodyBytes }, (_request, body, done) => done(null, body))
    for (const url of paths) {
      scope.route({
        method: methods,
        url,
        handler: (request, reply) => {
          const { body } = request
          return reply.from(undefined, {
            ...(Buffer.isBuffer(body) ? { body, contentType: request.headers['content-type'] ?? 'application/octet-stream' } : {}),
            rewriteRequestHeaders: () => headersFor(request, config),
            // These headers describe the connection to the API, not to the viewer.
            rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
            onError: (_reply, { error }) => {
              void sendError(reply, 'statusCode' in error && error.statusCode === 504 ? 'TIMEOUT' : 'UNAVAILABLE')
            },
          })
        },
      })
    }
  })
}

/** Requests beyond the limit are rejected before their body is read: an API that hangs must not fill this server (WEB-54). */
function limitInFlight(scope: FastifyInstance, maxInFlight: number): void {
  let inFlight = 0
  scope.addHook('onRequest', async (_request, reply) => {
    if (inFlight >= maxInFlight) return sendError(reply, 'UNAVAILABLE')
    inFlight += 1
    reply.raw.once('close', () => (inFlight -= 1))
  })
}

function headersFor(request: FastifyRequest, config: ProxyConfig): Record<string, string | string[] | undefined> {
  const { body, headers, ip } = request
  const forwarded = Object.fromEntries(forwardedHeaders.map((name) => [name, headers[name]]))
  const length = Buffer.isBuffer(body) ? String(body.length) : undefined
  return {
    ...forwarded,
    ...(length === undefined ? { 'content-type': undefined } : {}),
    'content-length': length,
    'x-forwarded-for': ip,
    [config.countryHeader]: countryOf(request, config),
  }
}
