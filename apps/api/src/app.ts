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
import { createServer } from 'node:http'
import { brand } from '@ott/brand'
import { longestCallSeconds } from '@ott/contract'
import { LogController, fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { activity } from './activity/routes.ts'
import { billing } from './billing/routes.ts'
import type { BillingTables } from './billing/tables.ts'
import { bindContract } from './http/contract-router.ts'
import { catalogue } from './catalogue/routes.ts'
import { recentTitles } from './catalogue/title-lookup.ts'
import type { Deps } from './config/deps.ts'
import { serveDocs } from './http/docs.ts'
import { answerConnectionError, answerError } from './http/error-handler.ts'
import type { Tables } from './db/tables.ts'
import { onlyOffered } from './http/feature-guards.ts'
import { addHeaders, answerHeaders } from './http/headers.ts'
import type { AnswerHeaders } from './http/headers.ts'
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
import { createLimits } from './rate-limit/rate-limiter.ts'
import { support } from './support/routes.ts'
import { readyAnswers } from './http/micro-cache.ts'
import type { ReadyAnswers } from './http/micro-cache.ts'
import { requestIdOf } from './http/request-id.ts'
import { RequestLog } from './http/request-log.ts'
import type { Handlers } from './http/request.ts'
import { serveKnobs } from './http/test-overrides-endpoint.ts'
import { countryReader, trustedProxies } from './http/trusted-proxies.ts'
import { refuseUnknownRoutes } from './http/not-found.ts'

export async function createApp(deps: Deps<Tables>): Promise<FastifyInstance> {
  const { config, knobs } = deps
  const isTrusted = trustedProxies(config.trustedProxies)
  const countryOf = countryReader(config.countryHeader, config.defaultCountry, isTrusted)
  const headersFor = answerHeaders(config)
  const tokens = accessTokens(deps)
  const ready = readyAnswers(deps, { isAnonymous: tokens.isKnownAnonymous, countryOf, headersFor })
  const app = emptyApp(deps, { isTrusted, headersFor, giveAgain: ready.giveAgain })

  const limits = createLimits(deps)
  const senders = { sms: smsGateway(config.sms), mail: mailer(config.mail) }
  const titleOf = recentTitles(deps)
  const plans = billing(deps)
  const people = identity(app, deps, { tokens, limits, senders, maxDevices: (db, userId) => plans.maxDevices(db.withTables<BillingTables>(), userId), timeZone: brand.timeZone })
  const notifyUser = userNotifier((userId) => readContact(deps.db, userId), senders)
  keepTidy(app, () => limits.sweep())
  const handlers: Handlers = {
    ...people.handlers,
    ...catalogue(deps),
    ...(await playback(app, deps, { titleOf, subscriptionOf: plans.currentSubscription, isTooMany: people.isTooMany })),
    ...activity(app, deps, { titleOf, notifyUser }),
    ...plans.handlers,
    ...support(app, deps, { limits, sendMail: senders.mail }),
  }
  bindContract(
    app,
    onlyOffered(handlers, config.featuresOff),
    {
      siteId: config.siteId,
      authenticate: people.authenticate,
      countryOf,
      headersFor,
      keepReady: ready.keep,
      checkAnswers: config.checkAnswers,
      longestCallMs: longestCallSeconds * 1_000,
      knobs: () => knobs.current,
    },
  )

  serveHealth(app, deps)
  serveKnobs(app, deps)
  await serveDocs(app, openApi())
  return app
}

type Beginning = { isTrusted: (address: string) => boolean; headersFor: AnswerHeaders; giveAgain: ReadyAnswers['giveAgain'] }

function emptyApp({ log }: Pick<Deps, 'log'>, { isTrusted, headersFor, giveAgain }: Beginning): FastifyInstance {
  const app: FastifyInstance = fastify({
    // Given a log, the framework makes a child of it for every request and listens for every answer's end. It gets it below.
    logger: false,
    childLoggerFactory: (_none, { requestId }) => new RequestLog(log, String(requestId)),
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    trustProxy: isTrusted,
    bodyLimit: largestBodyBytes,
    return503OnClosing: false,
    routerOptions: { maxParamLength: 200 },
    serverFactory: (framework) =>
      createServer({ requestTimeout: 30_000, keepAliveTimeout: 72_000, maxHeaderSize: 16_384 }, (request, response) => {
        if (app.readiness.isStopping || !giveAgain(request, response)) framework(request, response)
      }),
    frameworkErrors: (error, request, reply) => void answerError(error, request, reply),
    clientErrorHandler: answerConnectionError(() => app.log),
  })
  Object.assign(app, { log })
  app.decorate('readiness', { isStopping: false })
  app.setErrorHandler(answerError)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, readBody)
  addHeaders(app, headersFor)
  refuseUnknownRoutes(app)
  if (log.isLevelEnabled('info')) logAnswers(app)
  return app
}

/** With a callback: a promise would cost every call its share. */
function readBody(_request: unknown, text: string | Buffer, done: (error: Error | null, body?: unknown) => void): void {
  let body: unknown
  try {
    body = readJson(String(text))
  } catch (error) {
    return done(error as Error)
  }
  done(null, body)
}

function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const path = request.routeOptions.url ?? 'unknown'
    request.log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'answered')
  })
}
