/** @jest-environment node */
import { createHash } from 'node:crypto'
import { brand } from '@ott/brand'
import Fastify from 'fastify'
import bn from '../messages.bn.json' with { type: 'json' }
import en from '../messages.en.json' with { type: 'json' }
import { createStaticPages } from './static-page.ts'
import { sendError } from './error-responses.ts'
import type { WebErrorCode } from './error-responses.ts'

const app = Fastify()
app.decorate('staticPages', createStaticPages('@font-face{font-family:Anek Bangla}'))
app.get('/*', (request, reply) => sendError(reply, (request.query as { code?: WebErrorCode }).code ?? 'NOT_FOUND'))
afterAll(() => app.close())

const refusal = async (headers: Record<string, string>) => (await app.inject({ url: '/gone', headers })).json()

/** The headers of a browser navigation. */
const open = (url: string, headers: Record<string, string> = {}) =>
  app.inject({ url, headers: { accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8', ...headers } })

const linksOn = (html: string) => Array.from(html.matchAll(/<a href="(.*?)">(.*?)<\/a>/g), ([, href, label]) => [href, label])

describe('an error response of the web server', () => {
  it('has the format of the API’s', async () => {
    expect(await refusal({})).toEqual({ errorCode: 'NOT_FOUND', message: en['error.NOT_FOUND'], requestId: expect.any(String) })
  })

  it('uses the language of the referring page, else the saved one, else the browser’s', async () => {
    const bengali = { 'accept-language': 'bn-IN,bn;q=0.9' }
    expect((await refusal(bengali)).message).toBe(bn['error.NOT_FOUND'])
    expect((await refusal({ ...bengali, cookie: 'NEXT_LOCALE=en' })).message).toBe(en['error.NOT_FOUND'])
    expect((await refusal({ cookie: 'NEXT_LOCALE=en', referer: 'https://site.example/bn/movies' })).message).toBe(bn['error.NOT_FOUND'])
  })

  it('has messages in both languages', () => {
    expect(Object.keys(bn).toSorted()).toEqual(Object.keys(en).toSorted())
  })
})

describe('an error page', () => {
  it('states the reason in the language of the URL, with a code for support', async () => {
    for (const [locale, words] of Object.entries({ en, bn })) {
      const { statusCode, headers, body } = await open(`/${locale}/movies?code=UNAVAILABLE`, { cookie: 'NEXT_LOCALE=bn', 'x-request-id': 'no' })
      expect([statusCode, headers['content-type'], headers['retry-after']]).toEqual([503, 'text/html; charset=utf-8', '2'])
      expect(body).toContain(`<html lang="${locale}">`)
      expect(body).toContain(`<title>${words['errorPage.title']} · ${brand.name[locale as 'en']}</title>`)
      for (const text of [`<h1>${words['errorPage.title']}</h1>`, `<p>${words['error.UNAVAILABLE']}</p>`]) expect(body).toContain(text)
      expect(body).toMatch(/<code>UNAVAILABLE \S+<\/code>/)
    }
    expect((await open('/movies', { cookie: 'NEXT_LOCALE=bn' })).body).toContain('<html lang="bn">')
  })

  it('links to the home page, and to a retry if the error is transient', async () => {
    const again = ['', en['page.retry']]
    const home = ['/en', en['page.home']]
    expect(linksOn((await open('/en?code=RATE_LIMITED')).body)).toEqual([again, home])
    expect(linksOn((await open('/en?code=PAYLOAD_TOO_LARGE')).body)).toEqual([home])
  })

  it('runs no script, does not repeat the request and is never cached', async () => {
    const { headers, body } = await open('/en/"><script>alert(1)</script>?token=secret')
    const [, style = ''] = /<style>([^]*?)<\/style>/.exec(body) ?? []
    expect(headers['content-security-policy']).toContain(`style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; base-uri`)
    expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex', 'x-content-type-options': 'nosniff' })
    expect(body).not.toMatch(/<script|secret/)
  })
})

it('a static page escapes its texts', () => {
  const bad = `"><script>alert('1')</script>&`
  const html = createStaticPages('').render({ locale: 'en', title: bad, text: bad, links: [{ href: bad, label: bad }], code: { label: bad, text: bad } })
  expect(html).not.toContain('<script>')
  expect(linksOn(html)[0]?.[0]).toBe('&quot;&gt;&lt;script&gt;alert(&#39;1&#39;)&lt;/script&gt;&amp;')
})
