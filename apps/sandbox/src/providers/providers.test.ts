import { createHmac } from 'node:crypto'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { startSandbox } from '../sandbox.ts'
import type { Sandbox } from '../sandbox.ts'
import { choose, providerToken } from '../testing.ts'

let sandbox: Sandbox

beforeAll(async () => {
  sandbox = await startSandbox()
})
afterAll(() => sandbox.stop())

describe('Google', () => {
  it('has a discovery document and signs id tokens with a published key', async () => {
    const { issuer } = sandbox.google
    const described = (await (await fetch(`${issuer}/.well-known/openid-configuration`)).json()) as Record<string, string>
    expect(described).toMatchObject({ issuer, authorization_endpoint: `${issuer}/auth`, token_endpoint: `${issuer}/token` })
    const token = await providerToken(sandbox, 'google', { choice: { person: 'mira' }, nonce: 'n' })
    expect(decodeJwt(token)).toMatchObject({ iss: issuer, aud: 'demo', nonce: 'n', email: 'mira.sen@example.org', email_verified: true, name: 'Mira Sen' })
    const { keys } = (await (await fetch(described.jwks_uri ?? '')).json()) as { keys: object[] }
    expect(keys).toEqual([expect.objectContaining({ kid: decodeProtectedHeader(token).kid, alg: 'RS256' })])
    expect(keys[0]).not.toHaveProperty('d')
  })

  it('returns a stable subject, also for a typed user', async () => {
    const choice = { name: 'Tuli', email: 'tuli@example.org' }
    const [first, second] = [await providerToken(sandbox, 'google', { choice }), await providerToken(sandbox, 'google', { choice })].map((token) => decodeJwt(token))
    expect(first).toMatchObject({ name: 'Tuli', email: 'tuli@example.org', email_verified: false })
    expect(second?.sub).toBe(first?.sub)
  })

  it('shows the account chooser also to a known browser', async () => {
    const browser = new Map<string, string>()
    for (const person of ['mira', 'mim'] as const) {
      const { url } = await choose(authorization({ prompt: 'select_account' }), { person }, browser)
      expect(url.searchParams.get('code')).toEqual(expect.any(String))
    }
  })

  it('redirects with the protocol’s error after a cancellation', async () => {
    const { url } = await choose(authorization(), { cancel: 'yes' })
    expect([url.origin + url.pathname, url.searchParams.get('error'), url.searchParams.get('state')]).toEqual([
      'http://localhost:3000/auth/google/callback', 'access_denied', 's',
    ])
  })

  it('rejects other redirect URIs and requests without PKCE, with an error page', async () => {
    await expect(choose(authorization({ redirect_uri: 'https://evil.example/' }), { cancel: 'yes' })).rejects.toThrow('redirect_uri')
    const unknown = await fetch(`${sandbox.google.issuer}/interaction/none`, { headers: { 'accept-language': 'bn' } })
    expect([unknown.status, await unknown.text()]).toEqual([400, expect.stringContaining('Google এই অনুরোধ ফিরিয়ে দিত।')])
    const { url } = await choose(authorization({ code_challenge: '' }), { cancel: 'yes' })
    expect(url.searchParams.get('error')).toBe('invalid_request')
  })

  it('has a chooser in both languages, under a content security policy', async () => {
    const start = await fetch(authorization({ ui_locales: 'bn' }), { redirect: 'manual' })
    const cookie = start.headers.getSetCookie().map((set) => set.split(';')[0]).join('; ')
    const page = await fetch(new URL(start.headers.get('location') ?? '', sandbox.url), { headers: { cookie } })
    expect(await page.text()).toMatch(/<html lang="bn">[^]*মীরা সেন[^]*যাচাই করা নয়/)
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'; connect-src 'self'")
  })
})

describe('Apple', () => {
  it('posts its response, accepts a signed client secret, and shares no name', async () => {
    const claims = decodeJwt(await providerToken(sandbox, 'apple', { choice: { person: 'arun' } }))
    expect(claims).toMatchObject({ iss: sandbox.apple.issuer, email: 'arun.das@example.org', email_verified: 'false' })
    expect(claims).not.toHaveProperty('name')
  })

  it('rejects a client secret with another signature', async () => {
    const stranger = await startSandbox()
    const forged = { ...sandbox, apple: { ...sandbox.apple, privateKey: stranger.apple.privateKey } }
    await expect(providerToken(forged, 'apple', { choice: { person: 'mira' } })).rejects.toThrow('invalid_client')
    await stranger.stop()
  })

  it('requires form_post for name and email', async () => {
    const start = `${sandbox.apple.issuer}/auth?client_id=demo&scope=openid%20email`
    expect(await (await fetch(start)).text()).toContain('response_mode must be form_post')
  })
})

describe('Facebook', () => {
  const ask = async (path: string, query: Record<string, string>) =>
    (await fetch(`${sandbox.facebook.graphUrl}/${path}?${new URLSearchParams(query)}`)).json() as Promise<Record<string, unknown>>
  const proofOf = (token: string) => createHmac('sha256', 'demo').update(token).digest('hex')

  it('returns the app and user of a token, and the profile', async () => {
    const token = await providerToken(sandbox, 'facebook', { choice: { person: 'mira' } })
    const { data } = (await ask('debug_token', { input_token: token, access_token: 'demo|demo' })) as { data: { user_id: string } }
    expect(data).toMatchObject({ app_id: 'demo', is_valid: true, type: 'USER' })
    const me = await ask('me', { access_token: token, fields: 'id,email,name', appsecret_proof: proofOf(token) })
    expect(me).toEqual({ id: data.user_id, email: 'mira.sen@example.org', name: 'Mira Sen' })
  })

  it('omits an unverified email', async () => {
    const token = await providerToken(sandbox, 'facebook', { choice: { person: 'arun' } })
    expect(await ask('me', { access_token: token, fields: 'id,email', appsecret_proof: proofOf(token) })).toEqual({ id: expect.any(String) })
  })

  it('reports an invalid token, and rejects a wrong secret', async () => {
    expect(await ask('debug_token', { input_token: 'x', access_token: 'demo|demo' })).toMatchObject({ data: { is_valid: false } })
    expect(await ask('debug_token', { input_token: 'x', access_token: 'demo|wrong' })).toMatchObject({ error: { type: 'OAuthException' } })
  })
})

function authorization(changes: Record<string, string> = {}): string {
  const usual = {
    client_id: 'demo', redirect_uri: 'http://localhost:3000/auth/google/callback', response_type: 'code', scope: 'openid email', state: 's',
    code_challenge: 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM', code_challenge_method: 'S256',
  }
  return `${sandbox.google.issuer}/auth?${new URLSearchParams({ ...usual, ...changes })}`
}
