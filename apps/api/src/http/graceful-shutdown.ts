import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** True from the moment somebody asked the server to stop: it is no longer ready, and finishes what it has. */
    readiness: { isStopping: boolean }
  }
}

const sweepMs = 100

/** Not ready first, so that nobody sends more; then no new connections; calls under way still get their answer. */
export async function stopGracefully(app: FastifyInstance, unreadyMs: number): Promise<void> {
  app.readiness.isStopping = true
  await sleep(unreadyMs)
  // A connection kept alive after its last answer would hold the server open for its whole idle time.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
  }
}
