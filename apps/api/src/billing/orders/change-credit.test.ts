import { randomUUID } from 'node:crypto'
import { family, monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { savePlans } from '../plans.ts'
import { newBuyer, passDays } from '../testing.ts'
import type { Buyer } from '../testing.ts'
import { saveCoupons } from './coupons.ts'

let api: TestApi

const planAt = (identifier: string, rank: number, amount: number, period: 'MONTHLY' | 'YEARLY' = 'MONTHLY') =>
  ({ ...family, identifier, rank, period, trialDays: 0, version: { ...family.version, planId: `${identifier}-v1`, prices: [{ country: 'IN', currency: 'INR', amount }] } })

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly, planAt('middle', 2, 19_900), planAt('best', 3, 29_900), planAt('year', 2, 100_000, 'YEARLY'), planAt('bestYear', 3, 300_000, 'YEARLY')])
  await saveCoupons(api.db.withTables(), [
    { code: 'FREE', discount: { type: 'percent', percent: 100 }, periods: 1, validUntil: null, cap: null },
    { code: 'FIFTH', discount: { type: 'percent', percent: 20 }, periods: 1, validUntil: null, cap: null },
  ])
})
afterAll(() => api.stop())

const change = async (buyer: Buyer, plan_id: string, sent: { requestId?: string; expected?: number } = {}) =>
  (await api.call('changePlan', { body: { plan_id, ...sent } }, { bearer: (await buyer.signIn()).sAccessToken })).ok.data

async function upgrade(buyer: Buyer, plan: string): Promise<{ due: number; credit: number }> {
  const { quote } = await change(buyer, plan)
  const made = await change(buyer, plan, { requestId: randomUUID(), expected: quote.due_now })
  expect(made.placed?.outcome).toBe('ACTIVE')
  return { due: quote.due_now, credit: Math.abs(quote.lines.find(({ kind }) => kind === 'credit')?.amount ?? 0) }
}

async function subscriber(changes: Parameters<Buyer['subscribe']>[0] = {}): Promise<Buyer> {
  const buyer = await newBuyer(api)
  expect((await buyer.subscribe(changes)).ok.data.outcome).toBe('ACTIVE')
  return buyer
}

/** Of a period, what is left after some days, give or take the hour from which it counts. */
function expectShare(credit: number, value: number, days: number, ofDays: number): void {
  const share = (value * (ofDays - days)) / ofDays
  const hour = value / ofDays / 24
  expect([credit > share - 2 * hour, credit < share + 2 * hour]).toEqual([true, true])
}

describe('the credit of an upgrade', () => {
  it('is nothing for a month that a coupon made free', async () => {
    const buyer = await subscriber({ appliedOffers: ['FREE'], expected: 0 })
    expect(await upgrade(buyer, 'best')).toEqual({ due: 29_900, credit: 0 })
    expect(buyer.paid()).toEqual([29_900])
  })

  it('is the share of what was paid, and not of the list price', async () => {
    const buyer = await subscriber({ planId: 'year-v1', planIdentifier: 'year', appliedOffers: ['FIFTH'] })
    expect(buyer.paid()).toEqual([80_000])
    await passDays(api, 100)
    const { credit } = await upgrade(buyer, 'bestYear')
    expectShare(credit, 80_000, 100, 365)
  })

  it('of a second upgrade counts what the first one paid, by money and by credit', async () => {
    const buyer = await subscriber()
    await passDays(api, 10)
    const first = await upgrade(buyer, 'middle')
    expect(first.due + first.credit).toBe(19_900)
    await passDays(api, 1)
    const second = await upgrade(buyer, 'best')
    expectShare(second.credit, 19_900, 1, 30)
    expect(buyer.paid()).toEqual([9_900, first.due, second.due])
    await passDays(api, 32)
    expect(buyer.paid().at(-1)).toBe(29_900)
  })

  it('that is more than the price pays the renewals that follow', async () => {
    const buyer = await subscriber({ planId: 'year-v1', planIdentifier: 'year' })
    await passDays(api, 5)
    const { due, credit } = await upgrade(buyer, 'best')
    expect([due, credit]).toEqual([0, 29_900])
    await passDays(api, 64)
    expect(buyer.paid()).toEqual([100_000])
    expect(await buyer.subscription()).toMatchObject({ state: 'active', plan_details: { identifier: 'best' } })
  })
})
