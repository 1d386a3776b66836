import { basicAuth } from './credentials.ts'
import { startTestSite } from './test-site.ts'
import type { TestSite, WebhookEvent } from './test-site.ts'

let site: TestSite

beforeEach(async () => {
  site = await startTestSite()
})
afterEach(() => site.stop())

const named = (name: string) => (events: WebhookEvent[]) => events.some(({ event_name }) => event_name === name)

it('sends events with basic auth, and numbers and booleans as strings', async () => {
  const { orderId, page } = await site.begin()
  await site.pay(page, 'pay')
  const events = await site.receivedWhen(named('ORDER_SUCCEEDED'))
  expect(events.map(({ event_name }) => event_name)).toEqual(['TXN_CREATED', 'ORDER_SUCCEEDED'])
  expect(events[1]).toMatchObject({
    id: expect.stringMatching(/^evt_/), date_created: '2026-11-28T05:00:00Z',
    content: { order: { order_id: orderId, status: 'CHARGED', status_id: '21', amount: '299.00', amount_refunded: '0.00', refunded: 'false', refunds: [] } },
  })
  const { webhookUser, webhookPassword } = site.sandbox.gateway
  expect(site.received[0]?.headers).toMatchObject({ authorization: basicAuth(webhookUser, webhookPassword), 'content-type': 'application/json' })
})

it('repeats an event until it is answered with 200', async () => {
  const { page } = await site.begin()
  await site.receivedWhen(named('TXN_CREATED'))
  site.refuseWebhooks(2)
  await site.pay(page, 'pay')
  for (const count of [1, 2, 3]) {
    await site.receivedWhen((events) => events.filter(({ event_name }) => event_name === 'ORDER_SUCCEEDED').length === count)
    await site.advance(3_600)
  }
  const copies = site.received.map(({ event }) => event).filter(({ event_name }) => event_name === 'ORDER_SUCCEEDED')
  expect(new Set(copies.map(({ id }) => id)).size).toBe(1)
})

it('sends a failure and its late success', async () => {
  const { page } = await site.begin()
  await site.pay(page, 'failThenPay')
  await site.receivedWhen(named('ORDER_FAILED'))
  await site.advance(90)
  await site.receivedWhen(named('ORDER_SUCCEEDED'))
})

it('sends the end of a refund', async () => {
  const { orderId, page } = await site.begin()
  await site.pay(page, 'pay')
  await site.call(`/orders/${orderId}/refunds`, { unique_request_id: 'R1', amount: '299.00' })
  await site.advance(60)
  const events = await site.receivedWhen(named('ORDER_REFUNDED'))
  expect(events.at(-1)?.content.order).toMatchObject({ order_id: orderId, amount_refunded: '299.00', refunded: 'true', refunds: [{ status: 'SUCCESS', amount: '299.00' }] })
})

it('sends nothing about a payment that returns without a webhook', async () => {
  const [silent, loud] = [await site.begin(), await site.begin()]
  await site.pay(silent.page, 'withoutWebhook')
  await site.pay(loud.page, 'pay')
  const events = await site.receivedWhen(named('ORDER_SUCCEEDED'))
  expect(events.filter(({ event_name }) => event_name === 'ORDER_SUCCEEDED')).toMatchObject([{ content: { order: { order_id: loud.orderId } } }])
})

it('obeys the knobs of the sandbox', async () => {
  await site.setKnobs({ areWebhooksOff: true })
  const { page } = await site.begin()
  await site.pay(page, 'pay')
  expect(site.received).toEqual([])
  await site.setKnobs({ areWebhooksOff: false, areWebhooksReversed: true, areWebhooksDoubled: true })
  const events = await site.receivedWhen((all) => all.length === 4)
  expect(events.map(({ event_name }) => event_name)).toEqual(['ORDER_SUCCEEDED', 'ORDER_SUCCEEDED', 'TXN_CREATED', 'TXN_CREATED'])
})
