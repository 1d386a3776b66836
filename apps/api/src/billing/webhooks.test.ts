import { answerChallenge, stripeClient } from '@ott/sandbox/stripe-testing'
import { sql } from 'kysely'
import { savePlans } from './plans.ts'
import { monthly } from '../playback/testing.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import type { BillingTables } from './tables.ts'
import { cards, deliverCardEvent, newBuyer, passDays, runTasks } from './testing.ts'
import type { Buyer } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi()
  await savePlans(api.db.withTables(), [monthly])
})
afterAll(() => api.stop())

/** A buyer whose bank has asked, and who has confirmed: only the provider knows. */
async function confirmedElsewhere() {
  const buyer = await newBuyer(api, cards.challenged)
  const { client_secret, order } = (await buyer.subscribe()).ok.data
  const intentId = client_secret?.split('_secret')[0] ?? ''
  await answerChallenge(await stripeClient(api.sandbox).paymentIntents.retrieve(intentId), 'complete')
  const events = (await stripeClient(api.sandbox).events.list({ limit: 100 })).data.filter(({ data }) => (data.object as { id?: string }).id === intentId)
  return { buyer, order, events }
}

async function deliverAndWork(event: object): Promise<void> {
  expect(await deliverCardEvent(api, event)).toBe(200)
  await runTasks(api)
}

/** What the outside world and we believe of a buyer. */
async function stateOf({ userId, paid, mails }: Buyer) {
  const valuesOf = async (table: string, column: string) => {
    const { rows } = await sql<{ value: string }>`select ${sql.ref(column)} as value from ${sql.table(table)} where user_id = ${userId} order by 1`.execute(api.db)
    return rows.map(({ value }) => value)
  }
  return {
    charges: paid(),
    orders: await valuesOf('billing_order', 'status'),
    payments: await valuesOf('payment', 'state'),
    plans: await valuesOf('subscription', 'state'),
    periods: (await valuesOf('subscription_period', 'period_number')).length,
    invoices: (await valuesOf('invoice', 'kind')).length,
    mails: mails().length,
  }
}

const statusOf = async (orderId: string) => (await api.db.withTables<BillingTables>().selectFrom('billing_order').select('status').where('order_id', '=', orderId).executeTakeFirstOrThrow()).status

describe('an event of the card provider', () => {
  it('is measured by its age when it arrives', async () => {
    const created = Math.floor(api.now().getTime() / 1_000) - 100
    expect(await deliverCardEvent(api, { id: 'evt_late', object: 'event', type: 'charge.updated', created, data: { object: { id: 'ch_1' } } })).toBe(200)
    const text = await api.app.metrics.scrape()
    for (const line of ['webhook_lag_seconds_bucket{le="60",processor="stripe"} 0', 'webhook_lag_seconds_bucket{le="300",processor="stripe"} 1']) expect(text).toContain(line)
  })

  it('makes the payment be read again, and activates the plan once, in any order and any number', async () => {
    const { buyer, order, events } = await confirmedElsewhere()
    expect(await statusOf(order.order_id)).toBe('paying')
    for (const event of [...events, ...events.toReversed()]) expect(await deliverCardEvent(api, event)).toBe(200)
    await runTasks(api)
    expect(await statusOf(order.order_id)).toBe('paid')
    expect(buyer.paid()).toEqual([9_900])
    const periods = await api.db.withTables<BillingTables>().selectFrom('subscription_period').select('period_number').where('user_id', '=', buyer.userId).execute()
    expect(periods).toHaveLength(1)
  })

  it('leads to the same state whatever the order, also twice or never, and with work done between', async () => {
    const [inOrder, reversed, doubled, never] = [await confirmedElsewhere(), await confirmedElsewhere(), await confirmedElsewhere(), await confirmedElsewhere()]
    for (const event of inOrder.events.toReversed()) await deliverAndWork(event)
    for (const event of reversed.events) await deliverAndWork(event)
    for (const event of [...doubled.events, ...doubled.events.toReversed()]) await deliverAndWork(event)
    api.wait(61)
    await runTasks(api)
    const states = await Promise.all([inOrder, reversed, doubled, never].map(({ buyer }) => stateOf(buyer)))
    expect(states).toEqual(Array(4).fill({ charges: [9_900], orders: ['paid'], payments: ['succeeded'], plans: ['active'], periods: 1, invoices: 1, mails: 1 }))
  })

  it('that comes before the answer to the charge was stored is not lost', async () => {
    const buyer = await newBuyer(api, cards.cutAfterCharging)
    expect((await buyer.subscribe()).ok.data.outcome).toBe('PENDING')
    const [succeeded] = (await stripeClient(api.sandbox).events.list({ type: 'payment_intent.succeeded', limit: 1 })).data
    await deliverAndWork(succeeded!)
    expect(await stateOf(buyer)).toMatchObject({ charges: [9_900], orders: ['paid'], plans: ['active'], invoices: 1 })
  })

  it('is not noticed where all of a day come late, at once and doubled', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    const declined = await newBuyer(api, cards.declinesLater)
    await declined.subscribe()
    await passDays(api, 1)
    const before = await Promise.all([buyer, declined].map(stateOf))
    const { data: events } = await stripeClient(api.sandbox).events.list({ limit: 100 })
    for (const event of [...events, ...events]) expect(await deliverCardEvent(api, event)).toBe(200)
    await passDays(api, 1)
    expect(await Promise.all([buyer, declined].map(stateOf))).toEqual(before)
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
    expect(await deliverCardEvent(api, forged)).toBe(200)
    await runTasks(api)
    expect(await statusOf(order.order_id)).toBe('paying')
    expect(buyer.paid()).toEqual([])
  })

  it('is refused with a wrong signature, an old or a future one, and without one', async () => {
    const event = { id: 'evt_2', object: 'event', type: 'payment_intent.succeeded', data: { object: { id: 'pi_2' } } }
    expect(await deliverCardEvent(api, event, { secret: 'whsec_other' })).toBe(400)
    expect(await deliverCardEvent(api, event, { at: Date.now() - 400_000 })).toBe(400)
    expect(await deliverCardEvent(api, event, { at: Date.now() + 400_000 })).toBe(400)
    for (const payload of ['', '{', JSON.stringify(event)]) expect((await api.app.inject({ method: 'POST', url: '/subscription/ott/api/webhooks/stripe', payload, headers: { 'content-type': 'application/json' } })).statusCode).toBe(400)
  })

  it('of something unknown is accepted', async () => {
    expect(await deliverCardEvent(api, { id: 'evt_3', object: 'event', type: 'customer.created', data: { object: { id: 'cus_1' } } })).toBe(200)
  })
})
