/**
 * The server, made of plain dependencies so that tests make one of their own.
 *
 * How a scope (identity, catalogue, playback, billing) joins it:
 * - its folder exports one function, `catalogue(deps)`, that returns a handler for each of its calls;
 * - a handler gets a `Call` that has passed the contract (see calls.ts) and returns what the contract's `ok` says,
 *   or throws a `CallError`; an answer that is the same for everybody may come ready made, as `Rendered`;
 * - one that has addresses of its own besides (media, a key list), or something to stop, takes `app` as well;
 * - it knows its own tables (`Kysely<ItsTables>`), its migrations lie in `migrations/` under its number;
 * - what it needs of another scope is a function given to it here.
 */
import { randomUUID } from 'node:crypto'
import { LogController, fastify } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { billing } from './billing/routes.ts'
import { bindContract } from './bind-contract.ts'
import { serviceTimeZone } from './catalogue/platform.ts'
import { catalogue } from './catalogue/routes.ts'
import type { Deps } from './deps.ts'
import { serveDocs } from './docs.ts'
import { answerConnectionError, answerError } from './error-answers.ts'
import { addHeaders } from './headers.ts'
import { serveHealth } from './health.ts'
import { identity } from './identity/routes.ts'
import { largestBodyBytes, readJson } from './json-body.ts'
import { openApi } from './openapi.ts'
import { playback } from './playback/routes.ts'
import { serveKnobs } from './serve-knobs.ts'
import { countryReader, trustedProxies } from './trusted-proxies.ts'
import { refuseUnknownRoutes } from './unknown-routes.ts'

export async function createApp(deps: Deps): Promise<FastifyInstance> {
  const { config, knobs } = deps
  const isTrusted = trustedProxies(config.trustedProxies)
  const app = emptyApp(deps, isTrusted)

  const plans = billing(deps)
  const people = identity(app, deps, { maxDevices: plans.maxDevices, timeZone: serviceTimeZone })
  const films = await playback(app, deps, { subscriptionOf: plans.currentSubscription, isTooMany: people.isTooMany })
  bindContract(
    app,
    { ...people.handlers, ...catalogue(deps), ...films, ...plans.handlers },
    {
      siteId: config.siteId,
      authenticate: people.authenticate,
      countryOf: countryReader(config.countryHeader, config.defaultCountry, isTrusted),
      checkAnswers: config.checkAnswers,
      knobs: () => knobs.current,
    },
  )

  serveHealth(app, deps)
  serveKnobs(app, deps)
  await serveDocs(app, openApi())
  return app
}

function emptyApp({ config, log }: Deps, isTrusted: (address: string) => boolean): FastifyInstance {
  const loggerInstance: FastifyBaseLogger = log
  const app: FastifyInstance = fastify({
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (request) => forwardedId(request.headers['x-request-id']) ?? randomUUID(),
    trustProxy: isTrusted,
    bodyLimit: largestBodyBytes,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    http: { maxHeaderSize: 16_384 },
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerConnectionError(() => app.log),
  })
  app.decorate('readiness', { isStopping: false })
  app.setErrorHandler(answerError)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string | Buffer) => readJson(String(text)))
  addHeaders(app, config)
  refuseUnknownRoutes(app)
  if (log.isLevelEnabled('info')) logAnswers(app)
  return app
}

function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? 'unknown'
    request.log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}

/** A name given by whoever stands in front, so that one request has one name in all logs. */
function forwardedId(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[A-Za-z0-9-]{8,64}$/.test(header) ? header : null
}
