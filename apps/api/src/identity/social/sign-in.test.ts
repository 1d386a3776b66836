import { createHash, createHmac, createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { createServer } from 'node:http'
import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { providerToken } from '@ott/sandbox/testing'
import type { TokenRequest } from '@ott/sandbox/testing'
import { SignJWT, decodeJwt, decodeProtectedHeader } from 'jose'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { newIp, newEmail, newNumber, signInByMail } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
})
afterAll(() => api.stop())

type Provider = 'google' | 'apple' | 'facebook'
/** A provider's token and the page's nonce. */
type Ticket = { token: string; nonce: string }

const hashOf = (nonce: string) => createHash('sha256').update(nonce).digest('base64url')

async function ticketOf(provider: Provider, choice: TokenRequest['choice'], more: Partial<TokenRequest> = {}): Promise<Ticket> {
  const nonce = randomBytes(32).toString('base64url')
  return { nonce, token: await providerToken(api.sandbox, provider, { choice, nonce: hashOf(nonce), ...more }) }
}

function bodyOf(provider: Provider, { token, nonce }: Ticket) {
  const deviceId = 'browser-one'
  if (provider === 'facebook') return { facebookToken: token, deviceId }
  return provider === 'google' ? { googleToken: token, nonce, deviceId } : { identityToken: token, nonce, deviceId }
}

const offer = (provider: Provider, ticket: Ticket, from: Pick<TestApi, 'call'> = api) =>
  from.call('signInWithProvider', { params: { provider }, body: bodyOf(provider, ticket) }, { ip: newIp() })

/** A person unknown to the service. */
const somebody = (email = newEmail()): TokenRequest['choice'] => ({ name: 'Tuli Bose', email, verified: 'yes' })

const userOf = async (bearer: string) => (await api.call('user', {}, { bearer })).ok

async function eventsOf(kind: Provider): Promise<string[]> {
  const rows = await api.db.selectFrom('sign_in_event').select('outcome').where('kind', '=', kind).orderBy('at').execute()
  return rows.map(({ outcome }) => outcome)
}

describe('sign-in with a provider’s token', () => {
  it.each(['google', 'facebook'] as const)('creates an account at the first sign-in with %s and uses it at the next', async (provider) => {
    const email = newEmail()
    const first = await offer(provider, await ticketOf(provider, somebody(email)))
    expect(first.ok).toMatchObject({ isDeviceLimitReached: false, accessToken: first.ok.sAccessToken })
    expect(await userOf(first.ok.sAccessToken)).toMatchObject({ email, name: 'Tuli Bose', registeredVia: provider, phoneNumber: null, hasPassword: false })
    const second = await offer(provider, await ticketOf(provider, somebody(email)))
    expect(second.ok.userId).toBe(first.ok.userId)
    expect((await eventsOf(provider)).slice(-2)).toEqual(['signedIn', 'signedIn'])
  })

  it('stores consent only if the request contains it', async () => {
    const ticket = () => ticketOf('google', choice)
    const choice = somebody()
    const consentOf = async (userId: string) =>
      api.db.selectFrom('account').select(['terms_version', 'terms_accepted_at']).where('user_id', '=', userId).executeTakeFirstOrThrow()
    const { ok } = await offer('google', await ticket())
    expect(await consentOf(ok.userId)).toEqual({ terms_version: null, terms_accepted_at: null })
    const body = { ...bodyOf('google', await ticket()), acceptTermsAndConditions: true as const }
    await api.call('signInWithProvider', { params: { provider: 'google' }, body }, { ip: newIp() })
    const given = await consentOf(ok.userId)
    expect(given).toEqual({ terms_version: expect.any(String), terms_accepted_at: expect.any(Date) })
    api.wait(60)
    await offer('google', await ticket())
    expect(await consentOf(ok.userId)).toEqual(given)
  })

  it('accepts Apple’s email, and a person without a name', async () => {
    const email = newEmail()
    const { ok } = await offer('apple', await ticketOf('apple', somebody(email)))
    expect(await userOf(ok.sAccessToken)).toMatchObject({ email, name: null, registeredVia: 'apple' })
  })

  it.each(['google', 'apple', 'facebook'] as const)('ignores an email that %s has not verified', async (provider) => {
    const { ok } = await offer(provider, await ticketOf(provider, { name: 'A', email: newEmail() }))
    expect(await userOf(ok.sAccessToken)).toMatchObject({ email: null, registeredVia: provider })
  })

  it('ignores an undeliverable email', async () => {
    const { ok } = await offer('google', await ticketOf('google', somebody('a<b>,c@example.org')))
    expect(await userOf(ok.sAccessToken)).toMatchObject({ email: null })
  })

  it('creates one account for concurrent first sign-ins', async () => {
    const email = newEmail()
    const tickets = await Promise.all(Array.from({ length: 8 }, () => ticketOf('google', somebody(email))))
    const answers = await Promise.all(tickets.map((ticket) => offer('google', ticket)))
    expect(answers.map(({ status }) => status)).toEqual(tickets.map(() => 200))
    expect(new Set(answers.map(({ ok }) => ok.userId)).size).toBe(1)
  })

  it('opens one session for twenty concurrent uses of a token', async () => {
    const ticket = await ticketOf('google', somebody())
    const answers = await Promise.all(Array.from({ length: 20 }, () => offer('google', ticket)))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(new Set(answers.filter(({ status }) => status !== 200).map(({ error }) => error.errorCode))).toEqual(new Set(['SOCIAL_SIGN_IN_FAILED']))
  })
})

