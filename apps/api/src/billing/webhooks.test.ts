import { createHmac } from 'node:crypto'
import { answerChallenge, stripeClient } from '@ott/sandbox/stripe-testing'
import { savePlans } from './plans.ts'
import { monthly } from '../playback/testing.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import type { BillingTables } from './tables.ts'
import { cards, newBuyer, runTasks } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await savePlans(api.db.withTables(), [monthly])
})
afterAll(() => api.stop())

const path = '/subscription/ott/api/webhooks/stripe'

function sign(body: string, { at = Date.now(), secret = api.sandbox.stripe.webhookSecret } = {}): string {
  const seconds = Math.floor(at / 1_000)
  return `t=${seconds},v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`
}

async function deliver(event: object, signing?: Parameters<typeof sign>[1]): Promise<number> {
  const payload = JSON.stringify(event)
  const answer = await api.app.inject({ method: 'POST', url: path, payload, headers: { 'content-type': 'application/json', 'stripe-signature': sign(payload, signing) } })
  return answer.statusCode
}

/** A buyer whose bank has asked, and who has confirmed: only the provider knows. */
async function confirmedElsewhere() {
  const buyer = await newBuyer(api, cards.challenged)
  const { client_secret, order } = (await buyer.subscribe()).ok.data
  const intentId = client_secret?.split('_secret')[0] ?? ''
  await answerChallenge(await stripeClient(api.sandbox).paymentIntents.retrieve(intentId), 'complete')
  const events = (await stripeClient(api.sandbox).events.list({ limit: 100 })).data.filter(({ data }) => (data.object as { id?: string }).id === intentId)
  return { buyer, order, events }
}

const statusOf = async (orderId: string) => (await api.db.withTables<BillingTables>().selectFrom('billing_order').select('status').where('order_id', '=', orderId).executeTakeFirstOrThrow()).status

describe('an event of the card provider', () => {
  it('makes the payment be read again, and activates the plan once, in any order and any number', async () => {
    const { buyer, order, events } = await confirmedElsewhere()
    expect(await statusOf(order.order_id)).toBe('paying')
    for (const event of [...events, ...events.toReversed()]) expect(await deliver(event)).toBe(200)
    await runTasks(api)
    expect(await statusOf(order.order_id)).toBe('paid')
    expect(buyer.paid()).toEqual([9_900])
    const periods = await api.db.withTables<BillingTables>().selectFrom('subscription_period').select('period_number').where('user_id', '=', buyer.userId).execute()
    expect(periods).toHaveLength(1)
  })

  it('is not needed: the payment is read again by itself', async () => {
    const { order } = await confirmedElsewhere()
    api.wait(61)
    await runTasks(api)
    expect(await statusOf(order.order_id)).toBe('paid')
  })

  it('is a hint: what it says is not believed', async () => {
    const buyer = await newBuyer(api, cards.challenged)
    const { order } = (await buyer.subscribe()).ok.data
    const { payment_id } = await api.db.withTables<BillingTables>().selectFrom('payment').select('payment_id').where('order_id', '=', order.order_id).executeTakeFirstOrThrow()
    const forged = { id: 'evt_1', object: 'event', type: 'payment_intent.succeeded', data: { object: { id: 'pi_1', status: 'succeeded', metadata: { payment_id } } } }
    expect(await deliver(forged)).toBe(200)
    await runTasks(api)
    expect(await statusOf(order.order_id)).toBe('paying')
    expect(buyer.paid()).toEqual([])
  })

  it('is refused with a wrong signature, an old or a future one, and without one', async () => {
    const event = { id: 'evt_2', object: 'event', type: 'payment_intent.succeeded', data: { object: { id: 'pi_2' } } }
    expect(await deliver(event, { secret: 'whsec_other' })).toBe(400)
    expect(await deliver(event, { at: Date.now() - 400_000 })).toBe(400)
    expect(await deliver(event, { at: Date.now() + 400_000 })).toBe(400)
    for (const payload of ['', '{', JSON.stringify(event)]) expect((await api.app.inject({ method: 'POST', url: path, payload, headers: { 'content-type': 'application/json' } })).statusCode).toBe(400)
  })

  it('of something unknown is accepted', async () => {
    expect(await deliver({ id: 'evt_3', object: 'event', type: 'customer.created', data: { object: { id: 'cus_1' } } })).toBe(200)
  })
})
