import { randomUUID } from 'node:crypto'
import { advanceClock, stripeClient } from '@ott/sandbox/stripe-testing'
import type { Emit } from '../analytics/emit.ts'
import { createMetrics } from '../metrics.ts'
import { family, monthly } from '../playback/testing.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { makeGiftCodes } from './gifts/gift-codes.ts'
import { savePlans } from './plans.ts'
import { reportBillingEvents } from './report-events.ts'
import { stopRenewals } from './stop-renewals.ts'
import { cards, deliverCardEvents, newBuyer, newUser, passDays, place, runTasks, sellingDeps } from './testing.ts'
import type { Buyer } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { countryHeader: 'x-country' } })
  const gold = { ...family, identifier: 'gold', rank: 3, version: { ...family.version, planId: 'gold-v1', prices: [{ country: 'IN', currency: 'INR', amount: 49_900 }] } }
  await savePlans(api.db.withTables(), [monthly, gold, { ...family, trialDays: 14, version: { ...family.version, prices: [{ country: 'IN', currency: 'INR', amount: 29_900 }] } }])
})
afterAll(() => api.stop())

const give = (buyer: Buyer) => api.call('gift', { body: { plan_id: 'mobile', months: 3, expected: 29_700, place, stripeToken: buyer.cardRef, requestId: randomUUID() } }, { bearer: buyer.bearer })

/** The names of what is reported now, and the payments that are counted. */
async function report() {
  const { db, log } = sellingDeps(api)
  const { payments } = createMetrics()
  const names: string[] = []
  await reportBillingEvents(db, async (_trx, { name }) => void names.push(name), log, payments)
  return { names, payments: await counted(payments) }
}

/** Names and properties of what is reported about a user now. */
async function reported({ userId }: { userId: string }) {
  const { db, log } = sellingDeps(api)
  const events: unknown[] = []
  await reportBillingEvents(db, async (_trx, event) => void (event.userId === userId && events.push([event.name, event.props])), log, createMetrics().payments)
  return events
}

async function counted(payments: ReturnType<typeof createMetrics>['payments']) {
  return (await payments.get()).values.map(({ labels: { processor, result }, value }) => [processor, result, value])
}

describe('a gift', () => {
  it('whose payment fails is no failure of a subscription, but a failed payment', async () => {
    await give(await newBuyer(api, cards.declinesLater))
    expect(await report()).toEqual({ names: [], payments: [['stripe', 'do_not_honour', 1]] })
  })

  it('that is paid is a payment', async () => {
    await give(await newBuyer(api))
    expect(await report()).toEqual({ names: [], payments: [['stripe', 'ok', 1]] })
  })
})

describe('a code of the operator', () => {
  it('names its batch when it is redeemed, which a bought one does not have', async () => {
    const batchId = randomUUID()
    const { db, log } = sellingDeps(api)
    const expiresAt = new Date(api.now().getTime() + 86_400_000)
    const [code = ''] = await makeGiftCodes(db, { planId: 'mobile-v1', months: 1, expiresAt, count: 2, batchId })
    const buyer = await newBuyer(api)
    await give(buyer)
    const bought = (await api.call('gifts', { query: {} }, { bearer: buyer.bearer })).ok.data.items[0]?.code?.text ?? ''
    for (const text of [code, bought]) expect((await api.call('redeem', { body: { code: text } }, { bearer: (await newUser(api)).sAccessToken })).status).toBe(200)
    const redeemed: unknown[] = []
    const emit: Emit = async (_trx, { name, props }) => void (name === 'Gift_Redeemed' && redeemed.push(props))
    await reportBillingEvents(db, emit, log, createMetrics().payments)
    expect(redeemed).toEqual([{ planId: 'mobile', batchId }, { planId: 'mobile' }])
  })
})

describe('a gift that is redeemed', () => {
  it('is of the country of who redeems it', async () => {
    const buyer = await newBuyer(api)
    await give(buyer)
    const code = (await api.call('gifts', { query: {} }, { bearer: buyer.bearer })).ok.data.items[0]?.code?.text ?? ''
    await report()
    expect((await api.call('redeem', { body: { code } }, { bearer: (await newUser(api)).sAccessToken, headers: { 'x-country': 'BD' } })).status).toBe(200)
    const countries: unknown[] = []
    const { db, log } = sellingDeps(api)
    await reportBillingEvents(db, async (_trx, { name, country }) => void countries.push([name, country]), log, createMetrics().payments)
    expect(countries).toEqual([['Gift_Redeemed', 'BD']])
  })
})

describe('a cancelled subscription', () => {
  it('says whether its viewer pressed, or leaves', async () => {
    const { db, log } = sellingDeps(api)
    const reasons: unknown[] = []
    const emit: Emit = async (_trx, event) => void (event.name === 'Subscription_Cancelled' && reasons.push(event.props.reason))
    const [pressing, leaving] = [await newBuyer(api), await newBuyer(api)]
    for (const buyer of [pressing, leaving]) await buyer.subscribe()
    const { subscription_id = '' } = (await pressing.subscription()) ?? {}
    await api.call('postCancelSubscription', { body: { subscription_id } }, { bearer: (await pressing.signIn()).sAccessToken })
    await stopRenewals(sellingDeps(api), leaving.userId)
    await reportBillingEvents(db, emit, log, createMetrics().payments)
    expect(reasons).toEqual(['viewer', 'deletion'])
  })
})

describe('a trial', () => {
  it('is no payment until it is charged', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe({ planId: 'premium-v1', planIdentifier: 'premium' })
    expect(await report()).toEqual({ names: ['Subscription_Initiated', 'Trial_Started', 'Subscription_Completed'], payments: [] })
    await passDays(api, 15)
    expect(await report()).toEqual({ names: ['Trial_Ended', 'Subscription_Auto_Renewed'], payments: [['stripe', 'ok', 1]] })
  })
})

