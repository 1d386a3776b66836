import { randomUUID } from 'node:crypto'
import { answerChallenge, stripeClient } from '@ott/sandbox/stripe-testing'
import { watchingRecorder } from '../../playback/last-watched.ts'
import { family, monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { savePlans } from '../plans.ts'
import type { BillingTables } from '../tables.ts'
import { cards, newBuyer, passDays, runTasks, subscribeBody } from '../testing.ts'
import type { Buyer } from '../testing.ts'

let api: TestApi

const inEuros = (amount: number) => [{ country: 'NL', currency: 'EUR', amount }, { country: 'IN', currency: 'INR', amount: 9_900 }]
const basic = { ...monthly, version: { ...monthly.version, prices: inEuros(499) } }
const premium = { ...family, version: { ...family.version, prices: inEuros(999) } }
const withTrial = { ...family, identifier: 'trial', trialDays: 14, version: { ...family.version, planId: 'trial-v1', prices: inEuros(999) } }
const plans = { basic: { planId: 'mobile-v1', planIdentifier: 'mobile' }, trial: { planId: 'trial-v1', planIdentifier: 'trial', expected: 0 } }

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true, countryHeader: 'x-country', featuresOff: { refunds: 'everywhere' } } })
  await savePlans(api.db.withTables(), [basic, premium, withTrial])
})
afterAll(() => api.stop())

const inTheUnion = { headers: { 'x-country': 'NL' } }

/** Somebody in the Netherlands, where refunds at the user's request are turned off. */
async function subscriber(plan: keyof typeof plans = 'basic', number: string = cards.good): Promise<Buyer> {
  const buyer = await newBuyer(api, number)
  const body = subscribeBody(buyer.userId, buyer.cardRef, { currencyCode: 'EUR', place: undefined, ...plans[plan] })
  expect((await api.call('stripeSubscribe', { body }, { bearer: buyer.bearer, ...inTheUnion })).ok.data.outcome).toBe('ACTIVE')
  return buyer
}

async function withdraw(buyer: Buyer, sent: { requestId?: string; confirm?: boolean } = {}) {
  return api.call('withdrawSubscription', { body: { requestId: randomUUID(), ...sent } }, { bearer: (await buyer.signIn()).sAccessToken, ...inTheUnion })
}

const returned = () => api.sandbox.pay.ledger.snapshot().movements.filter(({ type }) => type === 'refund').map(({ amount }) => amount)

