import { randomUUID } from 'node:crypto'
import type { Input } from '@ott/contract'
import { answerChallenge, stripeClient } from '@ott/sandbox/stripe-testing'
import { monthly, family } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { SignedInUser, TestApi } from '../../testing.ts'
import { bank, newPayer, pay, startedPayment } from '../payments/testing.ts'
import { savePlans } from '../plans.ts'
import type { BillingTables } from '../tables.ts'
import { addCard, cards, newBuyer, passDays, runTasks } from '../testing.ts'
import type { Buyer } from '../testing.ts'

let api: TestApi

const premium = { ...family, version: { ...family.version, prices: [{ country: 'IN', currency: 'INR', amount: 29_900 }] } }

beforeEach(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly, premium])
})
afterEach(() => api.stop())

type Sent = Partial<Input<'changePlan'>['body']>

/** A buyer with one session, because signing in takes time, by which prices change. */
async function aUser(plan: 'mobile' | 'premium', number: string = cards.good) {
  const buyer = await newBuyer(api, number)
  await buyer.subscribe({ planId: `${plan}-v1`, planIdentifier: plan })
  const bearer = { bearer: buyer.bearer }
  const subscription = async () => (await api.call('userSubscription', {}, bearer)).ok.data
  const post = async (call: 'postCancelSubscription' | 'resumeSubscription') => api.call(call, { body: { subscription_id: (await subscription())?.subscription_id ?? '' } }, bearer)
  return {
    ...buyer,
    addCard: (another: string) => addCard(api, { sAccessToken: buyer.bearer } as SignedInUser, another),
    current: subscription,
    cancel: () => post('postCancelSubscription'),
    resume: () => post('resumeSubscription'),
    change: (plan_id: string, sent: Sent = {}) => api.call('changePlan', { body: { plan_id, ...sent } }, bearer),
  }
}

async function cancelledUser(plan: 'mobile' | 'premium', number: string = cards.good) {
  const user = await aUser(plan, number)
  await user.cancel()
  return user
}

const eventsOf = async ({ userId }: Pick<Buyer, 'userId'>) => (await api.db.withTables<BillingTables>().selectFrom('billing_event').select('type').where('user_id', '=', userId).orderBy('at').orderBy('event_id').execute()).map(({ type }) => type)

const plansOf = async (bearer: string) => (await api.call('plans', { query: { upgrade: 'true' } }, { bearer })).ok.data.map(({ identifier, change: kind, resumes }) => [identifier, kind, resumes])

