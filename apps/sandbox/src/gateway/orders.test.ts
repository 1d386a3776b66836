import { basicAuth } from './credentials.ts'
import { startTestSite } from './test-site.ts'
import type { TestSite } from './test-site.ts'

let site: TestSite

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

describe('orders', () => {
  it('answers a new order and returns it by id', async () => {
    const form = site.orderForm({ udf1: 'payment_1', description: 'Monthly plan' })
    const expected = {
      order_id: form.order_id, status: 'NEW', status_id: 10, amount: 299, currency: 'INR', customer_id: 'customer_1', customer_phone: '9830000001',
      return_url: 'http://localhost:3000/en/redirect', udf1: 'payment_1', description: 'Monthly plan', date_created: '2026-11-28T05:00:00Z', refunds: [], refunded: false,
    }
    expect(await site.call('/orders', form)).toMatchObject({ status: 200, body: expected })
    expect(await site.order(form.order_id ?? '')).toMatchObject(expected)
  })

  it('refuses a repeated order id in any case, and answers the first order in any case', async () => {
    const form = site.orderForm({ order_id: 'JABC123' })
    await site.call('/orders', form)
    expect(await site.call('/orders', { ...form, order_id: 'jabc123', amount: '1.00' })).toMatchObject({ status: 400, body: { error_code: 'duplicate_order_id' } })
    expect(await site.order('jAbC123')).toMatchObject({ order_id: 'JABC123', amount: 299 })
  })

  it.each([
    ['order_id', 'J00000000000000000000'],
    ['order_id', 'J-1'],
    ['order_id', ''],
    ['amount', '299'],
    ['amount', '299.0'],
    ['amount', '-1.00'],
    ['amount', '0.00'],
    ['currency', 'inr'],
    ['customer_phone', '+919830000001'],
    ['return_url', 'http://localhost:3000/en/redirect?order=1'],
    ['coupon', 'X'],
    ['mandate.max_amount', '598.00'],
  ])('refuses %s = "%s"', async (name, value) => {
    const form = site.orderForm({ [name]: value })
    expect(await site.call('/orders', form)).toMatchObject({ status: 400, body: { status: 'error', error_code: 'invalid_request', error_message: expect.any(String) } })
    expect((await site.call(`/orders/${form.order_id || 'none'}`)).status).toBe(404)
  })

  it('refuses a return to another site', async () => {
    const form = site.orderForm({ return_url: 'https://evil.example/en/redirect' })
    expect((await site.call('/orders', form)).status).toBe(400)
  })

  it('takes yen with two zeros only', async () => {
    expect(await site.call('/orders', site.orderForm({ currency: 'JPY', amount: '1080.00' }))).toMatchObject({ status: 200, body: { amount: 1080 } })
    expect((await site.call('/orders', site.orderForm({ currency: 'JPY', amount: '10.80' }))).status).toBe(400)
  })

  it('answers NOT_FOUND for an unknown order', async () => {
    expect(await site.call('/orders/JNONE')).toMatchObject({ status: 404, body: { status: 'NOT_FOUND', status_id: 40, order_id: 'JNONE' } })
  })
})

describe('headers', () => {
  it.each([
    ['a wrong key', { authorization: basicAuth('other', '') }, 401],
    ['a password', { authorization: basicAuth('demo-gateway-api-key', 'x') }, 401],
    ['another merchant', { 'x-merchantid': 'other' }, 401],
    ['no routing id', { 'x-routing-id': '' }, 400],
    ['the routing id of another customer', { 'x-routing-id': 'customer_2' }, 400],
    ['JSON', { 'content-type': 'application/json' }, 415],
  ])('refuses %s', async (_name, headers, status) => {
    const form = site.orderForm()
    expect((await site.call('/orders', form, headers)).status).toBe(status)
    expect((await site.call(`/orders/${form.order_id}`)).status).toBe(404)
  })

  it('shows an order to its customer only', async () => {
    const form = site.orderForm()
    await site.call('/orders', form)
    expect((await site.call(`/orders/${form.order_id}`, null, { 'x-routing-id': 'customer_2' })).status).toBe(400)
  })
})

