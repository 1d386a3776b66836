import type { FastifyInstance } from 'fastify'
import { CallError } from './api-error.ts'
import type { Deps } from '../config/deps.ts'
import { knobsSchema, untouched } from '../config/test-overrides.ts'

/** GET, PUT and DELETE /test/knobs: only in demo mode, and only where tests and developers sit. */
export function serveKnobs(app: FastifyInstance, { config, knobs }: Pick<Deps, 'config' | 'knobs'>): void {
  if (config.mode !== 'demo') return
  app.get('/test/knobs', () => knobs.current)
  app.put('/test/knobs', (request) => {
    const turned = knobsSchema.safeParse(request.body)
    if (!turned.success) throw new CallError('INVALID_INPUT', { field: turned.error.issues[0]?.path.join('.') })
    knobs.current = turned.data
    return knobs.current
  })
  app.delete('/test/knobs', () => {
    knobs.current = untouched
    return knobs.current
  })
}
