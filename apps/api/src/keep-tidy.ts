import type { FastifyInstance } from 'fastify'

const everyMs = 600_000

/** Clears away what nobody can use any more, now and then as long as the server runs. */
export function keepTidy(app: FastifyInstance, sweep: () => Promise<void>): void {
  const timer = setInterval(() => {
    sweep().catch((error: unknown) => app.log.warn({ err: error }, 'could not tidy up'))
  }, everyMs).unref()
  app.addHook('onClose', async () => clearInterval(timer))
}
