/** @jest-environment node */
import { createServer } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { mkdir, mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import type { FastifyInstance } from 'fastify'
import sharp from 'sharp'
import { canonicalRedirect } from '../app/routing/canonical-redirect.server.ts'
import { createApp } from './app.ts'
import { readConfig } from './config.ts'
import { imageCache } from './images/image-cache.ts'

const nonce = 'abcdefghijklmnopqrstuv'
const asked: { url: string; headers: Record<string, unknown>; body: string }[] = []
let rendered = 0
let hang = Promise.withResolvers<void>()
let slow = Promise.withResolvers<void>()
let app: FastifyInstance
const origin = createServer(async (request, response) => {
  const body = Buffer.concat(await request.toArray()).toString()
  asked.push({ url: request.url ?? '', headers: request.headers, body })
  if (request.url === '/core/hang') await hang.promise
  if (request.url?.startsWith('/pictures/ferry')) {
    const picture = await sharp({ create: { width: 800, height: 450, channels: 3, background: '#225588' } }).webp().toBuffer()
    response.setHeader('content-type', 'image/webp').end(picture)
  } else if (request.url?.startsWith('/pictures/broken')) response.end('no picture at all')
  else if (request.url?.startsWith('/pictures/unreachable')) request.socket.destroy()
  else if (request.url === '/core/busy') response.writeHead(503, { 'retry-after': '5' }).end('{}')
  else if (request.url?.startsWith('/core/')) response.setHeader('content-type', 'application/json').end('{"ok":true}')
  else response.writeHead(404).end()
})

beforeAll(async () => {
  await new Promise<void>((resolve) => {
    origin.listen(0, '127.0.0.1', resolve)
  })
  const apiUrl = `http://127.0.0.1:${(origin.address() as AddressInfo).port}`
  const folder = await mkdtemp(join(tmpdir(), 'web-'))
  // These tests fail requests on purpose.
  process.env.LOG_LEVEL = 'silent'
  app = await createApp({ ...readConfig({}), apiUrl, cacheFolder: folder }, {
    render: async (request) => {
      rendered += 1
      const { pathname, search } = new URL(request.url)
      const headers = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': `script-src 'nonce-${nonce}'` }
      if (pathname === '/en/guarded') return new Response(null, { status: 302, headers: { location: '/en/login?redirect=%2Fen%2Fguarded' } })
      if (request.method === 'POST') return new Response(await request.text(), { status: 400, headers })
      if (pathname === '/en/broken') throw new Error('secret of the inside')
      if (pathname === '/bn/undrawn') return new Response('Unexpected Server Error', { status: 500, headers: { 'content-type': 'text/plain' } })
      if (pathname === '/en/missing') return new Response('<p>none</p>', { status: 404, headers })
      if (pathname === '/en/long') return new Response(`${'x'.repeat(500_000)}<script nonce="${nonce}"></script>`, { headers })
      if (pathname.startsWith('/en/slow')) await slow.promise
      if (pathname === '/en/film/watch') return new Response(`<script nonce="${nonce}"></script>`, { headers: { ...headers, 'cache-control': 'private, no-store' } })
      return new Response(`<p>${pathname}${search}</p><script nonce="${nonce}"></script>`, { headers })
    },
    canonicalRedirect,
    images: await imageCache(folder, 10_000_000),
    clientFolder: null,
    build: 'c0ffee01',
    isCaching: true,
    indexedPaths: async () => [],
  })
  await app.listen({ port: 0, host: '127.0.0.1' })
})

afterAll(async () => {
  await app.close()
  origin.close()
})

/** Writes the pieces to a socket unchanged, as no standards-compliant client would. */
function rawSend(...pieces: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const write = () => {
      const piece = pieces.shift()
      if (piece !== undefined) socket.write(piece, () => setImmediate(write))
    }
    const socket = connect({ port: (app.server.address() as AddressInfo).port, host: '127.0.0.1', noDelay: true }, write)
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    socket.on('close', () => resolve(Buffer.concat(chunks).toString()))
    // The server may close the connection before the client has sent everything.
    socket.on('error', (error) => (chunks.length > 0 ? resolve(Buffer.concat(chunks).toString()) : reject(error)))
  })
}

