import { randomUUID } from 'node:crypto'
import type { Answer } from '@ott/contract'
import { answerPage } from '@ott/sandbox/gateway-testing'
import { advanceClock } from '@ott/sandbox/stripe-testing'
import { family, monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { SignedInUser, TestApi } from '../../testing.ts'
import { savePlans } from '../plans.ts'
import type { BillingTables } from '../tables.ts'
import { cards, newBuyer, newUser, passDays, place, runTasks } from '../testing.ts'
import type { Buyer } from '../testing.ts'
import { makeGiftCodes } from './gift-codes.ts'

let api: TestApi

const lesser = { ...monthly, identifier: 'basic', rank: 0, version: { ...monthly.version, planId: 'basic-v1' } }

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true, countryHeader: 'x-country' } })
  await savePlans(api.db.withTables(), [lesser, monthly, family])
})
afterAll(() => api.stop())

type Subscription = NonNullable<Answer<'userSubscription'>['data']>

const dayInMs = 86_400_000
const db = () => api.db.withTables<BillingTables>()

/** The time that a code of a plan gives. */
async function redeem(bearer: string, planId: 'basic-v1' | 'mobile-v1' | 'premium-v1', months = 1) {
  const [code = ''] = await makeGiftCodes(db(), { planId, months, expiresAt: new Date(api.now().getTime() + dayInMs), count: 1 })
  const { ok } = await api.call('redeem', { body: { code } }, { bearer })
  return { code, startsAt: Date.parse(ok.data.starts_at!), endsAt: Date.parse(ok.data.ends_at!) }
}

const redeemAs = async (buyer: Buyer, planId: 'basic-v1' | 'mobile-v1' | 'premium-v1', months = 1) => redeem((await buyer.signIn()).sAccessToken, planId, months)

async function subscriber(): Promise<Buyer> {
  const buyer = await newBuyer(api)
  await buyer.subscribe()
  return buyer
}

async function pause(buyer: Buyer, days: number) {
  return (await api.call('pauseSubscription', { query: {}, body: { days } }, { bearer: (await buyer.signIn()).sAccessToken })).ok.data
}

async function soldPlan({ userId }: { userId: string }) {
  return db().selectFrom('subscription').selectAll().where('user_id', '=', userId).where('state', 'is not', null).executeTakeFirstOrThrow()
}

async function passUntil(at: number): Promise<void> {
  await passDays(api, Math.ceil((at - api.now().getTime()) / dayInMs))
}

const pauseMails = (buyer: Buyer) => buyer.mails().filter((text) => text.includes('Your pause of Mobile ends'))

describe('a gift beside a plan that pauses', () => {
  it('starts at once, and the plan is charged when it ends', async () => {
    const buyer = await subscriber()
    await pause(buyer, 7)
    await passDays(api, 32)
    expect(await buyer.subscription()).toMatchObject({ state: 'paused' })
    const gift = await redeemAs(buyer, 'premium-v1')
    expect(Math.abs(gift.startsAt - api.now().getTime())).toBeLessThan(5_000)
    expect(await buyer.subscription()).toMatchObject({ subscription_acquisition: 'REDEEMED', subscription_status: 'ACTIVE' })
    expect((await soldPlan(buyer)).paused_until?.getTime()).toBe(gift.endsAt)
    await passDays(api, 20)
    expect(buyer.paid()).toEqual([9_900])
    await passUntil(gift.endsAt + 2 * 3_600_000)
    expect(buyer.paid()).toEqual([9_900, 9_900])
    expect(await buyer.subscription()).toMatchObject({ state: 'active', subscription_acquisition: 'PAID' })
    expect(pauseMails(buyer)).toHaveLength(1)
  })

  it('does not shorten a longer pause', async () => {
    const buyer = await subscriber()
    await pause(buyer, 90)
    await passDays(api, 32)
    const { paused_until: before } = await soldPlan(buyer)
    await redeemAs(buyer, 'mobile-v1')
    expect((await soldPlan(buyer)).paused_until).toEqual(before)
  })

  it('moves a pause that has not begun', async () => {
    const buyer = await subscriber()
    const before = (await pause(buyer, 14)) as Subscription
    const length = Date.parse(before.paused_until!) - Date.parse(before.period_ends_at)
    const gift = await redeemAs(buyer, 'mobile-v1')
    const after = await soldPlan(buyer)
    expect(gift.startsAt).toBe(Date.parse(before.period_ends_at))
    expect([after.period_ends_at?.getTime(), after.ends_at.getTime()]).toEqual([gift.endsAt, gift.endsAt])
    expect(after.paused_until!.getTime() - gift.endsAt).toBe(length)
    await passUntil(gift.endsAt + 3_600_000)
    expect(await buyer.subscription()).toMatchObject({ state: 'paused' })
    expect(buyer.paid()).toEqual([9_900])
  })
})

