import type { Locale } from '@ott/i18n'
import type { SocialProvider } from '@ott/identity'
import { SignJWT, importPKCS8 } from 'jose'
import * as openId from 'openid-client'
import type { SignInConfig } from './sign-in-config.ts'

/** The state of one sign-in, from the redirect to the callback. */
export type OAuthState = {
  state: string
  /** The PKCE verifier: a stolen code is useless without it. */
  verifier: string
  /** The hash of a nonce that only the page knows; the id token contains it. */
  nonceHash: string
}

/** An OAuth provider; `callback` is its redirect URI. */
export type OAuthProvider = {
  /** Returns the authorization URL. */
  start: (state: OAuthState, callback: URL, locale: Locale) => Promise<URL>
  /** Exchanges the code in the callback URL for the provider's token. */
  redeem: (callbackUrl: URL, state: OAuthState) => Promise<string>
}

const timeoutSeconds = 5

/** Clients of the configured providers, each with its variant of the authorization code flow. */
export function oauthProviders({ google, apple, facebook }: SignInConfig): Partial<Record<SocialProvider, OAuthProvider>> {
  return {
    ...(google && {
      google: openIdProvider(google, {
        parameters: { scope: 'openid email profile', prompt: 'select_account' },
        secret: async () => google.clientSecret,
      }),
    }),
    // Apple requires `form_post` when the scope contains the email.
    ...(apple && {
      apple: openIdProvider(apple, { parameters: { scope: 'openid email name', response_mode: 'form_post' }, secret: () => appleSecret(apple) }),
    }),
    ...(facebook && { facebook: facebookProvider(facebook) }),
  }
}

type OpenIdOptions = {
  parameters: Record<string, string>
  secret: () => Promise<string>
}

function openIdProvider({ issuer, clientId }: { issuer: string; clientId: string }, { parameters, secret }: OpenIdOptions): OAuthProvider {
  const discover = memoizeSuccess(async () => {
    const execute = isPlain(issuer) ? [openId.allowInsecureRequests] : []
    return (await openId.discovery(new URL(issuer), clientId, undefined, openId.None(), { timeout: timeoutSeconds, execute })).serverMetadata()
  })
  return {
    async start(state, callback, locale) {
      const client = configure(await discover(), clientId, openId.None())
      return openId.buildAuthorizationUrl(client, { ...(await commonParameters(state, callback)), ...parameters, nonce: state.nonceHash, ui_locales: locale })
    },
    async redeem(callbackUrl, state) {
      const client = configure(await discover(), clientId, openId.ClientSecretPost(await secret()))
      const checks = { ...checksOf(state), expectedNonce: state.nonceHash, idTokenExpected: true }
      const { id_token: token } = await openId.authorizationCodeGrant(client, callbackUrl, checks)
      return token ?? ''
    },
  }
}

const facebookLocale: Record<Locale, string> = { en: 'en_GB', bn: 'bn_IN' }

/** Facebook has no OpenID discovery, so its two URLs are configured. */
function facebookProvider({ dialogUrl, graphUrl, clientId, clientSecret }: NonNullable<SignInConfig['facebook']>): OAuthProvider {
  const server = { issuer: new URL(dialogUrl).origin, authorization_endpoint: dialogUrl, token_endpoint: `${graphUrl}/oauth/access_token` }
  const client = configure(server, clientId, openId.ClientSecretPost(clientSecret))
  return {
    start: async (state, callback, locale) =>
      openId.buildAuthorizationUrl(client, { ...(await commonParameters(state, callback)), scope: 'email public_profile', display: 'popup', locale: facebookLocale[locale] }),
    redeem: async (callbackUrl, state) => (await openId.authorizationCodeGrant(client, callbackUrl, checksOf(state))).access_token,
  }
}

function configure(server: openId.ServerMetadata, clientId: string, auth: openId.ClientAuth): openId.Configuration {
  const client = new openId.Configuration(server, clientId, undefined, auth)
  client.timeout = timeoutSeconds
  if (isPlain(server.token_endpoint ?? '')) openId.allowInsecureRequests(client)
  return client
}

async function commonParameters({ state, verifier }: OAuthState, callback: URL): Promise<Record<string, string>> {
  return {
    redirect_uri: callback.href,
    state,
    code_challenge: await openId.calculatePKCECodeChallenge(verifier),
    code_challenge_method: 'S256',
  }
}

function checksOf({ state, verifier }: OAuthState): openId.AuthorizationCodeGrantChecks {
  return { expectedState: state, pkceCodeVerifier: verifier }
}

/** Only the sandbox uses http; the configuration rejects it in live mode. */
function isPlain(url: string): boolean {
  return url.startsWith('http:')
}

/** Apple's client secret is a signed JWT. It is created for each request, so none is stored. */
async function appleSecret({ issuer, clientId, teamId, keyId, privateKey }: NonNullable<SignInConfig['apple']>): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: 'ES256', kid: keyId })
    .setIssuer(teamId)
    .setSubject(clientId)
    .setAudience(issuer)
    .setIssuedAt()
    .setExpirationTime('5 minutes')
    .sign(await importPKCS8(privateKey, 'ES256'))
}

/** Shares a successful result between callers; a failure is not cached. */
function memoizeSuccess<T>(load: () => Promise<T>): () => Promise<T> {
  let result: Promise<T> | null = null
  return () => {
    result ??= load().catch((error: unknown) => {
      result = null
      throw error
    })
    return result
  }
}

/** Maps an error to its reason: cancelled, invalid response, or provider unavailable. */
export function failureOf(error: unknown): 'closed' | 'failed' | 'unavailable' {
  if (error instanceof openId.AuthorizationResponseError) return cancelCodes.includes(error.error) ? 'closed' : 'failed'
  if (error instanceof openId.ResponseBodyError) return error.status < 500 ? 'failed' : 'unavailable'
  if (!(error instanceof openId.ClientError)) return 'unavailable'
  if (error.cause instanceof Response) return error.cause.status < 500 ? 'failed' : 'unavailable'
  return error.code !== undefined && invalidResponseCodes.includes(error.code) ? 'failed' : 'unavailable'
}

const cancelCodes = ['access_denied', 'user_cancelled_authorize']

/** Error codes of openid-client for complete but invalid responses. */
const invalidResponseCodes = ['OAUTH_INVALID_RESPONSE', 'OAUTH_JWT_CLAIM_COMPARISON_FAILED', 'OAUTH_JWT_TIMESTAMP_CHECK_FAILED']
