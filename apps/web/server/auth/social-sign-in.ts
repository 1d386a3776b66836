import { socialProviders } from '@ott/identity'
import type { SocialProvider } from '@ott/identity'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { randomPKCECodeVerifier, randomState } from 'openid-client'
import { originOf } from '../http/host.ts'
import { ipRateLimit } from '../http/rate-limit.ts'
import type { Config } from '../config.ts'
import { sendPopupPage } from './oauth-popup-page.ts'
import type { PopupMessage } from './oauth-popup-page.ts'
import { sendError } from '../http/error-responses.ts'
import { failureOf, oauthProviders } from './social-providers.ts'
import type { OAuthProvider } from './social-providers.ts'
import { negotiateLocale } from '../http/request-locale.ts'
import { oauthStateCookie } from './oauth-state-cookie.ts'

const maxFormBytes = 16_384
const maxPerMinute = 120

type Failure = 'closed' | 'failed' | 'unavailable'
const statusOf: Record<Failure, number> = { closed: 200, failed: 400, unavailable: 502 }

/** The callback parameters to use; all others are dropped. */
const callbackParameters = ['code', 'state', 'iss', 'error', 'error_description']

/**
 * Social sign-in in a popup (ID-43). This server exchanges the code because only it has the client secret; it passes
 * the token to the opener and stores nothing.
 */
export function serveSocialSignIn(app: FastifyInstance, { signIn, siteOrigin, isSecure }: Config): void {
  const providers = oauthProviders(signIn)
  const isAllowed = ipRateLimit(maxPerMinute)

  app.get('/auth/options', async (_request, reply) =>
    reply.header('cache-control', 'no-cache').send({
      providers: socialProviders.filter((provider) => providers[provider]),
      botCheck: signIn.botCheck,
      whatsApp: signIn.hasWhatsApp,
    }),
  )

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: maxFormBytes },
      async (_request: unknown, text: string | Buffer) => new URLSearchParams(String(text)),
    )
    scope.addHook('onRequest', async (request, reply) => {
      // With a stricter policy, the popup would lose its opener when it visits the provider's origin.
      void reply.header('cross-origin-opener-policy', 'unsafe-none')
      if (!isAllowed(request.ip)) return end(reply, 429, request, { error: 'failed' })
    })
    scope.setErrorHandler((error: Error & { statusCode?: number }, request, reply) => {
      const status = error.statusCode ?? 500
      if (status >= 500) request.log.error({ err: error }, 'social sign-in failed')
      return end(reply, status, request, { error: status < 500 ? 'failed' : 'unavailable' })
    })

    scope.get('/auth/:provider/start', async (request, reply) => {
      const provider = providerOf(request)
      if (!provider) return sendError(reply, 'NOT_FOUND')
      const { nonceHash } = request.query as { nonceHash?: unknown }
      const callback = callbackOf(request)
      if (typeof nonceHash !== 'string' || !/^[\w-]{43}$/.test(nonceHash) || !callback) return end(reply, 400, request, { error: 'failed' })
      const state = { state: randomState(), verifier: randomPKCECodeVerifier(), nonceHash }
      const redirect = await provider.start(state, callback, negotiateLocale(request)).catch((error: unknown) => logFailure(request, error))
      if (!(redirect instanceof URL)) return end(reply, statusOf[redirect], request, { error: redirect })
      return reply.header('set-cookie', cookieOf(request).write(state)).header('cache-control', 'no-store').redirect(redirect.href, 302)
    })

    scope.get('/auth/:provider/callback', async (request, reply) => {
      const provider = providerOf(request)
      if (!provider) return sendError(reply, 'NOT_FOUND')
      const state = cookieOf(request).read(request.headers.cookie)
      // The state is valid for one callback, even if it fails.
      void reply.header('set-cookie', cookieOf(request).clear())
      const callbackUrl = callbackOf(request)
      if (!state || !callbackUrl) return end(reply, 400, request, { error: 'failed' })
      callbackUrl.search = pick(callbackParameters, new URLSearchParams(request.url.split('?')[1])).toString()
      const token = await provider.redeem(callbackUrl, state).then((given) => ({ token: given }), (error: unknown) => ({ error: logFailure(request, error) }))
      return end(reply, 'token' in token ? 200 : statusOf[token.error], request, token)
    })

    // Cross-site POSTs carry no SameSite cookie, so this redirects to the GET callback, which does.
    scope.post('/auth/:provider/callback', async (request, reply) => {
      if (!providerOf(request)) return sendError(reply, 'NOT_FOUND')
      const form = request.body instanceof URLSearchParams ? request.body : new URLSearchParams()
      return reply.header('cache-control', 'no-store').redirect(`/auth/${nameOf(request)}/callback?${pick(callbackParameters, form)}`, 303)
    })
  })

  function providerOf(request: FastifyRequest): OAuthProvider | undefined {
    const name = nameOf(request)
    return Object.hasOwn(providers, name) ? providers[name as SocialProvider] : undefined
  }

  /** Null if the `Host` header is invalid. */
  function callbackOf(request: FastifyRequest): URL | null {
    const origin = originOf(request, siteOrigin)
    return origin === null ? null : URL.parse(`/auth/${nameOf(request)}/callback`, origin)
  }

  function cookieOf(request: FastifyRequest) {
    return oauthStateCookie(`/auth/${nameOf(request)}`, isSecure)
  }

  function end(reply: FastifyReply, status: number, request: FastifyRequest, outcome: { token: string } | { error: Failure }): FastifyReply {
    const message: PopupMessage = { source: 'social-sign-in', provider: nameOf(request), ...outcome }
    return sendPopupPage(reply, status, message)
  }

  /** Logs the kind of the error without tokens or names. Cancelling is not an error. */
  function logFailure(request: FastifyRequest, error: unknown): Failure {
    const failure = failureOf(error)
    const { name, code } = error as { name?: string; code?: string }
    if (failure !== 'closed') request.log.warn({ provider: nameOf(request), failure, name, code }, 'sign-in provider failed')
    return failure
  }
}

function nameOf(request: FastifyRequest): string {
  return (request.params as { provider?: string }).provider ?? ''
}

function pick(names: string[], given: URLSearchParams): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => (given.has(name) ? [[name, given.get(name) ?? '']] : [])))
}