/** The headers of a browser navigation. */
const opening = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' }

const rawGet = (url: string, host = 'localhost', method = 'GET') =>
  rawSend(`${method} ${url} HTTP/1.1\r\nhost: ${host}\r\nconnection: close\r\n\r\n`)

describe('pages', () => {
  it('are rendered once for all anonymous requests, with the same bytes and without a nonce', async () => {
    const before = rendered
    const [first, second] = [await app.inject('/en/same'), await app.inject('/en/same')]
    expect(rendered - before).toBe(1)
    expect([second.body, second.headers['content-security-policy']]).toEqual([first.body, first.headers['content-security-policy']])
    expect(first.body + JSON.stringify(first.headers)).not.toContain('nonce')
    expect(second.headers['cache-control']).toBe('private, no-cache')
  })

  it('keep the nonce of their render for a signed-in user', async () => {
    const { body, headers } = await app.inject({ url: '/en/same', headers: { cookie: 'session=token' } })
    expect([body, headers['content-security-policy']]).toEqual([`<p>/en/same</p><script nonce="${nonce}"></script>`, `script-src 'nonce-${nonce}'`])
  })

  it('are sent in an encoding that the browser accepts', async () => {
    const encodings = ['br, gzip', 'gzip', 'identity']
    const answers = await Promise.all(encodings.map((encoding) => app.inject({ url: '/en/same', headers: { 'accept-encoding': encoding } })))
    const [br, gzip, identity] = answers.map(({ rawPayload }) => rawPayload)
    expect([brotliDecompressSync(br!), gunzipSync(gzip!), identity].map(String)).toEqual(answers.map(() => '<p>/en/same</p><script></script>'))
    expect(answers.map(({ headers }) => [headers['content-encoding'], headers.vary])).toEqual([
      ['br', 'accept-encoding, save-data'], ['gzip', 'accept-encoding, save-data'], [undefined, 'accept-encoding, save-data'],
    ])
  })

  it('are rendered once for fifty concurrent requests', async () => {
    const before = rendered
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject({ url: '/en/at-once', headers: { 'accept-encoding': 'br' } })))
    expect(rendered - before).toBe(1)
    for (const { rawPayload } of answers) expect(brotliDecompressSync(rawPayload).toString()).toContain('<p>/en/at-once</p>')
  })

  it('that must not be shared are rendered for each concurrent request', async () => {
    const before = rendered
    const [films, missing] = await Promise.all(['/en/film/watch', '/en/missing'].map((url) => Promise.all([1, 2, 3].map(() => app.inject(url)))))
    expect(rendered - before).toBe(6)
    expect(films?.map(({ headers }) => headers['cache-control'])).toEqual(Array.from({ length: 3 }, () => 'private, no-store'))
    expect(missing?.map(({ statusCode, body }) => [statusCode, body])).toEqual(Array.from({ length: 3 }, () => [404, '<p>none</p>']))
  })

  it('that fail do so for all concurrent requests', async () => {
    const answers = await Promise.all(Array.from({ length: 50 }, () => app.inject('/en/broken')))
    expect(new Set(answers.map(({ statusCode }) => statusCode))).toEqual(new Set([500]))
  })

  it('say whether the connection stays open, and for how long', async () => {
    const ask = 'GET /en/same HTTP/1.1\r\nhost: localhost\r\n'
    const answers = await rawSend(`${ask}\r\n`, `${ask}connection: close\r\n\r\n`)
    expect(answers.match(/HTTP\/1\.1 200 OK/g)).toHaveLength(2)
    expect(answers.match(/^(connection|keep-alive): .+$/gim)).toEqual(['Connection: keep-alive', 'Keep-Alive: timeout=72', 'Connection: close'])
  })

  it('are cached separately for Latin digits', async () => {
    const before = rendered
    for (const cookie of ['digits=latn', 'digits=beng', 'digits=latn', 'digits=else']) await app.inject({ url: '/bn/numbers', headers: { cookie } })
    expect(rendered - before).toBe(2)
  })

  it('are cached separately for browsers that save data', async () => {
    const before = rendered
    const headers = [{}, { 'save-data': 'on' }, { 'save-data': 'on', cookie: 'data-saver=off' }, { cookie: 'data-saver=on' }, { 'save-data': 'on' }, {}]
    for (const each of headers) await app.inject({ url: '/en/lean', headers: each })
    expect(rendered - before).toBe(4)
  })

  it('are cached separately by query', async () => {
    const asked = async (season: number) => (await app.inject(`/en/series?season=${season}`)).body.split('</p>')[0]
    const before = rendered
    expect([await asked(1), await asked(2), await asked(1)]).toEqual([1, 2, 1].map((season) => `<p>/en/series?season=${season}`))
    expect(rendered - before).toBe(2)
  })

  it('stay cached however many random queries and ports are requested', async () => {
    const { port } = app.server.address() as AddressInfo
    await rawGet('/en/kept', `localhost:${port}`)
    for (let at = 0; at < 80; at += 1) await app.inject(`/en/long?made-up=${at}`)
    for (let at = 0; at < 80; at += 1) await app.inject({ url: '/en/long', headers: { host: `localhost:${10_000 + at}` } })
    const before = rendered
    await rawGet('/en/kept', `localhost:${port}`)
    expect(rendered).toBe(before)
  })

  it('are rendered for each request with a session cookie', async () => {
    const before = rendered
    const headers = { cookie: 'session=token' }
    await app.inject({ url: '/en/mine', headers })
    await app.inject({ url: '/en/mine', headers })
    expect(rendered - before).toBe(2)
  })

  it('are not cached if they forbid it', async () => {
    const before = rendered
    for (const time of [1, 2]) {
      const { headers } = await app.inject('/en/film/watch')
      expect([headers['cache-control'], rendered]).toEqual(['private, no-store', before + time])
    }
  })

  it('are not cached if they are errors', async () => {
    const before = rendered
    expect((await app.inject('/en/missing')).statusCode).toBe(404)
    await app.inject('/en/missing')
    expect(rendered - before).toBe(2)
  })

  it('receive a whole form, but none over the limit', async () => {
    const post = (payload: string) => app.inject({ method: 'POST', url: '/en/form', payload, headers: { 'content-type': 'application/x-www-form-urlencoded' } })
    const taken = await post(`text=${encodeURIComponent('অ').repeat(100_000)}`)
    expect([taken.statusCode, taken.body.length]).toEqual([400, 900_005])
    const refused = await post('x'.repeat(1_048_577))
    expect([refused.statusCode, refused.json().errorCode]).toEqual([413, 'PAYLOAD_TOO_LARGE'])
    expect((await app.inject({ method: 'POST', url: '/en/form' })).statusCode).toBe(400)
  })

  it('are rendered for HEAD as for GET, and sent without their body', async () => {
    const before = rendered
    const answers = [await app.inject({ method: 'HEAD', url: '/en/head' }), await app.inject('/en/head')]
    expect(answers.map(({ statusCode, body }) => [statusCode, body.length > 0])).toEqual([[200, false], [200, true]])
    expect(rendered - before).toBe(1)
  })

  it('with a one-time token send no referrer, in any spelling of its parameter', async () => {
    const policyOf = async (url: string) => (await app.inject(url)).headers['referrer-policy']
    const secret = ['/en?token=a', '/en/reset-password?a=b?&resetToken=c', '/en?%74oken=a', '/en?switch&token=a', '/en/%65?token=a', '/en/revert-contact?revertToken=a']
    expect(await Promise.all(secret.map(policyOf))).toEqual(secret.map(() => 'no-referrer'))
    const others = ['/en', '/en?nottoken=a', '/en/token', '/en?search=token']
    expect(await Promise.all(others.map(policyOf))).toEqual(others.map(() => 'strict-origin-when-cross-origin'))
  })

  it('are sent compressed, with the security headers', async () => {
    const { rawPayload, headers } = await app.inject({ url: '/en/small', headers: { 'accept-encoding': 'br' } })
    expect(brotliDecompressSync(rawPayload).toString()).toContain('<p>/en/small</p>')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'cross-origin-opener-policy': 'same-origin-allow-popups' })
  })

  it('send document headers only with documents', async () => {
    const { headers } = await app.inject('/_next/image?url=%2Fpictures%2Fferry-landscape.webp&w=300&q=75')
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff' })
    expect(Object.keys(headers)).not.toContain('permissions-policy')
  })
})

