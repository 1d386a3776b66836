/** @jest-environment node */
import { createHash } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startSandbox } from '@ott/sandbox'
import type { Sandbox } from '@ott/sandbox'
import { choose } from '@ott/sandbox/testing'
import type { FastifyInstance } from 'fastify'
import { decodeJwt } from 'jose'
import { createApp } from '../app.ts'
import { readConfig } from '../config.ts'
import { imageCache } from '../images/image-cache.ts'

const nonceHash = createHash('sha256').update('a nonce that the page keeps').digest('base64url')
let sandbox: Sandbox
let app: FastifyInstance

beforeAll(async () => {
  process.env.LOG_LEVEL = 'silent'
  sandbox = await startSandbox()
  app = await siteWith(environment(sandbox))
})
afterAll(() => Promise.all([app.close(), sandbox.stop()]))

function environment({ google, apple, facebook, botCheck }: Sandbox): Record<string, string> {
  return {
    SITE_ORIGIN: 'http://localhost:3000',
    GOOGLE_ISSUER: google.issuer, GOOGLE_CLIENT_ID: google.clientId, GOOGLE_CLIENT_SECRET: google.clientSecret,
    APPLE_ISSUER: apple.issuer, APPLE_CLIENT_ID: apple.clientId, APPLE_TEAM_ID: apple.teamId, APPLE_KEY_ID: apple.keyId,
    APPLE_PRIVATE_KEY: apple.privateKey.replaceAll('\n', String.raw`\n`),
    FACEBOOK_DIALOG_URL: facebook.dialogUrl, FACEBOOK_GRAPH_URL: facebook.graphUrl,
    FACEBOOK_CLIENT_ID: facebook.clientId, FACEBOOK_CLIENT_SECRET: facebook.clientSecret,
    BOT_CHECK_SITE_KEY: 'site-key', BOT_CHECK_SCRIPT_URL: botCheck.scriptUrl,
  }
}

async function siteWith(env: Record<string, string>): Promise<FastifyInstance> {
  const folder = await mkdtemp(join(tmpdir(), 'web-'))
  const parts = { render: async () => new Response('page'), canonicalRedirect: () => null, images: await imageCache(folder, 1_000_000), clientFolder: null, build: null, isCaching: false, indexedPaths: async () => [] }
  return createApp({ ...readConfig(env), cacheFolder: folder }, parts)
}

type Begun = { address: URL; cookie: string }
let addresses = 0

async function begin(provider: string, headers: Record<string, string> = {}): Promise<Begun> {
  addresses += 1
  const answer = await app.inject({ url: `/auth/${provider}/start?nonceHash=${nonceHash}`, headers, remoteAddress: `192.0.2.${addresses}` })
  expect(answer.statusCode).toBe(302)
  return { address: new URL(answer.headers.location ?? ''), cookie: String(answer.headers['set-cookie']).split(';')[0] ?? '' }
}

async function comeBack(url: URL | string, cookie: string) {
  const { pathname, search } = new URL(url, 'http://localhost:3000')
  const answer = await app.inject({ url: pathname + search, headers: cookie === '' ? {} : { cookie } })
  const said = /postMessage\((.*), location\.origin\)/.exec(answer.body)?.[1]
  return { answer, message: JSON.parse(said ?? 'null') as { token?: string; error?: string } }
}

