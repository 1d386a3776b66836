import { request } from 'node:http'
import { connect } from 'node:net'
import type { AddressInfo } from 'node:net'
import { once } from 'node:events'
import type { InjectOptions } from 'fastify'
import { brand } from '@ott/brand'
import { errorBody } from '@ott/contract/schemas'
import { startApi } from './testing.ts'
import type { TestApi } from './testing.ts'

let api: TestApi
const site = { 'site-id': brand.slug }

beforeAll(async () => {
  api = await startApi({ config: { countryHeader: 'x-country' } })
})
afterAll(() => api.stop())

const core = '/core/api/v1'
const askForCode = `${core}/auth/signinup/code`

describe('a response', () => {
  it('has the security headers and a request id', async () => {
    const answer = await api.app.inject({ url: `${core}/misc/country-list`, headers: site })
    expect(answer.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'cache-control': 'no-store',
      'x-request-id': expect.stringMatching(/^[0-9a-f-]{36}$/),
    })
    expect(answer.headers).not.toHaveProperty('x-powered-by')
    expect(answer.headers).not.toHaveProperty('set-cookie')
  })

  it('keeps a valid request id of the proxy', async () => {
    const named = (id: string) => api.app.inject({ url: '/nowhere', headers: { 'x-request-id': id } })
    expect((await named('abcd-1234')).json().requestId).toBe('abcd-1234')
    expect((await named('abcd 1234 "}')).json().requestId).not.toContain('abcd')
  })

  it('has its error message in the user’s language', async () => {
    const bengali = await api.app.inject({ url: '/nowhere', headers: { 'accept-language': 'bn-IN,bn;q=0.9,en;q=0.8' } })
    const english = await api.app.inject({ url: '/nowhere' })
    expect([bengali.json().message, english.json().message]).toEqual(['পাওয়া গেল না।', 'Not found.'])
  })
})