describe('a server with as many renders as it can do', () => {
  const busy: Promise<unknown>[] = []
  beforeAll(async () => {
    await app.inject('/en/popular')
    busy.push(...Array.from({ length: 56 }, (_, at) => app.inject(`/en/slow?viewer=${at}`)))
    await new Promise(setImmediate)
  })
  afterAll(async () => {
    slow.resolve()
    await Promise.all(busy)
    slow = Promise.withResolvers()
  })

  it('rejects another page at once, as a page in its language that says when to retry', async () => {
    const before = rendered
    for (const [url, cookie] of [['/bn/else', ''], ['/bn/else?a=b', ''], ['/bn/else', 'session=token']] as const) {
      const { statusCode, headers, body } = await app.inject({ url, headers: { ...opening, cookie } })
      expect([statusCode, headers['retry-after'], headers['cache-control']]).toEqual([503, '2', 'no-store'])
      expect(body).toMatch(/<html lang="bn">[^]*<code>UNAVAILABLE /)
    }
    expect(rendered).toBe(before)
  })

  it('still serves cached pages, redirects, calls and probes', async () => {
    const answers = await Promise.all(['/en/popular', '/en//popular', '/core/api/v1/users', '/healthz'].map((url) => app.inject(url)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 301, 200, 200])
  })
})

