import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import replyFrom from '@fastify/reply-from'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import encodeQR from 'qr'
import { sendPage } from '../page.ts'
import { localeOf } from '../providers/chooser-page.ts'
import { tvPage } from './tv-page.ts'

const javascript = 'text/javascript; charset=utf-8'
const scripts = ['activation.js', 'tv.js'] as const
const forwardedHeaders = ['accept', 'accept-language', 'authorization', 'content-type', 'parental-grant', 'range', 'site-id', 'stream-key', 'stream-policy', 'user-agent', 'x-country']
const maxQrLength = 300
const policy = "default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; connect-src 'self'; img-src 'self' data:; media-src 'self' blob:; worker-src blob:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"

/** A TV without a keyboard, as a page: a real client of the API, with faults by query. */
export function serveTv(app: FastifyInstance, { apiUrl, siteOrigin }: { apiUrl: string; siteOrigin: string }): void {
  app.get('/tv', (request, reply) => {
    const { language } = request.query as { language?: unknown }
    return sendPage(reply.header('content-security-policy', policy), 200, tvPage(localeOf(language, request.headers['accept-language']), siteOrigin))
  })
  for (const name of scripts) {
    const content = readFileSync(join(import.meta.dirname, 'browser', name))
    app.get(`/tv/${name}`, (_request, reply) => reply.type(javascript).send(content))
  }
  let dash: Buffer | null = null
  app.get('/tv/dash.js', (_request, reply) => reply.type(javascript).send((dash ??= readFileSync(createRequire(import.meta.url).resolve('dashjs')))))
  app.get('/tv/qr.svg', (request, reply) => {
    const { text } = request.query as { text?: unknown }
    if (typeof text !== 'string' || text.length > maxQrLength || !/^https?:\/\//.test(text)) return reply.code(400).send({ error: 'expected text: a URL' })
    return reply.type('image/svg+xml').send(qrOf(text))
  })
  // A TV calls the API itself; a page of another origin needs this detour.
  app.register(async (scope) => {
    await scope.register(replyFrom, { base: apiUrl, disableRequestLogging: true, retryMethods: [] })
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
    scope.all('/tv/api/*', (request, reply) => {
      const { body } = request
      return reply.from(request.url.slice('/tv/api'.length), {
        ...(Buffer.isBuffer(body) ? { body, contentType: request.headers['content-type'] ?? 'application/octet-stream' } : {}),
        rewriteRequestHeaders: () => headersFor(request),
      })
    })
  })
}

/** Black on white in any theme, with the quiet zone that scanners need. */
function qrOf(text: string): string {
  const svg = encodeQR(text, 'svg', { ecc: 'medium', border: 4 })
  return svg.replace(/<svg([^>]*)>/, '<svg$1><rect width="100%" height="100%" fill="#fff"/>')
}

function headersFor(request: FastifyRequest): Record<string, string | string[] | undefined> {
  const { body, headers, ip } = request
  const forwarded = Object.fromEntries(forwardedHeaders.map((name) => [name, headers[name]]))
  return { ...forwarded, ...(Buffer.isBuffer(body) ? {} : { 'content-type': undefined }), 'content-length': Buffer.isBuffer(body) ? String(body.length) : undefined, 'x-forwarded-for': ip }
}
