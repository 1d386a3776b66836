import { generateKeyPair, randomBytes } from 'node:crypto'
import type { KeyObject } from 'node:crypto'
import { promisify } from 'node:util'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { jwtVerify } from 'jose'
import type { Account, AccountClaims, Configuration, Provider } from 'oidc-provider'
import { sendPage } from '../page.ts'
import { chooserPage, localeOf, providerErrorPage } from './chooser-page.ts'
import { appleKey, callbackUrls, clientIds, clientSecret } from './clients.ts'
import { openIdStore } from './open-id-store.ts'
import { chosenPerson } from './people.ts'
import type { Person } from './people.ts'

type OpenIdName = 'google' | 'apple'

export type OpenIdOptions = {
  name: OpenIdName
  /** Available once the sandbox listens. */
  issuer: () => string
  siteOrigins: string[]
  headers: Record<string, string>
  /** The public key of Apple client secrets. */
  applePublicKey: KeyObject
}

/** Google or Apple as an oidc-provider with demo users, created at the first request because that is slow. */
export function serveOpenId(app: FastifyInstance, options: OpenIdOptions): void {
  const { name, headers } = options
  let created: Promise<Provider> | null = null
  const people = new Map<string, Person>()
  const provider = () => (created ??= createProvider(options, people))

  void app.register(async (scope) => {
    scope.setErrorHandler((error: Error, request, reply) => sendError(reply, name, error.message, request))
    scope.get(`/${name}/interaction/:uid`, async (request, reply) => {
      const { params } = await (await provider()).interactionDetails(request.raw, reply.raw)
      const { language, unclear } = request.query as { language?: string; unclear?: string }
      const locale = localeOf(language ?? params.ui_locales, request.headers['accept-language'])
      return sendPage(reply, 200, chooserPage(name, request.url, locale, unclear !== undefined))
    })
    scope.post(`/${name}/interaction/:uid`, async (request, reply) => {
      const openId = await provider()
      const person = chosenPerson(name, request.body)
      const isCancelled = (request.body as { cancel?: string } | undefined)?.cancel !== undefined
      if (!person && !isCancelled) return reply.redirect(`${request.url.split('?')[0]}?unclear`, 303)
      if (person) people.set(person.subject, person)
      const result = person
        ? { login: { accountId: person.subject, remember: false }, select_account: {} }
        : { error: cancelled[name], error_description: 'The person went back' }
      return reply.redirect(await openId.interactionResult(request.raw, reply.raw, result), 303)
    })
  })
  void app.register(async (scope) => {
    // oidc-provider parses the body itself.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, _payload, done) => done(null))
    scope.setErrorHandler((error: Error, request, reply) => sendError(reply, name, error.message, request))
    scope.all(`/${name}/*`, async (request, reply) => {
      const requestError = name === 'apple' ? appleRequestError(request) : null
      if (requestError) return sendError(reply, name, requestError, request)
      const openId = await provider()
      reply.hijack()
      for (const [header, value] of Object.entries(headers)) reply.raw.setHeader(header, value)
      const { raw } = request
      // No provider session: every sign-in starts at the chooser.
      raw.headers.cookie = raw.headers.cookie?.replaceAll(new RegExp(`${name}-session[^;]*`, 'g'), '')
      // oidc-provider derives its mount path from the two URLs.
      Object.assign(raw, { originalUrl: raw.url, url: raw.url?.slice(`/${name}`.length) })
      await openId.callback()(raw, reply.raw)
    })
  })
}

/** The error of each provider after a cancellation. */
const cancelled: Record<OpenIdName, string> = { google: 'access_denied', apple: 'user_cancelled_authorize' }

