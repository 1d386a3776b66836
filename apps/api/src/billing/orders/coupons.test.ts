import { savePlans } from '../plans.ts'
import { monthly, family } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import type { BillingTables } from '../tables.ts'
import { cards, newBuyer, passDays, place, runTasks } from '../testing.ts'
import type { Buyer } from '../testing.ts'
import { saveCampaigns, saveCoupons } from './coupons.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly, family])
  const db = api.db.withTables<BillingTables>()
  await saveCampaigns(db, [{ campaign: 'clubs', cap: 3 }])
  await saveCoupons(db, [
    { code: 'fifth', discount: { type: 'percent', percent: 20 }, periods: 1, validUntil: null, cap: null },
    { code: 'FREE', discount: { type: 'percent', percent: 100 }, periods: 1, validUntil: null, cap: null },
    { code: 'THREE', discount: { type: 'percent', percent: 10 }, periods: null, validUntil: null, cap: 3 },
    { code: 'OVER', discount: { type: 'percent', percent: 50 }, periods: 1, validUntil: new Date('2025-10-31'), cap: null },
    { code: 'PREMIUM', discount: { type: 'percent', percent: 50 }, periods: 1, validUntil: null, cap: null },
    ...['CLUB-A', 'CLUB-B', 'CLUB-C'].map((code) => ({ code, discount: { type: 'percent' as const, percent: 10 }, periods: 1, validUntil: null, cap: null, campaign: 'clubs' })),
  ])
  await db.updateTable('coupon').set({ plans: JSON.stringify(['premium']) }).where('code', '=', 'PREMIUM').execute()
})
afterAll(() => api.stop())

const check = async ({ bearer }: Buyer, coupon_code: string) => (await api.call('coupon', { body: { coupon_code, plan_id: 'mobile', place } }, { bearer })).ok.data

const taken = async (code: string) => (await api.db.withTables<BillingTables>().selectFrom('coupon').select('taken').where('code', '=', code).executeTakeFirstOrThrow()).taken

