import { randomUUID } from 'node:crypto'
import { answerChallenge, stripeClient } from '@ott/sandbox/stripe-testing'
import { savePlans } from '../plans.ts'
import { monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import type { BillingTables } from '../tables.ts'
import { cards, newBuyer, passDays, runTasks } from '../testing.ts'
import type { Buyer } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly])
})
afterAll(() => api.stop())

const authentication = '4000002760003184'

async function pay(buyer: Buyer, sent: { requestId?: string; expected?: number; consent?: { text: string; version: string; language: 'english' } } = {}) {
  return api.call('payRenewal', { body: sent }, { bearer: (await buyer.signIn()).sAccessToken })
}

async function toNextCharge(buyer: Buyer): Promise<void> {
  const { period_ends_at: dueAt = '' } = (await buyer.subscription()) ?? {}
  api.wait((Date.parse(dueAt) - api.now().getTime()) / 1_000 + 1)
  await runTasks(api)
}

/** A subscriber whose renewal has failed. */
async function inGrace(number: string = cards.declinesLater): Promise<Buyer> {
  const buyer = await newBuyer(api)
  await buyer.subscribe()
  await buyer.addCard(number)
  await toNextCharge(buyer)
  expect(await buyer.subscription()).toMatchObject({ state: 'grace' })
  return buyer
}

