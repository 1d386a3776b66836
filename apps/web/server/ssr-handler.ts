import { chosenDigits } from '@ott/i18n'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { sessionCookie } from '../app/auth/session-cookie.ts'
import { asksToSaveData, chosenDataSaver } from '../app/platform/data-saver.ts'
import { tokenParameters } from '../app/auth/url-tokens.ts'
import { compressQuickly, negotiateEncoding } from './http/compress.ts'
import type { Encoding } from './http/compress.ts'
import { limitConcurrency } from './http/concurrency-limit.ts'
import type { Config } from './config.ts'
import { originOf } from './http/host.ts'
import { bodyOf, htmlCache } from './http/html-cache.ts'
import type { CachedPage } from './http/html-cache.ts'
import { sendError } from './http/error-responses.ts'
import { countryOf } from './http/request-country.ts'

export type Render = (request: Request) => Promise<Response>

/** The redirect target of a request in another spelling than the canonical one, else null. */
export type CanonicalRedirect = (requested: string) => string | null

/**
 * Renders are work of the one JavaScript thread: more of them at a time make each slower and delay rejections. A queue
 * of this length is rendered within a second (WEB-54).
 */
const renderLimits = { maxConcurrent: 4, maxQueued: 32, maxWaitMs: 1_000 }

const varyBy = 'accept-encoding, save-data'

/**
 * URLs with a query, and those on another port of the host, use a separate cache, so that random ones cannot evict other
 * pages (WEB-47).
 */
const otherCacheBytes = 16 * 1024 * 1024

type PageOptions = Pick<Config, 'countryHeader' | 'isDemo' | 'siteOrigin'> & { isCaching: boolean }

/** Renders every URL that is not a file or a call. Pages for anonymous viewers are cached. */
export function servePages(app: FastifyInstance, render: Render, canonicalRedirect: CanonicalRedirect, options: PageOptions): void {
  const { countryHeader, siteOrigin, isCaching } = options
  const onRevalidationError = (error: unknown) => app.log.warn(error, 'page revalidation failed')
  const limit = limitConcurrency(renderLimits)
  const pages = htmlCache({ limit, onRevalidationError })
  const otherPages = htmlCache({ limit, maxBytes: otherCacheBytes, onRevalidationError })

  app.all('/*', async (request, reply) => {
    if (request.method === 'TRACE') return sendError(reply, 'METHOD_NOT_ALLOWED')
    const requested = siteUrl(siteOrigin, request)
    if (!requested) return sendError(reply, 'INVALID_INPUT')
    const canonical = requested.pathname.endsWith('.data') ? null : canonicalRedirect(request.url)
    if (canonical !== null) return reply.header('cache-control', 'private, no-cache').redirect(canonical, isRead(request) ? 301 : 308)
    const url = withoutSecrets(requested)
    const country = countryOf(request, options)
    const encoding = negotiateEncoding(request.headers['accept-encoding'])
    const proxyHeaders = { [countryHeader]: country, 'x-forwarded-for': request.ip }
    const key = isCaching ? cacheKey(request, url, country) : null
    if (key === null) {
      const signal = abortOnDisconnect(reply)
      return sendResponse(reply, requested, await limit(async () => finish(await render(webRequest(request, url, proxyHeaders, signal)), encoding)))
    }
    const isMain = url.search === '' && (siteOrigin !== null || url.port === String(request.socket.localPort))
    // Other requests may share this render, so it continues after an abort.
    const page = await (isMain ? pages : otherPages).get(key, () => render(webRequest(request, url, proxyHeaders)))
    if (page instanceof Response) return sendResponse(reply, requested, await finish(page, encoding))
    return sendCached(reply, page, encoding)
  })
}

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD'

/** A response with its whole body, compressed if the encoding is not null. */
type FinishedResponse = { status: number; headers: Headers; body: Buffer; encoding: Encoding | null }

async function finish(response: Response, accepted: Encoding | null): Promise<FinishedResponse> {
  const { status, headers } = response
  const whole = Buffer.from(await response.arrayBuffer())
  const encoding = whole.length === 0 ? null : accepted
  return { status, headers, encoding, body: encoding ? await compressQuickly(whole, encoding) : whole }
}

function sendResponse(reply: FastifyReply, requested: URL, response: FinishedResponse) {
  const { status, headers, body, encoding } = response
  if (isFallbackError(response)) return sendError(reply, 'INTERNAL')
  setHeaders(reply, [...withSecretsOf(requested, headers)])
  void reply.header('vary', encoding ? varyBy : 'save-data')
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.code(status).send(body)
}

/** React Router's plain-text fallback: even the error page failed to render. */
function isFallbackError({ status, headers }: FinishedResponse): boolean {
  return status === 500 && Boolean(headers.get('content-type')?.startsWith('text/plain'))
}

/** The URL of the page; null if the host is invalid. A path like `//elsewhere` stays a path. */
export function siteUrl(siteOrigin: string | null, request: FastifyRequest): URL | null {
  const origin = originOf(request, siteOrigin)
  return origin === null ? null : new URL(origin + request.url)
}

/** Only client scripts read the one-time tokens of a URL, so no page or cache contains them (WEB-10). */
function withoutSecrets(requested: URL): URL {
  const url = new URL(requested)
  for (const name of tokenParameters) if (url.searchParams.has(name)) url.searchParams.delete(name)
  return url
}

/** Redirects preserve the tokens. */
function withSecretsOf(requested: URL, headers: Headers): Headers {
  const location = headers.get('location')
  const present = tokenParameters.filter((name) => requested.searchParams.has(name))
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
function cacheKey(request: FastifyRequest, url: URL, country: string | undefined): string | null {
  const { headers } = request
  const path = url.pathname + url.search
  if (!isRead(request) || sessionCookie.read(headers.cookie ?? null) !== null || path.includes('.data')) return null
  const cookies = headers.cookie ?? ''
  const size = asksToSaveData(cookies, String(headers['save-data'] ?? '')) ? 'lean' : 'full'
  // The page contains the choice, for its scripts.
  return `${url.origin} ${country ?? ''} ${chosenDigits(cookies)} ${chosenDataSaver(cookies)} ${size} ${path}`
}

async function sendCached(reply: FastifyReply, page: CachedPage, encoding: Encoding | null) {
  const body = await bodyOf(page, encoding)
  setHeaders(reply, page.headers)
  if (encoding) void reply.header('content-encoding', encoding)
  return reply.code(page.status).header('vary', varyBy).send(body)
}

function setHeaders(reply: FastifyReply, headers: [string, string][]): void {
  for (const [name, value] of headers) void reply.header(name, value)
  // Pages depend on cookies and may contain a nonce, so shared caches must not store them.
  if (!reply.hasHeader('cache-control')) void reply.header('cache-control', 'private, no-cache')
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
    // The response to HEAD is that to GET, without the body.
    method: request.method === 'HEAD' ? 'GET' : request.method,
    headers,
    ...(signal && { signal }),
    ...(Buffer.isBuffer(body) ? { body: new Uint8Array(body) } : {}),
  })
}
