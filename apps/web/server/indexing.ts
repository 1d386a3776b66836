import { Readable } from 'node:stream'
import { ApiError, createApi, createWireCall, memoryShelf } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { brand } from '@ott/brand'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { acceptedEncoding, compress } from './compress.ts'
import type { Config } from './config.ts'
import { siteAddress } from './pages.ts'
import { answerError, refuse } from './refusals.ts'
import { mostPerSitemap, readSitemapPath, robotsText, sitemapEntries, sitemapHead, sitemapIndex, sitemapTail } from './sitemap.ts'
import type { SitemapPage, SitemapPart } from './sitemap.ts'
import { countryOf } from './viewer-country.ts'

/** How many addresses are read of the api at once. */
const readAtOnce = 1_000
const answerWithinMs = 10_000
const browsing = ['/', '/movies', '/shows']

/** What search engines ask for by name: which pages they may read, and all that there are (SEO-3). */
export function serveIndexing(app: FastifyInstance, config: Config): void {
  const shelf = memoryShelf()
  // A sitemap names what the country of whoever asks may see. Without an origin of our own, addresses are what the caller says.
  const caching = config.siteOrigin ? 'private, max-age=3600' : 'no-store'

  app.get('/robots.txt', async (request, reply) => {
    const origin = siteAddress(config.siteOrigin, request)?.origin
    if (!origin) return refuse(reply, 'INVALID_INPUT')
    return reply.type('text/plain; charset=utf-8').header('cache-control', config.siteOrigin ? 'public, max-age=3600' : 'no-store').send(robotsText(origin))
  })

  void app.register(async (scope) => {
    scope.setErrorHandler((error, request, reply) => (error instanceof ApiError ? refuse(reply, 'UNAVAILABLE') : answerError(error, request, reply)))

    scope.get('/sitemap.xml', async (request, reply) => {
      const origin = siteAddress(config.siteOrigin, request)?.origin
      if (!origin) return refuse(reply, 'INVALID_INPUT')
      const call = callFor(request)
      const [titles, people] = await Promise.all([totalOf(call, 'titles'), totalOf(call, 'people')])
      return sendXml(request, reply, caching, Readable.from([sitemapIndex(origin, { titles, people })]))
    })

    scope.get('/sitemap-:name', async (request, reply) => {
      const site = siteAddress(config.siteOrigin, request)
      if (!site) return refuse(reply, 'INVALID_INPUT')
      const part = readSitemapPath(site.pathname)
      if (!part) return refuse(reply, 'NOT_FOUND')
      const pages = pagesOf(callFor(request), part)
      // The first ones are read before the answer begins: what cannot be had is refused, and not an empty sitemap.
      const first = await pages.next()
      if (first.done) return refuse(reply, 'NOT_FOUND')
      return sendXml(request, reply, caching, Readable.from(sitemap(site.origin, part, first.value, pages)))
    })
  })

  function callFor(request: FastifyRequest): Call {
    const country = countryOf(request, config.countryHeader)
    const headers = { 'x-forwarded-for': request.ip, ...(country && { [config.countryHeader]: country }) }
    const within: typeof fetch = (input, init) => fetch(input, { ...init, signal: AbortSignal.timeout(answerWithinMs) })
    const wire = createWireCall({
      contentsHost: config.apiUrl, mainHost: config.apiUrl, siteId: brand.slug, fetch: within, headers: () => headers,
    })
    return createApi({ wire, session: { held: () => null, renewal: null }, shelf, now: Date.now }).call
  }
}

async function totalOf(call: Call, kind: 'titles' | 'people'): Promise<number> {
  return (await call('addresses', { query: { kind, limit: '1' } })).total
}

/** The addresses of a part, as many at once as the api gives; nothing for a part that there is not. */
async function* pagesOf(call: Call, { kind, part }: SitemapPart): AsyncGenerator<SitemapPage[], void> {
  if (kind === 'pages') {
    if (part === 1) yield browsingPages(call)
    return
  }
  const start = (part - 1) * mostPerSitemap
  for (let offset = start; offset < start + mostPerSitemap; offset += readAtOnce) {
    const { items } = await call('addresses', { query: { kind, limit: String(readAtOnce), offset: String(offset) } })
    if (items.length > 0) yield items
    if (items.length < readAtOnce) return
  }
}

async function browsingPages(call: Call): Promise<SitemapPage[]> {
  const { genres } = await call('platform', { query: {} })
  return [...browsing, ...genres.map(({ slug }) => `/genre/${slug}`)].map((path) => ({ path }))
}

async function* sitemap(origin: string, { locale }: SitemapPart, first: SitemapPage[], rest: AsyncGenerator<SitemapPage[], void>) {
  yield sitemapHead + sitemapEntries(origin, locale, first)
  for await (const pages of rest) yield sitemapEntries(origin, locale, pages)
  yield sitemapTail
}

function sendXml(request: FastifyRequest, reply: FastifyReply, caching: string, body: Readable) {
  void reply.type('application/xml; charset=utf-8').headers({ 'cache-control': caching, 'vary': 'accept-encoding' })
  const encoding = acceptedEncoding(request.headers['accept-encoding'])
  return encoding ? reply.header('content-encoding', encoding).send(compress(body, encoding)) : reply.send(body)
}