describe('a URL', () => {
  it('that begins like another host is a path of this one', async () => {
    const answers = await Promise.all(['//evil.example/en', '///evil.example/en', '//[', '//a:b/en'].map((url) => rawGet(url)))
    expect(answers.map((text) => /^location: (.*)\r$/m.exec(text)?.[1])).toEqual(['/evil.example/en', '/evil.example/en', '/%5B', '/a:b/en'])
    expect(await rawGet('//[?switch')).toMatch(/^HTTP\/1.1 301 [^]*location: \/%5B\?switch\r/)
  })

  it('in another spelling redirects without a render, and so does a form', async () => {
    const before = rendered
    const answers = [await app.inject('/b%6e//Movies/?a=B'), await app.inject({ method: 'HEAD', url: '/b%6e' }), await app.inject({ method: 'POST', url: '/EN/form' })]
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers.location])).toEqual([[301, '/bn/movies?a=B'], [301, '/bn'], [308, '/en/form']])
    expect(rendered).toBe(before)
  })

  it('with an invalid host, two hosts or none is rejected', async () => {
    const hosts = await Promise.all(['a b', '[', '%zz', 'x:99999', 'x"><script>', 'localhost\r\nHOST: localhost', ''].map((host) => rawGet('/en', host)))
    expect(hosts.map((text) => [text.slice(0, 13), text.includes('"errorCode":"INVALID_INPUT"')])).toEqual(hosts.map(() => ['HTTP/1.1 400 ', true]))
    expect(await rawGet('http://evil.example/en')).toMatch(/^HTTP\/1.1 400 /)
    expect(await rawGet('http://evil.example/core/api/v1/users')).toMatch(/^HTTP\/1.1 400 /)
  })

  it('of another host is rejected before any work, except that of a probe', async () => {
    const [renders, calls] = [rendered, asked.length]
    const answers = await Promise.all(['/en', '/core/api/v1/users', '/assets/a.js', '/_next/image?url=%2Fpictures%2Fferry.webp&w=300', '/robots.txt', '/icon.svg'].map((url) => rawGet(url, 'h1.example')))
    expect(answers.map((text) => text.slice(0, 13))).toEqual(answers.map(() => 'HTTP/1.1 421 '))
    expect([rendered - renders, asked.length - calls]).toEqual([0, 0])
    expect(await rawGet('/healthz', 'h1.example')).toMatch(/^HTTP\/1.1 200 /)
  })

  it('keeps its one-time tokens out of the page and the cache, and in redirects', async () => {
    const before = rendered
    const pages = [await app.inject('/en/secret?a=1&token=one'), await app.inject('/en/secret?token=two&a=1&resetToken=three')]
    expect(pages.map(({ body }) => /<p>(.*)<\/p>/.exec(body)?.[1])).toEqual(['/en/secret?a=1', '/en/secret?a=1'])
    expect(rendered - before).toBe(1)
    const { headers } = await app.inject('/en/guarded?token=one')
    expect(headers.location).toBe('/en/login?redirect=%2Fen%2Fguarded&token=one')
  })

  it('that cannot be decoded is rejected in the common error format', async () => {
    const answers = await Promise.all(['/en/%zz', '/core/api/v1/%zz', '/media/a/..%2f..%2fb'].map((url) => rawGet(url)))
    expect(answers.map((text) => /^HTTP\/1.1 (\d+)/.exec(text)?.[1])).toEqual(['404', '404', '400'])
    for (const text of answers) expect(JSON.parse(text.split('\r\n\r\n')[1] ?? '')).toMatchObject({ errorCode: expect.any(String), requestId: expect.any(String) })
  })

  it('is rejected with an unknown method', async () => {
    const answers = await Promise.all(['TRACE', 'PROPFIND'].map((method) => rawGet('/en', 'localhost', method)))
    expect(answers.every((text) => text.startsWith('HTTP/1.1 405') && text.includes('METHOD_NOT_ALLOWED'))).toBe(true)
  })
})

