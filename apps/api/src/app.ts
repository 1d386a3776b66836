/**
 * The server, made of plain dependencies so that tests make one of their own.
 *
 * How a scope (identity, catalogue, playback, activity, billing, support) joins it:
 * - its folder exports one function, `catalogue(deps)`, that returns a handler for each of its calls;
 * - a handler gets a `Call` that has passed the contract (see calls.ts) and returns what the contract's `ok` says,
 *   or returns or throws a `CallError`; an answer that is the same for everybody may come ready made, as `Rendered`;
 * - one that has addresses of its own besides (media, a key list), or something to stop, takes `app` as well;
 * - it knows its own tables (`Kysely<ItsTables>`), its migrations lie in `migrations/` under its number;
 * - what it needs of another scope is a function given to it here.
 */
import { brand } from '@ott/brand'
import { longestCallSeconds } from '@ott/contract'
import { LogController, fastify } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { activity } from './activity/routes.ts'
import { billing } from './billing/routes.ts'
import type { BillingTables } from './billing/tables.ts'
import { bindContract } from './http/contract-router.ts'
import { catalogue } from './catalogue/routes.ts'
import { recentTitles } from './catalogue/title-lookup.ts'
import type { Deps } from './config/deps.ts'
import { serveDocs } from './http/docs.ts'
import { handleConnectionError, handleError } from './http/error-handler.ts'
import type { Tables } from './db/tables.ts'
import { onlyOffered } from './http/feature-guards.ts'
import { addHeaders } from './http/headers.ts'
import { serveHealth } from './http/health.ts'
import { accessTokens } from './identity/sessions/access-tokens.ts'
import { readContact } from './identity/accounts/accounts.ts'
import { identity } from './identity/routes.ts'
import { largestBodyBytes, readJson } from './http/json-body.ts'
import { openApi } from './http/openapi.ts'
import { keepTidy } from './jobs/cleanup.ts'
import { mailer } from './notifications/mailer.ts'
import { userNotifier } from './notifications/notify-user.ts'
import { smsGateway } from './notifications/sms-gateway.ts'
import { playback } from './playback/routes.ts'
import { createRateLimiter } from './rate-limit/rate-limiter.ts'
import { support } from './support/routes.ts'
import { requestIdOf } from './http/request-id.ts'
import type { Handlers } from './http/request.ts'
import { serveKnobs } from './http/test-overrides-endpoint.ts'
import { countryReader, trustedProxies } from './http/trusted-proxies.ts'
import { refuseUnknownRoutes } from './http/not-found.ts'

export async function createApp(deps: Deps<Tables>): Promise<FastifyInstance> {
  const { config, knobs } = deps
  const isTrusted = trustedProxies(config.trustedProxies)
  const countryOf = countryReader(config.countryHeader, config.defaultCountry, isTrusted)
  const tokens = accessTokens(deps)
  const app = emptyApp(deps, isTrusted)

  const rateLimiter = createRateLimiter(deps)
  const senders = { sms: smsGateway(config.sms), mail: mailer(config.mail) }
  const titleOf = recentTitles(deps)
  const plans = billing(deps)
  const people = identity(app, deps, { tokens, rateLimiter, senders, maxDevices: (db, userId) => plans.maxDevices(db.withTables<BillingTables>(), userId), timeZone: brand.timeZone })
  const notifyUser = userNotifier((userId) => readContact(deps.db, userId), senders)
  keepTidy(app, () => rateLimiter.deleteExpired())
  const handlers: Handlers = {
    ...people.handlers,
    ...catalogue(deps),
    ...(await playback(app, deps, { titleOf, subscriptionOf: plans.currentSubscription, isTooMany: people.isTooMany })),
    ...activity(app, deps, { titleOf, notifyUser }),
    ...plans.handlers,
    ...support(app, deps, { rateLimiter, sendMail: senders.mail }),
  }
  bindContract(
    app,
    onlyOffered(handlers, config.featuresOff),
    {
      siteId: config.siteId,
      authenticate: people.authenticate,
      countryOf,
      checkAnswers: config.checkAnswers,
      maxCallMs: longestCallSeconds * 1_000,
      knobs: () => knobs.current,
    },
  )

  serveHealth(app, deps)
  serveKnobs(app, deps)
  await serveDocs(app, openApi())
  return app
}

function emptyApp({ log, config }: Pick<Deps, 'log' | 'config'>, isTrusted: (ip: string) => boolean): FastifyInstance {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    trustProxy: isTrusted,
    bodyLimit: largestBodyBytes,
    return503OnClosing: false,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    http: { maxHeaderSize: 16_384 },
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    clientErrorHandler: handleConnectionError(log),
  })
  app.decorate('readiness', { isStopping: false })
  app.setErrorHandler(handleError)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string | Buffer) => readJson(String(text)))
  addHeaders(app, config)
  refuseUnknownRoutes(app)
  logResponses(app)
  return app
}

function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? 'unknown'
    request.log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request completed')
  })
}
