/**
 * Builds the server from plain dependencies, so that tests can build their own.
 *
 * A scope (identity, catalogue, playback, activity, billing, support) joins it like this:
 * - its folder exports one function, `catalogue(deps)`, that returns a handler for each of its calls;
 * - a handler gets a validated `RequestContext` (http/request.ts) and returns the contract's result or throws an `ApiError`;
 * - a result that is the same for every user may be a `CachedResponse`;
 * - a scope with routes or jobs besides its calls takes `app` as well;
 * - it names its own tables (`Deps<ItsTables>`); its migrations are in `migrations/`;
 * - what it stores about users it erases and exports itself (`personal-data.ts`);
 * - a function of another scope is passed to it here.
 */
import { brand } from '@ott/brand'
import { maxCallSeconds } from '@ott/contract'
import { LogController, fastify } from 'fastify'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import { activityData } from './activity/personal-data.ts'
import { activity } from './activity/routes.ts'
import { emitter } from './analytics/emit.ts'
import { analyticsData } from './analytics/personal-data.ts'
import { pseudonyms } from './analytics/pseudonym.ts'
import { analytics } from './analytics/routes.ts'
import { billingData } from './billing/personal-data.ts'
import { reportBillingEvents } from './billing/report-events.ts'
import { billing, maxDevices } from './billing/routes.ts'
import type { BillingTables } from './billing/tables.ts'
import { registerContract } from './http/contract-router.ts'
import { catalogue } from './catalogue/routes.ts'
import { createTitleLookup } from './catalogue/title-lookup.ts'
import type { Deps } from './config/deps.ts'
import { serveDocs } from './http/docs.ts'
import { handleConnectionError, handleError } from './http/error-handler.ts'
import type { Tables } from './db/tables.ts'
import { withFeatureGuards } from './http/feature-guards.ts'
import { withKidsGuards } from './http/kids-guards.ts'
import { addHeaders } from './http/headers.ts'
import { closeWhileStopping } from './http/graceful-shutdown.ts'
import { observeRequests } from './http/observe-requests.ts'
import { serveHealth } from './http/health.ts'
import { accessTokens } from './identity/sessions/access-tokens.ts'
import { readContact } from './identity/accounts/accounts.ts'
import { parentalGrants } from './identity/parental/grants.ts'
import { identityData } from './identity/personal-data.ts'
import { profileErasure } from './identity/profiles/profile-erasure.ts'
import { identity } from './identity/routes.ts'
import { requireRecentAuth } from './identity/step-up/recent-auth.ts'
import { maxBodyBytes, parseJson } from './http/json-body.ts'
import { shedder } from './http/load-shedding.ts'
import { openApi } from './http/openapi.ts'
import { scheduleCleanup } from './jobs/cleanup.ts'
import { scheduleJob } from './jobs/scheduler.ts'
import { createMetrics } from './metrics.ts'
import type { Metrics } from './metrics.ts'
import { readStoreMetrics } from './store-metrics.ts'
import { mailer } from './notifications/mailer.ts'
import { userNotifier } from './notifications/notify-user.ts'
import { smsGateway } from './notifications/sms-gateway.ts'
import { erasureLog } from './personal-data/erasure-log.ts'
import { createErasure } from './personal-data/erasure.ts'
import { dataExport } from './personal-data/export.ts'
import { playbackData } from './playback/personal-data.ts'
import { watchedSince } from './playback/last-watched.ts'
import { playback } from './playback/routes.ts'
import { createRateLimiter } from './rate-limit/rate-limiter.ts'
import { supportData } from './support/personal-data.ts'
import { support } from './support/routes.ts'
import { requestIdOf } from './http/request-id.ts'
import type { Handlers } from './http/request.ts'
import { registerTestOverrides } from './http/test-overrides-endpoint.ts'
import { countryReader, trustedProxies } from './http/trusted-proxies.ts'
import { handleUnknownRoutes } from './http/not-found.ts'

