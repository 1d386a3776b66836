import { routes } from '@ott/contract'
import type { CallName } from '@ott/contract'
import type { DrmSystem } from '@ott/playback'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Metrics } from '../metrics.ts'

declare module 'fastify' {
  interface FastifyInstance {
    metrics: Metrics
  }
  interface FastifyRequest {
    /** Of the error that was the response. */
    errorCode: string | null
  }
}

const names = new Map(Object.entries(routes).map(([name, { method, path }]) => [`${method} ${path}`, name as CallName]))

/** Methods of login by the call that completes them. */
const loginMethods: Partial<Record<CallName, string>> = {
  consumeCode: 'code', signInWithPassword: 'password', signInWithProvider: 'social', signInWithPasskey: 'passkey', exchangeLink: 'link', pollActivationCode: 'tv',
}

const sendingCalls: readonly CallName[] = ['signInCode', 'resendCode', 'addPhoneNumber', 'addEmail', 'stepUpCode', 'enableParentalControl', 'disableParentalControl', 'requestDeletion']

/** Media that the api sends, by their routes. */
const mediaKinds: Record<string, string> = { '/media/:assetId/:file': 'videos', '/media/~/*': 'videos', '/pictures/:name': 'pictures', '/trailers/:name': 'trailers' }

const licenceRoute = '/media/:assetId/license/:system'
const drmSystems: readonly string[] = ['widevine', 'playready', 'fairplay', 'clearkey'] satisfies DrmSystem[]

/** Measures each request under the pattern of its route, and counts what some calls mean (RUN-26). */
export function observeRequests(app: FastifyInstance, metrics: Metrics): void {
  app.decorate('metrics', metrics)
  app.decorateRequest('errorCode', null)
  app.addHook('onRequest', (_request, reply, done) => {
    metrics.httpInFlight.inc()
    // Also without a response, when the client goes away.
    reply.raw.once('close', () => metrics.httpInFlight.dec())
    done()
  })
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'other'
    metrics.httpDuration.observe({ route, method: request.method, status: `${Math.floor(reply.statusCode / 100)}xx` }, reply.elapsedTime / 1_000)
    const kind = mediaKinds[route]
    if (kind && request.method === 'GET' && reply.statusCode < 300) metrics.mediaBytes.inc({ kind }, Number(reply.getHeader('content-length') ?? 0))
    if (route === licenceRoute) countLicence(metrics, request)
    const name = names.get(`${request.method} ${route}`)
    if (name) count(metrics, name, request)
    done()
  })
}

function count(metrics: Metrics, name: CallName, { errorCode }: FastifyRequest): void {
  const result = errorCode ?? 'ok'
  if (sendingCalls.includes(name)) metrics.otpSends.inc({ result })
  if (name === 'entitlement') metrics.entitlements.inc({ result })
  if (errorCode === 'PIN_INCORRECT') metrics.pinFailures.inc()
  const method = loginMethods[name]
  // A TV that still waits has not tried.
  if (method && errorCode !== 'AUTHORIZATION_PENDING' && errorCode !== 'SLOW_DOWN') metrics.logins.inc({ method, result })
}

function countLicence(metrics: Metrics, { params, errorCode }: FastifyRequest): void {
  const { system } = params as { system: string }
  metrics.licences.inc({ system: drmSystems.includes(system) ? system : 'other', result: errorCode ?? 'ok' })
}
