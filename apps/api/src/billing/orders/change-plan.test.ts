import { randomUUID } from 'node:crypto'
import { transaction } from '@ott/database'
import { answerChallenge, stripeClient } from '@ott/sandbox/stripe-testing'
import { settlePayment } from '../payments/settle.ts'
import { savePlans } from '../plans.ts'
import { monthly, family } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import type { BillingTables } from '../tables.ts'
import { cards, newBuyer, passDays, runTasks, sellingDeps } from '../testing.ts'
import type { Buyer } from '../testing.ts'

let api: TestApi

const premium = { ...family, trialDays: 14, version: { ...family.version, prices: [{ country: 'IN', currency: 'INR', amount: 29_900 }] } }

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly, premium])
})
afterAll(() => api.stop())

type Sent = { requestId?: string; expected?: number; expected_next?: number; consent?: { text: string; version: string; language: 'english' } }

async function change(buyer: Buyer, plan_id: string, sent: Sent = {}) {
  return api.call('changePlan', { body: { plan_id, ...sent } }, { bearer: (await buyer.signIn()).sAccessToken })
}

/** A buyer of the cheaper plan. */
async function mobileUser(number: string = cards.good): Promise<Buyer> {
  const buyer = await newBuyer(api, number)
  await buyer.subscribe()
  return buyer
}

async function premiumUser(): Promise<Buyer> {
  const buyer = await newBuyer(api)
  await buyer.subscribe({ planId: 'premium-v1', planIdentifier: 'premium', auto_renewal: true })
  return buyer
}

describe('an upgrade', () => {
  it('tells its price, starts a period today, and takes off what is left of the old one', async () => {
    const buyer = await mobileUser()
    await passDays(api, 15)
    // The price of an upgrade counts by the hour.
    api.wait(3_600 - (Math.floor(api.now().getTime() / 1_000) % 3_600))
    const told = (await change(buyer, 'premium')).ok.data
    expect(told).toMatchObject({ change: 'upgrade', quote: { lines: [{ kind: 'plan', amount: 29_900 }, { kind: 'credit' }] } })
    const credit = 29_900 - told.quote.due_now
    expect(credit).toBeGreaterThan(4_400)
    expect(credit).toBeLessThan(5_200)
    expect(buyer.paid()).toEqual([9_900])
    const refused = await change(buyer, 'premium', { requestId: randomUUID(), expected: 1 })
    const due = refused.error.quote?.due_now ?? 0
    expect([refused.status, refused.error.errorCode, due]).toEqual([422, 'PRICE_MISMATCH', told.quote.due_now])
    const consent = { text: 'change', version: '1', language: 'english' } as const
    expect((await change(buyer, 'premium', { requestId: randomUUID(), expected: due, expected_next: 29_900, consent })).ok.data.placed?.outcome).toBe('ACTIVE')
    const { consent: stored } = await api.db.withTables<BillingTables>().selectFrom('billing_order').select('consent').where((its) => its.and({ user_id: buyer.userId, kind: 'change' })).executeTakeFirstOrThrow()
    expect(stored).toMatchObject({ ...consent, figures: { dueNow: due, nextCharge: { amount: 29_900 } } })
    expect(buyer.paid()).toEqual([9_900, due])
    const changed = await buyer.subscription()
    expect(changed).toMatchObject({ state: 'active', plan_details: { identifier: 'premium' }, next_charge: { amount: 29_900 } })
    expect((Date.parse(changed?.period_ends_at ?? '') - api.now().getTime()) / 86_400_000).toBeGreaterThan(27)
    await passDays(api, 32)
    expect(buyer.paid()).toEqual([9_900, due, 29_900])
  })

  it('is paid once for one press', async () => {
    const buyer = await mobileUser()
    const { sAccessToken: bearer } = await buyer.signIn()
    const requestId = randomUUID()
    const expected = (await api.call('changePlan', { body: { plan_id: 'premium' } }, { bearer })).ok.data.quote.due_now
    const answers = await Promise.all(Array.from({ length: 10 }, () => api.call('changePlan', { body: { plan_id: 'premium', requestId, expected } }, { bearer })))
    expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200))
    expect(buyer.paid()).toEqual([9_900, expected])
    expect((await api.call('changePlan', { body: { plan_id: 'mobile', requestId, expected } }, { bearer })).error.errorCode).toBe('IDEMPOTENCY_MISMATCH')
  })

  it('that is declined leaves the plan as it was', async () => {
    const buyer = await mobileUser()
    await buyer.addCard(cards.declinesLater)
    const { sAccessToken: bearer } = await buyer.signIn()
    const expected = (await api.call('changePlan', { body: { plan_id: 'premium' } }, { bearer })).ok.data.quote.due_now
    expect((await api.call('changePlan', { body: { plan_id: 'premium', requestId: randomUUID(), expected } }, { bearer })).status).toBe(402)
    expect(await buyer.subscription()).toMatchObject({ state: 'active', plan_details: { identifier: 'mobile' } })
    expect(buyer.paid()).toEqual([9_900])
  })
})

