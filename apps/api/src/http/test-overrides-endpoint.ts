import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'
import type { Deps } from '../config/deps.ts'
import { testOverridesSchema, noOverrides } from '../config/test-overrides.ts'

/** GET, PUT and DELETE /test/knobs: only in demo mode. */
export function registerTestOverrides(app: FastifyInstance, { config, testOverrides }: Pick<Deps, 'config' | 'testOverrides'>): void {
  if (config.mode !== 'demo') return
  app.get('/test/knobs', () => testOverrides.current)
  app.put('/test/knobs', (request) => {
    const turned = testOverridesSchema.safeParse(request.body)
    if (!turned.success) throw new ApiError('INVALID_INPUT', { field: turned.error.issues[0]?.path.join('.') })
    testOverrides.current = turned.data
    return testOverrides.current
  })
  app.delete('/test/knobs', () => {
    testOverrides.current = noOverrides
    return testOverrides.current
  })
}