describe('a gift of a lesser plan', () => {
  it('follows the paid term, and the plan is charged again after it', async () => {
    const buyer = await subscriber()
    const gift = await redeemAs(buyer, 'basic-v1')
    expect(await buyer.subscription()).toMatchObject({ state: 'active', plan_details: { identifier: 'mobile' }, next_charge: { at: new Date(gift.endsAt).toISOString() } })
    await passUntil(gift.startsAt + 3_600_000)
    expect(await buyer.subscription()).toMatchObject({ plan_details: { identifier: 'basic' }, subscription_end_date: new Date(gift.endsAt).toISOString() })
    await passDays(api, 20)
    expect(buyer.paid()).toEqual([9_900])
    await passUntil(gift.endsAt + 2 * 3_600_000)
    expect(buyer.paid()).toEqual([9_900, 9_900])
    expect(await buyer.subscription()).toMatchObject({ state: 'active', plan_details: { identifier: 'mobile' } })
  })

  it('waits for one more period where its user wants the plan charged before', async () => {
    const buyer = await subscriber()
    const gift = await redeemAs(buyer, 'basic-v1')
    const { subscription_id: id } = await soldPlan(buyer)
    await api.call('resumeSubscription', { query: {}, body: { subscription_id: id } }, { bearer: (await buyer.signIn()).sAccessToken })
    await passUntil(gift.startsAt + 2 * 3_600_000)
    expect(buyer.paid()).toEqual([9_900, 9_900])
    const { period_ends_at: paidUntil } = await soldPlan(buyer)
    const given = await db().selectFrom('subscription').select(['starts_at', 'ends_at']).where('user_id', '=', buyer.userId).where('state', 'is', null).executeTakeFirstOrThrow()
    expect(given.starts_at).toEqual(paidUntil)
    expect(given.ends_at.getTime() - given.starts_at.getTime()).toBe(gift.endsAt - gift.startsAt)
    expect((await soldPlan(buyer)).paused_until).toEqual(given.ends_at)
  })
})

describe('a gift beside a failed charge', () => {
  it('makes its repair needless until the gift ends', async () => {
    const buyer = await subscriber()
    await buyer.addCard(cards.declinesLater)
    await passDays(api, 32)
    expect(await buyer.subscription()).toMatchObject({ state: 'grace' })
    const gift = await redeemAs(buyer, 'premium-v1')
    await buyer.addCard(cards.good)
    await passDays(api, 10)
    expect(buyer.paid()).toEqual([9_900])
    await passUntil(gift.endsAt + 2 * 3_600_000)
    expect(buyer.paid()).toEqual([9_900, 9_900])
  })
})

