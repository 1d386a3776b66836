/** @jest-environment node */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gunzipSync } from 'node:zlib'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { readConfig } from '../config.ts'
import { serveIndexing } from './robots-and-sitemap.ts'

const asked: { url: string; country?: string }[] = []
const places = ['home', 'movies', 'shows'].map((id) => ({ id, label: id, path: id === 'home' ? '/' : `/${id}` }))
let navigation = places
const totals = { titles: 52_001, people: 3 }
let isBroken = false
let breaksFrom = Number.POSITIVE_INFINITY
let now = 0
let app: FastifyInstance
let appAnywhere: FastifyInstance

/** Simulates the API with a catalogue of the given size. */
const api = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? '/', 'http://api')
  if (pathname.endsWith('/anonymous-token')) return void response.end('token')
  if (isBroken) return void response.end('{}')
  const json = (body: object) => void response.setHeader('content-type', 'application/json').end(JSON.stringify(body))
  if (pathname.endsWith('/platform')) {
    const features = { ratings: true, reminders: true, watchList: true, previews: true, mobileCode: true, emailCode: true, tvActivation: true, parentalControl: true, profiles: false, watchParty: false, trial: true, coupons: true, gifts: true, upi: true, netbanking: true, wallets: true, pause: true, refunds: true, analytics: true, tagManager: true }
    const genres = [{ slug: 'drama', name: 'Drama', titleCount: 1, posters: [] }]
    return json({ countryCode: 'IN', genres, navigation, pages: { home: 'home' }, features, serviceTimeZone: 'UTC', serverTime: '2026-11-21T12:00:00Z' })
  }
  const country = request.headers['x-country']?.toString()
  asked.push({ url: request.url ?? '', ...(country && { country }) })
  const [kind, limit, offset] = [searchParams.get('kind') as 'titles' | 'people', Number(searchParams.get('limit')), Number(searchParams.get('offset'))]
  if (offset >= breaksFrom) return void response.writeHead(503).end('{}')
  const count = Math.max(0, Math.min(limit, totals[kind] - offset))
  const items = Array.from({ length: count }, (_, at) => ({ path: `/${kind}-${offset + at}`, lastModified: '2026-11-21T12:00:00.000Z' }))
  return json({ items, total: totals[kind], limit, offset })
})

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    api.listen(0, '127.0.0.1', resolve)
  })
  const serving = (siteOrigin: string | null) => {
    const server = Fastify({ trustProxy: ['127.0.0.1'] })
    serveIndexing(server, { ...readConfig({}), apiUrl: `http://127.0.0.1:${(api.address() as AddressInfo).port}`, siteOrigin }, async () => ['/', '/genre', '/help', '/terms'], { now: () => now })
    return server
  }
  app = serving('https://films.example')
  appAnywhere = serving(null)
})
beforeEach(() => {
  asked.length = 0
  now += 60_001
  navigation = places
  breaksFrom = Number.POSITIVE_INFINITY
})
afterAll(async () => {
  await app.close()
  await appAnywhere.close()
  api.closeAllConnections()
  api.close()
})

const locations = (xml: string) => Array.from(xml.matchAll(/<loc>(.*?)<\/loc>/g), ([, address]) => address)

