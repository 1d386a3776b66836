import { createPrivateKey, createPublicKey, generateKeyPairSync } from 'node:crypto'
import type { AddressInfo } from 'node:net'
import { parseCookie } from 'cookie'
import { fastify } from 'fastify'
import type { FastifyInstance } from 'fastify'
import { fontNames, outboxScript, readFont, sandboxStyle } from './assets.ts'
import { serveCollect } from './collect/collect.ts'
import type { Collect } from './collect/collect.ts'
import { serveDrm } from './drm/drm.ts'
import type { DrmVendor } from './drm/drm.ts'
import { serveGateway } from './gateway/gateway.ts'
import type { Gateway } from './gateway/gateway.ts'
import { startMailServer } from './mail-server.ts'
import { createOutbox } from './outbox.ts'
import type { Outbox } from './outbox.ts'
import { outboxPage } from './outbox-page.ts'
import { sendPage } from './page.ts'
import { servePay } from './pay/pay.ts'
import { serveControlPage } from './pay/serve-control-page.ts'
import type { Pay, PayOptions } from './pay/pay.ts'
import { appleKey, clientIds, clientSecret } from './providers/clients.ts'
import { serveFacebook } from './providers/facebook.ts'
import { serveOpenId } from './providers/open-id.ts'
import { readState, writeState } from './state-file.ts'
import { serveStripe } from './stripe/stripe.ts'
import type { StripeAccount } from './stripe/stripe.ts'
import { serveTv } from './tv/tv.ts'
import { serveTurnstile } from './turnstile/turnstile.ts'
import type { BotCheck } from './turnstile/turnstile.ts'
import { chosenCountry, serveCountry } from './viewer-country.ts'

export type SandboxOptions = {
  host?: string
  port?: number
  smtpPort?: number
  smsKey?: string
  /** The public origin; default: host and port. */
  origin?: string
  /** The site that may embed the bot check and that providers redirect to. */
  siteOrigin?: string
  /** The key that signs Apple client secrets (PEM, P-256); default: a new one. */
  applePrivateKey?: string
  /** The API that the TV calls. */
  apiUrl?: string
  pay?: PayOptions
  /** Keeps what the payment vendors know over a restart; without one they start empty. */
  stateFile?: string
}

export type Sandbox = {
  url: string
  smsGatewayUrl: string
  smtpUrl: string
  /** Client credentials of the site at each provider. */
  google: { issuer: string; clientId: string; clientSecret: string }
  apple: { issuer: string; clientId: string; teamId: string; keyId: string; privateKey: string }
  facebook: { dialogUrl: string; graphUrl: string; clientId: string; clientSecret: string }
  gateway: Gateway & { url: string }
  botCheck: BotCheck & { scriptUrl: string; verifyUrl: string }
  /** Clock, knobs and ledger of the payment vendors. */
  pay: Pay
  stripe: StripeAccount & { scriptUrl: string }
  drm: DrmVendor
  /** The vendors of analytics, each at its name below the URL. */
  collect: Collect & { url: string }
  outbox: Outbox
  stop: () => Promise<void>
}