describe('a gift beside a debit that was announced', () => {
  async function upiSubscriber() {
    const user = await newUser(api)
    const bearer = { bearer: user.sAccessToken }
    const { order_id } = (await api.call('subscribe', { body: { plan_id: 'mobile', requestId: randomUUID(), place } }, bearer)).ok.data
    const { ok } = await api.call('startPayment', { body: { order_id, payment_method_type: 'UPI', payment_method: 'UPI_PAY', requestId: randomUUID() } }, bearer)
    await answerPage(ok.data.next?.kind === 'upi' ? ok.data.next.uri : '', 'pay')
    await api.call('order', { params: { id: order_id }, body: {} }, bearer)
    const { phone_number: phone } = await api.db.selectFrom('account').select('phone_number').where('user_id', '=', user.userId).executeTakeFirstOrThrow()
    const signIn = async (): Promise<SignedInUser> => api.signIn(phone ?? '', 'browser-first', { ip: '198.51.100.9' })
    const paid = () => api.sandbox.pay.ledger.snapshot().movements.filter(({ customerId }) => customerId === user.userId).map(({ type, amount }) => (type === 'charge' ? amount : -amount))
    return { ...user, signIn, paid }
  }

  /** Here and at the banks; the last hours in small steps. */
  async function passTo(at: number): Promise<void> {
    for (let left = at - api.now().getTime(); left > 0; left = at - api.now().getTime()) {
      const seconds = Math.ceil(Math.min(left, left > 4 * dayInMs ? 2 * dayInMs : dayInMs / 4) / 1_000)
      api.wait(seconds)
      advanceClock(api.sandbox, seconds)
      await runTasks(api)
    }
  }

  const passHours = (hours: number) => passTo(api.now().getTime() + hours * 3_600_000)

  async function announced() {
    const user = await upiSubscriber()
    const { period_ends_at: endsAt } = await soldPlan(user)
    await passTo(endsAt!.getTime() - 20 * 3_600_000)
    const debit = await db().selectFrom('payment').select('state').where((its) => its.and({ user_id: user.userId, is_off_session: true })).executeTakeFirst()
    expect(debit?.state).toBe('action')
    return { user }
  }

  it.each(['mobile-v1', 'premium-v1', 'basic-v1'] as const)('of %s stops the debit; the plan is not charged while the gift runs, and once afterwards', async (planId) => {
    const { user } = await announced()
    const gift = await redeem((await user.signIn()).sAccessToken, planId)
    expect((await soldPlan(user)).state).toBe('active')
    await passHours(72)
    expect(user.paid()).toEqual([9_900])
    expect(['active', 'paused']).toContain((await soldPlan(user)).state)
    await passTo(gift.endsAt + 3 * dayInMs)
    expect(user.paid()).toEqual([9_900, 9_900])
    const next = await db().selectFrom('subscription_period').select('starts_at').where('user_id', '=', user.userId).where('period_number', '=', 2).executeTakeFirstOrThrow()
    expect(next.starts_at.getTime()).toBeGreaterThanOrEqual(gift.endsAt - 1_000)
  })

  it('that is repeated stops no later debit', async () => {
    const user = await upiSubscriber()
    const gift = await redeem((await user.signIn()).sAccessToken, 'mobile-v1')
    await passTo(gift.endsAt - 20 * 3_600_000)
    const { sAccessToken: bearer } = await user.signIn()
    expect((await api.call('redeem', { body: { code: gift.code } }, { bearer })).ok.data.is_valid).toBe(true)
    await passHours(48)
    expect(user.paid()).toEqual([9_900, 9_900])
  })
})

describe('a gift that ends', () => {
  const endMails = (buyer: Buyer) => buyer.mails().filter((text) => text.includes('ends tomorrow'))

  // To noon in India, so that a step of a day falls between the notice, at ten, and the end.
  beforeEach(() => {
    const noon = 6.5 * 3_600
    api.wait((noon + 86_400 - (Math.floor(api.now().getTime() / 1_000) % 86_400)) % 86_400)
  })

  it('is announced the day before, once', async () => {
    const buyer = await newBuyer(api)
    const gift = await redeemAs(buyer, 'premium-v1')
    await passUntil(gift.endsAt - 2 * dayInMs)
    expect(endMails(buyer)).toEqual([])
    await passDays(api, 3)
    expect(endMails(buyer)).toHaveLength(1)
  })

  it('is not announced where another gift or the own plan follows', async () => {
    const [twice, own] = [await newBuyer(api), await subscriber()]
    const first = await redeemAs(twice, 'premium-v1')
    const second = await redeemAs(twice, 'mobile-v1')
    const before = await redeemAs(own, 'premium-v1')
    await passUntil(Math.max(first.endsAt, before.endsAt) + dayInMs)
    expect([endMails(twice), endMails(own)]).toEqual([[], []])
    await passUntil(second.endsAt)
    expect(endMails(twice)).toHaveLength(1)
  })

  it('is announced for its new end where it was extended', async () => {
    const buyer = await newBuyer(api)
    const first = await redeemAs(buyer, 'premium-v1')
    const second = await redeemAs(buyer, 'premium-v1')
    await passUntil(first.endsAt + dayInMs)
    expect(endMails(buyer)).toEqual([])
    await passUntil(second.endsAt)
    expect(endMails(buyer)).toHaveLength(1)
  })
})