describe('an email that another account has', () => {
  it.each([
    ['google', 'apple'],
    ['apple', 'facebook'],
    ['facebook', 'google'],
  ] as const)('made with %s, leads back there and not in by %s', async (first, second) => {
    const email = newEmail()
    const made = await offer(first, await ticketOf(first, somebody(email)))
    const refused = await offer(second, await ticketOf(second, somebody(email)))
    expect([refused.status, refused.error]).toEqual([409, expect.objectContaining({ errorCode: 'SOCIAL_CONFLICT', provider: first })])
    expect((await eventsOf(second)).at(-1)).toBe('SOCIAL_CONFLICT')
    const again = await offer(first, await ticketOf(first, somebody(email)))
    expect(again.ok.userId).toBe(made.ok.userId)
  })

  it('leads to a code if the account was created by code', async () => {
    const email = newEmail()
    await signInByMail(api, email)
    expect((await offer('google', await ticketOf('google', somebody(email)))).error).toMatchObject({ errorCode: 'SOCIAL_CONFLICT', provider: 'email' })
    const byPhone = await api.signIn(newNumber())
    await api.db.updateTable('account').set({ email: 'phone@example.org' }).where('user_id', '=', byPhone.userId).execute()
    expect((await offer('google', await ticketOf('google', somebody('phone@example.org')))).error).toMatchObject({ provider: 'phone' })
  })

  it('signs in by a code to that email, however the account was created', async () => {
    const email = newEmail()
    const made = await offer('google', await ticketOf('google', somebody(email)))
    expect((await signInByMail(api, email)).userId).toBe(made.ok.userId)
  })

  it('is the same in every spelling', async () => {
    const email = newEmail()
    await signInByMail(api, email)
    expect((await offer('google', await ticketOf('google', somebody(email.toUpperCase())))).status).toBe(409)
  })
})

describe('an invalid token', () => {
  const refused = async (provider: Provider, ticket: Ticket) => {
    const { status, error } = await offer(provider, ticket)
    return [status, error.errorCode]
  }
  const no = [400, 'SOCIAL_SIGN_IN_FAILED']

  it.each(['google', 'apple', 'facebook'] as const)('is a used one of %s', async (provider) => {
    const ticket = await ticketOf(provider, somebody())
    expect((await offer(provider, ticket)).status).toBe(200)
    expect(await refused(provider, ticket)).toEqual(no)
  })

  it('is a used one with another encoding of its signature', async () => {
    const ticket = await ticketOf('google', somebody())
    const { token } = ticket
    expect((await offer('google', ticket)).status).toBe(200)
    const [last = ''] = token.slice(-1)
    const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
    // The last base64url character of 256 bytes has unused bits.
    const twins = [1, 2, 3].map((bits) => token.slice(0, -1) + letters[letters.indexOf(last) ^ bits])
    for (const twin of twins) expect(await refused('google', { ...ticket, token: twin })).toEqual(no)
  })

  it.each(['google', 'apple', 'facebook'] as const)('was issued by %s to another app', async (provider) => {
    expect(await refused(provider, await ticketOf(provider, somebody(), { isStranger: true }))).toEqual(no)
  })

  it('carries another nonce, or none', async () => {
    const [one, other] = [await ticketOf('google', somebody()), await ticketOf('google', somebody())]
    expect(await refused('google', { ...one, nonce: other.nonce })).toEqual(no)
    // The token contains the nonce's hash, which must not pass as the nonce.
    expect(await refused('google', { ...one, nonce: hashOf(one.nonce) })).toEqual(no)
    expect(await refused('apple', await ticketOf('apple', somebody(), { nonce: undefined }))).toEqual(no)
  })

  it('comes from the other provider', async () => {
    expect(await refused('apple', await ticketOf('google', somebody()))).toEqual(no)
  })

  it('is forged: with another key, none, the public key, or modified', async () => {
    const ticket = await ticketOf('google', somebody())
    const { token } = ticket
    const [, payload = '', signature = ''] = token.split('.')
    const { kid = '' } = decodeProtectedHeader(token)
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2_048 })
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const { keys } = (await (await fetch(`${api.sandbox.google.issuer}/jwks`)).json()) as { keys: [object] }
    const published = createPublicKey({ key: keys[0] as never, format: 'jwk' }).export({ type: 'spki', format: 'pem' })
    const head = part({ alg: 'HS256', kid })
    const forged = [
      await new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'RS256', kid }).sign(privateKey),
      await new SignJWT(decodeJwt(token)).setProtectedHeader({ alg: 'RS256', kid: 'unheard-of' }).sign(privateKey),
      `${part({ alg: 'none' })}.${payload}.`,
      `${part({ alg: 'none', kid })}.${payload}.${signature}`,
      `${head}.${payload}.${createHmac('sha256', published).update(`${head}.${payload}`).digest('base64url')}`,
      `${token.split('.')[0]}.${part({ ...decodeJwt(token), sub: '1' })}.${signature}`,
      `${payload}.${payload}`,
      'not a token',
      `${'x'.repeat(8_000)}`,
    ]
    for (const each of forged) expect(await refused('google', { ...ticket, token: each })).toEqual(no)
    expect((await offer('google', ticket)).status).toBe(200)
  })

  it('is no access token of Facebook’s', async () => {
    for (const each of ['made-up', 'demo|demo', 'a b', 'ক']) expect(await refused('facebook', { token: each, nonce: '' })).toEqual(no)
  })

  it('belongs in another field', async () => {
    const ticket = await ticketOf('google', somebody())
    const bodies = [
      ['apple', bodyOf('google', ticket), 'identityToken'],
      ['facebook', bodyOf('google', ticket), 'facebookToken'],
      ['google', bodyOf('facebook', ticket), 'googleToken'],
    ] as const
    for (const [provider, body, field] of bodies) {
      const { status, error } = await api.call('signInWithProvider', { params: { provider }, body }, { ip: newIp() })
      expect([status, error]).toEqual([400, expect.objectContaining({ errorCode: 'INVALID_INPUT', field })])
    }
  })

  it('may be sent thirty times in ten minutes from one IP', async () => {
    const ip = newIp()
    const statuses: number[] = []
    for (let at = 0; at < 31; at += 1) {
      const body = bodyOf('google', { token: `wrong-${at}`, nonce: 'n'.repeat(43) })
      statuses.push((await api.call('signInWithProvider', { params: { provider: 'google' }, body }, { ip })).status)
    }
    expect(statuses).toEqual([...Array.from({ length: 30 }, () => 400), 429])
  })
})