/** Simulates the vendors of the product: SMS and mail with an outbox page, sign-in providers, a bot check, payments, DRM licences, vendors of analytics and a TV. */
export async function startSandbox(options: SandboxOptions = {}): Promise<Sandbox> {
  const { host = '127.0.0.1', port = 0, smtpPort = 0, smsKey = 'demo', siteOrigin = 'http://localhost:3000' } = options
  const siteOrigins = withLoopback(siteOrigin)
  const outbox = createOutbox()
  const mailServer = await startMailServer(outbox, host, smtpPort)
  const headers = headersFor(siteOrigins)
  const app = createServer(headers)
  const privateKey = options.applePrivateKey ?? newAppleKey()
  const applePublicKey = createPublicKey(createPrivateKey(privateKey))
  let url = options.origin ?? ''
  serveMessages(app, outbox, smsKey)
  const botCheck = serveTurnstile(app, siteOrigins)
  for (const name of ['google', 'apple'] as const) serveOpenId(app, { name, issuer: () => `${url}/${name}`, siteOrigins, headers, applePublicKey })
  serveFacebook(app, siteOrigins)
  const drm = serveDrm(app, () => url)
  const pay = servePay(app, options.pay)
  const { stateFile } = options
  const saved = stateFile === undefined ? {} : readState(stateFile)
  const stripe = serveStripe(app, { pay, siteOrigins, url: () => url, saved: saved.stripe })
  const gateway = serveGateway(app, { pay, origin: () => url, siteOrigins, saved: saved.gateway })
  if (stateFile !== undefined) app.addHook('onClose', async () => writeState(stateFile, { stripe: stripe.saved(), gateway: gateway.saved() }))
  const collect = serveCollect(app, pay.hasControls)
  serveTv(app, { apiUrl: options.apiUrl ?? 'http://127.0.0.1:4000', siteOrigin })
  serveControlPage(app, pay, { stripe: stripe.overview, gateway: gateway.overview })
  try {
    await app.listen({ host, port })
  } catch (error) {
    await mailServer.stop()
    throw error
  }
  url ||= `http://${host}:${(app.server.address() as AddressInfo).port}`
  const client = { clientId: clientIds.site, clientSecret }
  return {
    url,
    smsGatewayUrl: `${url}/sms`,
    smtpUrl: `smtp://${host}:${mailServer.port}`,
    google: { issuer: `${url}/google`, ...client },
    apple: { issuer: `${url}/apple`, clientId: clientIds.site, ...appleKey, privateKey },
    facebook: { dialogUrl: `${url}/facebook/dialog/oauth`, graphUrl: `${url}/facebook`, ...client },
    gateway: { ...gateway.account, url: `${url}/gateway` },
    botCheck: { ...botCheck, scriptUrl: `${url}/turnstile/v0/api.js`, verifyUrl: `${url}/turnstile/v0/siteverify` },
    pay,
    stripe: { ...stripe.account, scriptUrl: `${url}/stripe/endive/stripe.js` },
    drm,
    collect: { ...collect, url: `${url}/collect` },
    outbox,
    stop: async () => {
      app.server.closeAllConnections()
      await Promise.all([app.close(), mailServer.stop()])
    },
  }
}

/** Locally the site is reached as localhost and 127.0.0.1. */
function withLoopback(origin: string): string[] {
  return [...new Set([origin, origin.replace('//localhost', '//127.0.0.1')])]
}

function headersFor(siteOrigins: string[]): Record<string, string> {
  return {
    // Forms may redirect to the site.
    'content-security-policy': `default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'self' ${siteOrigins.join(' ')}; frame-ancestors 'none'`,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
    // The servers reject a sandbox in live mode by this header.
    'x-sandbox': '1',
  }
}

function newAppleKey(): string {
  return generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
}

function createServer(headers: Record<string, string>): FastifyInstance {
  const app = fastify({ bodyLimit: 65_536, forceCloseConnections: true })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers(headers)
  })
  app.addContentTypeParser('application/x-www-form-urlencoded', { parseAs: 'string' }, async (_request: unknown, text: string | Buffer) =>
    Object.fromEntries(new URLSearchParams(String(text))),
  )
  app.get('/sandbox.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(sandboxStyle))
  for (const name of fontNames) app.get(`/fonts/${name}`, (_request, reply) => reply.type('font/woff2').send(readFont(name)))
  app.get('/healthz', (_request, reply) => reply.send({ status: 'ok' }))
  return app
}

function serveMessages(app: FastifyInstance, outbox: Outbox, smsKey: string): void {
  app.post('/sms', (request, reply) => {
    if (request.headers['x-api-key'] !== smsKey) return reply.code(401).send({ error: 'invalid key' })
    const { to, text, channel = 'sms' } = (request.body ?? {}) as { to?: unknown; text?: unknown; channel?: unknown }
    const isChannel = channel === 'sms' || channel === 'whatsapp'
    if (typeof to !== 'string' || !/^\+\d{6,15}$/.test(to) || typeof text !== 'string' || text === '' || !isChannel) {
      return reply.code(400).send({ error: 'expected {to: "+919830000001", text: "...", channel: "sms" or "whatsapp"}' })
    }
    const key = request.headers['idempotency-key']
    outbox.add({ to, channel, text }, typeof key === 'string' ? key : null)
    return reply.code(202).send({ accepted: true })
  })
  app.get('/outbox', (request, reply) => {
    const { to } = request.query as { to?: string | string[] }
    return reply.send(typeof to === 'string' ? outbox.to(to) : outbox.all())
  })
  app.get('/', (request, reply) => {
    const { language, to } = request.query as { language?: string; to?: string }
    const locale = language === 'bn' ? 'bn' : 'en'
    const messages = to ? outbox.to(String(to)) : outbox.all()
    return sendPage(reply, 200, outboxPage(messages, locale, typeof to === 'string' ? to : '', chosenCountry(parseCookie(request.headers.cookie ?? ''))))
  })
  serveCountry(app)
  app.get('/outbox.js', (_request, reply) => reply.type('text/javascript; charset=utf-8').send(outboxScript))
}
