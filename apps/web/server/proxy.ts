import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from './http/error-responses.ts'
import { countryOf } from './http/viewer-country.ts'

/** What this origin passes on to the api and its media, so that a browser needs no second one. */
const passedOn = [
  '/contents/*', '/core/*', '/analytics/*', '/subscription/*', '/media/*', '/pictures/*', '/trailers/*', '/.well-known/jwks.json',
]

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']

/** All that the api reads. A cookie, a word about where the viewer is, or anything about the connection goes no further. */
const readByApi = [
  'accept', 'accept-encoding', 'accept-language', 'access-control-request-headers', 'access-control-request-method',
  'authorization', 'content-type', 'if-modified-since', 'if-none-match', 'if-range', 'origin', 'purpose', 'range',
  'sec-purpose', 'site-id', 'stream-key', 'stream-policy', 'user-agent', 'x-request-id',
]

/** No call takes more (API-8); the whole of it is read first, so that a refused one leaves no half-read connection. */
const largestBodyBytes = 65_536

/** Longer than the api itself lets a call take. */
const patienceMs = 20_000

/** Passes calls on with the viewer's address, which only this server knows. */
export async function passOn(app: FastifyInstance, apiUrl: string, countryHeader: string): Promise<void> {
  await app.register(replyFrom, {
    base: apiUrl,
    undici: { connections: 128, pipelining: 1, headersTimeout: patienceMs },
    // Whoever asks decides whether to ask again: a server in trouble must not be asked ten times as much.
    retryMethods: [],
    disableRequestLogging: true,
  })
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: largestBodyBytes }, (_request, body, done) => done(null, body))
    for (const url of passedOn) {
      scope.route({
        method: methods,
        url,
        handler: (request, reply) => {
          const { body } = request
          return reply.from(undefined, {
            ...(Buffer.isBuffer(body) ? { body, contentType: request.headers['content-type'] ?? 'application/octet-stream' } : {}),
            rewriteRequestHeaders: () => headersFor(request, countryHeader),
            // What the api says of its own connection is not about the viewer's.
            rewriteHeaders: ({ connection: _connection, 'keep-alive': _keepAlive, ...headers }) => headers,
            onError: (_reply, { error }) => {
              void refuse(reply, 'statusCode' in error && error.statusCode === 504 ? 'TIMEOUT' : 'UNAVAILABLE')
            },
          })
        },
      })
    }
  })
}

function headersFor(request: FastifyRequest, countryHeader: string): Record<string, string | string[] | undefined> {
  const { body, headers, ip } = request
  const given = Object.fromEntries(readByApi.map((name) => [name, headers[name]]))
  const length = Buffer.isBuffer(body) ? String(body.length) : undefined
  return {
    ...given,
    ...(length === undefined ? { 'content-type': undefined } : {}),
    'content-length': length,
    'x-forwarded-for': ip,
    [countryHeader]: countryOf(request, countryHeader),
  }
}
