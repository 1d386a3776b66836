import { sql } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { CallError } from './api-error.ts'
import type { Deps } from '../config/deps.ts'

/** /healthz: the process lives. /readyz: it can answer calls, so send it some; without Redis it can, only slower. */
export function serveHealth(app: FastifyInstance, { db }: Deps): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    if (app.readiness.isStopping) throw new CallError('UNAVAILABLE')
    await sql`select 1`.execute(db).catch((cause: unknown) => {
      throw new CallError('UNAVAILABLE', {}, { cause })
    })
    return { status: 'ready' }
  })
}
