import type { Insertable } from 'kysely'
import { family, monthly, sellPlans, subscribe } from '../playback/testing.ts'
import { startApi } from '../testing.ts'
import type { SignedInUser, TestApi } from '../testing.ts'
import { savePlans } from './plans.ts'
import { maxDevices } from './routes.ts'
import { saveSubscription } from './subscriptions.ts'
import type { BillingTables } from './tables.ts'

let api: TestApi

const day = 86_400_000

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await sellPlans(api)
})
afterAll(() => api.stop())

let used = 0
async function signIn(): Promise<SignedInUser> {
  used += 1
  return api.signIn(`+9198302${String(10_000 + used)}`, 'browser-first', { ip: `198.51.100.${used}` })
}

async function subscriptionOf({ sAccessToken: bearer }: SignedInUser) {
  return (await api.call('userSubscription', {}, { bearer })).ok.data
}

/** A monthly subscription that began yesterday, with the given changes. */
async function save(userId: string, changes: Partial<Insertable<BillingTables['subscription']>>): Promise<void> {
  const now = api.now().getTime()
  const bought = new Date(now - day)
  await saveSubscription(api.db, {
    user_id: userId,
    subscription_id: 'only',
    plan_id: 'mobile-v1',
    status: 'ACTIVE',
    acquisition: 'PAID',
    starts_at: bought,
    ends_at: new Date(now + 30 * day),
    currency: 'INR',
    amount: 99_00,
    renews: true,
    country: 'IN',
    coupon_code: null,
    payment_processor: null,
    created_at: bought,
    ...changes,
  })
}

describe('a subscription', () => {
  it('belongs to the user of the token', async () => {
    const [subscriber, stranger] = [await signIn(), await signIn()]
    await subscribe(api, subscriber.userId, { planId: 'mobile-v1' })
    expect([(await subscriptionOf(subscriber))?.subscription_status, await subscriptionOf(stranger)]).toEqual(['ACTIVE', null])
  })

  it('is never cached', async () => {
    const { sAccessToken: bearer } = await signIn()
    const answers = await Promise.all([api.call('userSubscription', {}, { bearer }), api.call('plans', {}, { bearer })])
    expect(answers.map(({ status, headers }) => [status, headers['cache-control']])).toEqual(Array(2).fill([200, 'no-store']))
  })

  it('is the active one of several, else the one that ended last', async () => {
    const user = await signIn()
    const at = (days: number) => new Date(api.now().getTime() + days * day)
    await save(user.userId, { subscription_id: 'long-ago', ends_at: at(-40) })
    await save(user.userId, { subscription_id: 'unpaid', status: 'INACTIVE', ends_at: at(90) })
    await save(user.userId, { subscription_id: 'paid', ends_at: at(1) })
    expect((await subscriptionOf(user))?.subscription_id).toBe('paid')
    await save(user.userId, { subscription_id: 'unpaid', status: 'INACTIVE', ends_at: at(-30) })
    await save(user.userId, { subscription_id: 'paid', ends_at: at(-1) })
    expect(await subscriptionOf(user)).toMatchObject({ subscription_id: 'paid', subscription_status: 'EXPIRED' })
  })

  it('that is not paid yet is inactive, whatever its end', async () => {
    const user = await signIn()
    await save(user.userId, { status: 'INACTIVE' })
    expect((await subscriptionOf(user))?.subscription_status).toBe('INACTIVE')
  })

  it('has no amount if nothing was paid, and names the coupon', async () => {
    const user = await signIn()
    await save(user.userId, { acquisition: 'REDEEMED', currency: null, amount: null, coupon_code: 'BOISHAKH' })
    expect(await subscriptionOf(user)).toMatchObject({
      subscription_acquisition: 'REDEEMED',
      subscription_amount: null,
      offerInfo: { coupon_code: 'BOISHAKH' },
    })
  })
})

describe('the device limit', () => {
  it('is the plan’s until it ends, and three without a plan', async () => {
    await save('buyer', { plan_id: 'premium-v1' })
    await save('unpaid', { plan_id: 'premium-v1', status: 'INACTIVE' })
    await save('lapsed', { plan_id: 'premium-v1', ends_at: api.now() })
    const most = await Promise.all(['nobody', 'buyer', 'unpaid', 'lapsed'].map((userId) => maxDevices(api.db, userId, api.now())))
    expect(most).toEqual([3, 5, 3, 3])
  })
})

describe('a new version of a plan', () => {
  it('is on sale, while subscribers of the older one keep its terms', async () => {
    const user = await signIn()
    await subscribe(api, user.userId, { planId: 'premium-v1' })
    await savePlans(api.db, [monthly, { ...family, version: { ...family.version, planId: 'premium-v2', maxConnectedDevices: 4 } }])
    const sold = (await api.call('plans', {}, { bearer: user.sAccessToken })).ok.data
    const bought = (await subscriptionOf(user))?.plan_details
    expect([...sold, bought].map((plan) => [plan?.current_version_data.plan_id, plan?.current_version_data.max_connected_devices])).toEqual([
      ['mobile-v1', 2],
      ['premium-v2', 4],
      ['premium-v1', 5],
    ])
  })
})
