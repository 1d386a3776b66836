import { randomUUID } from 'node:crypto'
import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import { chosenDigits, digitsCookie, localeCookie, splitLocale } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { stringifySetCookie } from 'cookie'
import Fastify, { LogController } from 'fastify'
import type { FastifyInstance, FastifyServerFactory } from 'fastify'
import { sessionCookie } from '../app/auth/session-cookie.ts'
import { serveClientLog } from './client-log.ts'
import type { Config } from './config.ts'
import { serveIndexing } from './seo/robots-and-sitemap.ts'
import { servePwa } from './pwa/pwa.ts'
import { servePages } from './ssr-handler.ts'
import type { CanonicalRedirect, Render } from './ssr-handler.ts'
import type { ImageCache } from './images/image-cache.ts'
import { serveImages } from './images/image-resizer.ts'
import { createStaticPages } from './http/static-page.ts'
import { handleConnectionError, handleError, sendError, handleUnknownRoutes } from './http/error-responses.ts'
import { limitConnections } from './http/connection-limit.ts'
import { hostCheck } from './http/host.ts'
import { securityHeaders } from './http/security-headers.ts'
import { siteFonts } from './pwa/site-fonts.ts'
import { serveSocialSignIn } from './auth/social-sign-in.ts'
import { registerProxy } from './proxy.ts'

export type AppDeps = {
  render: Render
  canonicalRedirect: CanonicalRedirect
  /** The paths of the site's static pages for the sitemap, without the locale. */
  indexedPaths: () => Promise<string[]>
  images: ImageCache
  /** The built client files; null in development, where the bundler serves them. */
  clientFolder: string | null
  /** The build id that pages compare with the deployed one; null in development. */
  build: string | null
  /** Enables the HTML cache; off in development. */
  isCaching: boolean
  serverFactory?: FastifyServerFactory
}

/**
 * Fits the longest form, and longer ones that then get a validation error: URL encoding turns a Bengali letter into
 * nine bytes.
 */
const maxFormBytes = 1_048_576

/**
 * The server rejects longer URLs and headers, but reads up to the second limit so that it can answer with a page
 * (WEB-49).
 */
const maxHeadBytes = 16_384
export const maxReadBytes = 262_144

/** Well below the usual limit of file descriptors. */
const maxConnections = 8_000

/** The web server: static files, image resizing, the API proxy, the session cookie and SSR. */
export async function createApp(config: Config, deps: AppDeps): Promise<FastifyInstance> {
  const headersFor = securityHeaders(config.isSecure)
  const isServedHost = hostCheck(config)
  // In development, static pages use system fonts.
  const staticPages = createStaticPages(deps.clientFolder ? siteFonts(deps.clientFolder) : '')
  const app = Fastify({
    logger: { level: process.env.LOG_LEVEL ?? 'warn', redact: ['req.headers.authorization', 'req.headers.cookie'] },
    trustProxy: config.trustedProxies,
    logController: new LogController({ disableRequestLogging: true }),
    routerOptions: { maxParamLength: 2000 },
    genReqId: () => randomUUID(),
    requestTimeout: 30_000,
    http: { maxHeaderSize: maxReadBytes },
    frameworkErrors: (error, request, reply) => void handleError(error, request, reply.headers(headersFor(request.url))),
    clientErrorHandler: handleConnectionError,
    ...(deps.serverFactory ? { serverFactory: deps.serverFactory } : {}),
  })
  limitConnections(app.server, maxConnections)
  app.decorate('staticPages', staticPages)
  app.setErrorHandler(handleError)
  handleUnknownRoutes(app)
  app.addHook('onRequest', async (request, reply) => {
    void reply.headers(headersFor(request.url))
    // Absolute-form URLs are for proxies.
    if (!request.url.startsWith('/')) return sendError(reply, 'INVALID_INPUT')
    const isHostServed = countHosts(request.raw.rawHeaders) > 1 ? null : isServedHost(request)
    if (isHostServed === null) return sendError(reply, 'INVALID_INPUT')
    // A probe addresses a process, not the site.
    if (!isHostServed && request.url !== '/healthz') return sendError(reply, 'MISDIRECTED_REQUEST')
    if (request.url.length > maxHeadBytes) return sendError(reply, 'URI_TOO_LONG')
    if (request.raw.rawHeaders.join('').length > maxHeadBytes) return sendError(reply, 'HEADERS_TOO_LARGE')
  })
  app.get('/healthz', async () => ({ status: 'ok' }))
  if (deps.build !== null) app.get('/build.txt', (_request, reply) => reply.headers({ 'content-type': 'text/plain', 'cache-control': 'no-store' }).send(deps.build))
  await registerProxy(app, config)
  serveImages(app, config.apiUrl, deps.images)
  serveSession(app, config.isSecure)
  savePreferences(app, config.isSecure)
  serveSocialSignIn(app, config)
  serveClientLog(app)
  serveIndexing(app, config, deps.indexedPaths)
  servePwa(app, staticPages)
  if (deps.clientFolder) await serveFiles(app, deps.clientFolder)
  await app.register(async (pages) => {
    // Routes parse their own bodies; this buffers them up to the form limit.
    pages.removeAllContentTypeParsers()
    pages.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: maxFormBytes }, (_request, body, done) => done(null, body))
    servePages(pages, deps.render, deps.canonicalRedirect, { ...config, isCaching: deps.isCaching })
  })
  return app
}

