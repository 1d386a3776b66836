import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'

declare module 'fastify' {
  interface FastifyInstance {
    /** True as soon as shutdown begins: /readyz fails, and requests in flight finish. */
    readiness: { isStopping: boolean }
  }
}

/** From the stop signal on, clients and balancers open no further request on a connection. */
export function closeWhileStopping(app: FastifyInstance): void {
  app.addHook('onSend', (_request, reply, payload, done) => {
    if (app.readiness.isStopping) reply.header('connection', 'close')
    done(null, payload)
  })
}

const sweepMs = 100

/**
 * First fails readiness so that the load balancer stops sending, then closes the listener. Requests in flight still get
 * responses.
 */
export async function stopGracefully(app: FastifyInstance, unreadyMs: number): Promise<void> {
  app.readiness.isStopping = true
  await sleep(unreadyMs)
  // A keep-alive connection would hold the server open for its whole idle timeout.
  const sweep = setInterval(() => app.server.closeIdleConnections(), sweepMs)
  try {
    await app.close()
  } finally {
    clearInterval(sweep)
  }
}
