import { createHmac, randomUUID } from 'node:crypto'
import { advanceClock, stripeClient } from '@ott/sandbox/stripe-testing'
import { savePlans } from '../plans.ts'
import { monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { cards, newBuyer, passDays, place, runTasks, sellingDeps } from '../testing.ts'
import type { Buyer } from '../testing.ts'
import { readDispute } from './disputes.ts'
import type { SeenDispute } from './stripe-cards.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly])
})
afterAll(() => api.stop())
// Few codes are sent in an hour.
afterEach(() => api.wait(3_600))

const disputedCard = '4000000000000259'
const bearerOf = async (buyer: Buyer) => ({ bearer: (await buyer.signIn()).sAccessToken })
const events = async () => (await stripeClient(api.sandbox).events.list({ type: 'charge.dispute.*', limit: 100 })).data

async function deliver(event: object): Promise<void> {
  const payload = JSON.stringify(event)
  const seconds = Math.floor(Date.now() / 1_000)
  const signature = `t=${seconds},v1=${createHmac('sha256', api.sandbox.stripe.webhookSecret).update(`${seconds}.${payload}`).digest('hex')}`
  const { statusCode } = await api.app.inject({ method: 'POST', url: '/subscription/ott/api/webhooks/stripe', payload, headers: { 'content-type': 'application/json', 'stripe-signature': signature } })
  expect(statusCode).toBe(200)
}

/** Delivers what happened since, any number of times and in any order. */
async function deliverNew(seen: object[], order: (list: object[]) => object[] = (list) => list): Promise<void> {
  const ids = new Set(seen.map((event) => (event as { id: string }).id))
  for (const event of order((await events()).filter(({ id }) => !ids.has(id)))) await deliver(event)
  await runTasks(api)
}

/** A subscriber whose cardholder contests the charge a minute later; the dispute's id. */
async function disputedPlan(): Promise<{ buyer: Buyer; dispute: string }> {
  const buyer = await newBuyer(api, disputedCard)
  await buyer.subscribe()
  const before = await events()
  advanceClock(api.sandbox, 61)
  const [opened] = await events()
  await deliverNew(before)
  return { buyer, dispute: (opened!.data.object as { id: string }).id }
}

const decide = (dispute: string, words: 'winning_evidence' | 'losing_evidence') => stripeClient(api.sandbox).disputes.update(dispute, { evidence: { uncategorized_text: words }, submit: true })

async function close(dispute: string, words: 'winning_evidence' | 'losing_evidence'): Promise<void> {
  const before = await events()
  await decide(dispute, words)
  await deliverNew(before)
}

const history = async (buyer: Buyer) => (await api.call('billingHistory', { query: {} }, await bearerOf(buyer))).ok.data.items.map(({ status }) => status)