describe('crawlers', () => {
  it('get the URL of the sitemap', async () => {
    const { statusCode, headers, body } = await app.inject('/robots.txt')
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8'])
    expect(body).toContain('Sitemap: https://films.example/sitemap.xml')
  })

  it('get as many sitemap files as needed', async () => {
    const { statusCode, headers, body } = await app.inject('/sitemap.xml')
    expect([statusCode, headers['content-type'], locations(body).length]).toEqual([200, 'application/xml; charset=utf-8', 8])
  })

  it('get every title once, fifty thousand to a file', async () => {
    const [first, second] = [await app.inject('/sitemap-en-titles-1.xml'), await app.inject('/sitemap-en-titles-2.xml')]
    const found = [first, second].map(({ body }) => locations(body))
    expect(found.map((each) => each.length)).toEqual([50_000, 2_001])
    expect(new Set(found.flat()).size).toBe(52_001)
    expect([found[0]?.[0], found[1]?.[0]]).toEqual(['https://films.example/en/titles-0', 'https://films.example/en/titles-50000'])
    expect(second.body.endsWith('</urlset>\n')).toBe(true)
  })

  it('get people, genres, browse pages and support pages in each language', async () => {
    const [people, pages] = [await app.inject('/sitemap-bn-people-1.xml'), await app.inject('/sitemap-bn-pages-1.xml')]
    expect(locations(people.body)).toEqual([0, 1, 2].map((at) => `https://films.example/bn/people-${at}`))
    const paths = ['', '/genre', '/help', '/terms', '/movies', '/shows', '/genre/drama']
    expect(locations(pages.body)).toEqual(paths.map((path) => `https://films.example/bn${path}`))
  })

  it('get no missing page', async () => {
    navigation = places.slice(0, 2)
    const { body } = await app.inject('/sitemap-en-pages-1.xml')
    expect([locations(body).includes('https://films.example/en/movies'), locations(body).includes('https://films.example/en/shows')]).toEqual([true, false])
  })

  it('get the titles of their country', async () => {
    await app.inject({ url: '/sitemap-en-people-1.xml', headers: { 'x-forwarded-for': '203.0.113.7', 'x-country': 'GB' } })
    expect(asked).toEqual([{ url: expect.stringContaining('kind=people'), country: 'GB' }])
  })

  it('get files that shared caches must not store', async () => {
    const paths = ['/robots.txt', '/sitemap.xml', '/sitemap-en-people-1.xml']
    const kept = (server: FastifyInstance) => Promise.all(paths.map(async (url) => (await server.inject(url)).headers['cache-control']))
    expect(await kept(app)).toEqual(['public, max-age=3600', 'private, max-age=3600', 'private, max-age=3600'])
    expect(await kept(appAnywhere)).toEqual(['no-store', 'no-store', 'no-store'])
  })

  it('get compressed files', async () => {
    const { rawPayload, headers } = await app.inject({ url: '/sitemap-en-pages-1.xml', headers: { 'accept-encoding': 'gzip' } })
    expect([headers['content-encoding'], gunzipSync(rawPayload).toString()]).toEqual(['gzip', expect.stringContaining('/en/genre/drama')])
  })

  it('get 503 if the api breaks the contract', async () => {
    isBroken = true
    const statuses = await Promise.all(['/sitemap.xml', '/sitemap-en-pages-1.xml', '/sitemap-en-titles-1.xml'].map(async (url) => (await app.inject(url)).statusCode))
    isBroken = false
    expect(statuses).toEqual([503, 503, 503])
  })

  it('get 404 for a missing file', async () => {
    const names = ['en-titles-3', 'en-people-2', 'en-pages-2', 'fr-titles-1', 'en-films-1', 'en-titles-0']
    const answers = await Promise.all(names.map((name) => app.inject(`/sitemap-${name}.xml`)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(names.map(() => 404))
  })

  it('get 404 for a part beyond the API’s range, without a call', async () => {
    const { statusCode } = await app.inject('/sitemap-en-titles-2001.xml')
    expect([statusCode, asked]).toEqual([404, []])
  })

  it('get an error while the catalogue fails, never a partial file', async () => {
    breaksFrom = 0
    const refused = [await app.inject('/sitemap.xml'), await app.inject('/sitemap-en-titles-1.xml')]
    expect(refused.map(({ statusCode, headers }) => [statusCode, headers['retry-after']])).toEqual([[503, '2'], [503, '2']])
    breaksFrom = 2_000
    expect((await app.inject('/sitemap-en-titles-1.xml')).statusCode).toBe(503)
    breaksFrom = Number.POSITIVE_INFINITY
    expect((await app.inject('/sitemap-en-titles-1.xml')).statusCode).toBe(200)
  })

  it('share one file within a minute, also in concurrent requests', async () => {
    const ask = async (url = '/sitemap-en-people-1.xml') => (await app.inject(url)).body
    const files = await Promise.all(Array.from({ length: 20 }, () => ask()))
    now += 59_000
    files.push(await ask(), await ask('/sitemap-en-people-1.xml?again=1'))
    expect([new Set(files).size, asked.length]).toEqual([1, 1])
    now += 1_001
    await ask()
    expect(asked).toHaveLength(2)
  })
})