describe('the start of a social sign-in', () => {
  it('redirects to Google’s account chooser with PKCE, a state and the page’s nonce', async () => {
    const { address } = await begin('google', { referer: 'http://localhost:3000/bn/movies' })
    expect(address.origin + address.pathname).toBe(`${sandbox.google.issuer}/auth`)
    expect(Object.fromEntries(address.searchParams)).toEqual({
      client_id: 'demo', response_type: 'code', redirect_uri: 'http://localhost:3000/auth/google/callback', scope: 'openid email profile',
      code_challenge: expect.stringMatching(/^[\w-]{43}$/), code_challenge_method: 'S256', state: expect.stringMatching(/^[\w-]{43}$/),
      nonce: nonceHash, prompt: 'select_account', ui_locales: 'bn',
    })
  })

  it('stores its state in an HttpOnly SameSite cookie', async () => {
    const answer = await app.inject(`/auth/apple/start?nonceHash=${nonceHash}`)
    expect(answer.headers['set-cookie']).toMatch(/^social-sign-in=[\w-]+; Max-Age=900; Path=\/auth\/apple; HttpOnly; SameSite=Lax$/)
    expect(answer.headers).toMatchObject({ 'cross-origin-opener-policy': 'unsafe-none', 'cache-control': 'no-store' })
  })

  it('needs the hash of the page’s nonce and a configured provider', async () => {
    for (const query of ['', '?nonceHash=short', `?nonceHash=${nonceHash}&nonceHash=${nonceHash}`]) {
      const { answer, message } = await comeBack(`/auth/google/start${query}`, '')
      expect([answer.statusCode, message]).toEqual([400, { source: 'social-sign-in', provider: 'google', error: 'failed' }])
    }
    for (const name of ['twitter', 'constructor', '__proto__']) expect((await app.inject(`/auth/${name}/start?nonceHash=${nonceHash}`)).statusCode).toBe(404)
  })
})