describe('a disputed charge', () => {
  it('stops the renewal at once, is told, and is not paid back twice', async () => {
    const { buyer } = await disputedPlan()
    const subscription = await buyer.subscription()
    expect(subscription).toMatchObject({ state: 'active', subscription_status: 'ACTIVE', auto_renewal: false, next_charge: null, refundable_until: null, dispute: { state: 'open', renews_after: true } })
    expect(await history(buyer)).toEqual(['DISPUTED'])
    expect(buyer.mails().some((text) => text.includes('is disputed'))).toBe(true)
    const { subscription_id = '' } = subscription ?? {}
    expect((await api.call('resumeSubscription', { body: { subscription_id } }, await bearerOf(buyer))).status).toBe(409)
    expect((await api.call('refundSubscription', { body: { requestId: 'r1', confirm: true } }, await bearerOf(buyer))).status).toBe(409)
    await passDays(api, 32)
    expect(buyer.paid()).toEqual([9_900])
    expect(await buyer.subscription()).toMatchObject({ state: 'ended' })
  })

  it('that is lost ends the plan, whose user may buy again', async () => {
    const { buyer, dispute } = await disputedPlan()
    await close(dispute, 'losing_evidence')
    expect(await buyer.subscription()).toMatchObject({ state: 'ended', subscription_status: 'EXPIRED', dispute: { state: 'lost', renews_after: false } })
    expect(await history(buyer)).toEqual(['DISPUTE_LOST'])
    expect(buyer.mails().some((text) => text.includes('has ended after a dispute'))).toBe(true)
    await buyer.signIn()
    const cardRef = await buyer.addCard(cards.good)
    await buyer.signIn()
    expect((await buyer.subscribe({ stripeToken: cardRef })).status).toBe(200)
    expect(await buyer.subscription()).toMatchObject({ state: 'active', dispute: null })
  })

  it('that is won lets the plan go on', async () => {
    const { buyer, dispute } = await disputedPlan()
    await close(dispute, 'winning_evidence')
    expect(await buyer.subscription()).toMatchObject({ state: 'active', auto_renewal: true, dispute: null })
    expect(await history(buyer)).toEqual(['PAID'])
    expect(buyer.mails().some((text) => text.includes('is valid'))).toBe(true)
    await passDays(api, 32)
    expect(buyer.paid()).toEqual([9_900, 9_900])
  })

  it('that is won renews nothing that was cancelled meanwhile', async () => {
    const { buyer, dispute } = await disputedPlan()
    const { subscription_id = '' } = (await buyer.subscription()) ?? {}
    const cancelled = await api.call('postCancelSubscription', { body: { subscription_id } }, await bearerOf(buyer))
    expect(cancelled.ok.data).toMatchObject({ auto_renewal: false, dispute: { state: 'open', renews_after: false } })
    await close(dispute, 'winning_evidence')
    expect(await buyer.subscription()).toMatchObject({ state: 'active', auto_renewal: false, dispute: null })
  })

  it('keeps the last card of a plan that may renew again', async () => {
    const { buyer } = await disputedPlan()
    const [card] = (await api.call('cards', { query: {} }, await bearerOf(buyer))).ok.data.cards
    expect((await api.call('removeCard', { params: { id: card?.card_id ?? '' } }, await bearerOf(buyer))).error.errorCode).toBe('PAYMENT_METHOD_NEEDED')
  })

  it('has the same end in any order and number of its events', async () => {
    for (const order of [(list: object[]) => list, (list: object[]) => list.toReversed(), (list: object[]) => [...list, ...list.toReversed()]]) {
      api.wait(3_600)
      const before = await events()
      const buyer = await newBuyer(api, disputedCard)
      await buyer.subscribe()
      advanceClock(api.sandbox, 61)
      advanceClock(api.sandbox, 8 * 86_400)
      await deliverNew(before, order)
      expect(await buyer.subscription()).toMatchObject({ state: 'ended', dispute: { state: 'lost' } })
      expect(buyer.mails().filter((text) => text.includes('has ended after a dispute'))).toHaveLength(1)
    }
  })

  it('is read daily, so that its end need not be told', async () => {
    const { buyer, dispute } = await disputedPlan()
    await decide(dispute, 'losing_evidence')
    await passDays(api, 2)
    expect(await buyer.subscription()).toMatchObject({ state: 'ended', dispute: { state: 'lost' } })
  })

  it('of an earlier period ends the plan as well, and two are won one after the other', async () => {
    const { buyer, dispute } = await disputedPlan()
    const { subscription_id = '' } = (await buyer.subscription()) ?? {}
    const deps = sellingDeps(api)
    const seen = await deps.rail.readDispute(dispute)
    const see = (disputeRef: string, state: SeenDispute['state']) => readDispute({ ...deps, rail: { ...deps.rail, readDispute: async () => seen && { ...seen, state } } })(disputeRef)
    await see('du_other', 'open')
    await see(dispute, 'won')
    expect(await buyer.subscription()).toMatchObject({ auto_renewal: false, dispute: { state: 'open' } })
    await see('du_other', 'won')
    expect(await buyer.subscription()).toMatchObject({ subscription_id, auto_renewal: true, dispute: null })
  })
})

describe('a gift whose charge is disputed', () => {
  it('is not refunded meanwhile, and is void once the dispute is lost, of which its buyer is told', async () => {
    const buyer = await newBuyer(api, disputedCard)
    await api.call('gift', { body: { plan_id: 'mobile', months: 1, expected: 9_900, place, stripeToken: buyer.cardRef, requestId: randomUUID() } }, { bearer: buyer.bearer })
    const gifts = async () => (await api.call('gifts', { query: {} }, await bearerOf(buyer))).ok.data.items
    const [gift] = await gifts()
    const before = await events()
    advanceClock(api.sandbox, 61)
    const [opened] = await events()
    await deliverNew(before)
    expect((await api.call('refundSubscription', { body: { requestId: randomUUID(), confirm: true, order_id: gift!.order_id } }, await bearerOf(buyer))).status).toBe(409)
    expect((await gifts())[0]?.state).toBe('unused')
    await close((opened!.data.object as { id: string }).id, 'losing_evidence')
    expect((await gifts())[0]?.state).toBe('refunded')
    expect(await history(buyer)).toEqual(['DISPUTE_LOST'])
    await runTasks(api)
    for (const words of ['The payment for your gift Mobile is disputed', 'Your gift Mobile after the dispute']) expect(buyer.mails().filter((text) => text.includes(words))).toHaveLength(1)
  })
})

describe('a dispute that is not ours', () => {
  it('changes nothing, and is not asked again', async () => {
    const deps = sellingDeps(api)
    expect(await readDispute(deps)('du_unknown')).toBeUndefined()
    const foreign: SeenDispute = { state: 'open', paymentId: null, currency: 'INR', amount: 100, respondBy: null }
    expect(await readDispute({ ...deps, rail: { ...deps.rail, readDispute: async () => foreign } })('du_foreign')).toBeUndefined()
  })
})