describe('a navigation', () => {
  it('that fails gets an error page without internals, and a call a JSON error', async () => {
    const [broken, undrawn, call] = await Promise.all([
      app.inject({ url: '/en/broken', headers: opening }), app.inject({ url: '/bn/undrawn', headers: opening }), app.inject('/en/broken'),
    ])
    expect([broken.statusCode, undrawn.statusCode, call.statusCode]).toEqual([500, 500, 500])
    expect(broken.body).toMatch(/<html lang="en">[^]*<code>INTERNAL /)
    expect(undrawn.body).toMatch(/<html lang="bn">[^]*<code>INTERNAL /)
    expect(broken.body + call.body).not.toContain('secret')
    expect(call.json()).toMatchObject({ errorCode: 'INTERNAL' })
  })

  it('that is malformed or too large gets an error page with the common headers', async () => {
    const form = { ...opening, 'content-type': 'application/x-www-form-urlencoded' }
    const pages = [
      await app.inject({ url: '/bn/%zz', headers: opening }),
      await app.inject({ method: 'POST', url: '/bn/form', payload: 'x'.repeat(2_000_000), headers: form }),
    ]
    expect(pages.map(({ statusCode }) => statusCode)).toEqual([404, 413])
    for (const { body, headers } of pages) {
      expect(body).toContain('<html lang="bn">')
      expect(headers).toMatchObject({ 'content-type': 'text/html; charset=utf-8', 'x-frame-options': 'DENY', 'cache-control': 'no-store' })
    }
  })

  it('with too many cookies gets an error page in the language of the URL', async () => {
    const head = `host: localhost\r\naccept: ${opening.accept}\r\n`
    for (const size of [20_000, 200_000]) {
      const full = await rawSend(`GET /bn/movies HTTP/1.1\r\n${head}connection: close\r\ncookie: a=${'b'.repeat(size)}\r\n\r\n`)
      expect(full).toMatch(/^HTTP\/1.1 431 [^]*content-type: text\/html[^]*<html lang="bn">[^]*<code>HEADERS_TOO_LARGE /)
      const endless = await rawSend(`GET /en/${'a'.repeat(size)} HTTP/1.1\r\n${head}connection: close\r\n\r\n`)
      expect(endless).toMatch(/^HTTP\/1.1 414 [^]*<html lang="en">[^]*<code>URI_TOO_LONG /)
    }
  })

  it('with too many cookies gets the error page however slowly they arrive', async () => {
    const head = `GET /bn/movies HTTP/1.1\r\nhost: localhost\r\naccept: ${opening.accept}\r\nconnection: close\r\ncookie: a=`
    const told = await rawSend(head, ...Array.from({ length: 20 }, () => 'b'.repeat(1_400)), '\r\n\r\n')
    expect(told).toMatch(/^HTTP\/1.1 431 [^]*content-type: text\/html[^]*<html lang="bn">[^]*<code>HEADERS_TOO_LARGE /)
  })
})

