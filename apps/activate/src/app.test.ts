import { randomUUID } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import Fastify from 'fastify'
import type { FastifyInstance } from 'fastify'
import { createApp } from './app.ts'
import type { Config } from './config.ts'

type Answer = { status?: number; body?: object | null; text?: string }
type Asked = { path: string; body: Record<string, unknown>; headers: Record<string, unknown> }

const origin = 'http://localhost:3300'
const siteOrigin = 'http://localhost:3000'
const activation = {
  activationId: 'one', deviceName: 'Bravia in the hall', model: 'XR-55A80J', place: 'IN', requestedAt: new Date().toISOString(), expiresAt: new Date().toISOString(),
  account: 'm***@example.org', isDeviceLimitReached: false,
}
const bearer = (sub: string, lifetimeSeconds = 900) => ['header', Buffer.from(JSON.stringify({ sub, exp: Math.floor(Date.now() / 1_000) + lifetimeSeconds })).toString('base64url'), 'signature'].join('.')
const loginResult = (sub: string) => ({ userId: sub, accessToken: bearer(sub), refreshToken: '', sAccessToken: bearer(sub), sRefreshToken: '', isDeviceLimitReached: false })

/** The API's answers by the last part of its path, and what it was asked. */
let answers: Record<string, Answer>
let asked: Asked[]
let api: FastifyInstance
let app: FastifyInstance

beforeAll(async () => {
  api = Fastify({ logger: false })
  api.all('/core/api/v1/*', (request, reply) => {
    const path = request.url.split('/').at(-1) ?? ''
    asked.push({ path, body: (request.body ?? {}) as Asked['body'], headers: request.headers })
    const { decision } = (request.body ?? {}) as { decision?: string }
    const { status = 200, body = {}, text = JSON.stringify(body) } = answers[decision ?? path] ?? answers[path] ?? {}
    return reply.code(status).send(status === 204 ? undefined : text)
  })
  await api.listen({ port: 0, host: '127.0.0.1' })
  const config: Config = {
    host: '127.0.0.1', port: 0, apiUrl: `http://127.0.0.1:${(api.server.address() as AddressInfo).port}`, origin, siteOrigin,
    cookieKey: new Uint8Array(32).fill(7), trustedProxies: ['127.0.0.1'], countryHeader: 'x-country', logLevel: 'silent',
  }
  app = createApp(config)
})

beforeEach(() => {
  asked = []
  answers = {
    'code': { body: { deviceId: 'flow', preAuthSessionId: 'session' } },
    'consume': { body: loginResult('mim') },
    'exchange': { body: loginResult('mim') },
    'verify-activation-code': { body: activation },
    'allow': { body: { result: 'allowed', isDeviceLimitReached: false } },
    'deny': { body: { result: 'denied', isDeviceLimitReached: false } },
    'release': { body: { result: 'released', isDeviceLimitReached: false } },
    'devices': { body: { items: [{ sessionHandle: 'tablet', name: 'Firefox on Android', isCurrentDevice: false, platform: 'web', model: null, lastActiveAt: new Date().toISOString(), countryCode: 'IN' }], total: 1 } },
    'remove': { status: 204 },
  }
})
afterAll(() => Promise.all([app.close(), api.close()]))

/** A browser: it keeps the cookie, follows redirects and submits forms with their hidden fields. */
function browser(headers: Record<string, string> = {}) {
  const jar = new Map([['session', 'the-cookie-of-the-site']])
  const visit = async (method: 'GET' | 'POST', url: string, payload?: string, more: Record<string, string> = {}) => {
    const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    const form = payload === undefined ? {} : { payload }
    const response = await app.inject({ method, url, headers: { cookie, ...(payload === undefined ? {} : { 'content-type': 'application/x-www-form-urlencoded' }), ...headers, ...more }, ...form })
    for (const { name, value } of response.cookies) jar.set(name, value)
    const { location } = response.headers
    if (response.statusCode === 303 && location) return follow(location)
    return { url, status: response.statusCode, html: response.body, headers: response.headers }
  }
  const follow = (url: string): Promise<{ url: string; status: number; html: string; headers: Record<string, unknown> }> => visit('GET', url)
  const get = (url: string) => visit('GET', url)
  const submit = async (page: { html: string }, action: string, fields: Record<string, string>, more: Record<string, string> = { origin }) => {
    const hidden = (name: string) => new RegExp(`name="${name}" value="([^"]+)"`).exec(page.html)?.[1] ?? ''
    return visit('POST', action, String(new URLSearchParams({ csrf: hidden('csrf'), activation: hidden('activation'), ...fields })), more)
  }
  const fromSite = (fields: Record<string, string>, from = siteOrigin) => visit('POST', '/continue', String(new URLSearchParams(fields)), { origin: from })
  return { get, submit, fromSite, jar }
}