describe('an error', () => {
  const cases: [string, InjectOptions, number, string][] = [
    ['an unknown URL', { url: '/core/api/v1/nothing', headers: site }, 404, 'NOT_FOUND'],
    ['a malformed URL', { url: '/%E0%A4%A', headers: site }, 404, 'NOT_FOUND'],
    ['an unsupported method', { method: 'PUT', url: askForCode, headers: site, payload: {} }, 405, 'METHOD_NOT_ALLOWED'],
    ['a missing site', { method: 'POST', url: askForCode, payload: {} }, 400, 'SITE_ID_REQUIRED'],
    ['an unknown site', { method: 'POST', url: askForCode, headers: { 'site-id': 'other' }, payload: {} }, 400, 'SITE_ID_REQUIRED'],
    ['JSON that breaks off', post('{"email": '), 400, 'INVALID_JSON'],
    ['a body that is not JSON at all', post('email=a@b.example'), 400, 'INVALID_JSON'],
    ['nesting without end', post('['.repeat(33) + ']'.repeat(33)), 400, 'INVALID_JSON'],
    ['a character no text has', post('{"email": "a\\u0000@b.example"}'), 400, 'INVALID_INPUT'],
    ['a body of the wrong type', post('a', 'text/plain'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a form', post('a=b', 'application/x-www-form-urlencoded'), 415, 'UNSUPPORTED_MEDIA_TYPE'],
    ['a body that is too large', post(JSON.stringify({ email: 'a'.repeat(65_536) })), 413, 'PAYLOAD_TOO_LARGE'],
    ['a URL that is too long', { url: `/${'a'.repeat(8_200)}`, headers: site }, 414, 'URI_TOO_LONG'],
    ['a list where an object belongs', post('[]'), 400, 'INVALID_INPUT'],
    ['null', post('null'), 400, 'INVALID_INPUT'],
    ['nothing where a body belongs', { method: 'POST', url: askForCode, headers: site }, 400, 'INVALID_INPUT'],
    ['a missing bearer', { url: `${core}/users`, headers: site }, 401, 'TOKEN_MISSING'],
    ['a bearer that is none', { url: `${core}/users`, headers: { ...site, authorization: 'Basic YTpi' } }, 401, 'TOKEN_INVALID'],
    ['a forged bearer', { url: `${core}/users`, headers: { ...site, authorization: 'Bearer a.b.c' } }, 401, 'TOKEN_INVALID'],
  ]

  it.each(cases)('for %s has the contract’s status, code and body', async (_what, options, status, errorCode) => {
    const answer = await api.app.inject(options)
    expect([answer.statusCode, answer.json().errorCode]).toEqual([status, errorCode])
    expect(errorBody.strict().safeParse(answer.json()).success).toBe(true)
    expect(answer.headers['cache-control']).toBe('no-store')
  })

  function post(payload: string, type = 'application/json'): InjectOptions {
    return { method: 'POST', url: askForCode, headers: { ...site, 'content-type': type }, payload }
  }

  it('for an unsupported method lists the supported ones', async () => {
    const put = await api.app.inject({ method: 'PUT', url: `${core}/users/devices`, headers: site })
    const options = await api.app.inject({ method: 'OPTIONS', url: `${core}/users/devices` })
    expect([put.headers.allow, options.statusCode, options.headers.allow]).toEqual(['GET, HEAD, OPTIONS', 204, 'GET, HEAD, OPTIONS'])
  })

  it('names the invalid field', async () => {
    const answer = await api.call('consumeCode', { body: { deviceId: 'browser-a', preAuthSessionId: '!', userInputCode: '1234' } })
    expect(answer.error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'preAuthSessionId' })
  })

  it('reveals no internals', async () => {
    const broken = await api.addNode()
    api.deps.testOverrides.current = { ...api.deps.testOverrides.current, faults: { countryList: { errorCode: 'INTERNAL' } } }
    const answer = await broken.call('countryList')
    api.deps.testOverrides.current = { ...api.deps.testOverrides.current, faults: {} }
    expect(answer.error).toEqual({
      errorCode: 'INTERNAL',
      message: 'Something went wrong on our side. Please try again.',
      requestId: expect.any(String),
    })
  })

  it('is not caused by unknown fields', async () => {
    const body = { email: 'unknown.fields@example.org', isAdmin: true }
    expect((await api.call('signInCode', { body })).status).toBe(200)
  })
})

describe('reading', () => {
  it('supports HEAD', async () => {
    const head = await api.app.inject({ method: 'HEAD', url: `${core}/misc/country-list`, headers: site })
    expect([head.statusCode, head.body]).toEqual([200, ''])
  })

  it('varies by the origin, whichever asks', async () => {
    const varyFor = async (headers: Record<string, string>) => (await api.app.inject({ method: 'GET', url: '/healthz', headers })).headers.vary
    expect([await varyFor({}), await varyFor({ origin: api.deps.config.siteOrigin })]).toEqual(['origin', 'origin'])
  })

  it('allows CORS for the site’s origin only', async () => {
    const ask = (origin: string) =>
      api.app.inject({ method: 'OPTIONS', url: askForCode, headers: { origin, 'access-control-request-method': 'POST' } })
    const [own, other] = await Promise.all([ask('http://localhost:3000'), ask('https://elsewhere.example')])
    expect([own.statusCode, own.headers['access-control-allow-origin']]).toEqual([204, 'http://localhost:3000'])
    expect(other.headers['access-control-allow-origin']).toBeUndefined()
  })
})

describe('the country of a request', () => {
  const current = async (headers: Record<string, string>, ip?: string) =>
    (await api.call('countryList', {}, { headers, ...(ip ? { ip } : {}) })).ok.items.find(({ isCurrent }) => isCurrent)?.countryCode

  it('comes from a trusted proxy, else it is the default', async () => {
    expect(await current({ 'x-country': 'BD' })).toBe('BD')
    expect(await current({ 'x-country': 'XX' })).toBe('IN')
    expect(await current({})).toBe('IN')
  })

  it('is not taken from the client', async () => {
    expect(await current({ 'x-country': 'BD' }, '203.0.113.9')).toBe('IN')
  })
})

describe('an invalid HTTP request', () => {
  let port: number

  beforeAll(async () => {
    const { app } = await api.addNode()
    await app.listen({ port: 0, host: '127.0.0.1' })
    port = (app.server.address() as AddressInfo).port
  })

  async function send(text: string): Promise<{ status: string; body: { errorCode: string } }> {
    const socket = connect(port, '127.0.0.1')
    socket.write(text)
    const chunks: Buffer[] = []
    socket.on('data', (chunk: Buffer) => chunks.push(chunk))
    await once(socket, 'close')
    const [head = '', body = ''] = Buffer.concat(chunks).toString().split('\r\n\r\n')
    return { status: head.split(' ')[1] ?? '', body: JSON.parse(body) }
  }

  it.each([
    ['headers without end', `GET / HTTP/1.1\r\nhost: a\r\nx: ${'a'.repeat(20_000)}\r\n\r\n`, '431', 'HEADERS_TOO_LARGE'],
    ['an endless URL', `GET /${'a'.repeat(20_000)} HTTP/1.1\r\nhost: a\r\n\r\n`, '414', 'URI_TOO_LONG'],
    ['noise', 'hello\r\n\r\n', '400', 'INVALID_INPUT'],
  ])('of %s are answered as the contract says', async (_what, text, status, errorCode) => {
    expect(await send(text)).toMatchObject({ status, body: { errorCode, requestId: expect.any(String) } })
  })

  it('with a body over the limit is closed without reading it', async () => {
    const answer = await new Promise<number | undefined>((resolve, reject) => {
      const call = request({ port, method: 'POST', path: askForCode, headers: { ...site, 'content-type': 'application/json', 'content-length': 10_000_000 } })
      call.on('response', (response) => resolve(response.statusCode))
      call.on('error', reject)
      call.write('{')
    })
    expect(answer).toBe(413)
  })
})

describe('test overrides', () => {
  it('inject faults by call', async () => {
    const turn = (payload: object) => api.app.inject({ method: 'PUT', url: '/test/knobs', payload })
    const before = (await api.app.inject('/test/knobs')).json()
    expect((await turn({ ...before, faults: { countryList: { errorCode: 'UNAVAILABLE' } } })).statusCode).toBe(200)
    const failing = await api.call('countryList')
    await turn(before)
    expect([failing.status, failing.headers['retry-after'], (await api.call('countryList')).status]).toEqual([503, '5', 200])
    expect((await turn({ clockOffsetSeconds: 'soon' })).json()).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'clockOffsetSeconds' })
  })
})

describe('a dropped call', () => {
  it('gets no response', async () => {
    const { app } = await api.addNode()
    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as AddressInfo
    api.deps.testOverrides.current = { ...api.deps.testOverrides.current, faults: { countryList: { drop: true } } }
    await expect(fetch(`http://127.0.0.1:${port}${core}/misc/country-list`, { headers: site })).rejects.toThrow('fetch failed')
    api.deps.testOverrides.current = { ...api.deps.testOverrides.current, faults: {} }
  })
})

describe('the server’s own URLs', () => {
  it('report health and readiness', async () => {
    const answers = await Promise.all(['/healthz', '/readyz'].map((url) => api.app.inject(url)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200])
  })

  it('publish the public keys of tokens only', async () => {
    const { keys } = (await api.app.inject('/.well-known/jwks.json')).json()
    expect(keys).toEqual([{ kty: 'OKP', crv: 'Ed25519', x: expect.any(String), kid: expect.any(String), alg: 'EdDSA', use: 'sig' }])
  })

  it('serve the docs under a policy without inline scripts', async () => {
    const docs = await api.app.inject('/docs/')
    expect([docs.statusCode, docs.headers['content-security-policy']]).toEqual([200, expect.stringContaining("script-src 'self';")])
  })
})
