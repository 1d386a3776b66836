import { family, monthly } from '../playback/testing.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { makeGiftCodes } from './gifts/gift-codes.ts'
import { savePlans } from './plans.ts'
import { cards, newBuyer, newUser, passDays } from './testing.ts'
import type { Buyer } from './testing.ts'

let api: TestApi

const best = { ...family, version: { ...family.version, prices: [{ country: 'IN', currency: 'INR', amount: 29_900 }] } }

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly, best])
})
afterAll(() => api.stop())

const dayMs = 86_400_000

async function subscriber(): Promise<Buyer> {
  const buyer = await newBuyer(api)
  await buyer.subscribe()
  return buyer
}

async function redeem(buyer: Pick<Buyer, 'signIn'>, planId: string, months = 1) {
  const [code] = await makeGiftCodes(api.db, { planId, months, expiresAt: new Date(api.now().getTime() + 90 * dayMs), count: 1 })
  return (await api.call('redeem', { body: { code: code! } }, { bearer: (await buyer.signIn()).sAccessToken })).ok.data
}

describe('a gift of a better plan', () => {
  it('stops the time and the charges of a paid plan, which goes on afterwards', async () => {
    const buyer = await subscriber()
    await passDays(api, 10)
    const before = await buyer.subscription()
    const { ends_at = '' } = await redeem(buyer, 'premium-v1', 2)
    expect((await buyer.subscription())?.plan_details.identifier).toBe('premium')
    await passDays(api, 55)
    expect(buyer.paid()).toEqual([9_900])
    await passDays(api, 8)
    const after = await buyer.subscription()
    expect(after).toMatchObject({ plan_details: { identifier: 'mobile' }, subscription_id: before?.subscription_id, state: 'active' })
    // What was left of the paid time is left after the gift.
    const left = (Date.parse(after?.period_ends_at ?? '') - Date.parse(ends_at)) / dayMs
    expect(left).toBeCloseTo((Date.parse(before?.period_ends_at ?? '') - Date.parse(before?.subscription_start_date ?? '')) / dayMs - 10, 0)
    await passDays(api, 32)
    expect(buyer.paid()).toEqual([9_900, 9_900])
  })
})

describe('a gift of the own plan', () => {
  it('moves the next charge', async () => {
    const buyer = await subscriber()
    const { ends_at } = await redeem(buyer, 'mobile-v1', 2)
    expect((await buyer.subscription())?.next_charge?.at).toBe(ends_at)
    await passDays(api, 85)
    expect(buyer.paid()).toEqual([9_900])
    await passDays(api, 10)
    expect(buyer.paid()).toEqual([9_900, 9_900])
  })
})

describe('a gift beside a locked plan', () => {
  it('gives its time, and leaves the lock as it is', async () => {
    const buyer = await subscriber()
    await buyer.addCard(cards.declinesLater)
    await passDays(api, 36)
    expect((await buyer.subscription())?.state).toBe('hold')
    await redeem(buyer, 'mobile-v1')
    expect(await buyer.subscription()).toMatchObject({ subscription_status: 'ACTIVE', subscription_acquisition: 'REDEEMED' })
    await passDays(api, 34)
    expect((await buyer.subscription())?.subscription_status).toBe('EXPIRED')
    expect(buyer.paid()).toEqual([9_900])
  })
})

describe('a gift of a plan that is no longer sold', () => {
  it('gives the terms of the version that it was made of', async () => {
    const [code] = await makeGiftCodes(api.db, { planId: 'premium-v1', months: 1, expiresAt: new Date(api.now().getTime() + 90 * dayMs), count: 1 })
    await savePlans(api.db.withTables(), [monthly, { ...best, version: { ...best.version, planId: 'premium-v2', simultaneousStreams: 1 } }])
    const user = await newUser(api)
    const bearer = { bearer: user.sAccessToken }
    expect((await api.call('redeem', { body: { code: code! } }, bearer)).ok.data.is_valid).toBe(true)
    const { plan_details } = (await api.call('userSubscription', {}, bearer)).ok.data!
    expect(plan_details.current_version_data).toMatchObject({ plan_id: 'premium-v1', simultaneous_streams: best.version.simultaneousStreams })
    await savePlans(api.db.withTables(), [monthly, best])
  })
})
