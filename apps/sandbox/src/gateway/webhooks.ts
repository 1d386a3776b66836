import type { FastifyInstance } from 'fastify'
import type { Pay } from '../pay/pay.ts'
import { createWebhookQueue } from '../pay/webhook-queue.ts'
import { basicAuth, credentials } from './credentials.ts'
import { newId } from './orders.ts'

export type EventName =
  | 'ORDER_SUCCEEDED' | 'ORDER_FAILED' | 'ORDER_REFUNDED' | 'ORDER_REFUND_FAILED' | 'TXN_CREATED' | 'AUTO_REFUND_SUCCEEDED'
  | 'MANDATE_CREATED' | 'MANDATE_ACTIVATED' | 'MANDATE_PAUSED' | 'MANDATE_REVOKED' | 'MANDATE_FAILED'
  | 'NOTIFICATION_SUCCEEDED' | 'NOTIFICATION_FAILED'

export type Webhooks = { send: (name: EventName, content: object) => void }

const timeoutMs = 10_000

/** Posts events to the site, each repeated until it is answered with 200. */
export function createWebhooks(app: FastifyInstance, pay: Pay): Webhooks {
  const closing = new AbortController()
  app.addHook('preClose', async () => closing.abort())

  const post = async (url: string, body: string): Promise<boolean> => {
    const headers = { 'content-type': 'application/json', authorization: basicAuth(credentials.webhookUser, credentials.webhookPassword) }
    const signal = AbortSignal.any([closing.signal, AbortSignal.timeout(timeoutMs)])
    const answer = await fetch(url, { method: 'POST', redirect: 'manual', headers, body, signal }).catch(() => null)
    await answer?.body?.cancel().catch(() => undefined)
    return answer?.status === 200
  }
  const queue = createWebhookQueue('gateway', pay, post)

  return {
    send: (name, content) =>
      queue.add(JSON.stringify({ id: newId('evt_'), event_name: name, date_created: isoTime(pay.clock.now()), content: withTextValues(content) })),
  }
}

export function isoTime(time: Date): string {
  return time.toISOString().replace(/\.\d{3}Z$/, 'Z')
}

/** Numbers and booleans of the API are strings in webhooks. */
function withTextValues(value: unknown, name = ''): unknown {
  if (typeof value === 'number') return name.includes('amount') ? value.toFixed(2) : String(value)
  if (typeof value === 'boolean') return String(value)
  if (Array.isArray(value)) return value.map((item) => withTextValues(item, name))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, withTextValues(inner, key)]))
}
