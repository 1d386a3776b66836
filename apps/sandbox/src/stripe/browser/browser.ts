import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { localeOf } from '../../providers/chooser-page.ts'
import type { Challenges } from '../challenges.ts'
import { cardPage, challengePage, controllerPage } from './frame-pages.ts'
import type { Embedding } from './frame-pages.ts'

export type BrowserOptions = { challenges: Challenges; siteOrigins: string[]; url: () => string }

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' } as const
const files = ['stripe.js', 'frame-channel.js', 'controller.js', 'card.js', 'challenge.js', 'frames.css'] as const

/** Serves what runs in the browser: the script of the page, the card form and the 3D Secure challenge. */
export function serveBrowser(app: FastifyInstance, { challenges, siteOrigins, url }: BrowserOptions): void {
  // The frames are for the site alone. A challenge by redirect ends with a redirect to the site.
  const policy = `default-src 'none'; style-src 'self'; font-src 'self'; script-src 'self'; connect-src 'self'; base-uri 'none'; form-action 'self' ${siteOrigins.join(' ')}; frame-ancestors ${siteOrigins.join(' ')}`

  const embeddingOf = (request: FastifyRequest): Embedding => {
    const { channel, origin, key, locale } = request.query as Record<string, unknown>
    const known = siteOrigins.find((candidate) => candidate === origin)
    const text = (value: unknown) => (typeof value === 'string' ? value : '')
    return {
      // Without a known origin the page has nobody to talk to.
      channel: known === undefined ? '' : text(channel),
      origin: known ?? '',
      key: text(key),
      api: `${url()}/v1`,
      locale: localeOf(locale, request.headers['accept-language']),
    }
  }

  const sendFrame = (reply: FastifyReply, html: string) => reply.header('content-security-policy', policy).type('text/html; charset=utf-8').send(html)

  app.register(
    async (scope) => {
      for (const name of files) {
        const content = readFileSync(join(import.meta.dirname, name))
        scope.get(`/${name}`, (_request, reply) => reply.type(name.endsWith('.js') ? types.js : types.css).send(content))
      }
      scope.get('/card', (request, reply) => sendFrame(reply, cardPage(embeddingOf(request))))
      scope.get('/controller', (request, reply) => sendFrame(reply, controllerPage(embeddingOf(request))))
      scope.get('/challenge', (request, reply) => {
        const { attempt } = request.query as { attempt?: unknown }
        const id = typeof attempt === 'string' ? attempt : ''
        return sendFrame(reply, challengePage(embeddingOf(request), id, challenges.isOpen(id)))
      })
      scope.post('/challenge', (request, reply) => {
        const { attempt, result } = (request.body ?? {}) as { attempt?: unknown; result?: unknown }
        if (typeof attempt !== 'string' || (result !== 'complete' && result !== 'fail')) return reply.code(400).send({ error: 'expected attempt, and result: complete or fail' })
        if (!challenges.isOpen(attempt)) return reply.code(410).send({ error: 'this challenge has ended' })
        const returnUrl = challenges.finish(attempt, result)
        return returnUrl === null ? reply.send({ result }) : reply.redirect(returnUrl, 303)
      })
    },
    { prefix: '/stripe/endive' },
  )
}