describe('a withdrawal from a contract in the European Union', () => {
  it('is offered, ends the plan, returns everything where nothing was watched, and is confirmed with date and time', async () => {
    const buyer = await subscriber()
    expect(await buyer.subscription()).toMatchObject({ state: 'active', withdrawable_until: expect.any(String) as string })
    await passDays(api, 13)
    expect((await withdraw(buyer)).ok.data).toMatchObject({ amount: { currency: 'EUR', amount: 499 }, is_full: true, received_at: null })
    const before = returned().length
    const requestId = randomUUID()
    const { sAccessToken: bearer } = await buyer.signIn()
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.call('withdrawSubscription', { body: { requestId, confirm: true } }, { bearer })))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    const receivedAt = answers[0]!.ok.data.received_at
    expect(new Set(answers.map(({ ok }) => ok.data.received_at))).toEqual(new Set([receivedAt]))
    expect(await buyer.subscription()).toMatchObject({ state: 'ended', subscription_status: 'EXPIRED', withdrawable_until: null, next_charge: null })
    await runTasks(api)
    expect(returned().slice(before)).toEqual([499])
    const confirmation = buyer.mails().filter((text) => text.includes('withdrew'))
    expect(confirmation).toHaveLength(1)
    expect(confirmation[0]).toMatch(/You withdrew from Mobile on \d+ \w+ \d{4}, \d\d:\d\d GMT\+5:30/)
    expect((await withdraw(buyer, { requestId })).ok.data).toMatchObject({ amount: { amount: 499 }, received_at: receivedAt })
    await passDays(api, 40)
    expect(buyer.paid()).toEqual([499])
  })

  it('is told in the confirmation of the order, with the terms', async () => {
    const buyer = await newBuyer(api)
    await api.db.updateTable('account').set({ email: 'iris@example.org' }).where('user_id', '=', buyer.userId).execute()
    const body = subscribeBody(buyer.userId, buyer.cardRef, { currencyCode: 'EUR', place: undefined, ...plans.basic })
    await api.call('stripeSubscribe', { body }, { bearer: buyer.bearer, ...inTheUnion })
    await runTasks(api)
    const [mail] = api.sandbox.outbox.to('iris@example.org')
    expect(mail?.text).toMatch(/You can withdraw from this contract until \d+ \w+ \d{4}/)
    expect(mail?.text).toMatch(/The next charge is €4.99 on .*\n\nOur terms: http.*\/en\/terms/)
  })

  it('returns the time that is left where something was watched', async () => {
    const buyer = await subscriber()
    await watchingRecorder(api.db.withTables())(buyer.userId, api.now())
    await passDays(api, 10)
    const { amount, is_full } = (await withdraw(buyer)).ok.data
    expect(is_full).toBe(false)
    expect(amount.amount).toBeGreaterThan(310)
    expect(amount.amount).toBeLessThan(350)
  })

  it('ends a trial, where nothing was charged and nothing is then', async () => {
    const buyer = await subscriber('trial', cards.other)
    expect(await buyer.subscription()).toMatchObject({ state: 'trial', withdrawable_until: expect.any(String) as string })
    expect((await withdraw(buyer, { confirm: true })).ok.data).toMatchObject({ amount: { currency: 'EUR', amount: 0 }, received_at: expect.any(String) as string })
    await passDays(api, 20)
    expect(buyer.paid()).toEqual([])
    expect(await buyer.subscription()).toMatchObject({ state: 'ended' })
  })

  it('is possible to the end of the fourteenth day after the contract, however often one was made', async () => {
    const buyer = await subscriber()
    await withdraw(buyer, { confirm: true })
    const { sAccessToken: bearer } = await buyer.signIn()
    const body = subscribeBody(buyer.userId, buyer.cardRef, { currencyCode: 'EUR', place: undefined, ...plans.basic })
    expect((await api.call('stripeSubscribe', { body }, { bearer, ...inTheUnion })).ok.data.outcome).toBe('ACTIVE')
    await passDays(api, 14)
    expect((await withdraw(buyer)).ok.data.amount.amount).toBe(499)
    await passDays(api, 1)
    expect((await withdraw(buyer, { confirm: true })).status).toBe(409)
    expect(await buyer.subscription()).toMatchObject({ state: 'active', withdrawable_until: null })
  })

  it('is not delayed by a payment under way, which goes back when it succeeds', async () => {
    const buyer = await subscriber()
    await buyer.addCard(cards.challenged)
    const { sAccessToken: bearer } = await buyer.signIn()
    const expected = (await api.call('changePlan', { body: { plan_id: 'premium' } }, { bearer, ...inTheUnion })).ok.data.quote.due_now
    const { placed } = (await api.call('changePlan', { body: { plan_id: 'premium', requestId: randomUUID(), expected } }, { bearer, ...inTheUnion })).ok.data
    expect((await withdraw(buyer, { confirm: true })).status).toBe(200)
    const before = returned().length
    await answerChallenge(await stripeClient(api.sandbox).paymentIntents.retrieve(placed?.client_secret?.split('_secret')[0] ?? ''), 'complete')
    api.wait(61)
    await runTasks(api)
    expect(new Set(returned().slice(before))).toEqual(new Set([499, expected]))
    expect(await buyer.subscription()).toMatchObject({ state: 'ended' })
  })

  it('is no right elsewhere, nor without a plan', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    expect(await buyer.subscription()).toMatchObject({ state: 'active', withdrawable_until: null })
    expect((await withdraw(buyer, { confirm: true })).status).toBe(409)
    expect((await withdraw(await newBuyer(api))).status).toBe(409)
  })

  it('leaves a row of when it was received', async () => {
    const buyer = await subscriber()
    await withdraw(buyer, { confirm: true })
    const row = await api.db.withTables<BillingTables>().selectFrom('withdrawal').selectAll().where('user_id', '=', buyer.userId).executeTakeFirstOrThrow()
    expect(row).toMatchObject({ amount: 499, currency: 'EUR', payment_id: expect.any(String) as string })
  })
})