describe('a report that fails', () => {
  it('counts no payment, and the next one counts it once', async () => {
    const buyer = await newBuyer(api)
    await give(buyer)
    await buyer.subscribe()
    const { db, log } = sellingDeps(api)
    const { payments } = createMetrics()
    const failing: Emit = async (_trx, { name }) => {
      if (name === 'Subscription_Completed') throw new Error('The connection was lost')
    }
    await expect(reportBillingEvents(db, failing, log, payments)).rejects.toThrow('lost')
    expect(await counted(payments)).toEqual([])
    expect(await report()).toEqual({ names: ['Subscription_Initiated', 'Subscription_Completed'], payments: [['stripe', 'ok', 2]] })
  })
})

describe('the events of a subscription', () => {
  async function subscriber(number: string = cards.good, plan: { planId?: string; planIdentifier?: string } = {}) {
    const buyer = await newBuyer(api, number)
    await buyer.subscribe(plan)
    await reported(buyer)
    const bearer = async () => ({ bearer: (await buyer.signIn()).sAccessToken })
    const change = async (plan_id: string, sent: { requestId?: string; expected?: number } = {}) => (await api.call('changePlan', { body: { plan_id, ...sent } }, await bearer())).ok.data
    const send = async (call: 'postCancelSubscription' | 'resumeSubscription') => api.call(call, { body: { subscription_id: (await buyer.subscription())?.subscription_id ?? '' } }, await bearer())
    return { ...buyer, bearer, change, send }
  }

  it('are an upgrade with its credit, and a downgrade when it is scheduled', async () => {
    const buyer = await subscriber()
    await passDays(api, 15)
    // The price of an upgrade counts by the hour.
    api.wait(3_600 - (Math.floor(api.now().getTime() / 1_000) % 3_600))
    const { due_now: due } = (await buyer.change('premium')).quote
    expect((await buyer.change('premium', { requestId: randomUUID(), expected: due })).placed?.outcome).toBe('ACTIVE')
    await buyer.change('mobile', { requestId: randomUUID(), expected: 0 })
    expect(await reported(buyer)).toEqual([
      ['Subscription_Initiated', expect.objectContaining({ planId: 'premium', amountMinor: due, isUpgrade: true })],
      ['Subscription_Upgrade', { fromPlan: 'mobile', toPlan: 'premium', creditMinor: 29_900 - due }],
      ['Subscription_Downgrade_Scheduled', { fromPlan: 'premium', toPlan: 'mobile' }],
    ])
  })

  it('name the plan before an upgrade of a trial', async () => {
    const buyer = await subscriber(cards.ofIndia, { planId: 'premium-v1', planIdentifier: 'premium' })
    await buyer.change('gold', { requestId: randomUUID(), expected: 0 })
    expect(await reported(buyer)).toEqual([
      ['Subscription_Initiated', expect.objectContaining({ planId: 'gold', amountMinor: 0, isUpgrade: true })],
      ['Subscription_Upgrade', { fromPlan: 'premium', toPlan: 'gold', creditMinor: 0 }],
    ])
  })

  it('are a cancellation that is taken back, and a pause', async () => {
    const buyer = await subscriber()
    await buyer.send('postCancelSubscription')
    await buyer.send('resumeSubscription')
    await api.call('pauseSubscription', { query: {}, body: { days: 7 } }, await buyer.bearer())
    expect(await reported(buyer)).toEqual([
      ['Subscription_Cancelled', { reason: 'viewer', accessUntil: expect.any(Number) }],
      ['Subscription_Resumed', {}],
      ['Subscription_Paused', {}],
    ])
  })

  it('are a dispute of its charge, and its end when that is lost', async () => {
    const buyer = await subscriber('4000000000000259')
    advanceClock(api.sandbox, 61)
    const [opened] = (await stripeClient(api.sandbox).events.list({ type: 'charge.dispute.created' })).data
    await deliverCardEvents(api, ({ type }) => type === 'charge.dispute.created')
    await runTasks(api)
    expect(await reported(buyer)).toEqual([['Subscription_Disputed', {}]])
    await stripeClient(api.sandbox).disputes.update((opened!.data.object as { id: string }).id, { evidence: { uncategorized_text: 'losing_evidence' }, submit: true })
    await deliverCardEvents(api, ({ type }) => type === 'charge.dispute.closed')
    await runTasks(api)
    expect(await reported(buyer)).toEqual([['Subscription_Ended', { endKind: 'expired' }]])
    expect(buyer.paid()).toEqual([9_900])
  })

  it('are a refund, with which it ends', async () => {
    const buyer = await subscriber()
    expect((await api.call('refundSubscription', { body: { requestId: randomUUID(), confirm: true, expected: 9_900 } }, await buyer.bearer())).status).toBe(200)
    await runTasks(api)
    expect(await reported(buyer)).toEqual([
      ['Refund_Done', { orderId: expect.any(String), amountMinor: 9_900 }],
      ['Subscription_Ended', { endKind: 'refunded' }],
    ])
  })

  it('are the end of a trial that its viewer cancelled', async () => {
    const buyer = await subscriber(cards.other, { planId: 'premium-v1', planIdentifier: 'premium' })
    await buyer.send('postCancelSubscription')
    await passDays(api, 15)
    expect(await reported(buyer)).toEqual([
      ['Subscription_Cancelled', { reason: 'viewer', accessUntil: expect.any(Number) }],
      ['Trial_Ended', { planId: 'premium', converted: false }],
      ['Subscription_Ended', { endKind: 'expired' }],
    ])
    expect(buyer.paid()).toEqual([])
  })
})