describe('the build id', () => {
  it('is served, and never cached', async () => {
    const { body, headers } = await app.inject('/build.txt')
    expect([body, headers['content-type'], headers['cache-control']]).toEqual(['c0ffee01', 'text/plain', 'no-store'])
  })
})

describe('a built file', () => {
  it('is cached for a year, and a missing one is 404', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'built-'))
    for (const name of ['.vite', 'assets']) await mkdir(join(folder, name))
    await writeFile(join(folder, '.vite/manifest.json'), JSON.stringify({ root: { css: ['assets/site-abc.css'] } }))
    await writeFile(join(folder, 'assets/site-abc.js'), 'export {}')
    await writeFile(join(folder, 'assets/site-abc.css'), '@font-face{font-family:Anek;src:url(/assets/anek.woff2)}')
    const served = await createApp(readConfig({}), {
      render: () => Promise.reject(new Error('no page was asked for')), canonicalRedirect, images: await imageCache(folder, 1_000), clientFolder: folder, build: null, isCaching: true, indexedPaths: async () => [],
    })
    const [there, missing] = await Promise.all(['site-abc', 'site-abd'].map((name) => served.inject(`/assets/${name}.js`)))
    await served.close()
    expect(there).toMatchObject({ statusCode: 200, headers: { 'cache-control': 'public, max-age=31536000, immutable', 'x-content-type-options': 'nosniff' } })
    expect([missing?.statusCode, missing?.json().errorCode, missing?.headers['cache-control']]).toEqual([404, 'NOT_FOUND', 'no-store'])
  })
})

describe('an invalid HTTP request', () => {
  it('is rejected in the common error format', async () => {
    expect(await rawSend('GET en HTTP/1.1\r\n\r\n')).toMatch(/^HTTP\/1.1 400 [^]*"errorCode":"INVALID_INPUT"/)
    expect(await rawSend(`GET / HTTP/1.1\r\nx: ${'a'.repeat(300_000)}\r\n\r\n`)).toMatch(/^HTTP\/1.1 431 [^]*"HEADERS_TOO_LARGE"/)
  })
})

describe('a language switch', () => {
  it('saves the language for a year and keeps the path and query', async () => {
    const { statusCode, headers } = await app.inject('/bn/search?search=a&switch')
    expect([statusCode, headers.location]).toEqual([302, '/bn/search?search=a'])
    expect(headers['set-cookie']).toBe('NEXT_LOCALE=bn; Max-Age=31536000; Path=/; SameSite=Lax')
  })

  it('cannot redirect to another site', async () => {
    const { headers } = await app.inject('//evil.example/en?switch')
    expect(headers.location).toBe('/evil.example/en?switch')
  })
})

describe('a choice of digits', () => {
  const choose = async (url: string) => {
    const { statusCode, headers } = await app.inject(url)
    return [statusCode, headers.location, headers['set-cookie']]
  }

  it('is saved for a year, and the path and query stay', async () => {
    expect(await choose('/bn/search?search=a&digits=latn')).toEqual([302, '/bn/search?search=a', 'digits=latn; Max-Age=31536000; Path=/; SameSite=Lax'])
    expect(await choose('/bn?digits=beng')).toEqual([302, '/bn', 'digits=beng; Max-Age=31536000; Path=/; SameSite=Lax'])
  })

  it('that is invalid means Bengali digits, and the word in a search is no choice', async () => {
    expect(await choose('/bn?digits=%3B%20session%3Dx')).toEqual([302, '/bn', 'digits=beng; Max-Age=31536000; Path=/; SameSite=Lax'])
    expect((await choose('/bn/small?search=digits')).slice(1)).toEqual([undefined, undefined])
  })
})

