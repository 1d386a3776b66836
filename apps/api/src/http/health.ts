import { sql } from 'kysely'
import type { QueryExecutorProvider } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { ApiError } from './api-error.ts'

/** /healthz: the process is alive. /readyz: it can serve requests; it also can without Redis, only slower. */
export function serveHealth(app: FastifyInstance, { db }: { db: QueryExecutorProvider }): void {
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async () => {
    if (app.readiness.isStopping) throw new ApiError('UNAVAILABLE')
    await sql`select 1`.execute(db).catch((cause: unknown) => {
      throw new ApiError('UNAVAILABLE', {}, { cause })
    })
    return { status: 'ready' }
  })
}
