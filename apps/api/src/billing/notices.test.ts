import { sql } from 'kysely'
import { plannedNoticesOf } from './notice-times.ts'
import { sendNotices } from './notices.ts'
import { savePlans } from './plans.ts'
import { family, monthly } from '../playback/testing.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import type { BillingTables } from './tables.ts'
import { cards, newBuyer, passDays, runTasks, sellingDeps } from './testing.ts'
import type { Buyer } from './testing.ts'

let api: TestApi

const yearly = { ...family, identifier: 'yearly', period: 'YEARLY' as const, rank: 3, version: { ...family.version, planId: 'yearly-v1' } }

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true, countryHeader: 'x-country' } })
  await savePlans(api.db.withTables(), [monthly, family, yearly])
})
afterAll(() => api.stop())

const tables = () => api.db.withTables<BillingTables>()
const count = ({ mails }: Buyer, text: string) => mails().filter((mail) => mail.includes(text)).length
const subscriptionIdOf = async ({ subscription }: Buyer) => (await subscription())?.subscription_id ?? ''

async function press(buyer: Buyer, name: 'postCancelSubscription' | 'resumeSubscription'): Promise<void> {
  const subscription_id = await subscriptionIdOf(buyer)
  const { status } = await api.call(name, { body: { subscription_id } }, { bearer: (await buyer.signIn()).sAccessToken })
  expect(status).toBe(200)
}

/** Months differ in their days. */
async function passUntil(buyer: Buyer, daysBeforeEnd: number): Promise<void> {
  const { period_ends_at: end = '' } = (await buyer.subscription()) ?? {}
  await passDays(api, Math.floor((Date.parse(end) - api.now().getTime()) / 86_400_000) - daysBeforeEnd)
}

describe('a notice', () => {
  const dueNotice = async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    const { period_ends_at: end = '' } = (await buyer.subscription()) ?? {}
    api.wait((Date.parse(end) - api.now().getTime()) / 1_000 - 2 * 86_400)
    return { buyer, id: await subscriptionIdOf(buyer), send: sendNotices(sellingDeps(api)) }
  }

  it('is sent once by two lanes at once', async () => {
    const { buyer, id, send } = await dueNotice()
    await Promise.all([send(id), send(id), send(id)])
    expect(count(buyer, 'renews on')).toBe(1)
    await send(id)
    expect(count(buyer, 'renews on')).toBe(1)
  })

  it('whose process died while it was sent is sent later', async () => {
    const { buyer, id, send } = await dueNotice()
    const [planned] = await plannedNoticesOf(tables(), id)
    const died = (leasedFor: string) =>
      tables().insertInto('billing_notice').values({ subject: planned!.key, user_id: buyer.userId, sent_at: null, lease_until: sql<Date>`clock_timestamp() + ${leasedFor}::interval` }).onConflict((conflict) => conflict.column('subject').doUpdateSet({ lease_until: sql<Date>`clock_timestamp() + ${leasedFor}::interval` })).execute()
    await died('60 seconds')
    expect([await send(id), count(buyer, 'renews on')]).toEqual([expect.any(Date), 0])
    await died('-1 seconds')
    await send(id)
    expect(count(buyer, 'renews on')).toBe(1)
  })
})

describe('a renewal', () => {
  it('is announced three days before in India, once for each', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    await passUntil(buyer, 4)
    expect(count(buyer, 'renews on')).toBe(0)
    await passUntil(buyer, 1)
    expect(count(buyer, 'renews on')).toBe(1)
    await passUntil(buyer, -2)
    await passUntil(buyer, 1)
    expect(count(buyer, 'renews on')).toBe(2)
    expect(buyer.paid()).toHaveLength(2)
  })

  it('is announced by mail with its amount, its date and how to stop it, in the language of the order', async () => {
    const buyer = await newBuyer(api)
    await api.db.updateTable('account').set({ email: 'mira@example.org' }).where('user_id', '=', buyer.userId).execute()
    await buyer.subscribe()
    await tables().updateTable('billing_order').set({ language: 'bn' }).where('user_id', '=', buyer.userId).execute()
    await passUntil(buyer, 1)
    const mail = api.sandbox.outbox.to('mira@example.org').find(({ subject }) => subject?.includes('নবায়ন হবে'))
    for (const text of ['₹৯৯ কাটা হবে', 'বাতিল করুন', '/bn/plans/benefits']) expect(mail?.text).toContain(text)
  })

  it('that is cancelled is not announced; resumed, it is, at once where it is near, and not twice', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    await passUntil(buyer, 8)
    await press(buyer, 'postCancelSubscription')
    await passUntil(buyer, 1)
    expect(count(buyer, 'renews on')).toBe(0)
    await press(buyer, 'resumeSubscription')
    await runTasks(api)
    expect(count(buyer, 'renews on')).toBe(1)
    expect(count(buyer, 'continues')).toBe(1)
    await press(buyer, 'postCancelSubscription')
    await press(buyer, 'resumeSubscription')
    await runTasks(api)
    expect(count(buyer, 'renews on')).toBe(1)
  })

  it('of a year is announced two weeks before everywhere, and of a month not outside India', async () => {
    const abroad = { headers: { 'x-country': 'US' } }
    const buyer = await newBuyer(api)
    const { bearer, userId, cardRef } = buyer
    const body = { subscription: 'stripe' as const, siteId: api.deps.config.siteId, platform: 'web_browser' as const, planId: 'yearly-v1', planIdentifier: 'yearly', userId, currencyCode: 'USD', appliedOffers: [], stripeToken: cardRef, requestId: 'yearly-1', auto_renewal: true }
    expect((await api.call('stripeSubscribe', { body }, { bearer, ...abroad })).ok.data.outcome).toBe('ACTIVE')
    const other = await newBuyer(api)
    const { ok } = await api.call('stripeSubscribe', { body: { ...body, planId: 'mobile-v1', planIdentifier: 'mobile', userId: other.userId, stripeToken: other.cardRef } }, { bearer: other.bearer, ...abroad })
    expect(ok.data.outcome).toBe('ACTIVE')
    await passUntil(other, 0)
    expect(count(other, 'renews on')).toBe(0)
    await passUntil(buyer, 16)
    expect(count(buyer, 'renews on')).toBe(0)
    await passUntil(buyer, 10)
    expect(count(buyer, 'renews on')).toBe(1)
  })
})

describe('a card', () => {
  it('that expires is announced in the month before, once, and not after another one is there', async () => {
    const buyers = [await newBuyer(api), await newBuyer(api)] as const
    const now = api.now()
    const next = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 2, 15))
    for (const buyer of buyers) {
      await tables().updateTable('payment_method').set({ exp_month: next.getUTCMonth() + 1, exp_year: next.getUTCFullYear() }).where('user_id', '=', buyer.userId).execute()
      await buyer.subscribe()
    }
    const [first, second] = buyers
    await second.addCard(cards.other)
    await passDays(api, 45)
    expect([count(first, 'expires soon'), count(second, 'expires soon')]).toEqual([1, 0])
  })
})

describe('a locked plan', () => {
  it('is said to be on hold, once, with the day on which it ends', async () => {
    const buyer = await newBuyer(api, cards.failsOnThirdRenewal)
    await buyer.subscribe()
    await passDays(api, 100)
    expect(await buyer.subscription()).toMatchObject({ state: 'hold' })
    expect(count(buyer, 'on hold')).toBe(1)
    expect(count(buyer, 'did not go through')).toBeGreaterThan(0)
  })
})
