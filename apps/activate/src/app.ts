import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import { isLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { createApi } from './api.ts'
import { enterCode, showCode } from './code-routes.tsx'
import type { Config } from './config.ts'
import { decide, removeDevice, showConfirm, showResult } from './confirm-routes.tsx'
import { choose, continueFromSite, showChoice } from './continue-routes.tsx'
import { renderDocument } from './document.tsx'
import type { Screen } from './document.tsx'
import { enterOtp, resendCode, sendCode, showLogIn, showOtp } from './log-in-routes.tsx'
import { isOwnPost } from './own-post.ts'
import { flowCookie, newFlow } from './sealed-cookie.ts'
import type { Flow } from './sealed-cookie.ts'
import { errorScreen, forbiddenScreen, missingScreen } from './screens/error-screens.tsx'
import type { Reply, Route, Visit } from './visit.ts'

const pages: Record<string, Route> = {
  '/': showCode,
  '/log-in': showLogIn,
  '/log-in/code': showOtp,
  '/choose': showChoice,
  '/confirm': showConfirm,
  '/result': showResult,
}

const forms: Record<string, Route> = {
  '/': enterCode,
  '/log-in': sendCode,
  '/log-in/code': enterOtp,
  '/log-in/resend': resendCode,
  '/choose': choose,
  '/confirm': decide,
  '/devices/remove': removeDevice,
}

/** Longer than any of the forms, with a token of the site. */
const maxFormBytes = 8_192

/** The pages on which a user lets a TV in. Each is one request, and a form is answered by a redirect (TV-20). */
export function createApp(config: Config, now = () => new Date()): FastifyInstance {
  const isSecure = config.origin.startsWith('https:')
  const cookie = flowCookie(config.cookieKey, isSecure)
  const app = Fastify({
    logger: { level: config.logLevel, redact: ['req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: config.trustedProxies,
    bodyLimit: maxFormBytes,
    requestTimeout: 30_000,
    forceCloseConnections: 'idle',
  })
  app.removeAllContentTypeParsers()
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, (_request, text, done) => done(null, Object.fromEntries(new URLSearchParams(String(text)))))
  app.addHook('onRequest', async (_request, reply) => {
    void reply.headers(headers(isSecure))
  })
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }))
  app.setErrorHandler(async (error, request, reply) => {
    const { statusCode = 500 } = error as { statusCode?: number }
    if (statusCode >= 500) request.log.error({ err: error }, 'page failed')
    return sendScreen(request, reply.code(statusCode), errorScreen(localeOf(request)), localeOf(request))
  })
  app.setNotFoundHandler((request, reply) => sendScreen(request, reply.code(404), missingScreen(localeOf(request)), localeOf(request)))

  for (const [path, route] of Object.entries(pages)) {
    app.get(path, async (request, reply) => {
      const visit = await visitOf(request)
      const { language, ...query } = visit.query
      if (isLocale(language)) return send(request, reply, { flow: { ...visit.flow, locale: language }, to: `${path}${queryOf(query)}` })
      return send(request, reply, await route(visit))
    })
  }
  for (const [path, route] of Object.entries(forms)) {
    app.post(path, async (request, reply) => {
      const visit = await visitOf(request)
      if (!isOwnPost(request.headers, config.origin, visit.form.csrf, visit.flow.csrf)) return sendForbidden(request, reply, visit.flow)
      return send(request, reply, await route(visit))
    })
  }
  app.post('/continue', async (request, reply) => {
    const visit = await visitOf(request)
    if (request.headers.origin !== config.siteOrigin) return sendForbidden(request, reply, visit.flow)
    return send(request, reply, await continueFromSite(visit))
  })
  return app

  async function visitOf(request: FastifyRequest): Promise<Visit> {
    const flow = (await cookie.read(request.headers.cookie)) ?? newFlow(localeOf(request))
    const country = countryOf(request, config.countryHeader)
    const client = { ip: request.ip, country, locale: flow.locale, userAgent: request.headers['user-agent'] ?? '' }
    return { flow, api: createApi(config, client), query: fields(request.query), form: fields(request.body), country, now: now(), siteOrigin: config.siteOrigin }
  }

  async function send(request: FastifyRequest, reply: FastifyReply, answer: Reply): Promise<FastifyReply> {
    void reply.header('set-cookie', await cookie.write(answer.flow))
    if ('to' in answer) return reply.redirect(answer.to, 303)
    return sendScreen(request, reply, answer.screen, answer.flow.locale)
  }

  function sendForbidden(request: FastifyRequest, reply: FastifyReply, { locale }: Flow): Promise<FastifyReply> {
    return sendScreen(request, reply.code(403), forbiddenScreen(locale), locale)
  }
}

function headers(isSecure: boolean): Record<string, string> {
  return {
    'cache-control': 'no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'permissions-policy': 'camera=(), microphone=(), geolocation=()',
    ...(isSecure ? { 'strict-transport-security': 'max-age=63072000; includeSubDomains' } : {}),
  }
}

async function sendScreen(request: FastifyRequest, reply: FastifyReply, screen: Screen, locale: Locale): Promise<FastifyReply> {
  const nonce = randomBytes(16).toString('base64url')
  const html = Buffer.from(renderDocument(screen, locale, nonce))
  void reply
    .type('text/html; charset=utf-8')
    // The icon is a data URL.
    .header('content-security-policy', `default-src 'none'; img-src data:; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; form-action 'self'; frame-ancestors 'none'; base-uri 'none'`)
    .header('vary', 'accept-encoding')
  if (!/\bbr\b/.test(String(request.headers['accept-encoding']))) return reply.send(html)
  return reply.header('content-encoding', 'br').send(await promisify(brotliCompress)(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 9, [constants.BROTLI_PARAM_SIZE_HINT]: html.length } }))
}

function localeOf({ headers: { 'accept-language': languages = '' } }: FastifyRequest): Locale {
  return /^\s*bn\b/i.test(languages) ? 'bn' : 'en'
}

/** From a trusted proxy only: the two IPs differ behind one. */
function countryOf({ headers: given, ip, socket }: FastifyRequest, header: string): string | undefined {
  const country = ip === socket.remoteAddress ? undefined : given[header]
  return typeof country === 'string' && /^[A-Z]{2}$/.test(country) ? country : undefined
}

/** A repeated field counts once. */
function fields(parsed: unknown): Record<string, string | undefined> {
  return Object.fromEntries(Object.entries((parsed ?? {}) as Record<string, string | string[]>).map(([name, value]) => [name, [value].flat()[0]]))
}

function queryOf(query: Record<string, string | undefined>): string {
  const code = query.code
  return code === undefined ? '' : `?${new URLSearchParams({ code })}`
}
