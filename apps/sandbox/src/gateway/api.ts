import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Pay } from '../pay/pay.ts'
import { basicAuth, credentials } from './credentials.ts'
import { serveMandateCalls } from './mandate-calls.ts'
import type { MandateCalls } from './mandate-calls.ts'
import { serveOrderCalls } from './order-calls.ts'
import type { OrderCalls } from './order-calls.ts'
import { refuse, refuseRequest } from './refusals.ts'
import { serveTransactionCalls } from './transaction-calls.ts'
import type { TransactionCalls } from './transaction-calls.ts'

export type ApiParts = OrderCalls & TransactionCalls & MandateCalls & { pay: Pay }

/** The calls of the site's server. Other calls and unknown parameters are refused. */
export async function serveApi(app: FastifyInstance, parts: ApiParts): Promise<void> {
  app.addHook('onRequest', checkHeaders)
  serveFaults(app, parts.pay)
  serveOrderCalls(app, parts)
  serveTransactionCalls(app, parts)
  serveMandateCalls(app, parts)
}

async function checkHeaders({ method, headers }: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  if (headers.authorization !== basicAuth(credentials.apiKey, '')) return refuse(reply, 401, 'access_denied', 'Invalid API key')
  if (headers['x-merchantid'] !== credentials.merchantId) return refuse(reply, 401, 'access_denied', 'Invalid x-merchantid')
  if (!headers['x-routing-id']) return refuseRequest(reply, 'x-routing-id is missing')
  const isForm = /^application\/x-www-form-urlencoded\b/.test(headers['content-type'] ?? '')
  if (method === 'POST' && !isForm) return refuse(reply, 415, 'invalid_request', 'Expected application/x-www-form-urlencoded')
  return undefined
}

function serveFaults(app: FastifyInstance, { knobs, ledger }: Pay): void {
  const { prefix } = app
  const hanging = new WeakSet<FastifyRequest>()
  app.addHook('onRequest', async (request, reply) => {
    ledger.countCall('gateway', `${request.method} ${request.routeOptions.url?.replace(prefix, '') ?? ''}`)
    await sleep(knobs.of('gateway').latencyMs, undefined, { ref: false })
    const fault = knobs.takeFault('gateway')
    if (fault === 'hang') hanging.add(request)
    return fault === 'fail' ? refuse(reply, 500, 'internal_error', 'Something went wrong') : undefined
  })
  // The call has its effect, and the site gives up waiting.
  app.addHook('onSend', async (request, _reply, payload) => {
    if (hanging.has(request) && !request.raw.socket.destroyed) await once(request.raw.socket, 'close')
    return payload
  })
}
