import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { ApiError, createApiClient, createHttpCall, inMemoryStorage } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { brand } from '@ott/brand'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { LRUCache } from 'lru-cache'
import { negotiateEncoding, compress } from '../http/compress.ts'
import type { Config } from '../config.ts'
import { siteAddress } from '../ssr-handler.ts'
import { answerError, refuse } from '../http/error-responses.ts'
import { mostPerSitemap, readSitemapPath, robotsText, sitemapEntries, sitemapHead, sitemapIndex, sitemapTail } from './sitemap.ts'
import type { SitemapPage, SitemapPart } from './sitemap.ts'
import { countryOf } from '../http/viewer-country.ts'

/** The number of URLs per API call. */
const readAtOnce = 1_000
const answerWithinMs = 10_000
/** Crawlers request a sitemap repeatedly, and one of 50,000 URLs takes fifty calls. */
const keptForMs = 60_000
const mostBytes = 64 * 1024 * 1024
/** Legal pages at an external URL are omitted. */
const about = ['/welcome', '/help', '/accessibility', ...(['terms', 'privacy'] as const).filter((name) => brand.links[name] === null).map((name) => `/${name}`)]

/** Serves `robots.txt` and the sitemaps (SEO-3). */
export function serveIndexing(app: FastifyInstance, config: Config, clock: { now: () => number } = performance): void {
  /** Concurrent requests share one file for a minute; incomplete files are not cached. */
  const files = new LRUCache<string, Buffer, () => Promise<Buffer | undefined>>({
    ttl: keptForMs,
    ttlResolution: 0,
    perf: clock,
    maxSize: mostBytes,
    sizeCalculation: ({ length }) => length,
    fetchMethod: (_key, _old, { context }) => context(),
  })
  const shelf = inMemoryStorage()
  // Sitemaps depend on the country. Without a configured origin, their URLs come from the `Host` header.
  const caching = config.siteOrigin ? 'private, max-age=3600' : 'no-store'

  app.get('/robots.txt', async (request, reply) => {
    const origin = siteAddress(config.siteOrigin, request)?.origin
    if (!origin) return refuse(reply, 'INVALID_INPUT')
    return reply.type('text/plain; charset=utf-8').header('cache-control', config.siteOrigin ? 'public, max-age=3600' : 'no-store').send(robotsText(origin))
  })

  void app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => (error instanceof ApiError ? refuse(reply, 'UNAVAILABLE') : answerError(error, request, reply)))

    scope.get('/sitemap.xml', (request, reply) =>
      sendXml(request, reply, async (call, { origin }) => {
        const [titles, people] = await Promise.all([totalOf(call, 'titles'), totalOf(call, 'people')])
        return [sitemapIndex(origin, { titles, people })]
      }))

    scope.get('/sitemap-:name', (request, reply) =>
      sendXml(request, reply, async (call, { origin, pathname }) => {
        const part = readSitemapPath(pathname)
        return part && sitemap(origin, part, await pagesOf(call, part))
      }))
  })

  /** `write` returns null if the file does not exist. */
  async function sendXml(request: FastifyRequest, reply: FastifyReply, write: (call: Call, address: URL) => Promise<string[] | null>) {
    const address = siteAddress(config.siteOrigin, request)
    if (!address) return refuse(reply, 'INVALID_INPUT')
    const country = countryOf(request, config.countryHeader)
    const encoding = negotiateEncoding(request.headers['accept-encoding'])
    const make = async () => {
      const lines = await write(callFor(request, country), address)
      const text = lines && Readable.from(lines)
      return text ? buffer(encoding ? compress(text, encoding) : text) : undefined
    }
    const file = await files.fetch(JSON.stringify([address.origin, address.pathname, country, encoding]), { context: make })
    if (!file) return refuse(reply, 'NOT_FOUND')
    void reply.type('application/xml; charset=utf-8').headers({ 'cache-control': caching, 'vary': 'accept-encoding' })
    return encoding ? reply.header('content-encoding', encoding).send(file) : reply.send(file)
  }

  function callFor(request: FastifyRequest, country: string | undefined): Call {
    const headers = { 'x-forwarded-for': request.ip, ...(country && { [config.countryHeader]: country }) }
    const within: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(answerWithinMs) })
    const wire = createHttpCall({
      contentsHost: config.apiUrl, mainHost: config.apiUrl, siteId: brand.slug, fetch: within, headers: () => headers,
    })
    return createApiClient({ http: wire, session: { getSession: () => null, renewal: null }, tokenStorage: shelf, now: Date.now }).call
  }
}

async function totalOf(call: Call, kind: 'titles' | 'people'): Promise<number> {
  return (await call('addresses', { query: { kind, limit: '1' } })).total
}

/** The pages of a part, or none if it does not exist. */
async function pagesOf(call: Call, { kind, part }: SitemapPart): Promise<SitemapPage[]> {
  if (kind === 'pages') return part === 1 ? fixedPages(call) : []
  const pages: SitemapPage[] = []
  const start = (part - 1) * mostPerSitemap
  for (let offset = start; offset < start + mostPerSitemap; offset += readAtOnce) {
    const { items } = await call('addresses', { query: { kind, limit: String(readAtOnce), offset: String(offset) } })
    pages.push(...items)
    if (items.length < readAtOnce) break
  }
  return pages
}

async function fixedPages(call: Call): Promise<SitemapPage[]> {
  const { genres, navigation } = await call('platform', { query: {} })
  const shelves = navigation.flatMap(({ path }) => (path === '/' ? [] : [path]))
  return ['/', ...shelves, '/genre', ...genres.map(({ slug }) => `/genre/${slug}`), ...about].map((path) => ({ path }))
}

function sitemap(origin: string, { locale }: SitemapPart, pages: SitemapPage[]): string[] | null {
  return pages.length > 0 ? [sitemapHead, sitemapEntries(origin, locale, pages), sitemapTail] : null
}