describe('the session cookie', () => {
  it('is written from a bearer token and cleared on request', async () => {
    const written = await app.inject({ method: 'PUT', url: '/session', headers: { authorization: 'Bearer a.b-c_d' } })
    expect([written.statusCode, written.headers['set-cookie']]).toEqual([204, expect.stringMatching(/^session=a\.b-c_d; .*HttpOnly/)])
    const cleared = await app.inject({ method: 'DELETE', url: '/session' })
    expect(cleared.headers['set-cookie']).toMatch(/^session=; .*Max-Age=0/)
  })

  it('rejects an invalid token', async () => {
    const refused = await app.inject({ method: 'PUT', url: '/session', headers: { authorization: 'Bearer a;b' } })
    expect(refused.statusCode).toBe(400)
  })
})

describe('calls', () => {
  it('are proxied with the client’s IP and without cookies', async () => {
    const answer = await app.inject({ url: '/core/api/v1/users?a=1', headers: { cookie: 'session=secret', authorization: 'Bearer t' } })
    expect(answer.json()).toEqual({ ok: true })
    const last = asked.at(-1)
    expect(last?.url).toBe('/core/api/v1/users?a=1')
    expect(last?.headers).toMatchObject({ authorization: 'Bearer t', 'x-forwarded-for': '127.0.0.1' })
    expect(last?.headers.cookie).toBeUndefined()
  })

  it('are proxied with the headers of parental control', async () => {
    const headers = { 'parental-grant': 'grant', 'session-token': 'token' }
    await app.inject({ url: '/contents/api/v1/entitlement', headers })
    expect(asked.at(-1)?.headers).toMatchObject(headers)
  })
})

describe('a proxied call', () => {
  const url = '/core/api/v1/users'
  const last = () => asked.at(-1)?.headers ?? {}

  it('keeps its query, however unusual', async () => {
    expect((await app.inject(`${url}?a=%zz&b=..%2f`)).statusCode).toBe(200)
    expect(asked.at(-1)?.url).toBe(`${url}?a=%zz&b=..%2f`)
  })

  it('drops connection headers, and the body of a GET', async () => {
    const text = await rawSend(
      `GET ${url} HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nkeep-alive: 5\r\nx-real-ip: 1.2.3.4\r\ncontent-length: 5\r\nconnection: close\r\n\r\nhello`,
    )
    expect(text).toMatch(/^HTTP\/1.1 200 /)
    for (const name of ['upgrade', 'keep-alive', 'x-real-ip', 'content-length']) expect(last()[name]).toBeUndefined()
  })

  it('keeps its body unchanged', async () => {
    const payload = '{"a":"অ"}'
    await app.inject({ method: 'POST', url, payload, headers: { 'content-type': 'application/json; charset=utf-8', expect: '100-continue' } })
    expect([asked.at(-1)?.body, last()['content-type']]).toEqual([payload, 'application/json; charset=utf-8'])
  })

  it('is rejected if it is too large, and the connection closes', async () => {
    const before = asked.length
    const answer = await app.inject({ method: 'POST', url, payload: 'x'.repeat(65_537), headers: { 'content-type': 'application/json' } })
    expect([answer.statusCode, answer.json().errorCode, answer.headers.connection]).toEqual([413, 'PAYLOAD_TOO_LARGE', 'close'])
    expect(asked.length).toBe(before)
  })

  it('is never retried, even if the API fails', async () => {
    const before = asked.length
    expect((await app.inject('/core/busy')).statusCode).toBe(503)
    expect(asked.length - before).toBe(1)
  })

  it('is rejected at once while the API hangs on as many as this server takes, and files are not', async () => {
    hang = Promise.withResolvers()
    const hanging = Array.from({ length: 512 }, () => app.inject('/core/hang'))
    await new Promise(setImmediate)
    const answer = await app.inject(url)
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().errorCode]).toEqual([503, '2', 'UNAVAILABLE'])
    expect((await app.inject('/pictures/ferry.webp')).statusCode).toBe(200)
    hang.resolve()
    await Promise.all(hanging)
    expect((await app.inject(url)).statusCode).toBe(200)
  })

  it('names the country only if a trusted proxy does', async () => {
    await app.inject({ url, headers: { 'x-country': 'GB' } })
    expect(last()['x-country']).toBeUndefined()
    await app.inject({ url, headers: { 'x-country': 'GB', 'x-forwarded-for': '203.0.113.9' } })
    expect(last()).toMatchObject({ 'x-country': 'GB', 'x-forwarded-for': '203.0.113.9' })
    await app.inject({ url, headers: { 'x-country': 'random', 'x-forwarded-for': '203.0.113.9' } })
    expect(last()['x-country']).toBeUndefined()
    await app.inject({ url, remoteAddress: '198.51.100.7', headers: { 'x-country': 'GB', 'x-forwarded-for': '203.0.113.9' } })
    expect([last()['x-country'], last()['x-forwarded-for']]).toEqual([undefined, '198.51.100.7'])
  })
})