/** Raw headers alternate between names and values. */
function countHosts(rawHeaders: string[]): number {
  return rawHeaders.filter((name, at) => at % 2 === 0 && name.toLowerCase() === 'host').length
}

/** Built files have a hash in their name and are precompressed after the build. */
async function serveFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: join(folder, 'assets'),
    prefix: '/assets/',
    preCompressed: true,
    acceptRanges: false,
    lastModified: false,
    immutable: true,
    maxAge: '365d',
    decorateReply: true,
  })
}

/** Client scripts report sign-in and sign-out here. Other origins cannot set the `authorization` header. */
function serveSession(app: FastifyInstance, isSecure: boolean): void {
  app.put('/session', async (request, reply) => {
    const token = request.headers.authorization?.match(/^Bearer ([\w.~+/=-]{1,4096})$/)?.[1]
    if (!token) return sendError(reply, 'INVALID_INPUT')
    return reply.header('set-cookie', sessionCookie.write(token, isSecure)).code(204).send()
  })
  app.delete('/session', async (_request, reply) => reply.header('set-cookie', sessionCookie.clear(isSecure)).code(204).send())
}

/**
 * Saves the language of `?switch` and the digits of `?digits=latn` as cookies (I18N-10, I18N-15), then redirects to the
 * URL without the parameter.
 */
function savePreferences(app: FastifyInstance, isSecure: boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!/switch|digits/.test(request.url)) return
    // A path that begins with `//elsewhere` must not be parsed as a host.
    const url = new URL(`http://site.invalid${request.url}`)
    const { locale } = splitLocale(url.pathname)
    if (!locale || request.method !== 'GET') return
    const preference = preferenceIn(url.searchParams, locale)
    if (!preference) return
    const { parameter, name, value, maxAgeSeconds: maxAge } = preference
    url.searchParams.delete(parameter)
    const cookie = stringifySetCookie({ name, value, maxAge, path: '/', secure: isSecure, sameSite: 'lax' })
    return reply.header('set-cookie', cookie).redirect(url.pathname + url.search, 302)
  })
}

function preferenceIn(query: URLSearchParams, locale: Locale) {
  if (query.has('switch')) return { parameter: 'switch', value: locale, ...localeCookie }
  const digits = query.get('digits')
  return digits === null ? null : { parameter: 'digits', value: chosenDigits(`${digitsCookie.name}=${digits}`), ...digitsCookie }
}