async function atConfirm(headers: Record<string, string> = {}) {
  const viewer = browser(headers)
  const page = await viewer.fromSite({ token: 't'.repeat(43), code: 'BCDFGHJK', locale: 'en' })
  expect([page.url, page.status]).toEqual(['/confirm', 200])
  return { viewer, page }
}

describe('the first page', () => {
  it('fills in the code of the address and submits nothing', async () => {
    const { html, headers } = await browser().get('/?code=bcdfghjk')
    expect(html).toContain('value="BCDF-GHJK"')
    expect(html).not.toContain('autofocus')
    expect(asked).toEqual([])
    expect(headers['cache-control']).toBe('no-store')
    expect(headers['referrer-policy']).toBe('no-referrer')
    expect(headers['x-robots-tag']).toBe('noindex')
    expect(headers['content-security-policy']).toMatch(/^default-src 'none'; img-src data:; style-src 'nonce-[^']+'; script-src 'nonce-[^']+'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'$/)
  })

  it('reports text that cannot be a code at its field, without a call', async () => {
    const viewer = browser()
    const page = await viewer.submit(await viewer.get('/'), '/', { code: 'BCDF-GHJA' })
    expect([page.url, asked]).toEqual(['/', []])
    expect(page.html).toContain('value="BCDF-GHJA"')
    expect(page.html).toContain('aria-invalid="true"')
    expect((await viewer.get('/')).html).not.toContain('aria-invalid="true"')
  })

  it('speaks the language of the browser, of the site, or of the link', async () => {
    expect((await browser({ 'accept-language': 'bn-IN,en;q=0.8' }).get('/')).html).toContain('<html lang="bn">')
    const viewer = browser()
    expect((await viewer.get('/?code=BCDFGHJK&language=bn')).html).toContain('<html lang="bn">')
    expect((await viewer.get('/')).html).toContain('<html lang="bn">')
  })

  it('escapes whatever its address says', async () => {
    expect((await browser().get(`/?code=${encodeURIComponent('"><script>alert(1)')}`)).html).not.toContain('<script>alert')
  })
})

describe('logging in', () => {
  it('keeps the code through a wrong code, the way back and a right one', async () => {
    const viewer = browser()
    const logIn = await viewer.submit(await viewer.get('/?code=BCDFGHJK'), '/', { code: 'BCDF-GHJK' })
    expect(logIn.url).toBe('/log-in')
    expect(logIn.html).toContain(`${siteOrigin}/en/activate?code=BCDFGHJK`)
    answers.consume = { status: 400, body: { errorCode: 'CODE_INCORRECT', message: '', requestId: '', attemptsLeft: 4 } }
    const otp = await viewer.submit(logIn, '/log-in', { contact: '98300 00101' })
    expect(asked.at(-1)?.body).toMatchObject({ phoneNumber: '98300 00101', acceptTermsAndConditions: true })
    const wrong = await viewer.submit(otp, '/log-in/code', { otp: '1111' })
    expect([wrong.url, wrong.html.includes('The code is incorrect. You can try again.')]).toEqual(['/log-in/code', true])
    const back = await viewer.get('/log-in')
    expect(back.html).toContain('value="98300 00101"')
    answers.consume = { body: loginResult('mim') }
    const again = await viewer.submit(back, '/log-in', { contact: 'mim@example.org' })
    expect(asked.at(-1)?.body).toMatchObject({ email: 'mim@example.org' })
    const confirm = await viewer.submit(again, '/log-in/code', { otp: '১২৩৪' })
    expect(asked.find(({ path, body }) => path === 'consume' && body.userInputCode === '1234')?.body).toMatchObject({ purpose: 'activation' })
    expect([confirm.url, confirm.html.includes('BCDF-GHJK')]).toEqual(['/confirm', true])
  })

  it('says what is wrong with a contact, and when a code may be sent again', async () => {
    const viewer = browser()
    const logIn = await viewer.submit(await viewer.get('/'), '/', { code: 'BCDFGHJK' })
    answers.code = { status: 422, body: { errorCode: 'PHONE_NOT_ALLOWED', message: '', requestId: '' } }
    expect((await viewer.submit(logIn, '/log-in', { contact: '1800 123' })).html).toContain('We can’t send codes to this number.')
    answers.code = { status: 429, body: { errorCode: 'RATE_LIMITED', message: '', requestId: '', retryAfter: 20 } }
    expect((await viewer.submit(logIn, '/log-in', { contact: 'mim@example.org' })).html).toContain('Wait half a minute')
    answers.code = { status: 404, body: { errorCode: 'NOT_OFFERED', message: '', requestId: '' } }
    expect((await viewer.submit(logIn, '/log-in', { contact: 'mim@example.org' })).html).toContain('isn’t available here')
  })
})

describe('the question', () => {
  it('names TV, model, country, code and account, with no answer in focus', async () => {
    const { page } = await atConfirm()
    for (const words of ['Bravia in the hall', 'XR-55A80J', 'India', 'BCDF-GHJK', 'm***@example.org', 'Only allow a TV that you can see right now']) expect(page.html).toContain(words)
    expect(page.html).not.toMatch(/autofocus|class="main"/)
    expect(asked.filter(({ body }) => body.decision !== undefined)).toEqual([])
  })

  it('calls the API with the viewer’s address, country and language', async () => {
    await atConfirm({ 'x-forwarded-for': '203.0.113.9', 'x-country': 'NL' })
    expect(asked.at(-1)?.headers).toMatchObject({ 'x-forwarded-for': '203.0.113.9', 'x-country': 'NL', 'accept-language': 'en' })
  })

  it('warns of a TV in another country, and puts the refusal first', async () => {
    const { page } = await atConfirm({ 'x-forwarded-for': '203.0.113.9', 'x-country': 'NL' })
    expect(page.html).toContain('This TV isn’t in your country.')
    expect(page.html.indexOf('value="deny"')).toBeLessThan(page.html.indexOf('value="allow"'))
    const here = await atConfirm({ 'x-forwarded-for': '203.0.113.9', 'x-country': 'IN' })
    expect(here.page.html).not.toContain('This TV isn’t in your country.')
    expect(here.page.html.indexOf('value="allow"')).toBeLessThan(here.page.html.indexOf('value="deny"'))
  })

  it('is answered once, and a reload of the result decides nothing', async () => {
    const { viewer, page } = await atConfirm()
    const done = await viewer.submit(page, '/confirm', { decision: 'allow' })
    expect([done.url, done.html.includes('Your TV is ready')]).toEqual(['/result', true])
    const decided = asked.filter(({ body }) => body.decision === 'allow')
    expect(decided.map(({ body }) => [body.activationCode, body.activationId])).toEqual([['BCDFGHJK', 'one']])
    expect((await viewer.get('/result')).html).toContain('Your TV is ready')
    expect(asked.filter(({ body }) => body.decision === 'allow')).toHaveLength(1)
  })

  it('is about the TV that it shows: after another tab looked up another one it is asked anew', async () => {
    const { viewer, page } = await atConfirm()
    answers['verify-activation-code'] = { body: { ...activation, activationId: 'of-a-stranger', deviceName: 'Somewhere else' } }
    await viewer.submit(await viewer.get('/?code=LMNPQRST'), '/', { code: 'LMNPQRST' })
    const again = await viewer.submit(page, '/confirm', { decision: 'allow' })
    expect(asked.filter(({ body }) => body.decision !== undefined)).toEqual([])
    expect([again.url, again.html.includes('Another TV’s code was opened'), again.html.includes('Somewhere else')]).toEqual(['/confirm', true, true])
  })

  it('that was answered too late for this page ends as it was decided', async () => {
    const { viewer, page } = await atConfirm()
    answers.allow = { status: 504, body: { errorCode: 'TIMEOUT', message: '', requestId: '' } }
    // Committed, and the TV was faster than the reload of this page.
    answers['verify-activation-code'] = { status: 400, body: { errorCode: 'CODE_INCORRECT', message: '', requestId: '' } }
    const unanswered = await viewer.submit(page, '/confirm', { decision: 'allow' })
    expect([unanswered.url, unanswered.html.includes('doesn’t respond right now')]).toEqual(['/', true])
    answers.allow = { body: { result: 'allowed', isDeviceLimitReached: false } }
    expect((await viewer.get('/confirm')).html).toContain('Your TV is ready')
  })

  it('warns of a TV whose country is unknown, to a viewer whose country is known', async () => {
    answers['verify-activation-code'] = { body: { ...activation, place: null } }
    const { page } = await atConfirm({ 'x-forwarded-for': '203.0.113.9', 'x-country': 'NL' })
    expect([page.html.includes('India'), page.html.includes('Country'), page.html.includes('We don’t know which country this TV is in.')]).toEqual([false, false, true])
    expect(page.html.indexOf('value="deny"')).toBeLessThan(page.html.indexOf('value="allow"'))
    expect((await atConfirm()).page.html).not.toContain('class="warning"')
  })

  it('is refused', async () => {
    const { viewer, page } = await atConfirm()
    expect((await viewer.submit(page, '/confirm', { decision: 'deny' })).html).toContain('This TV stays out')
  })

  it('is released for another account', async () => {
    const { viewer, page } = await atConfirm()
    const logIn = await viewer.submit(page, '/confirm', { decision: 'release' })
    expect([logIn.url, asked.at(-1)?.body.decision]).toEqual(['/log-in', 'release'])
    expect((await viewer.get('/confirm')).url).toBe('/log-in')
  })

  it('ends with an expired, a wrong or a foreign code', async () => {
    const { viewer, page } = await atConfirm()
    answers.allow = { status: 400, body: { errorCode: 'CODE_EXPIRED', message: '', requestId: '' } }
    expect((await viewer.submit(page, '/confirm', { decision: 'allow' })).html).toContain('This code has expired')
    answers['verify-activation-code'] = { status: 400, body: { errorCode: 'CODE_INCORRECT', message: '', requestId: '' } }
    const wrong = await browser().fromSite({ token: 't'.repeat(43), code: 'BCDFGHJK', locale: 'en' })
    expect([wrong.url, wrong.html.includes('The code is incorrect.')]).toEqual(['/', true])
  })

  it('asks for a new login when the token is no longer accepted', async () => {
    const { viewer, page } = await atConfirm()
    answers.allow = { status: 401, body: { errorCode: 'SESSION_REVOKED', message: '', requestId: '' } }
    const logIn = await viewer.submit(page, '/confirm', { decision: 'allow' })
    expect([logIn.url, logIn.html.includes('You’ve been logged out.')]).toEqual(['/log-in', true])
  })

  it('stays open when the API does not answer', async () => {
    const { viewer, page } = await atConfirm()
    answers.allow = { status: 503, body: { errorCode: 'UNAVAILABLE', message: '', requestId: '' } }
    const still = await viewer.submit(page, '/confirm', { decision: 'allow' })
    expect([still.url, still.html.includes('doesn’t respond right now')]).toEqual(['/confirm', true])
  })

  it.each<[string, Answer]>([
    ['HTML', { text: '<h1>Welcome</h1>' }],
    ['truncated JSON', { text: '{"result":"allo' }],
    ['nothing', { status: 204 }],
    ['an empty object', { body: {} }],
    ['null', { body: null }],
    ['another type', { body: { result: 7 } }],
  ])('stays open when the API answers %s, at each step', async (_, broken) => {
    const { viewer, page } = await atConfirm()
    answers.allow = broken
    const still = await viewer.submit(page, '/confirm', { decision: 'allow' })
    expect([still.url, still.status, still.html.includes('doesn’t respond right now')]).toEqual(['/confirm', 200, true])
    answers['verify-activation-code'] = broken
    const start = await viewer.get('/confirm')
    expect([start.url, start.status, start.html.includes('doesn’t respond right now')]).toEqual(['/', 200, true])

    const guest = browser()
    answers.code = broken
    const logIn = await guest.submit(await guest.get('/?code=BCDFGHJK'), '/', { code: 'BCDFGHJK' })
    const unsent = await guest.submit(logIn, '/log-in', { contact: 'mim@example.org' })
    expect([unsent.url, unsent.status, unsent.html.includes('doesn’t respond right now')]).toEqual(['/log-in', 200, true])
  })

  it('at the device limit offers to remove a device, before and after it is allowed', async () => {
    answers['verify-activation-code'] = { body: { ...activation, isDeviceLimitReached: true } }
    answers.allow = { body: { result: 'allowed', isDeviceLimitReached: true } }
    const { viewer, page } = await atConfirm()
    expect(page.html).toContain('aria-label="Remove Firefox on Android"')
    const waiting = await viewer.submit(page, '/confirm', { decision: 'allow' })
    expect(waiting.html).toContain('Your TV is waiting')
    expect((await viewer.submit(waiting, '/devices/remove', { device: 'laptop' })).html).toContain('Your TV is waiting')
    answers.allow = { body: { result: 'allowed', isDeviceLimitReached: false } }
    const done = await viewer.submit(waiting, '/devices/remove', { device: 'tablet' })
    expect(asked.filter(({ path }) => path === 'remove').map(({ body }) => body.sessionHandles)).toEqual([['laptop'], ['tablet']])
    expect(done.html).toContain('Your TV is ready')
  })
})

describe('a form', () => {
  it('from another origin, or without its token, is refused and nothing happens', async () => {
    const { viewer, page } = await atConfirm()
    const before = asked.length
    const foreign = await viewer.submit(page, '/confirm', { decision: 'allow' }, { origin: 'https://evil.example' })
    const tokenless = await viewer.submit(page, '/confirm', { decision: 'allow', csrf: 'none' })
    expect([foreign.status, tokenless.status, asked.length]).toEqual([403, 403, before])
  })

  it('is accepted without an origin, as browsers send it without a referrer', async () => {
    const { viewer, page } = await atConfirm()
    expect((await viewer.submit(page, '/confirm', { decision: 'deny' }, { 'origin': 'null', 'sec-fetch-site': 'same-origin' })).url).toBe('/result')
  })

  it('larger than any of these pages is refused', async () => {
    const viewer = browser()
    const page = await viewer.submit(await viewer.get('/'), '/', { code: 'B'.repeat(10_000) })
    expect(page.status).toBe(413)
  })
})

describe('the account of the site', () => {
  it('is taken over by a form of the site only', async () => {
    const refused = await browser().fromSite({ token: 't'.repeat(43), code: 'BCDFGHJK', locale: 'en' }, 'https://evil.example')
    expect([refused.status, asked]).toEqual([403, []])
  })

  it('is never changed silently', async () => {
    const { viewer } = await atConfirm()
    answers.exchange = { body: loginResult(randomUUID()) }
    const question = await viewer.fromSite({ token: 'u'.repeat(43), code: 'BCDFGHJK', locale: 'en' })
    expect(question.url).toBe('/choose')
    expect(question.html).toContain('Stay with m***@example.org')
    expect((await viewer.submit(question, '/choose', { choice: 'stay' })).url).toBe('/confirm')
    const [, claims = ''] = String(asked.at(-1)?.headers.authorization).split('.')
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({ sub: 'mim' })
  })

  it('of the same user replaces the older token', async () => {
    const { viewer } = await atConfirm()
    expect((await viewer.fromSite({ token: 'u'.repeat(43), code: 'BCDFGHJK', locale: 'en' })).url).toBe('/confirm')
  })

  it('releases the code for the account that takes its place', async () => {
    const { viewer } = await atConfirm()
    answers.exchange = { body: loginResult(randomUUID()) }
    const question = await viewer.fromSite({ token: 'u'.repeat(43), code: 'BCDFGHJK', locale: 'en' })
    expect((await viewer.submit(question, '/choose', { choice: 'change' })).url).toBe('/confirm')
    expect(asked.filter(({ body }) => body.decision !== undefined).map(({ body }) => [body.activationId, body.decision])).toEqual([['one', 'release']])
  })

  it('with a spent link leads to the login, with the code and the reason', async () => {
    answers.exchange = { status: 400, body: { errorCode: 'RESTART_FLOW_ERROR', message: '', requestId: '' } }
    const page = await browser().fromSite({ token: 't'.repeat(43), code: 'BCDFGHJK', locale: 'bn' })
    expect([page.url, page.html.includes('/bn/activate?code=BCDFGHJK'), page.html.includes('আপনার অ্যাকাউন্ট আনা গেল না')]).toEqual(['/log-in', true, true])
  })

  it('does not touch the cookie of the site', async () => {
    const { viewer } = await atConfirm()
    expect([...viewer.jar.keys()]).toEqual(['session', 'activation'])
    expect(viewer.jar.get('session')).toBe('the-cookie-of-the-site')
  })
})

it('every page without its step leads to the one before', async () => {
  for (const [path, first] of [['/confirm', '/'], ['/result', '/'], ['/choose', '/'], ['/log-in', '/'], ['/log-in/code', '/']]) expect((await browser().get(path ?? '')).url).toBe(first)
})

it('unknown pages are not found, and the health check answers', async () => {
  expect((await browser().get('/nothing')).status).toBe(404)
  expect((await browser().get('/healthz')).html).toBe('{"status":"ok"}')
})