describe('an upgrade whose bank asks the payer', () => {
  async function askedUpgrade() {
    const buyer = await mobileUser()
    await buyer.addCard(cards.challenged)
    const { sAccessToken: bearer } = await buyer.signIn()
    const expected = (await api.call('changePlan', { body: { plan_id: 'premium' } }, { bearer })).ok.data.quote.due_now
    const { placed } = (await api.call('changePlan', { body: { plan_id: 'premium', requestId: randomUUID(), expected } }, { bearer })).ok.data
    expect(placed?.outcome).toBe('REQUIRES_ACTION')
    const intent = await stripeClient(api.sandbox).paymentIntents.retrieve(placed?.client_secret?.split('_secret')[0] ?? '')
    return { buyer, bearer, intent, expected, orderId: placed?.order.order_id ?? '' }
  }
  const refunds = () => api.sandbox.pay.ledger.snapshot().movements.filter(({ type }) => type === 'refund').map(({ amount }) => amount)

  it('and who cancels meanwhile gets the money back, and does not renew again', async () => {
    const { buyer, bearer, intent, expected, orderId } = await askedUpgrade()
    const { subscription_id = '' } = (await api.call('userSubscription', {}, { bearer })).ok.data ?? {}
    await api.call('postCancelSubscription', { body: { subscription_id } }, { bearer })
    const before = refunds().length
    await answerChallenge(intent, 'complete')
    api.wait(61)
    await runTasks(api)
    expect(refunds().slice(before)).toEqual([expected])
    const { ok } = await api.call('order', { params: { id: orderId }, body: {} }, { bearer: (await buyer.signIn()).sAccessToken })
    expect(ok.data).toMatchObject({ outcome: 'RETURNED', returned: { currency: 'INR', amount: expected } })
    expect(buyer.mails().some((text) => text.includes('We are returning ₹'))).toBe(true)
    expect(await buyer.subscription()).toMatchObject({ auto_renewal: false, plan_details: { identifier: 'mobile' } })
  })
})

describe('a downgrade', () => {
  it('counts from the next period, and is taken back until then', async () => {
    const buyer = await premiumUser()
    await passDays(api, 16)
    const told = (await change(buyer, 'mobile')).ok.data
    expect(told).toMatchObject({ change: 'downgrade', quote: { due_now: 0, next_charge: { amount: 9_900 } } })
    await change(buyer, 'mobile', { requestId: randomUUID(), expected: 0 })
    const scheduled = await buyer.subscription()
    expect(scheduled).toMatchObject({ plan_details: { identifier: 'premium' }, pending_change: { plan_id: 'mobile', at: told.starts_at }, next_charge: { amount: 9_900 } })
    const { sAccessToken: bearer } = await buyer.signIn()
    const taken = await api.call('cancelPlanChange', { body: { subscription_id: scheduled?.subscription_id ?? '' } }, { bearer })
    expect(taken.ok.data).toMatchObject({ pending_change: null, next_charge: { amount: 29_900 } })
    await change(buyer, 'mobile', { requestId: randomUUID(), expected: 0 })
    await passDays(api, 32)
    expect(buyer.paid()).toEqual([29_900, 9_900])
    expect(await buyer.subscription()).toMatchObject({ state: 'active', plan_details: { identifier: 'mobile' }, pending_change: null })
  })
})

/** Without a trial, which a card has once. */
async function upgradedUser(): Promise<Buyer> {
  const buyer = await mobileUser()
  await change(buyer, 'premium', { requestId: randomUUID(), expected: (await change(buyer, 'premium')).ok.data.quote.due_now })
  return buyer
}

