import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { chosenDigits } from '@ott/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookie } from '../app/auth/session-cookie.ts'
import { compress, negotiateEncoding } from './http/compress.ts'
import type { Config } from './config.ts'
import { htmlCache } from './http/html-cache.ts'
import type { CachedPage } from './http/html-cache.ts'
import { sendError } from './http/error-responses.ts'
import { countryOf } from './http/request-country.ts'

export type Render = (request: Request) => Promise<Response>

/** URLs with a query use a separate cache, so that random queries cannot evict other pages (WEB-27). */
const queryCacheBytes = 16 * 1024 * 1024

/** Renders every URL that is not a file or a call. Pages for anonymous viewers are cached. */
export function servePages(
  app: FastifyInstance,
  render: Render,
  { countryHeader, siteOrigin }: Pick<Config, 'countryHeader' | 'siteOrigin'>,
  isCaching: boolean,
): void {
  const onRevalidationError = (error: unknown) => app.log.warn(error, 'page revalidation failed')
  const pages = htmlCache({ onRevalidationError })
  const queryPages = htmlCache({ maxBytes: queryCacheBytes, onRevalidationError })

  app.all('/*', async (request, reply) => {
    if (request.method === 'TRACE') return sendError(reply, 'METHOD_NOT_ALLOWED')
    const requested = siteUrl(siteOrigin, request)
    if (!requested) return sendError(reply, 'INVALID_INPUT')
    const url = withoutSecrets(requested)
    const country = countryOf(request, countryHeader)
    const key = isCaching ? cacheKey(request, url, country) : null
    const proxyHeaders = { [countryHeader]: country, 'x-forwarded-for': request.ip }
    // Other requests may share this render, so it continues after an abort.
    const response = key === null
      ? await render(webRequest(request, url, proxyHeaders, abortOnDisconnect(reply)))
      : await (url.search ? queryPages : pages).get(key, () => render(webRequest(request, url, proxyHeaders)))
    if (!(response instanceof Response)) return sendCached(request, reply, response)
    if (isFallbackError(response)) return sendError(reply, 'INTERNAL')
    const headers = [...withSecretsOf(requested, response.headers)]
    const body = response.body ? Readable.fromWeb(response.body as ReadableStream) : Readable.from([])
    return send(request, reply, response.status, headers, body)
  })
}

/** React Router's plain-text fallback: even the error page failed to render. */
function isFallbackError({ status, headers }: Response): boolean {
  return status === 500 && Boolean(headers.get('content-type')?.startsWith('text/plain'))
}

/** The URL of the page; null if the host is invalid. A path like `//elsewhere` stays a path. */
export function siteUrl(siteOrigin: string | null, { protocol, host, url }: FastifyRequest): URL | null {
  const origin = siteOrigin ?? `${protocol}://${host}`
  return URL.canParse(origin) ? new URL(new URL(origin).origin + url) : null
}

/** One-time tokens in URLs: only client scripts read them, so no page or cache contains them (WEB-10). */
const secrets = ['token', 'resetToken']

function withoutSecrets(requested: URL): URL {
  const url = new URL(requested)
  for (const name of secrets) if (url.searchParams.has(name)) url.searchParams.delete(name)
  return url
}

/** Redirects preserve the tokens. */
function withSecretsOf(requested: URL, headers: Headers): Headers {
  const location = headers.get('location')
  const present = secrets.filter((name) => requested.searchParams.has(name))
  if (!location?.startsWith('/') || present.length === 0) return headers
  const target = new URL(location, requested)
  for (const name of present) target.searchParams.set(name, requested.searchParams.get(name) ?? '')
  headers.set('location', target.pathname + target.search)
  return headers
}

/**
 * Null for responses that must not be shared: other methods, and viewers who may be signed in. The key contains the
 * query.
 */
function cacheKey({ method, headers }: FastifyRequest, url: URL, country: string | undefined): string | null {
  const path = url.pathname + url.search
  if (method !== 'GET' || sessionCookie.read(headers.cookie ?? null) !== null || path.includes('.data')) return null
  return `${url.origin} ${country ?? ''} ${chosenDigits(headers.cookie ?? '')} ${path}`
}

function sendCached(request: FastifyRequest, reply: FastifyReply, { status, headers, bodies }: CachedPage) {
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  setHeaders(reply, headers)
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.code(status).header('vary', 'accept-encoding').send(bodies[encoding ?? 'identity'])
}

function setHeaders(reply: FastifyReply, headers: [string, string][]): void {
  for (const [name, value] of headers) void reply.header(name, value)
  // Pages depend on cookies and may contain a nonce, so shared caches must not store them.
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-cache')
}

function send(request: FastifyRequest, reply: FastifyReply, status: number, headers: [string, string][], body: Readable) {
  setHeaders(reply, headers)
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  if (!encoding || status === 204 || status === 304) return reply.code(status).send(body)
  void reply.header('content-encoding', encoding).header('vary', 'accept-encoding')
  return reply.code(status).send(compress(body, encoding))
}

function abortOnDisconnect(reply: FastifyReply): AbortSignal {
  const controller = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) controller.abort()
  })
  return controller.signal
}

function webRequest(request: FastifyRequest, url: URL, proxyHeaders: Record<string, string | undefined>, signal?: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries({ ...request.headers, ...proxyHeaders })) {
    for (const each of [value].flat()) if (each !== undefined) headers.append(name, each)
  }
  const { body } = request
  return new Request(url, {
    method: request.method,
    headers,
    ...(signal && { signal }),
    ...(Buffer.isBuffer(body) ? { body: new Uint8Array(body) } : {}),
  })
}