describe('a failed renewal', () => {
  it('is told with its reason and the next attempt, and the mail leads to the page where it is paid', async () => {
    const buyer = await inGrace()
    const { failed_charge: failed } = (await buyer.subscription()) ?? {}
    expect(failed?.reason).toBe('declined')
    expect(Date.parse(failed?.retries_at ?? '')).toBeGreaterThan(api.now().getTime())
    expect(buyer.mails().some((text) => text.includes('/en/plans/checkout?renewal'))).toBe(true)
  })

  it('is paid with another card by one press, and keeps its periods', async () => {
    const buyer = await inGrace()
    expect((await pay(buyer)).ok.data).toMatchObject({ quote: { due_now: 9_900 } })
    await buyer.addCard(cards.good)
    const consent = { text: 'renewal', version: '1', language: 'english' } as const
    const sent = { requestId: randomUUID(), expected: 9_900, consent }
    const before = await buyer.subscription()
    const answers = [await pay(buyer, sent), await pay(buyer, sent)]
    expect(answers.map(({ ok }) => ok.data.placed?.outcome)).toEqual(['ACTIVE', 'ACTIVE'])
    await passDays(api, 2)
    expect(buyer.paid()).toEqual([9_900, 9_900])
    const paid = await buyer.subscription()
    expect(paid).toMatchObject({ state: 'active', failed_charge: null })
    expect(Date.parse(paid?.period_ends_at ?? '') - Date.parse(before?.period_ends_at ?? '')).toBeLessThan(32 * 86_400_000)
    const { consent: stored } = await api.db.withTables<BillingTables>().selectFrom('billing_order').select('consent').where((its) => its.and({ user_id: buyer.userId, kind: 'renewal' })).executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ ...consent, figures: { dueNow: 9_900 } })
  })

  it('that the bank wants confirmed is confirmed by its payer', async () => {
    const buyer = await inGrace(cards.challenged)
    expect(await buyer.subscription()).toMatchObject({ failed_charge: { reason: 'authenticationFailed', retries_at: null } })
    const sent = { requestId: randomUUID(), expected: 9_900 }
    const { placed } = (await pay(buyer, sent)).ok.data
    expect(placed?.outcome).toBe('REQUIRES_ACTION')
    await answerChallenge(await stripeClient(api.sandbox).paymentIntents.retrieve(placed?.client_secret?.split('_secret')[0] ?? ''), 'complete')
    expect((await pay(buyer, sent)).ok.data.placed?.outcome).toBe('ACTIVE')
    expect(await buyer.subscription()).toMatchObject({ state: 'active' })
  })

  it('keeps access where the other card is declined for good', async () => {
    const buyer = await inGrace()
    await buyer.addCard(authentication)
    const stripe = stripeClient(api.sandbox)
    const first = { requestId: randomUUID(), expected: 9_900 }
    const { placed } = (await pay(buyer, first)).ok.data
    await answerChallenge(await stripe.paymentIntents.retrieve(placed?.client_secret?.split('_secret')[0] ?? ''), 'fail')
    expect((await pay(buyer, first)).error).toMatchObject({ errorCode: 'PAYMENT_DECLINED', decline: 'authenticationFailed' })
    expect(await buyer.subscription()).toMatchObject({ state: 'grace' })
    await buyer.addCard(cards.good)
    expect((await pay(buyer, { requestId: randomUUID(), expected: 9_900 })).ok.data.placed?.outcome).toBe('ACTIVE')
    expect(buyer.paid()).toHaveLength(2)
  })

  it('is attempted again the next day where its payer left the bank’s question', async () => {
    const buyer = await inGrace(cards.challenged)
    expect((await pay(buyer, { requestId: randomUUID(), expected: 9_900 })).ok.data.placed?.outcome).toBe('REQUIRES_ACTION')
    await buyer.addCard(cards.good)
    await passDays(api, 1)
    expect(buyer.paid()).toEqual([9_900, 9_900])
    expect(await buyer.subscription()).toMatchObject({ state: 'active' })
  })

  it('is paid with another card where its payer left the bank’s question, whose attempt is closed first', async () => {
    const buyer = await inGrace(cards.challenged)
    const left = (await pay(buyer, { requestId: randomUUID(), expected: 9_900 })).ok.data.placed
    expect(left?.outcome).toBe('REQUIRES_ACTION')
    await buyer.addCard(cards.good)
    const sent = { requestId: randomUUID(), expected: 9_900 }
    expect((await pay(buyer, sent)).ok.data.placed?.outcome).toBe('ACTIVE')
    const stripe = stripeClient(api.sandbox)
    const intent = await stripe.paymentIntents.retrieve(left?.client_secret?.split('_secret')[0] ?? '')
    expect(intent.status).toBe('canceled')
    await passDays(api, 2)
    expect((await pay(buyer, sent)).ok.data.placed?.outcome).toBe('ACTIVE')
    expect(buyer.paid()).toEqual([9_900, 9_900])
  })

  it('whose question is answered while another press closes it is paid once', async () => {
    const buyer = await inGrace(cards.challenged)
    const first = { requestId: randomUUID(), expected: 9_900 }
    const { placed } = (await pay(buyer, first)).ok.data
    const { sAccessToken: bearer } = await buyer.signIn()
    const same = await Promise.all(Array.from({ length: 4 }, () => api.call('payRenewal', { body: first }, { bearer })))
    expect(same.map(({ ok }) => ok.data.placed?.client_secret)).toEqual(Array(4).fill(placed?.client_secret))
    await answerChallenge(await stripeClient(api.sandbox).paymentIntents.retrieve(placed?.client_secret?.split('_secret')[0] ?? ''), 'complete')
    await pay(buyer, { requestId: randomUUID(), expected: 9_900 })
    await passDays(api, 2)
    expect(buyer.paid()).toEqual([9_900, 9_900])
    expect(await buyer.subscription()).toMatchObject({ state: 'active' })
  })

  it('is not paid at another price, nor where nothing is due', async () => {
    const buyer = await inGrace()
    expect((await pay(buyer, { requestId: randomUUID(), expected: 1 })).error).toMatchObject({ errorCode: 'PRICE_MISMATCH', quote: { due_now: 9_900 } })
    const other = await newBuyer(api)
    await other.subscribe()
    expect((await pay(other)).status).toBe(409)
    expect((await pay(other, { requestId: randomUUID(), expected: 9_900 })).status).toBe(409)
  })
})

