import { ApiError, createApiClient, createHttpCall, inMemoryStorage } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { checkAnswers } from '@ott/api-client/check-answers'
import { brand } from '@ott/brand'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { compressQuickly, negotiateEncoding } from '../http/compress.ts'
import type { Config } from '../config.ts'
import { siteUrl } from '../ssr-handler.ts'
import { handleError, sendError } from '../http/error-responses.ts'
import { maxUrlsPerSitemap, readSitemapPath, robotsText, sitemapEntries, sitemapHead, sitemapIndex, sitemapTail } from './sitemap.ts'
import type { SitemapPage, SitemapPart } from './sitemap.ts'
import { countryOf } from '../http/request-country.ts'

/** The number of URLs per API call. */
const urlsPerCall = 1_000
const timeoutMs = 10_000
/** Crawlers request a sitemap repeatedly, and one of 50,000 URLs takes fifty calls. */
const ttlMs = 60_000
const maxBytes = 64 * 1024 * 1024
/** Legal pages at an external URL are omitted. */
const isExternal = (path: string) => (path === '/terms' && brand.links.terms !== null) || (path === '/privacy' && brand.links.privacy !== null)

/** Serves `robots.txt` and the sitemaps (SEO-3). `indexedPaths` returns the paths of the pages that always exist. */
export function serveIndexing(app: FastifyInstance, config: Config, indexedPaths: () => Promise<string[]>, clock: { now: () => number } = performance): void {
  /** Concurrent requests share one file for a minute; incomplete files are not cached. */
  const files = new LRUCache<string, Buffer, () => Promise<Buffer | undefined>>({
    ttl: ttlMs,
    ttlResolution: 0,
    perf: clock,
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _old, { context }) => context(),
  })
  const tokenStorage = inMemoryStorage()
  // Sitemaps depend on the country. Without a configured origin, their URLs come from the `Host` header.
  const caching = config.siteOrigin ? 'private, max-age=3600' : 'no-store'

  app.get('/robots.txt', async (request, reply) => {
    const origin = siteUrl(config.siteOrigin, request)?.origin
    if (!origin) return sendError(reply, 'INVALID_INPUT')
    return reply.type('text/plain; charset=utf-8').header('cache-control', config.siteOrigin ? 'public, max-age=3600' : 'no-store').send(robotsText(origin))
  })

  void app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => (error instanceof ApiError ? sendError(reply, 'UNAVAILABLE') : handleError(error, request, reply)))

    scope.get('/sitemap.xml', (request, reply) =>
      sendXml(request, reply, async (call, { origin }) => {
        const [titles, people] = await Promise.all([totalOf(call, 'titles'), totalOf(call, 'people')])
        return [sitemapIndex(origin, { titles, people })]
      }))

    scope.get('/sitemap-:name', (request, reply) =>
      sendXml(request, reply, async (call, { origin, pathname }) => {
        const part = readSitemapPath(pathname)
        return part && sitemap(origin, part, await pagesOf(call, part, indexedPaths))
      }))
  })

  /** `write` returns null if the file does not exist. */
  async function sendXml(request: FastifyRequest, reply: FastifyReply, write: (call: Call, url: URL) => Promise<string[] | null>) {
    const url = siteUrl(config.siteOrigin, request)
    if (!url) return sendError(reply, 'INVALID_INPUT')
    const country = countryOf(request, config)
    const encoding = negotiateEncoding(request.headers['accept-encoding'])
    const make = async () => {
      const lines = await write(callFor(request, country), url)
      const text = lines && Buffer.from(lines.join(''))
      return text ? (encoding ? compressQuickly(text, encoding) : text) : undefined
    }
    const file = await files.fetch(JSON.stringify([url.origin, url.pathname, country, encoding]), { context: make })
    if (!file) return sendError(reply, 'NOT_FOUND')
    void reply.type('application/xml; charset=utf-8').headers({ 'cache-control': caching, 'vary': 'accept-encoding' })
    return encoding ? reply.header('content-encoding', encoding).send(file) : reply.send(file)
  }

  function callFor(request: FastifyRequest, country: string | undefined): Call {
    const headers = { 'x-forwarded-for': request.ip, ...(country && { [config.countryHeader]: country }) }
    const fetchWithTimeout: typeof fetch = (input, init) => fetch(input, { ...init, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
    const http = checkAnswers(createHttpCall({
      contentsHost: config.apiUrl, mainHost: config.apiUrl, siteId: brand.slug, fetch: fetchWithTimeout, headers: () => headers,
    }))
    return createApiClient({ http, session: { getSession: () => null, renewal: null }, tokenStorage, now: Date.now }).call
  }
}

async function totalOf(call: Call, kind: 'titles' | 'people'): Promise<number> {
  return (await call('addresses', { query: { kind, limit: '1' } })).total
}

/** The pages of a part, or none if it does not exist. */
async function pagesOf(call: Call, { kind, part }: SitemapPart, indexedPaths: () => Promise<string[]>): Promise<SitemapPage[]> {
  if (kind === 'pages') return part === 1 ? fixedPages(call, await indexedPaths()) : []
  const pages: SitemapPage[] = []
  const start = (part - 1) * maxUrlsPerSitemap
  for (let offset = start; offset < start + maxUrlsPerSitemap; offset += urlsPerCall) {
    const { items } = await call('addresses', { query: { kind, limit: String(urlsPerCall), offset: String(offset) } })
    pages.push(...items)
    if (items.length < urlsPerCall) break
  }
  return pages
}

async function fixedPages(call: Call, indexedPaths: string[]): Promise<SitemapPage[]> {
  const { genres, navigation } = await call('platform', { query: {} })
  const paths = [...indexedPaths.filter((path) => !isExternal(path)), ...navigation.map(({ path }) => path), ...genres.map(({ slug }) => `/genre/${slug}`)]
  return [...new Set(paths)].map((path) => ({ path }))
}

function sitemap(origin: string, { locale }: SitemapPart, pages: SitemapPage[]): string[] | null {
  return pages.length > 0 ? [sitemapHead, sitemapEntries(origin, locale, pages), sitemapTail] : null
}