async function createProvider({ name, issuer, siteOrigins, applePublicKey }: OpenIdOptions, people: Map<string, Person>): Promise<Provider> {
  const [{ Provider, interactionPolicy }, { privateKey }] = await Promise.all([
    import('oidc-provider'),
    promisify(generateKeyPair)('rsa', { modulusLength: 2_048 }),
  ])
  const policy = interactionPolicy.base()
  policy.remove('consent')
  policy.add(new interactionPolicy.Prompt({ name: 'select_account', requestable: true }), 0)

  const configuration: Configuration = {
    adapter: openIdStore(),
    clients: Object.values(clientIds).map((id) => ({
      client_id: id,
      client_secret: clientSecret,
      token_endpoint_auth_method: 'client_secret_post',
      redirect_uris: callbackUrls(name, siteOrigins),
      grant_types: ['authorization_code'],
      response_types: ['code'],
    })),
    claims: claims[name],
    scopes: ['openid', 'email', 'profile', 'name'],
    // Both providers put the claims into the id token.
    conformIdTokenClaims: false,
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256', kid: `${name}-sandbox` }] },
    cookies: {
      keys: [randomBytes(32).toString('base64url')],
      names: { session: `${name}-session`, interaction: `${name}-interaction`, resume: `${name}-resume` },
    },
    pkce: { required: () => true },
    features: { devInteractions: { enabled: false }, rpInitiatedLogout: { enabled: false } },
    interactions: { policy, url: (_ctx, { uid }) => `/${name}/interaction/${uid}` },
    ttl: { AccessToken: 3_600, AuthorizationCode: 60, IdToken: 3_600, Interaction: 3_600, Session: 3_600, Grant: 3_600 },
    clientBasedCORS: () => false,
    findAccount: (_ctx, subject) => accountOf(people.get(subject), name),
    async loadExistingGrant({ oidc }) {
      const grant = new oidc.provider.Grant({ clientId: oidc.client?.clientId, accountId: oidc.session?.accountId })
      grant.addOIDCScope('openid email profile name')
      await grant.save()
      return grant
    },
    renderError(ctx, { error, error_description: description }) {
      ctx.type = 'html'
      ctx.body = providerErrorPage(name, `${error}: ${description ?? ''}`, localeOf(ctx.query.ui_locales, ctx.get('accept-language')))
    },
  }
  const provider = new Provider(issuer(), configuration)
  if (name === 'apple') {
    Object.assign(provider.Client.prototype, {
      compareClientSecret(this: { clientId: string }, given: string) {
        return isAppleSecret(given, this.clientId, issuer(), applePublicKey)
      },
    })
  }
  return provider
}

const claims = {
  google: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name'] },
  apple: { openid: ['sub'], email: ['email', 'email_verified'] },
}

function accountOf(person: Person | undefined, name: OpenIdName): Account | undefined {
  if (!person) return undefined
  const { subject, email, isVerified } = person
  const mail = email === null ? {} : { email, email_verified: name === 'apple' ? String(isVerified) : isVerified }
  const known: AccountClaims = { sub: subject, name: person.name, ...mail }
  return { accountId: subject, claims: async () => known }
}

/** Apple's client secret is a JWT signed by the developer's key, valid for six months at most. */
async function isAppleSecret(given: string, clientId: string, issuer: string, publicKey: KeyObject): Promise<boolean> {
  const { teamId, keyId } = appleKey
  const rules = { algorithms: ['ES256'], issuer: teamId, subject: clientId, audience: issuer, maxTokenAge: '180 days', requiredClaims: ['exp'] }
  const read = await jwtVerify(given, publicKey, rules).catch(() => null)
  return read?.protectedHeader.kid === keyId
}

function appleRequestError(request: FastifyRequest): string | null {
  const { scope, response_mode: mode } = request.query as { scope?: string; response_mode?: string }
  const needsFormPost = scope !== undefined && /\b(name|email)\b/.test(scope)
  return needsFormPost && mode !== 'form_post' ? 'invalid_request: response_mode must be form_post when name or email scope is requested.' : null
}

function sendError(reply: FastifyReply, name: OpenIdName, detail: string, request: FastifyRequest): FastifyReply {
  return sendPage(reply, 400, providerErrorPage(name, detail, localeOf(undefined, request.headers['accept-language'])))
}