describe('images', () => {
  const picture = (query: string, accept = 'image/avif,image/webp') => app.inject({ url: `/_next/image?${query}`, headers: { accept } })
  const ferry = 'url=%2Fpictures%2Fferry-landscape.webp'

  it('are served at a listed width in the best format that the browser accepts', async () => {
    const avif = await picture(`${ferry}&w=300&q=75`)
    expect([avif.statusCode, avif.headers['content-type'], avif.headers.vary]).toEqual([200, 'image/avif', 'accept'])
    const webp = await picture(`${ferry}&w=300&q=75`, 'image/webp')
    expect((await sharp(webp.rawPayload).metadata()).width).toBe(300)
    expect((await picture(`${ferry}&w=300&q=75`, '*/*')).headers['content-type']).toBe('image/jpeg')
  })

  it('cannot run anything as a document of their own', async () => {
    const { headers } = await picture(`${ferry}&w=300&q=75`)
    expect(headers).toMatchObject({ 'content-security-policy': `default-src 'none'; sandbox`, 'content-disposition': 'inline; filename="ferry-landscape.avif"' })
  })

  it('are resized once', async () => {
    await Promise.all([1, 2, 3].map(() => picture(`${ferry}&w=400&q=75`)))
    await picture(`${ferry}&w=400&q=75`)
    expect(asked.filter(({ url }) => url === '/pictures/ferry-landscape.webp').length).toBeLessThanOrEqual(4)
  })

  it('are rejected at other widths, from other origins and with crafted paths', async () => {
    const refused = [
      `${ferry}&w=301&q=75`, `${ferry}&w=300&q=0`, `${ferry}&w=300&q=101`, `${ferry}`, 'w=300&q=75',
      'url=http%3A%2F%2F169.254.169.254%2Flatest&w=300&q=75', 'url=%2F%2Fevil.example%2Fa.webp&w=300&q=75',
      'url=%2Fpictures%2F..%2Fcore%2Fx.webp&w=300&q=75', 'url=%2Fpictures%2F%252e%252e%2Fx.webp&w=300&q=75',
      'url=%2Fpictures%2Fa.svg&w=300&q=75', `${ferry}&url=%2Fpictures%2Fb.webp&w=300&q=75`,
    ]
    const answers = await Promise.all(refused.map((query) => picture(query)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(refused.map(() => 400))
    expect(answers.map((answer) => answer.json().errorCode)).toEqual(refused.map(() => 'INVALID_INPUT'))
  })

  it('that are missing or corrupt are 404', async () => {
    const answers = [await picture('url=%2Fpictures%2Fnone.webp&w=300&q=75'), await picture('url=%2Fpictures%2Fbroken.webp&w=300&q=75')]
    expect(answers.map((answer) => [answer.statusCode, answer.json().errorCode])).toEqual([[404, 'NOT_FOUND'], [404, 'NOT_FOUND']])
  })

  it('that the origin cannot deliver may be retried soon', async () => {
    const answer = await picture('url=%2Fpictures%2Funreachable.webp&w=300&q=75')
    expect([answer.statusCode, answer.headers['retry-after'], answer.json().errorCode]).toEqual([503, '2', 'UNAVAILABLE'])
  })
})
