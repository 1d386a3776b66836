import { randomUUID } from 'node:crypto'
import { answerChallenge, stripeClient } from '@ott/sandbox/stripe-testing'
import { family, monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { savePlans } from '../plans.ts'
import type { BillingTables } from '../tables.ts'
import { addCard, cards, newBuyer, newUser, subscribeBody } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly, family])
})
afterAll(() => api.stop())

const intentOf = (secret = '') => stripeClient(api.sandbox).paymentIntents.retrieve(secret.split('_secret')[0] ?? '')

describe('a first purchase in two tabs and on two devices', () => {
  it('makes one customer, one order and one charge', async () => {
    const user = await newUser(api)
    const bearer = { bearer: user.sAccessToken }
    const second = await api.addNode()
    const call = (at: number) => (at % 2 === 0 ? api.call : second.call)
    api.sandbox.pay.knobs.update({ stripe: { latencyMs: 20 } })
    const setUps = await Promise.all(Array.from({ length: 10 }, (_, at) => call(at)('stripeSetupIntent', { body: { requestId: randomUUID() } }, bearer)))
    expect(setUps.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(new Set(setUps.map(({ ok }) => ok.data.customer_id)).size).toBe(1)
    const cardRef = await addCard(api, user, cards.good)
    const requestId = randomUUID()
    const pressed = await Promise.all(Array.from({ length: 20 }, (_, at) => call(at)('stripeSubscribe', { body: subscribeBody(user.userId, cardRef, { requestId }) }, bearer)))
    api.sandbox.pay.knobs.update({ stripe: { latencyMs: 0 } })
    expect(new Set(pressed.map(({ ok }) => ok.data.order.order_id)).size).toBe(1)
    expect(api.sandbox.pay.ledger.snapshot().movements.map(({ amount }) => amount)).toEqual([9_900])
    // Each tab asks again until its outcome is final.
    expect((await second.call('stripeSubscribe', { body: subscribeBody(user.userId, cardRef, { requestId }) }, bearer)).ok.data.outcome).toBe('ACTIVE')
  })
})

describe('an order that its buyer left for another plan', () => {
  it('gives way to the order of that plan, and can no longer be paid', async () => {
    const buyer = await newBuyer(api, cards.challenged)
    const left = (await buyer.subscribe()).ok.data
    const other = (await buyer.subscribe({ planId: 'premium-v1', planIdentifier: 'premium' })).ok.data
    expect([left.outcome, other.outcome, other.order.plan_id]).toEqual(['REQUIRES_ACTION', 'REQUIRES_ACTION', 'premium-v1'])
    expect((await intentOf(left.client_secret)).status).toBe('canceled')
    await answerChallenge(await intentOf(other.client_secret), 'complete')
    expect((await api.call('order', { params: { id: other.order.order_id }, body: {} }, { bearer: buyer.bearer })).ok.data.outcome).toBe('ACTIVE')
    expect((await buyer.subscription())?.plan_details.identifier).toBe('premium')
    expect(buyer.paid()).toHaveLength(1)
  })
})

describe('a page that does not know yet that it was paid', () => {
  it('is told of the order under way, which is active as soon as it is looked at', async () => {
    const buyer = await newBuyer(api, cards.challenged)
    const asked = (await buyer.subscribe()).ok.data
    // A payment that a bank works on is closed by no other press.
    await api.db.withTables<BillingTables>().updateTable('payment').set({ state: 'processing' }).where('order_id', '=', asked.order.order_id).execute()
    await answerChallenge(await intentOf(asked.client_secret), 'complete')
    expect(await buyer.subscription()).toBeNull()
    expect((await buyer.subscribe()).error).toMatchObject({ errorCode: 'ORDER_IN_PROGRESS', orderId: asked.order.order_id })
    const { sAccessToken: bearer } = await buyer.signIn()
    expect((await api.call('order', { params: { id: asked.order.order_id }, body: {} }, { bearer })).ok.data.outcome).toBe('ACTIVE')
    expect(buyer.paid()).toEqual([9_900])
  })
})
