import type { FastifyInstance } from 'fastify'
import type { Challenges } from '../challenges.ts'

export type BrowserOptions = { challenges: Challenges }

/** Serves what runs in the browser: the 3D Secure challenge. */
export function serveBrowser(app: FastifyInstance, { challenges }: BrowserOptions): void {
  app.register(
    async (scope) => {
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
