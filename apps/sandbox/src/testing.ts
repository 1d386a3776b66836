import { createHash, randomBytes } from 'node:crypto'
import { SignJWT, importPKCS8 } from 'jose'
import { clientIds, clientSecret } from './providers/clients.ts'
import type { Choice, ProviderName } from './providers/people.ts'
import type { Sandbox } from './sandbox.ts'

export { answerPage, callGateway, upiPageUrl } from './gateway/testing.ts'

/** The redirect of a provider, with its form if it posts one. */
export type ProviderRedirect = { url: URL; form: URLSearchParams | null }

/** Follows the pages of a provider like a browser and submits the choice. */
export async function choose(start: string | URL, choice: Choice, cookies = new Map<string, string>()): Promise<ProviderRedirect> {
  const { origin } = new URL(start)
  const request = async (url: URL, body?: URLSearchParams): Promise<ProviderRedirect> => {
    if (url.origin !== origin) return { url, form: null }
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const answer = await fetch(url, { redirect: 'manual', headers: { cookie }, ...(body ? { method: 'POST', body } : {}) })
    for (const set of answer.headers.getSetCookie()) cookies.set(set.slice(0, set.indexOf('=')), set.slice(set.indexOf('=') + 1).split(';')[0] ?? '')
    const next = answer.headers.get('location')
    if (next) return request(new URL(next, url))
    const html = await answer.text()
    const action = /<form method="post" action="([^"]+)"/.exec(html)?.[1]
    if (action) return { url: new URL(unescape(action)), form: hiddenFields(html) }
    if (answer.status !== 200) throw new Error(`The provider answered ${answer.status}: ${html}`)
    return request(url, new URLSearchParams({ ...choice }))
  }
  return request(new URL(start))
}

export type TokenRequest = {
  choice: Choice
  /** The nonce of the id token. */
  nonce?: string
  /** Requests the token as another app than the site. */
  isStranger?: boolean
}

/** Fetches a token from a provider: an id token, or Facebook's access token. */
export async function providerToken(sandbox: Sandbox, provider: ProviderName, { choice, nonce, isStranger }: TokenRequest): Promise<string> {
  const clientId = isStranger ? clientIds.stranger : clientIds.site
  const verifier = randomBytes(32).toString('base64url')
  const callback = `http://localhost:3000/auth/${provider}/callback`
  const { dialogUrl, graphUrl } = sandbox.facebook
  const start = new URL(provider === 'facebook' ? dialogUrl : `${sandbox[provider].issuer}/auth`)
  start.search = new URLSearchParams({
    client_id: clientId,
    redirect_uri: callback,
    response_type: 'code',
    scope: 'openid email profile',
    code_challenge: createHash('sha256').update(verifier).digest('base64url'),
    code_challenge_method: 'S256',
    ...(nonce === undefined ? {} : { nonce }),
    ...(provider === 'apple' ? { response_mode: 'form_post' } : {}),
  }).toString()
  const { url, form } = await choose(start, choice)
  const code = (form ?? url.searchParams).get('code')
  if (!code) throw new Error(`No code came back: ${url.search}`)
  const answer = await fetch(provider === 'facebook' ? `${graphUrl}/oauth/access_token` : `${sandbox[provider].issuer}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      client_secret: provider === 'apple' ? await appleSecret(sandbox, clientId) : clientSecret,
      code,
      redirect_uri: callback,
      code_verifier: verifier,
    }),
  })
  const tokens = (await answer.json()) as { id_token?: string; access_token?: string }
  const token = provider === 'facebook' ? tokens.access_token : tokens.id_token
  if (!token) throw new Error(`No token came back: ${JSON.stringify(tokens)}`)
  return token
}

async function appleSecret({ apple }: Sandbox, clientId: string): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: apple.keyId })
    .setIssuer(apple.teamId)
    .setSubject(clientId)
    .setAudience(apple.issuer)
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(await importPKCS8(apple.privateKey, 'ES256'))
}

function hiddenFields(html: string): URLSearchParams {
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)]
  return new URLSearchParams(fields.map(([, name = '', value = '']) => [name, unescape(value)]))
}

function unescape(html: string): string {
  return html.replace(/&(amp|lt|gt|quot|#39);/g, (_, name: string) => ({ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" })[name] ?? '')
}
