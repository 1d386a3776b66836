import { Readable } from 'node:stream'
import type { ReadableStream } from 'node:stream/web'
import { chosenDigits } from '@ott/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookie } from '../app/auth/session-cookie.ts'
import { compress, negotiateEncoding } from './http/compress.ts'
import type { Config } from './config.ts'
import { htmlCache } from './http/html-cache.ts'
import type { CachedPage } from './http/html-cache.ts'
import { refuse } from './http/error-responses.ts'
import { countryOf } from './http/viewer-country.ts'

export type Render = (request: Request) => Promise<Response>

/** URLs with a query use a separate cache, so that random queries cannot evict other pages (WEB-27). */
const cornerBytes = 16 * 1024 * 1024

/** Renders every URL that is not a file or a call. Pages for anonymous viewers are cached. */
export function servePages(
  app: FastifyInstance,
  render: Render,
  { countryHeader, siteOrigin }: Pick<Config, 'countryHeader' | 'siteOrigin'>,
  isCaching: boolean,
): void {
  const onRenewalError = (error: unknown) => app.log.warn(error, 'A cached page was not renewed')
  const pages = htmlCache({ onRenewalError })
  const queried = htmlCache({ maxBytes: cornerBytes, onRenewalError })

  app.all('/*', async (request, reply) => {
    if (request.method === 'TRACE') return refuse(reply, 'METHOD_NOT_ALLOWED')
    const asked = siteAddress(siteOrigin, request)
    if (!asked) return refuse(reply, 'INVALID_INPUT')
    const address = withoutSecrets(asked)
    const country = countryOf(request, countryHeader)
    const key = isCaching ? cacheKey(request, address, country) : null
    const known = { [countryHeader]: country, 'x-forwarded-for': request.ip }
    // Other requests may share this render, so it continues after an abort.
    const answer = key === null
      ? await render(webRequest(request, address, known, whenLeft(reply)))
      : await (address.search ? queried : pages).get(key, () => render(webRequest(request, address, known)))
    if (!(answer instanceof Response)) return sendCached(request, reply, answer)
    if (isNoPage(answer)) return refuse(reply, 'INTERNAL')
    const headers = [...withSecretsOf(asked, answer.headers)]
    const body = answer.body ? Readable.fromWeb(answer.body as ReadableStream) : Readable.from([])
    return send(request, reply, answer.status, headers, body)
  })
}

/** React Router's plain-text fallback: even the error page failed to render. */
function isNoPage({ status, headers }: Response): boolean {
  return status === 500 && Boolean(headers.get('content-type')?.startsWith('text/plain'))
}

/** The URL of the page; null if the host is invalid. A path like `//elsewhere` stays a path. */
export function siteAddress(siteOrigin: string | null, { protocol, host, url }: FastifyRequest): URL | null {
  const origin = siteOrigin ?? `${protocol}://${host}`
  return URL.canParse(origin) ? new URL(new URL(origin).origin + url) : null
}

/** One-time tokens in URLs: only client scripts read them, so no page or cache contains them (WEB-10). */
const secrets = ['token', 'resetToken']

function withoutSecrets(asked: URL): URL {
  const address = new URL(asked)
  for (const name of secrets) if (address.searchParams.has(name)) address.searchParams.delete(name)
  return address
}

/** Redirects preserve the tokens. */
function withSecretsOf(asked: URL, headers: Headers): Headers {
  const location = headers.get('location')
  const carried = secrets.filter((name) => asked.searchParams.has(name))
  if (!location?.startsWith('/') || carried.length === 0) return headers
  const target = new URL(location, asked)
  for (const name of carried) target.searchParams.set(name, asked.searchParams.get(name) ?? '')
  headers.set('location', target.pathname + target.search)
  return headers
}

/**
 * Null for responses that must not be shared: other methods, and viewers who may be signed in. The key contains the
 * query.
 */
function cacheKey({ method, headers }: FastifyRequest, address: URL, country: string | undefined): string | null {
  const url = address.pathname + address.search
  if (method !== 'GET' || sessionCookie.read(headers.cookie ?? null) !== null || url.includes('.data')) return null
  return `${address.origin} ${country ?? ''} ${chosenDigits(headers.cookie ?? '')} ${url}`
}

function sendCached(request: FastifyRequest, reply: FastifyReply, { status, headers, bodies }: CachedPage) {
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  sayHeaders(reply, headers)
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.code(status).header('vary', 'accept-encoding').send(bodies[encoding ?? 'identity'])
}

function sayHeaders(reply: FastifyReply, headers: [string, string][]): void {
  for (const [name, value] of headers) void reply.header(name, value)
  // Pages depend on cookies and may contain a nonce, so shared caches must not store them.
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-cache')
}

function send(request: FastifyRequest, reply: FastifyReply, status: number, headers: [string, string][], body: Readable) {
  sayHeaders(reply, headers)
  const encoding = negotiateEncoding(request.headers['accept-encoding'])
  if (!encoding || status === 204 || status === 304) return reply.code(status).send(body)
  void reply.header('content-encoding', encoding).header('vary', 'accept-encoding')
  return reply.code(status).send(compress(body, encoding))
}

function whenLeft(reply: FastifyReply): AbortSignal {
  const left = new AbortController()
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished) left.abort()
  })
  return left.signal
}

function webRequest(request: FastifyRequest, address: URL, known: Record<string, string | undefined>, signal?: AbortSignal): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries({ ...request.headers, ...known })) {
    for (const each of [value].flat()) if (each !== undefined) headers.append(name, each)
  }
  const { body } = request
  return new Request(address, {
    method: request.method,
    headers,
    ...(signal && { signal }),
    ...(Buffer.isBuffer(body) ? { body: new Uint8Array(body) } : {}),
  })
}