describe('an upgrade of a cancelled plan', () => {
  it('is offered, pays once, and renews again', async () => {
    const buyer = await cancelledUser('mobile')
    expect(await plansOf(buyer.bearer)).toEqual([['mobile', 'same', undefined], ['premium', 'upgrade', true]])
    const told = (await buyer.change('premium')).ok.data
    expect(told).toMatchObject({ change: 'upgrade', resumes: true, quote: { renews: true, next_charge: { amount: 29_900 } } })
    expect(await buyer.current()).toMatchObject({ auto_renewal: false })
    const due = told.quote.due_now
    expect((await buyer.change('premium', { requestId: randomUUID(), expected: due, expected_next: 29_900, resume: true })).ok.data).toMatchObject({ resumes: true, placed: { outcome: 'ACTIVE' } })
    expect(await buyer.current()).toMatchObject({ auto_renewal: true, plan_details: { identifier: 'premium' }, next_charge: { amount: 29_900 } })
    expect(await eventsOf(buyer)).toEqual(expect.arrayContaining(['cancelled', 'resumed', 'upgraded']))
    await passDays(api, 32)
    expect(buyer.paid()).toEqual([9_900, due, 29_900])
  })

  it('is refused to those who were not told that it renews again', async () => {
    const buyer = await aUser('mobile')
    const { resumes, quote } = (await buyer.change('premium')).ok.data
    expect(resumes).toBe(false)
    await buyer.cancel()
    const refused = await buyer.change('premium', { requestId: randomUUID(), expected: quote.due_now })
    expect([refused.status, refused.error.errorCode]).toEqual([409, 'CONFLICT'])
    expect(buyer.paid()).toEqual([9_900])
    expect(await buyer.current()).toMatchObject({ auto_renewal: false, plan_details: { identifier: 'mobile' } })
  })

  it('that is declined leaves the plan cancelled', async () => {
    const buyer = await cancelledUser('mobile')
    await buyer.addCard(cards.declinesLater)
    const expected = (await buyer.change('premium')).ok.data.quote.due_now
    expect((await buyer.change('premium', { requestId: randomUUID(), expected, resume: true })).status).toBe(402)
    expect(await buyer.current()).toMatchObject({ auto_renewal: false, plan_details: { identifier: 'mobile' } })
    expect(buyer.paid()).toEqual([9_900])
  })

  it('gives way to a cancellation that follows while the bank asks, and its money goes back', async () => {
    const buyer = await cancelledUser('mobile')
    await buyer.addCard(cards.challenged)
    const expected = (await buyer.change('premium')).ok.data.quote.due_now
    const { placed } = (await buyer.change('premium', { requestId: randomUUID(), expected, resume: true })).ok.data
    expect(placed?.outcome).toBe('REQUIRES_ACTION')
    api.wait(1)
    await buyer.resume()
    await buyer.cancel()
    await answerChallenge(await stripeClient(api.sandbox).paymentIntents.retrieve(placed?.client_secret?.split('_secret')[0] ?? ''), 'complete')
    api.wait(61)
    await runTasks(api)
    const looked = await api.call('order', { params: { id: placed?.order.order_id ?? '' }, body: {} }, { bearer: buyer.bearer })
    expect(looked.ok.data).toMatchObject({ outcome: 'RETURNED', returned: { amount: expected } })
    expect(await buyer.current()).toMatchObject({ auto_renewal: false, plan_details: { identifier: 'mobile' } })
  })
})

describe('a downgrade of a cancelled plan', () => {
  it('renews again at once, at the price of the other plan', async () => {
    const buyer = await cancelledUser('premium')
    const told = (await buyer.change('mobile')).ok.data
    expect(told).toMatchObject({ change: 'downgrade', resumes: true, quote: { due_now: 0, next_charge: { amount: 9_900 } } })
    expect((await buyer.change('mobile', { requestId: randomUUID(), expected: 0 })).status).toBe(409)
    expect((await buyer.change('mobile', { requestId: randomUUID(), expected: 0, expected_next: 9_900, resume: true })).status).toBe(200)
    expect(await buyer.current()).toMatchObject({ auto_renewal: true, pending_change: { plan_id: 'mobile' }, next_charge: { amount: 9_900 } })
    await runTasks(api)
    expect(buyer.mails().some((text) => text.includes('continues'))).toBe(true)
    await passDays(api, 32)
    expect(buyer.paid()).toEqual([29_900, 9_900])
  })

  it('is not offered where nothing can renew it; an upgrade is, because it asks for a card', async () => {
    const payer = await startedPayment(api, bank, { plan_id: 'premium' })
    await pay(payer.page)
    expect((await payer.look(payer.orderId)).ok.data.outcome).toBe('ACTIVE')
    expect(await plansOf(payer.bearer.bearer)).toEqual([['mobile', undefined, undefined], ['premium', 'same', undefined]])
    expect((await api.call('changePlan', { body: { plan_id: 'mobile' } }, payer.bearer)).status).toBe(409)
    const other = await startedPayment(api, bank)
    await pay(other.page)
    await other.look(other.orderId)
    expect(await plansOf(other.bearer.bearer)).toEqual([['mobile', 'same', undefined], ['premium', 'upgrade', true]])
  })
})

it('a disputed plan is not resumed by a change', async () => {
  const buyer = await cancelledUser('mobile')
  await api.db.withTables<BillingTables>().updateTable('subscription').set({ renews_after_dispute: false }).where('user_id', '=', buyer.userId).execute()
  expect((await buyer.change('premium')).status).toBe(409)
  expect(await plansOf(buyer.bearer)).toEqual([['mobile', 'same', undefined], ['premium', undefined, undefined]])
})

it('a user without a plan has nothing to resume', async () => {
  const { bearer } = await newPayer(api)
  expect((await api.call('changePlan', { body: { plan_id: 'premium' } }, bearer)).status).toBe(409)
})