describe('a pause', () => {
  async function pause(buyer: Buyer, days: number) {
    return api.call('pauseSubscription', { body: { days } }, { bearer: (await buyer.signIn()).sAccessToken })
  }
  async function paused(days = 30): Promise<Buyer> {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    expect((await pause(buyer, days)).status).toBe(200)
    return buyer
  }
  const dayMs = 86_400_000
  const daysBetween = (from: string | null | undefined, to: string | null | undefined) => Math.round((Date.parse(to ?? '') - Date.parse(from ?? '')) / dayMs)

  it('begins at the end of the paid period, moves the next charge and is mailed', async () => {
    const buyer = await paused(20)
    const planned = await buyer.subscription()
    expect(planned).toMatchObject({ state: 'active', subscription_status: 'ACTIVE', auto_renewal: true })
    expect(daysBetween(planned?.period_ends_at, planned?.paused_until)).toBe(20)
    expect(planned?.next_charge?.at).toBe(planned?.paused_until)
    await toNextCharge(buyer)
    expect(await buyer.subscription()).toMatchObject({ state: 'paused', subscription_status: 'INACTIVE', paused_until: planned?.paused_until })
    expect(buyer.paid()).toEqual([9_900])
    expect(buyer.mails().some((text) => text.includes('You paused'))).toBe(true)
    await passDays(api, 17)
    expect(buyer.mails().some((text) => text.includes('Your pause of'))).toBe(true)
    await passDays(api, 4)
    const renewed = await buyer.subscription()
    expect(renewed).toMatchObject({ state: 'active', subscription_status: 'ACTIVE', paused_until: null })
    expect(buyer.paid()).toEqual([9_900, 9_900])
    expect(daysBetween(planned?.paused_until, renewed?.period_ends_at)).toBeGreaterThanOrEqual(28)
  })

  it('is taken back before it begins', async () => {
    const buyer = await paused()
    const { subscription_id = '', period_ends_at } = (await buyer.subscription()) ?? {}
    const { sAccessToken: bearer } = await buyer.signIn()
    const resumed = await api.call('resumeSubscription', { body: { subscription_id } }, { bearer })
    expect(resumed.ok.data).toMatchObject({ paused_until: null, next_charge: { at: period_ends_at } })
    await toNextCharge(buyer)
    expect(buyer.paid()).toEqual([9_900, 9_900])
  })

  it('ends at once by a payment, from which the next period counts', async () => {
    const buyer = await paused(60)
    await toNextCharge(buyer)
    await passDays(api, 5)
    const { subscription_id = '' } = (await buyer.subscription()) ?? {}
    const { sAccessToken: bearer } = await buyer.signIn()
    expect((await api.call('resumeSubscription', { body: { subscription_id } }, { bearer })).status).toBe(409)
    const due = (await pay(buyer)).ok.data.quote
    expect((await pay(buyer, { requestId: randomUUID(), expected: due.due_now })).ok.data.placed?.outcome).toBe('ACTIVE')
    const resumed = await buyer.subscription()
    expect(resumed).toMatchObject({ state: 'active', paused_until: null })
    expect(daysBetween(due.next_charge?.at, resumed?.period_ends_at)).toBe(0)
    expect(daysBetween(api.now().toISOString(), resumed?.period_ends_at)).toBeGreaterThanOrEqual(28)
    expect(buyer.paid()).toEqual([9_900, 9_900])
  })

  it('whose charge fails at its end locks the plan', async () => {
    const buyer = await paused(7)
    await buyer.addCard(cards.declinesLater)
    await toNextCharge(buyer)
    await passDays(api, 8)
    expect(await buyer.subscription()).toMatchObject({ state: 'hold', subscription_status: 'INACTIVE' })
  })

  it('is ended by cancelling, and no second plan is bought beside it', async () => {
    const buyer = await paused()
    await toNextCharge(buyer)
    await buyer.signIn()
    expect((await buyer.subscribe()).error.errorCode).toBe('ALREADY_SUBSCRIBED')
    const { subscription_id = '' } = (await buyer.subscription()) ?? {}
    await api.call('postCancelSubscription', { body: { subscription_id } }, { bearer: (await buyer.signIn()).sAccessToken })
    await passDays(api, 40)
    expect(buyer.paid()).toEqual([9_900])
    expect(await buyer.subscription()).toMatchObject({ state: 'ended' })
  })

  it('lasts 7 to 90 days, and needs a plan that renews', async () => {
    const buyer = await newBuyer(api)
    expect((await pause(buyer, 10)).status).toBe(404)
    await buyer.subscribe({ auto_renewal: false })
    expect([(await pause(buyer, 6)).status, (await pause(buyer, 91)).status, (await pause(buyer, 30)).status]).toEqual([400, 400, 409])
    const other = await paused()
    const { subscription_id = '' } = (await other.subscription()) ?? {}
    expect((await api.call('pauseSubscription', { body: { subscription_id, days: 10 } }, { bearer: (await buyer.signIn()).sAccessToken })).status).toBe(404)
  })
})
