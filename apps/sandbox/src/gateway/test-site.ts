import { createServer } from 'node:http'
import type { IncomingHttpHeaders } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { LedgerSnapshot } from '../pay/ledger.ts'
import { startSandbox } from '../sandbox.ts'
import type { Sandbox } from '../sandbox.ts'
import { answerPage, callGateway, upiPageUrl } from './testing.ts'
import type { GatewayAnswer, PageAnswer } from './testing.ts'
import type { Play } from './statuses.ts'

export type WebhookEvent = { id: string; event_name: string; date_created: string; content: Record<string, Record<string, unknown>> }
export type Received = { event: WebhookEvent; headers: IncomingHttpHeaders }

/** A site that uses the gateway, for tests: it calls, pays and collects webhooks. */
export type TestSite = Awaited<ReturnType<typeof startTestSite>>

export async function startTestSite({ stateFile }: { stateFile?: string } = {}) {
  const received: Received[] = []
  const waiting: (() => void)[] = []
  let refusals = 0
  let offsetSeconds = 0
  let orders = 0
  const server = createServer(async (request, response) => {
    const text = (await request.toArray()).join('')
    received.push({ event: JSON.parse(text) as WebhookEvent, headers: request.headers })
    response.writeHead(refusals > 0 ? 503 : 200).end()
    refusals = Math.max(0, refusals - 1)
    for (const resolve of waiting.splice(0)) resolve()
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const webhookUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/webhooks/gateway`
  // A Saturday, 10:30 in India.
  const start = Date.UTC(2026, 10, 28, 5)
  const startVendor = (): Promise<Sandbox> => startSandbox({ stateFile, pay: { now: () => new Date(start), webhookUrls: { gateway: webhookUrl } } })
  let sandbox = await startVendor()

  const call = (path: string, form: Record<string, string> | null = null, headers: Record<string, string> = {}) => callGateway(sandbox, path, form, headers)
  const newOrderId = () => `J${String((orders += 1)).padStart(19, '0')}`
  const orderForm = (more: Record<string, string> = {}): Record<string, string> => ({
    order_id: newOrderId(), amount: '299.00', currency: 'INR', customer_id: 'customer_1', customer_email: 'mira.sen@example.org', customer_phone: '9830000001',
    return_url: 'http://localhost:3000/en/redirect', ...more,
  })
  const transactionForm = (order_id: string, more: Record<string, string> = {}): Record<string, string> => ({
    order_id, merchant_id: sandbox.gateway.merchantId, payment_method_type: 'NB', payment_method: 'NB_HDFC', redirect_after_payment: 'true', format: 'json', ...more,
  })

  return {
    get sandbox() {
      return sandbox
    },
    call,
    orderForm,
    transactionForm,
    newOrderId,
    start,
    /** Makes an order and starts a transaction. */
    begin: async (order: Record<string, string> = {}, transaction: Record<string, string> = {}) => {
      const form = orderForm(order)
      await call('/orders', form)
      const answer = await call('/txns', transactionForm(form.order_id ?? '', transaction))
      return { orderId: form.order_id ?? '', answer, page: pageOf(sandbox, answer) }
    },
    order: async (orderId: string) => (await call(`/orders/${orderId}`)).body,
    pay: (page: string, play: Play, fields: Record<string, string> = {}): Promise<PageAnswer> => answerPage(page, play, fields),
    advance: async (seconds: number) => {
      offsetSeconds += seconds
      await send(sandbox, '/pay/clock', 'POST', { offsetSeconds })
    },
    setKnobs: (gateway: Record<string, unknown>) => send(sandbox, '/pay/knobs', 'PUT', { gateway }),
    ledger: async () => (await (await fetch(`${sandbox.url}/pay/ledger`)).json()) as LedgerSnapshot,
    received,
    restart: async () => {
      await sandbox.stop()
      sandbox = await startVendor()
    },
    /** The next so many webhooks are answered with 503. */
    refuseWebhooks: (count: number) => {
      refusals = count
    },
    /** Resolves once the webhooks fulfil the condition. */
    receivedWhen: async (condition: (events: WebhookEvent[]) => boolean): Promise<WebhookEvent[]> => {
      while (!condition(received.map(({ event }) => event))) await new Promise<void>((resolve) => waiting.push(resolve))
      return received.map(({ event }) => event)
    },
    stop: async () => {
      await sandbox.stop()
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

/** The page that the answer of `/txns` leads the payer to. */
function pageOf(sandbox: Sandbox, { body }: GatewayAnswer): string {
  const { sdk_params: link, authentication } = (body.payment ?? {}) as { sdk_params?: Record<string, string>; authentication?: { url: string; params?: { txn_uuid: string } } }
  if (link) return upiPageUrl(sandbox, link)
  return authentication?.params ? `${sandbox.gateway.url}/pages/payment/${authentication.params.txn_uuid}` : (authentication?.url ?? '')
}

async function send(sandbox: Sandbox, path: string, method: string, body: object): Promise<void> {
  const answer = await fetch(`${sandbox.url}${path}`, { method, headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) })
  if (!answer.ok) throw new Error(await answer.text())
}