describe('a coupon', () => {
  it('shows what it makes of the price, in any case and spacing', async () => {
    const buyer = await newBuyer(api)
    const { is_valid, quote } = await check(buyer, ' Fifth ')
    expect([is_valid, quote?.lines, quote?.due_now, quote?.next_charge?.amount]).toEqual([true, [{ kind: 'plan', amount: 9_900 }, { kind: 'discount', amount: -1_980 }], 7_920, 9_900])
  })

  it('is refused in one way if it is unknown or over, and says which other plan it is for', async () => {
    const buyer = await newBuyer(api)
    expect(await check(buyer, 'NOBODY')).toEqual({ is_valid: false, reason: 'notValid' })
    expect(await check(buyer, 'OVER')).toEqual({ is_valid: false, reason: 'notValid' })
    expect(await check(buyer, 'PREMIUM')).toEqual({ is_valid: false, reason: 'notForPlan', plans: ['Premium'] })
    const inBengali = await api.call('coupon', { query: { language: 'bengali' }, body: { coupon_code: 'PREMIUM', plan_id: 'mobile' } }, { bearer: buyer.bearer })
    expect(inBengali.ok.data.plans).toEqual(['প্রিমিয়াম'])
  })

  it('cannot be guessed: thirty tries an hour', async () => {
    const buyer = await newBuyer(api)
    for (let at = 0; at < 30; at += 1) await check(buyer, `GUESS${at}`)
    const { status } = await api.call('coupon', { body: { coupon_code: 'FIFTH', plan_id: 'mobile' } }, { bearer: buyer.bearer })
    expect(status).toBe(429)
  })

  it('reduces its periods alone, once for each user', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe({ appliedOffers: ['FIFTH'], auto_renewal: true })
    await passDays(api, 32)
    expect(buyer.paid()).toEqual([7_920, 9_900])
    const { sAccessToken: bearer } = await buyer.signIn()
    expect((await api.call('coupon', { body: { coupon_code: 'FIFTH', plan_id: 'mobile' } }, { bearer })).ok.data.reason).toBe('alreadyUsed')
  })

  it('that makes the first period free still sets up the card for the next one', async () => {
    const buyer = await newBuyer(api)
    expect((await buyer.subscribe({ appliedOffers: ['FREE'], expected: 0 })).ok.data).toMatchObject({ outcome: 'ACTIVE', order: { due_now: 0, next_charge: { amount: 9_900 } } })
    expect(buyer.paid()).toEqual([])
    await passDays(api, 32)
    expect(buyer.paid()).toEqual([9_900])
  })

  it('is free again after a decline', async () => {
    const buyer = await newBuyer(api, cards.declinesLater)
    expect((await buyer.subscribe({ appliedOffers: ['THREE'] })).status).toBe(402)
    expect(await taken('THREE')).toBe(0)
    const stripeToken = await buyer.addCard(cards.good)
    expect((await buyer.subscribe({ appliedOffers: ['THREE'], stripeToken })).ok.data.outcome).toBe('ACTIVE')
    expect(await taken('THREE')).toBe(1)
  })

  it('of an order that expired is free, and the payment cannot be completed with it', async () => {
    const before = await taken('THREE')
    const buyer = await newBuyer(api, cards.challenged)
    expect((await buyer.subscribe({ appliedOffers: ['THREE'] })).ok.data.outcome).toBe('REQUIRES_ACTION')
    expect(await taken('THREE')).toBe(before + 1)
    api.wait(31 * 60)
    await runTasks(api)
    expect(await taken('THREE')).toBe(before)
    expect(buyer.paid()).toEqual([])
  })

  it('is not used more often than its cap, however many want it at once', async () => {
    const before = await taken('THREE')
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newBuyer(api)))
    const outcomes = await Promise.all(buyers.map(({ subscribe }) => subscribe({ appliedOffers: ['THREE'], expected: 8_910 })))
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(3 - before)
    for (const { status, error } of outcomes.filter((outcome) => outcome.status !== 200)) expect([status, error.quote?.due_now]).toEqual([422, 9_900])
    expect(buyers.flatMap(({ paid }) => paid())).toEqual(Array(3 - before).fill(8_910))
    expect(await taken('THREE')).toBe(3)
  })
})

describe('the coupons of a campaign', () => {
  const ofCampaign = async () => (await api.db.withTables<BillingTables>().selectFrom('coupon_campaign').select('taken').executeTakeFirstOrThrow()).taken
  const codes = ['CLUB-A', 'CLUB-B', 'CLUB-C'] as const

  it('are free again after a decline, in the campaign too', async () => {
    const buyer = await newBuyer(api, cards.declinesLater)
    expect((await buyer.subscribe({ appliedOffers: ['CLUB-A'] })).status).toBe(402)
    expect([await ofCampaign(), await taken('CLUB-A')]).toEqual([0, 0])
  })

  it('are together not used more often than its cap, and the losers are told the full price before any charge', async () => {
    const buyers = await Promise.all(Array.from({ length: 9 }, () => newBuyer(api)))
    const outcomes = await Promise.all(buyers.map(({ subscribe }, at) => subscribe({ appliedOffers: [codes[at % 3]!], expected: 8_910 })))
    expect(outcomes.filter(({ status }) => status === 200)).toHaveLength(3)
    for (const { status, error } of outcomes.filter((outcome) => outcome.status !== 200)) expect([status, error.errorCode, error.quote?.due_now, error.quote?.lines]).toEqual([422, 'PRICE_MISMATCH', 9_900, [{ kind: 'plan', amount: 9_900 }]])
    expect(buyers.flatMap(({ paid }) => paid())).toEqual(Array(3).fill(8_910))
    expect(await ofCampaign()).toBe(3)
    expect((await Promise.all(codes.map(taken))).reduce((sum, one) => sum + one)).toBe(3)
    expect(await check(buyers[0]!, 'CLUB-C')).toMatchObject({ is_valid: false })
  })
})