describe('a downgrade that was promised at a price', () => {
  it('is refused at another one, and keeps what was agreed to', async () => {
    const buyer = await upgradedUser()
    await passDays(api, 16)
    const consent = { text: 'change', version: '1', language: 'english' } as const
    const refused = await change(buyer, 'mobile', { requestId: randomUUID(), expected: 0, expected_next: 9_800, consent })
    expect([refused.status, refused.error.errorCode, refused.error.quote?.next_charge?.amount]).toEqual([422, 'PRICE_MISMATCH', 9_900])
    expect(await buyer.subscription()).toMatchObject({ pending_change: null })
    expect((await change(buyer, 'mobile', { requestId: randomUUID(), expected: 0, expected_next: 9_900, consent })).status).toBe(200)
    const events = await api.db.withTables<BillingTables>().selectFrom('billing_event').select('details').where((its) => its.and({ user_id: buyer.userId, type: 'downgradeScheduled' })).execute()
    expect(events).toMatchObject([{ details: { consent: { ...consent, figures: { dueNow: 0, nextCharge: { amount: 9_900 } } } } }])
  })

  it('and taken back leaves no renewal at its price, although one was attempted', async () => {
    const buyer = await upgradedUser()
    const [bought = 0, upgraded = 0] = buyer.paid()
    await change(buyer, 'mobile', { requestId: randomUUID(), expected: 0 })
    await buyer.addCard(cards.declinesLater)
    await passDays(api, 32)
    const failed = await buyer.subscription()
    expect(failed).toMatchObject({ state: 'grace', next_charge: { amount: 9_900 } })
    const { sAccessToken: bearer } = await buyer.signIn()
    await api.call('cancelPlanChange', { body: { subscription_id: failed?.subscription_id ?? '' } }, { bearer })
    expect((await api.call('payRenewal', { body: {} }, { bearer })).ok.data.quote.due_now).toBe(29_900)
    await buyer.addCard(cards.good)
    await runTasks(api)
    expect(buyer.paid()).toEqual([bought, upgraded, 29_900])
    expect(await buyer.subscription()).toMatchObject({ state: 'active', plan_details: { identifier: 'premium' } })
  })
})

it('a late payment at the price of a change that was taken back goes back', async () => {
  const buyer = await upgradedUser()
  await change(buyer, 'mobile', { requestId: randomUUID(), expected: 0 })
  await buyer.addCard(cards.declinesLater)
  await passDays(api, 32)
  const { subscription_id = '' } = (await buyer.subscription()) ?? {}
  await api.call('cancelPlanChange', { body: { subscription_id } }, { bearer: (await buyer.signIn()).sAccessToken })
  await buyer.addCard(cards.declinesLater)
  await runTasks(api)
  const payments = await api.db.withTables<BillingTables>().selectFrom('payment').selectAll().where((its) => its.and({ user_id: buyer.userId, state: 'failed' })).orderBy('attempt').execute()
  expect([payments[0]?.amount, payments.at(-1)?.amount]).toEqual([9_900, 29_900])
  const [late] = payments
  await transaction(api.db.withTables<BillingTables>(), (trx) => settlePayment(trx, sellingDeps(api), late!, { state: 'succeeded', providerRef: late!.provider_ref!, decline: null, clientSecret: null }))
  const refunds = await api.db.withTables<BillingTables>().selectFrom('refund').select(['payment_id', 'amount', 'reason']).where('user_id', '=', buyer.userId).execute()
  expect(refunds).toEqual([{ payment_id: late!.payment_id, amount: 9_900, reason: 'late' }])
  expect(await buyer.subscription()).toMatchObject({ state: 'grace', plan_details: { identifier: 'premium' } })
})

describe('a change', () => {
  it('in a trial costs nothing and keeps the end of the trial', async () => {
    const buyer = await newBuyer(api, cards.other)
    await buyer.subscribe({ planId: 'premium-v1', planIdentifier: 'premium' })
    const before = await buyer.subscription()
    expect(before).toMatchObject({ state: 'trial' })
    await change(buyer, 'mobile', { requestId: randomUUID(), expected: 0 })
    await passDays(api, 15)
    expect(buyer.paid()).toEqual([9_900])
    expect(await buyer.subscription()).toMatchObject({ state: 'active', plan_details: { identifier: 'mobile' } })
  })

  it('to the same plan, and without one, is refused', async () => {
    const buyer = await mobileUser()
    expect((await change(buyer, 'mobile')).status).toBe(409)
    expect((await change(buyer, 'gold')).status).toBe(404)
    expect((await change(await newBuyer(api), 'premium')).status).toBe(409)
  })
})

describe('the plans on sale', () => {
  const changesOf = async (bearer: string) =>
    (await api.call('plans', { query: {} }, { bearer })).ok.data.map(({ identifier, change: kind, trial_days, tax_included }) => [identifier, kind, trial_days, tax_included])

  it('say what each would change for a user, and nothing to others', async () => {
    expect(await changesOf(await api.anonymous())).toEqual([['mobile', undefined, 0, true], ['premium', undefined, 14, true]])
    expect(await changesOf((await newBuyer(api)).bearer)).toEqual([['mobile', 'new', 0, true], ['premium', 'new', 14, true]])
    const buyer = await mobileUser()
    expect(await changesOf((await buyer.signIn()).sAccessToken)).toEqual([['mobile', 'same', 0, true], ['premium', 'upgrade', 14, true]])
    await change(buyer, 'premium', { requestId: randomUUID(), expected: (await change(buyer, 'premium')).ok.data.quote.due_now })
    expect(await changesOf((await buyer.signIn()).sAccessToken)).toEqual([['mobile', 'downgrade', 0, true], ['premium', 'same', 14, true]])
  })
})