describe('refunds', () => {
  const paid = async (play: 'pay' | 'refundFails' = 'pay') => {
    const { orderId, page } = await site.begin()
    await site.pay(page, play)
    return orderId
  }

  it('starts as PENDING and succeeds after a minute', async () => {
    const orderId = await paid()
    const started = await site.call(`/orders/${orderId}/refunds`, { unique_request_id: `R${orderId.slice(1)}`, amount: '100.50' })
    expect(started).toMatchObject({ status: 200, body: { status: 'CHARGED', amount_refunded: 0, refunds: [{ unique_request_id: `R${orderId.slice(1)}`, amount: 100.5, status: 'PENDING' }] } })
    await site.advance(60)
    expect(await site.order(orderId)).toMatchObject({ status: 'CHARGED', amount_refunded: 100.5, refunded: false, refunds: [{ status: 'SUCCESS' }] })
    const { movements } = await site.ledger()
    expect(movements.filter(({ metadata }) => metadata.order_id === orderId)).toMatchObject([
      { type: 'charge', amount: 29_900, currency: 'INR', customerId: 'customer_1' }, { type: 'refund', amount: 10_050, chargeId: `demo-${orderId}-1` },
    ])
  })

  it('fails later if the payer chose so, and the amount can be refunded again', async () => {
    const orderId = await paid('refundFails')
    await site.call(`/orders/${orderId}/refunds`, { unique_request_id: 'RFAILS1', amount: '299.00' })
    await site.advance(60)
    expect(await site.order(orderId)).toMatchObject({ amount_refunded: 0, refunded: false, refunds: [{ status: 'FAILURE' }] })
    await site.receivedWhen((events) => events.some(({ event_name, content }) => event_name === 'ORDER_REFUND_FAILED' && content.order?.order_id === orderId))
    expect((await site.call(`/orders/${orderId}/refunds`, { unique_request_id: 'RFAILS2', amount: '299.00' })).status).toBe(200)
  })

  it('refuses more than was paid, a repeated id in any case, and an order that is not charged', async () => {
    const orderId = await paid()
    const refund = (unique_request_id: string, amount: string, id = orderId) => site.call(`/orders/${id}/refunds`, { unique_request_id, amount })
    expect((await refund('RMANY1', '200.00')).status).toBe(200)
    expect((await refund('RMANY2', '99.01')).status).toBe(400)
    expect(await refund('rmany1', '99.00')).toMatchObject({ status: 400, body: { error_code: 'duplicate_request' } })
    expect((await refund('RMANY2', '99.00')).status).toBe(200)
    const open = await site.begin()
    expect((await refund('ROPEN', '1.00', open.orderId)).status).toBe(400)
  })
})

describe('faults', () => {
  it('fails without an effect, and hangs with one', async () => {
    const [first, second] = [site.orderForm(), site.orderForm()]
    await site.setKnobs({ failNextCalls: 1 })
    expect((await site.call('/orders', first)).status).toBe(500)
    expect((await site.call(`/orders/${first.order_id}`)).status).toBe(404)
    await site.setKnobs({ hangNextCalls: 1 })
    const giveUp = new AbortController()
    const hanging = fetch(`${site.sandbox.gateway.url}/orders`, {
      method: 'POST', body: new URLSearchParams(second), signal: giveUp.signal,
      headers: { authorization: basicAuth(site.sandbox.gateway.apiKey, ''), 'x-merchantid': 'demo', 'x-routing-id': 'customer_1' },
    })
    const isOver = Symbol('over')
    while ((await site.call(`/orders/${second.order_id}`)).status === 404) await Promise.resolve()
    expect(await Promise.race([hanging, Promise.resolve(isOver)])).toBe(isOver)
    giveUp.abort()
    await expect(hanging).rejects.toThrow('abort')
  })
})

it('counts calls and order ids for the ledger', async () => {
  const form = site.orderForm()
  const before = (await site.ledger()).calls.gateway['POST /orders'] ?? 0
  await site.call('/orders', form)
  await site.call('/orders', form)
  const { calls, keys } = await site.ledger()
  expect([calls.gateway['POST /orders'], keys.gateway[form.order_id ?? '']]).toEqual([before + 2, 2])
})

it('refuses calls that it lacks', async () => {
  const answers = await Promise.all([site.call('/customers', {}), site.call('/cards'), site.call('/mandates/none'), site.call('/session', {})])
  expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404])
})
