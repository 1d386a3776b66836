import { isLoopback } from '@ott/brand/demo-host'
import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'
import type { Deps } from '../config/deps.ts'
import { testOverridesSchema, noOverrides } from '../config/test-overrides.ts'

/** Registers GET, PUT and DELETE /test/knobs, in demo mode and on loopback only (RUN-2, RUN-20). */
export function registerTestOverrides(app: FastifyInstance, { config, testOverrides }: Pick<Deps, 'config' | 'testOverrides'>): void {
  if (config.mode !== 'demo' || !isLoopback(config.host)) return
  app.get('/test/knobs', () => testOverrides.current)
  app.put('/test/knobs', (request) => {
    const parsed = testOverridesSchema.safeParse(request.body)
    if (!parsed.success) throw new ApiError('INVALID_INPUT', { field: parsed.error.issues[0]?.path.join('.') })
    testOverrides.current = parsed.data
    return testOverrides.current
  })
  app.delete('/test/knobs', () => {
    testOverrides.current = noOverrides
    return testOverrides.current
  })
}