describe('a callback', () => {
  it('posts Google’s token to the opener and closes', async () => {
    const { address, cookie } = await begin('google')
    const back = await choose(address, { person: 'mira' })
    const { answer, message } = await comeBack(back.url, cookie)
    expect(message).toEqual({ source: 'social-sign-in', provider: 'google', token: expect.any(String) })
    expect(decodeJwt(message.token ?? '')).toMatchObject({ nonce: nonceHash, email: 'mira.sen@example.org', aud: 'demo' })
    expect(answer.body).toContain('window.close()')
    expect(answer.headers).toMatchObject({
      'content-security-policy': expect.stringMatching(/^default-src 'none'; script-src 'nonce-[\w-]{22}';/),
      'cross-origin-opener-policy': 'unsafe-none', 'cache-control': 'no-store', 'referrer-policy': 'no-referrer',
    })
    expect(answer.body).toMatch(/You can close this window\.[^]*lang="bn">এই উইন্ডোটি/)
  })

  it('redirects Apple’s POST to a GET, which carries the cookie', async () => {
    const { address, cookie } = await begin('apple')
    expect(address.searchParams.get('response_mode')).toBe('form_post')
    const back = await choose(address, { person: 'mira' })
    const posted = await app.inject({
      method: 'POST', url: back.url.pathname, payload: `${back.form}&user=%7B%7D`, headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
    expect([posted.statusCode, posted.headers.location]).toEqual([303, expect.stringMatching(/^\/auth\/apple\/callback\?code=/)])
    expect(posted.headers.location).not.toContain('user=')
    const { message } = await comeBack(posted.headers.location ?? '', cookie)
    expect(decodeJwt(message.token ?? '')).toMatchObject({ iss: sandbox.apple.issuer, nonce: nonceHash })
  })

  it('posts Facebook’s access token', async () => {
    const { address, cookie } = await begin('facebook', { 'accept-language': 'bn-IN,en;q=0.5' })
    expect(Object.fromEntries(address.searchParams)).toMatchObject({ scope: 'email public_profile', display: 'popup', locale: 'bn_IN' })
    const { message } = await comeBack((await choose(address, { person: 'mira' })).url, cookie)
    const { graphUrl, clientId, clientSecret } = sandbox.facebook
    const asked = await fetch(`${graphUrl}/debug_token?${new URLSearchParams({ input_token: message.token ?? '', access_token: `${clientId}|${clientSecret}` })}`)
    expect(await asked.json()).toMatchObject({ data: { is_valid: true, app_id: clientId } })
  })

  it.each(['google', 'apple', 'facebook'])('reports that the user cancelled at %s', async (provider) => {
    const { address, cookie } = await begin(provider)
    const back = await choose(address, { cancel: 'yes' })
    const { answer, message } = await comeBack(`${back.url.pathname}?${back.form ?? back.url.searchParams}`, cookie)
    expect([answer.statusCode, message]).toEqual([200, { source: 'social-sign-in', provider, error: 'closed' }])
  })
})

describe('an invalid callback', () => {
  const failed = { error: 'failed' }

  it('gets no token without the cookie, nor a second time', async () => {
    const { address, cookie } = await begin('google')
    const back = (await choose(address, { person: 'mira' })).url
    expect((await comeBack(back, '')).message).toMatchObject(failed)
    const first = await comeBack(back, cookie)
    expect(first.message).toHaveProperty('token')
    expect(first.answer.headers['set-cookie']).toMatch(/^social-sign-in=; .*Max-Age=0/)
    expect((await comeBack(back, cookie)).message).toMatchObject(failed)
  })

  it('gets no token with another state, verifier or issuer', async () => {
    const [one, other] = [await begin('google'), await begin('google')]
    const back = (await choose(one.address, { person: 'mira' })).url
    expect((await comeBack(back, other.cookie)).message).toMatchObject(failed)
    const visit = JSON.parse(Buffer.from(one.cookie.split('=')[1] ?? '', 'base64url').toString()) as object
    const forged = `social-sign-in=${Buffer.from(JSON.stringify({ ...visit, verifier: 'a'.repeat(43) })).toString('base64url')}`
    expect((await comeBack(back, forged)).message).toMatchObject(failed)
    const again = await begin('google')
    const elsewhere = (await choose(again.address, { person: 'mira' })).url
    elsewhere.searchParams.set('iss', 'https://evil.example')
    expect((await comeBack(elsewhere, again.cookie)).message).toMatchObject(failed)
  })

  it('always gets a response', async () => {
    const { cookie } = await begin('facebook')
    const odd = [null, {}, { state: 1 }, { state: '::', verifier: '\n', nonceHash: '' }].map((visit) => Buffer.from(JSON.stringify(visit)).toString('base64url'))
    const cookies = ['', 'social-sign-in=', 'social-sign-in=%zz', ...odd.map((value) => `social-sign-in=${value}`), cookie]
    const queries = ['', '?code=', '?code=a&code=b', '?code=a&state=b', `?error=${'x'.repeat(5_000)}`, '?error=%3C/script%3E', '?code=%zz']
    for (const each of cookies) {
      for (const query of queries) {
        const { answer, message } = await comeBack(`/auth/facebook/callback${query}`, each)
        expect([answer.statusCode, message]).toEqual([400, { source: 'social-sign-in', provider: 'facebook', error: 'failed' }])
      }
    }
  })

  it('is rejected at an invalid host', async () => {
    const site = await siteWith({ ...environment(sandbox), SITE_ORIGIN: '' })
    const { cookie } = await begin('google')
    for (const url of [`/auth/google/start?nonceHash=${nonceHash}`, '/auth/google/callback?code=a&state=b']) {
      const answer = await site.inject({ url, headers: { host: 'a b', cookie } })
      expect([answer.statusCode, answer.json().errorCode]).toEqual([400, 'INVALID_INPUT'])
    }
    await site.close()
  })

  it('is rejected as a POST that is no form or too large', async () => {
    const post = (payload: string, type: string) => app.inject({ method: 'POST', url: '/auth/apple/callback', payload, headers: { 'content-type': type } })
    expect((await post('{}', 'application/json')).statusCode).toBe(415)
    expect((await post(`code=${'x'.repeat(20_000)}`, 'application/x-www-form-urlencoded')).statusCode).toBe(413)
    expect((await post('', 'application/x-www-form-urlencoded')).headers.location).toBe('/auth/apple/callback?')
  })

  it('is rate-limited by IP', async () => {
    const ask = () => app.inject({ url: '/auth/google/callback', remoteAddress: '198.51.100.9' })
    const statuses = (await Promise.all(Array.from({ length: 125 }, ask))).map(({ statusCode }) => statusCode)
    expect([statuses.filter((status) => status === 400).length, statuses.filter((status) => status === 429).length]).toEqual([120, 5])
  })
})

describe('a provider that is down', () => {
  it('is reported as unavailable, at the start and at the callback', async () => {
    const site = await siteWith({ ...environment(sandbox), GOOGLE_ISSUER: 'http://127.0.0.1:9', FACEBOOK_GRAPH_URL: 'http://127.0.0.1:9' })
    const start = await site.inject(`/auth/google/start?nonceHash=${nonceHash}`)
    expect([start.statusCode, start.body]).toEqual([502, expect.stringContaining('"error":"unavailable"')])
    const started = await site.inject(`/auth/facebook/start?nonceHash=${nonceHash}`)
    const { url } = await choose(started.headers.location ?? '', { person: 'mira' })
    const end = await site.inject({ url: url.pathname + url.search, headers: { cookie: String(started.headers['set-cookie']).split(';')[0] } })
    expect([end.statusCode, end.body]).toEqual([502, expect.stringContaining('"error":"unavailable"')])
    await site.close()
  })

  it('is tried again by the next request', async () => {
    let isUp = false
    const provider = createServer((_request, response) => {
      if (!isUp) return void response.writeHead(503).end()
      const issuer = `http://127.0.0.1:${(provider.address() as AddressInfo).port}`
      const described = { issuer, authorization_endpoint: `${issuer}/a`, token_endpoint: `${issuer}/t`, jwks_uri: `${issuer}/j`, response_types_supported: ['code'] }
      response.setHeader('content-type', 'application/json').end(JSON.stringify(described))
    })
    await new Promise<void>((resolve) => {
      provider.listen(0, '127.0.0.1', resolve)
    })
    const site = await siteWith({ ...environment(sandbox), GOOGLE_ISSUER: `http://127.0.0.1:${(provider.address() as AddressInfo).port}` })
    const start = async () => (await site.inject(`/auth/google/start?nonceHash=${nonceHash}`)).statusCode
    expect(await start()).toBe(502)
    isUp = true
    expect(await start()).toBe(302)
    await site.close()
    provider.close()
  })
})

describe('the options of the login dialog', () => {
  it('are the configured providers, the bot check and WhatsApp', async () => {
    expect((await app.inject('/auth/options')).json()).toEqual({
      providers: ['google', 'apple', 'facebook'],
      botCheck: { siteKey: 'site-key', scriptUrl: sandbox.botCheck.scriptUrl },
      whatsApp: false,
    })
    const bare = await siteWith({ WHATSAPP_CODES: 'true', GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' })
    expect((await bare.inject('/auth/options')).json()).toEqual({ providers: ['google'], botCheck: null, whatsApp: true })
    await bare.close()
  })
})

describe('the configuration', () => {
  it('requires all settings of a provider', () => {
    expect(() => readConfig({ GOOGLE_CLIENT_ID: 'a' })).toThrow('GOOGLE_CLIENT_SECRET is missing')
    expect(() => readConfig({ APPLE_CLIENT_ID: 'a', APPLE_TEAM_ID: 'b' })).toThrow('APPLE_KEY_ID and APPLE_PRIVATE_KEY is missing')
    expect(() => readConfig({ ...environment(sandbox), APPLE_PRIVATE_KEY: 'none' })).toThrow('APPLE_PRIVATE_KEY is not a private key')
    expect(() => readConfig({ ...environment(sandbox), FACEBOOK_GRAPH_URL: 'graph' })).toThrow('FACEBOOK_GRAPH_URL is graph; it must be a URL')
  })

  it('requires https and refuses the sandbox in live mode', () => {
    const live = { OTT_MODE: 'live', SITE_ORIGIN: 'https://films.example', ACTIVATE_ORIGIN: 'https://tv.films.example', GOOGLE_CLIENT_ID: 'a', GOOGLE_CLIENT_SECRET: 'b' }
    expect(readConfig(live).signIn.google).toEqual({ issuer: 'https://accounts.google.com', clientId: 'a', clientSecret: 'b' })
    expect(() => readConfig({ ...live, GOOGLE_ISSUER: sandbox.google.issuer })).toThrow('GOOGLE_ISSUER is')
    expect(() => readConfig({ ...live, BOT_CHECK_SCRIPT_URL: 'https://localhost/api.js' })).toThrow('BOT_CHECK_SCRIPT_URL is')
  })
})
