import { monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { saveCoupons } from '../orders/coupons.ts'
import { savePlans } from '../plans.ts'
import { cards, newBuyer, passDays, runTasks } from '../testing.ts'
import type { Buyer } from '../testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly])
  await saveCoupons(api.db.withTables(), [{ code: 'ALWAYS', discount: { type: 'percent', percent: 20 }, periods: 12, validUntil: null, cap: null }])
})
afterAll(() => api.stop())

const stateOf = async (buyer: Buyer) => (await buyer.subscription())?.state

/** Up to the day after the next charge, which fails. */
async function failRenewal(buyer: Buyer, number: string = cards.declinesLater): Promise<void> {
  await buyer.addCard(number)
  const { next_charge } = (await buyer.subscription()) ?? {}
  await passDays(api, Math.ceil((Date.parse(next_charge?.at ?? '') - api.now().getTime()) / 86_400_000))
}

async function subscriber(changes: Parameters<Buyer['subscribe']>[0] = {}): Promise<Buyer> {
  const buyer = await newBuyer(api)
  await buyer.subscribe(changes)
  return buyer
}

const call = async (buyer: Buyer, name: 'postCancelSubscription' | 'resumeSubscription') => {
  const { subscription_id = '' } = (await buyer.subscription()) ?? {}
  return api.call(name, { body: { subscription_id } }, { bearer: (await buyer.signIn()).sAccessToken })
}

describe('a renewal that is pending and fails when it is read', () => {
  it('keeps access, is mailed, and is attempted again', async () => {
    const buyer = await subscriber()
    await failRenewal(buyer, cards.processing)
    expect(await stateOf(buyer)).toBe('active')
    // The bank declines.
    api.sandbox.pay.clock.setOffset((api.now().getTime() - Date.now()) / 1_000 + 120)
    api.wait(120)
    await runTasks(api)
    expect(await buyer.subscription()).toMatchObject({ state: 'grace', subscription_status: 'ACTIVE' })
    expect(buyer.mails().some((text) => text.includes('did not go through'))).toBe(true)
    await buyer.addCard(cards.good)
    await passDays(api, 2)
    expect(await stateOf(buyer)).toBe('active')
    expect(buyer.paid()).toEqual([9_900, 9_900])
  })
})

describe('a coupon of several periods', () => {
  it('counts for the period whose charge failed, when a card repairs it while access lasts', async () => {
    const buyer = await subscriber({ appliedOffers: ['ALWAYS'] })
    await failRenewal(buyer)
    expect(await stateOf(buyer)).toBe('grace')
    await buyer.addCard(cards.good)
    await runTasks(api)
    expect(buyer.paid()).toEqual([7_920, 7_920])
  })

  it('counts when the last attempt, a week later, charges a new card', async () => {
    const buyer = await subscriber({ appliedOffers: ['ALWAYS'] })
    await failRenewal(buyer)
    await passDays(api, 5)
    expect(await stateOf(buyer)).toBe('hold')
    await buyer.addCard(cards.good)
    await passDays(api, 3)
    expect(await buyer.subscription()).toMatchObject({ state: 'active', subscription_status: 'ACTIVE' })
    await passDays(api, 32)
    expect(buyer.paid()).toEqual([7_920, 7_920, 7_920])
  })
})

describe('a plan whose charge failed', () => {
  it('is not resumed by a press, but paid', async () => {
    const buyer = await subscriber()
    await failRenewal(buyer)
    await passDays(api, 5)
    expect(await stateOf(buyer)).toBe('hold')
    expect((await call(buyer, 'resumeSubscription')).status).toBe(200)
    expect(await stateOf(buyer)).toBe('hold')
  })

  it('ends at once where it is cancelled, because nothing is paid any more, and is charged by no later attempt', async () => {
    const buyer = await subscriber()
    await failRenewal(buyer)
    expect((await call(buyer, 'postCancelSubscription')).ok.data).toMatchObject({ state: 'ended', subscription_status: 'EXPIRED' })
    await buyer.addCard(cards.good)
    await passDays(api, 10)
    expect(buyer.paid()).toEqual([9_900])
    expect((await call(buyer, 'resumeSubscription')).status).toBe(409)
  })
})

describe('a plan that is cancelled, resumed and cancelled', () => {
  it('follows the last press, whatever the number of presses', async () => {
    const buyer = await subscriber()
    for (const name of ['postCancelSubscription', 'resumeSubscription', 'postCancelSubscription', 'postCancelSubscription'] as const) expect((await call(buyer, name)).status).toBe(200)
    await passDays(api, 32)
    expect(buyer.paid()).toEqual([9_900])
    expect(await stateOf(buyer)).toBe('ended')
  })

  it('is not resumed in the second of its end, and is then bought anew', async () => {
    const buyer = await subscriber()
    await call(buyer, 'postCancelSubscription')
    const { period_ends_at = '' } = (await buyer.subscription()) ?? {}
    await buyer.signIn()
    api.wait((Date.parse(period_ends_at) - api.now().getTime()) / 1_000)
    expect((await call(buyer, 'resumeSubscription')).status).toBe(409)
    await runTasks(api)
    await buyer.signIn()
    expect((await buyer.subscribe()).ok.data.outcome).toBe('ACTIVE')
    expect(buyer.paid()).toEqual([9_900, 9_900])
  })
})
