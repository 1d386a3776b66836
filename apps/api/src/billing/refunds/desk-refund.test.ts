import { advanceClock, stripeClient } from '@ott/sandbox/stripe-testing'
import { randomUUID } from 'node:crypto'
import { monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { findDifferences } from '../daily-check.ts'
import { deliverEvent, pay, startedPayment, subscriptionRow } from '../payments/testing.ts'
import { savePlans } from '../plans.ts'
import type { BillingTables } from '../tables.ts'
import { deliverCardEvents, newBuyer, passDays, place, runTasks, sellingDeps } from '../testing.ts'
import type { Buyer } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly])
})
afterAll(() => api.stop())

const tables = () => api.db.withTables<BillingTables>()
const paymentsOf = (userId: string) => tables().selectFrom('payment').selectAll().where('user_id', '=', userId).orderBy('created_at').execute()
const creditNotesOf = async (userId: string) => (await tables().selectFrom('invoice').select('document').where((its) => its.and({ user_id: userId, kind: 'creditNote' })).execute()).map(({ document }) => document.total)

async function subscriber(): Promise<Buyer> {
  const buyer = await newBuyer(api)
  await buyer.subscribe()
  return buyer
}

/** The operator returns money at the provider's dashboard, which then tells it. */
async function returnAtDesk(buyer: Buyer, amount: number, at = 0): Promise<void> {
  const payment = (await paymentsOf(buyer.userId))[at]
  await stripeClient(api.sandbox).refunds.create({ payment_intent: payment!.provider_ref!, amount })
  await deliverCardEvents(api, ({ type }) => type === 'charge.refunded')
  await runTasks(api)
}

describe('money that the card provider’s desk returned', () => {
  it('in full ends the plan, with a credit note and a mail, and nothing renews', async () => {
    const buyer = await subscriber()
    await returnAtDesk(buyer, 9_900)
    expect(await buyer.subscription()).toMatchObject({ state: 'ended', subscription_status: 'EXPIRED', next_charge: null })
    expect(await creditNotesOf(buyer.userId)).toEqual([9_900])
    expect(buyer.mails().filter((text) => text.includes('Your refund'))).toHaveLength(1)
    expect(await findDifferences(sellingDeps(api))).toEqual([])
    await passDays(api, 35)
    expect([buyer.paid(), await creditNotesOf(buyer.userId)]).toEqual([[9_900], [9_900]])
  })

  it('ends a plan that was cancelled and still runs', async () => {
    const buyer = await subscriber()
    const { subscription_id = '' } = (await buyer.subscription()) ?? {}
    await api.call('postCancelSubscription', { body: { subscription_id } }, { bearer: (await buyer.signIn()).sAccessToken })
    await returnAtDesk(buyer, 9_900)
    expect(await buyer.subscription()).toMatchObject({ state: 'ended' })
  })

  it('in part has a credit note, and leaves the plan', async () => {
    const buyer = await subscriber()
    await returnAtDesk(buyer, 1_000)
    expect([await creditNotesOf(buyer.userId), (await buyer.subscription())?.state]).toEqual([[1_000], 'active'])
    expect(await findDifferences(sellingDeps(api))).toEqual([])
  })

  it('for an earlier period leaves the plan', async () => {
    const buyer = await subscriber()
    await passDays(api, 32)
    await returnAtDesk(buyer, 9_900)
    expect([await creditNotesOf(buyer.userId), (await buyer.subscription())?.state]).toEqual([[9_900], 'active'])
  })
})

describe('a gift whose payment the desk returned', () => {
  async function boughtGift() {
    const buyer = await newBuyer(api)
    await api.call('gift', { body: { plan_id: 'mobile', months: 1, expected: 9_900, place, stripeToken: buyer.cardRef, requestId: randomUUID() } }, { bearer: buyer.bearer })
    const state = async () => (await api.call('gifts', { query: {} }, { bearer: buyer.bearer })).ok.data.items[0]?.state
    return { buyer, state }
  }

  it('in full cannot be redeemed any more, and its buyer is told', async () => {
    const { buyer, state } = await boughtGift()
    await returnAtDesk(buyer, 9_900)
    expect([await state(), await creditNotesOf(buyer.userId)]).toEqual(['refunded', [9_900]])
    expect(buyer.mails().filter((text) => text.includes('Your refund for the gift'))).toHaveLength(1)
  })

  it('in part stays as it is', async () => {
    const { buyer, state } = await boughtGift()
    await returnAtDesk(buyer, 1_000)
    expect([await state(), await creditNotesOf(buyer.userId)]).toEqual(['unused', [1_000]])
  })

  it('does not count as the refund that a user may ask for', async () => {
    const { buyer } = await boughtGift()
    await returnAtDesk(buyer, 9_900)
    await buyer.subscribe()
    expect((await buyer.subscription())?.refundable_until).not.toBeNull()
  })
})

describe('money that the gateway’s desk returned', () => {
  it('ends the plan as well', async () => {
    const { user, page, orderId, look } = await startedPayment(api)
    await pay(page)
    await look(orderId)
    const [payment] = await paymentsOf(user.userId)
    const { url, apiKey, merchantId } = api.sandbox.gateway
    const headers = { authorization: `Basic ${Buffer.from(`${apiKey}:`).toString('base64')}`, 'x-merchantid': merchantId, 'x-routing-id': user.userId }
    await fetch(`${url}/orders/${payment!.payment_id}/refunds`, { method: 'POST', headers, body: new URLSearchParams({ unique_request_id: 'desk1', amount: '99.00' }) })
    advanceClock(api.sandbox, 86_400)
    await deliverEvent(api, { id: randomUUID(), event_name: 'ORDER_REFUNDED', content: { order: { order_id: payment!.payment_id } } })
    await runTasks(api)
    expect([(await subscriptionRow(api, user))?.state, await creditNotesOf(user.userId)]).toEqual(['ended', [9_900]])
  })
})

describe('a refund by the user', () => {
  it('of a plan that was cancelled and still runs ends access, and is not counted twice when the provider tells it', async () => {
    const buyer = await subscriber()
    const { subscription_id = '' } = (await buyer.subscription()) ?? {}
    const { sAccessToken: bearer } = await buyer.signIn()
    await api.call('postCancelSubscription', { body: { subscription_id } }, { bearer })
    expect((await api.call('refundSubscription', { body: { requestId: randomUUID(), confirm: true } }, { bearer })).status).toBe(200)
    await runTasks(api)
    await deliverCardEvents(api, ({ type }) => type === 'charge.refunded')
    await passDays(api, 35)
    expect(await buyer.subscription()).toMatchObject({ state: 'ended' })
    expect([buyer.paid(), await creditNotesOf(buyer.userId)]).toEqual([[9_900], [9_900]])
  })
})