describe('a failing provider', () => {
  const servers: Server[] = []
  afterAll(() => {
    for (const server of servers) {
      server.closeAllConnections()
      server.close()
    }
  })

  async function serving(answer: (path: string, origin: string) => { status?: number; json: unknown } | null): Promise<string> {
    const server = createServer((request, response) => {
      const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
      const said = answer(request.url?.split('?')[0] ?? '', origin)
      if (said) response.writeHead(said.status ?? 200, { 'content-type': 'application/json' }).end(JSON.stringify(said.json))
    })
    servers.push(server)
    await new Promise<void>((resolve) => {
      server.listen(0, '127.0.0.1', resolve)
    })
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  const down = [502, 'UPSTREAM_FAILED']
  const answerWith = async (issuer: string, graphUrl: string) => {
    const node = await api.addNode({ social: { google: { issuer, clientId: 'demo' }, apple: null, facebook: { graphUrl, clientId: 'demo', clientSecret: 'demo' } } })
    const ticket = await ticketOf('google', somebody())
    const answers = [await offer('google', ticket, node), await offer('facebook', ticket, node)]
    return answers.map(({ status, error }) => [status, error.errorCode])
  }

  it('is reported as unavailable if it does not respond or responds with nonsense', async () => {
    expect(await answerWith('http://127.0.0.1:9', 'http://127.0.0.1:9')).toEqual([down, down])
    const broken = await serving(() => ({ status: 500, json: {} }))
    expect(await answerWith(broken, broken)).toEqual([down, down])
    const odd = await serving(() => ({ json: { data: 'none' } }))
    expect(await answerWith(odd, odd)).toEqual([down, down])
    const withoutKeys = await serving((path, issuer) => (path === '/jwks' ? { status: 404, json: {} } : { json: { issuer, jwks_uri: `${issuer}/jwks`, data: null } }))
    expect(await answerWith(withoutKeys, withoutKeys)).toEqual([down, down])
  })

  it('times out', async () => {
    const silent = await serving(() => null)
    expect(await answerWith(silent, silent)).toEqual([down, down])
  })

  it('is tried again by the next request', async () => {
    let isUp = false
    const issuer = await serving((path, origin) => {
      if (!isUp) return { status: 503, json: {} }
      return path === '/jwks' ? { json: { keys: [] } } : { json: { issuer: origin, jwks_uri: `${origin}/jwks` } }
    })
    const node = await api.addNode({ social: { google: { issuer, clientId: 'demo' }, apple: null, facebook: null } })
    const ticket = await ticketOf('google', somebody())
    expect((await offer('google', ticket, node)).status).toBe(502)
    isUp = true
    expect((await offer('google', ticket, node)).error.errorCode).toBe('SOCIAL_SIGN_IN_FAILED')
    expect((await offer('apple', ticket, node)).error.errorCode).toBe('SOCIAL_SIGN_IN_FAILED')
  })
})

it('rejects a token that is older than a sign-in', async () => {
  const ticket = await ticketOf('google', somebody())
  api.wait(700)
  expect((await offer('google', ticket)).error.errorCode).toBe('SOCIAL_SIGN_IN_FAILED')
})