export async function createApp(deps: Deps<Tables>): Promise<FastifyInstance> {
  const { config, testOverrides } = deps
  const isTrusted = trustedProxies(config.trustedProxies)
  const countryOf = countryReader(config.countryHeader, isTrusted)
  const tokens = accessTokens(deps)
  const grants = parentalGrants(deps.secrets.streamKey)
  const metrics = createMetrics()
  const app = emptyApp(deps, isTrusted, metrics)
  readStoreMetrics(metrics, deps.db, deps.now)

  const pseudonymOf = pseudonyms(deps.secrets.pseudonymKey)
  const emit = emitter({ pseudonymOf, log: deps.log, featuresOff: config.featuresOff })
  const rateLimiter = createRateLimiter(deps)
  const senders = { sms: smsGateway(config.sms), mail: mailer(config.mail) }
  const titleOf = createTitleLookup(deps, metrics)
  const contactOf = (userId: string) => readContact(deps.db, userId)
  const notifyUser = userNotifier(contactOf, senders)
  const billingScope = billing(app, deps, { rateLimiter, timeZone: brand.timeZone, readContact: contactOf, notifyUser, sendMail: senders.mail, emit, pseudonymOf, watchedSince: (userId, at) => watchedSince(deps.db.withTables(), userId, at) })
  const areas = [activityData, playbackData, supportData, billingData({ now: deps.now, timeZone: brand.timeZone }), analyticsData(pseudonymOf), identityData]
  const erasure = createErasure({ ...deps, areas, erasures: erasureLog(config.erasureLog), senders, notifyUser, emit, graceDays: config.deletionGraceDays, siteOrigin: config.siteOrigin })
  const identityScope = identity(app, deps, {
    tokens, grants, rateLimiter, senders, emit, timeZone: brand.timeZone,
    maxDevices: (db, userId) => maxDevices(db.withTables<BillingTables>(), userId, deps.now()),
    leaving: { stopRenewals: billingScope.stopRenewals, erase: (userId) => erasure.erase(userId) },
  })
  app.addHook('onReady', () => erasure.replay())
  scheduleJob(app, { name: 'erasure', everySeconds: 60, run: (signal) => erasure.run(signal) })
  scheduleJob(app, { name: 'profile-erasure', everySeconds: 3_600, run: profileErasure({ ...deps, areas }) })
  scheduleJob(app, { name: 'billing-events', everySeconds: config.billingEverySeconds, run: () => reportBillingEvents(deps.db.withTables(), emit, deps.log, metrics.payments) })
  scheduleCleanup(app, () => rateLimiter.deleteExpired())
  const catalogueHandlers = catalogue(deps, grants, metrics)
  const shed = shedder(deps.db)
  const handlers: Handlers = {
    ...identityScope.handlers,
    ...catalogueHandlers,
    ...(await playback(app, deps, grants, { titleOf, subscriptionOf: billingScope.currentSubscription, isOverDeviceLimit: identityScope.isOverDeviceLimit, profileNameOf: identityScope.profileNameOf, hasSessionEnded: identityScope.hasSessionEnded, rateLimiter })),
    ...activity(app, deps, { titleOf, notifyUser }),
    ...analytics(app, deps, { metrics, pseudonymOf, emit }),
    ...billingScope.handlers,
    ...support(app, deps, { rateLimiter, sendMail: senders.mail }),
    exportData: dataExport(app, { ...deps, rateLimiter, areas, shed, events: identityScope.events, notices: identityScope.notices }),
  }
  registerContract(
    app,
    withFeatureGuards(withKidsGuards(handlers), config.featuresOff),
    {
      siteId: config.siteId,
      authenticate: identityScope.authenticate,
      requireRecentAuth: (user) => requireRecentAuth(user, deps.now()),
      countryOf,
      defaultCountry: config.defaultCountry,
      restrictionOf: identityScope.restrictionOf,
      checkAnswers: config.checkAnswers,
      maxCallMs: maxCallSeconds * 1_000,
      // Most catalogue responses are cached; the others are shed where they are computed. The collector needs no database to answer.
      shed: (name) => void (name in catalogueHandlers || name === 'collectEvents' || shed()),
      testOverrides: () => testOverrides.current,
    },
  )

  serveHealth(app, deps)
  registerTestOverrides(app, deps)
  await serveDocs(app, openApi())
  return app
}

function emptyApp({ log, config }: Pick<Deps, 'log' | 'config'>, isTrusted: (ip: string) => boolean, metrics: Metrics): FastifyInstance {
  const app = fastify({
    loggerInstance: log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: requestIdOf,
    trustProxy: isTrusted,
    bodyLimit: maxBodyBytes,
    return503OnClosing: false,
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    http: { maxHeaderSize: 16_384 },
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply),
    clientErrorHandler: handleConnectionError(log),
  })
  app.decorate('readiness', { isStopping: false })
  observeRequests(app, metrics)
  closeWhileStopping(app)
  app.setErrorHandler(handleError)
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (_request: unknown, text: string | Buffer) => parseJson(String(text)))
  addHeaders(app, config)
  handleUnknownRoutes(app)
  logResponses(app)
  return app
}

function logResponses(app: FastifyInstance): void {
  app.addHook('onResponse', (request, reply, done) => {
    const path = request.routeOptions.url ?? 'unknown'
    request.log.info({ method: request.method, path, status: reply.statusCode, ms: Math.round(reply.elapsedTime) }, 'request completed')
    done()
  })
}
