import { savePlans } from '../plans.ts'
import { monthly, family } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import type { BillingTables } from '../tables.ts'
import { cards, newBuyer, passDays, runTasks } from '../testing.ts'

let api: TestApi

const withTrial = { ...family, identifier: 'trial', trialDays: 14, version: { ...family.version, planId: 'trial-v1' } }

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly, family, withTrial])
})
afterAll(() => api.stop())

const tables = () => api.db.withTables<BillingTables>()

async function cancel(bearer: string, subscriptionId: string) {
  return api.call('cancelSubscription', { query: { subscription_id: subscriptionId } }, { bearer })
}

async function eventsOf(userId: string): Promise<string[]> {
  return (await tables().selectFrom('billing_event').select('type').where('user_id', '=', userId).orderBy('event_id').execute()).map(({ type }) => type)
}

describe('a renewal', () => {
  it('charges each period once, and no month is left out', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    await passDays(api, 95)
    await runTasks(api)
    expect(buyer.paid()).toEqual([9_900, 9_900, 9_900, 9_900])
    const periods = await tables().selectFrom('subscription_period').select(['starts_at', 'ends_at']).where('user_id', '=', buyer.userId).orderBy('period_number').execute()
    expect(periods.slice(1).map(({ starts_at }) => starts_at)).toEqual(periods.slice(0, -1).map(({ ends_at }) => ends_at))
    expect(await eventsOf(buyer.userId)).toEqual(['initiated', 'completed', 'renewed', 'renewed', 'renewed'])
    expect(buyer.mails().filter((text) => text.includes('Receipt'))).toHaveLength(3)
    expect(await tables().selectFrom('billing_task').selectAll().where('due_at', '<=', api.now()).execute()).toEqual([])
  })

  it('that fails keeps access for three days, is attempted again, then locks until the plan is bought anew', async () => {
    const buyer = await newBuyer(api, cards.failsOnThirdRenewal)
    await buyer.subscribe()
    await passDays(api, 93)
    expect(buyer.paid()).toEqual([9_900, 9_900, 9_900])
    expect(await buyer.subscription()).toMatchObject({ state: 'grace', subscription_status: 'ACTIVE' })
    await passDays(api, 4)
    expect(await buyer.subscription()).toMatchObject({ state: 'hold', subscription_status: 'INACTIVE' })
    expect(buyer.mails().some((text) => text.includes('did not go through'))).toBe(true)
    // A locked plan is bought anew, and the old one ends.
    const stripeToken = await buyer.addCard(cards.good)
    await buyer.signIn()
    expect((await buyer.subscribe({ stripeToken })).ok.data.outcome).toBe('ACTIVE')
    await passDays(api, 10)
    expect(buyer.paid()).toHaveLength(4)
    expect(await buyer.subscription()).toMatchObject({ state: 'active', subscription_status: 'ACTIVE' })
    const states = (await tables().selectFrom('subscription').select('state').where('user_id', '=', buyer.userId).orderBy('created_at').execute()).map(({ state }) => state)
    expect(states).toEqual(['ended', 'active'])
  })

  it('is repaired at once by another card while access lasts, with the same periods', async () => {
    const buyer = await newBuyer(api, cards.failsOnThirdRenewal)
    await buyer.subscribe()
    await passDays(api, 93)
    const failed = await buyer.subscription()
    expect(failed?.state).toBe('grace')
    await buyer.addCard(cards.good)
    await runTasks(api)
    expect(buyer.paid()).toHaveLength(4)
    const repaired = await buyer.subscription()
    expect(repaired?.state).toBe('active')
    expect(Date.parse(repaired?.period_ends_at ?? '')).toBeLessThan(Date.parse(failed?.period_ends_at ?? '') + 32 * 86_400_000)
  })

  it('that is hours late counts from the day it is paid, and its plan cannot be bought a second time', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    const { period_ends_at: dueAt = '' } = (await buyer.subscription()) ?? {}
    api.wait((Date.parse(dueAt) - api.now().getTime()) / 1_000 + 7 * 3_600)
    await buyer.signIn()
    expect((await buyer.subscribe()).error.errorCode).toBe('ALREADY_SUBSCRIBED')
    await runTasks(api)
    expect(buyer.paid()).toEqual([9_900, 9_900])
    const days = (Date.parse((await buyer.subscription())?.period_ends_at ?? '') - api.now().getTime()) / 86_400_000
    expect(days).toBeGreaterThan(27.9)
  })

  it('under way when its user cancels is refunded', async () => {
    const buyer = await newBuyer(api, cards.processing)
    const stripeToken = await buyer.addCard(cards.good)
    await buyer.subscribe({ stripeToken })
    await buyer.addCard(cards.cutAfterCharging)
    const { period_ends_at: dueAt = '', subscription_id = '' } = (await buyer.subscription()) ?? {}
    api.wait((Date.parse(dueAt) - api.now().getTime()) / 1_000 + 1)
    await runTasks(api)
    expect(buyer.paid()).toHaveLength(2)
    await cancel((await buyer.signIn()).sAccessToken, subscription_id)
    api.wait(120)
    await runTasks(api)
    const refunds = api.sandbox.pay.ledger.snapshot().movements.filter(({ type }) => type === 'refund')
    expect(refunds.map(({ amount }) => amount)).toEqual([9_900])
    expect((await buyer.subscription())?.subscription_status).toBe('EXPIRED')
  })

  it('that nobody repairs ends after two weeks, without another charge', async () => {
    const buyer = await newBuyer(api, cards.failsOnThirdRenewal)
    await buyer.subscribe()
    await passDays(api, 115)
    expect(buyer.paid()).toEqual([9_900, 9_900, 9_900])
    expect(await buyer.subscription()).toMatchObject({ state: 'ended', subscription_status: 'EXPIRED', next_charge: null })
  })

  it('that is days late, as after an outage, is not charged', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    api.wait(36 * 86_400)
    await runTasks(api)
    expect(buyer.paid()).toEqual([9_900])
    expect((await buyer.subscription())?.subscription_status).toBe('EXPIRED')
  })

  it('is made once by many processes at once', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, () => newBuyer(api)))
    await Promise.all(buyers.map(({ subscribe }) => subscribe()))
    api.wait(31 * 86_400)
    await Promise.all([runTasks(api), runTasks(api), runTasks(api)])
    expect(buyers.map(({ paid }) => paid())).toEqual(Array(8).fill([9_900, 9_900]))
    const invoices = (await tables().selectFrom('invoice').select('number').orderBy('number').execute()).map(({ number }) => number.split('/'))
    for (const year of new Set(invoices.map(([, its]) => its))) {
      const numbers = invoices.filter(([, its]) => its === year).map(([, , number]) => Number(number))
      expect(numbers).toEqual(numbers.map((_, at) => at + 1))
    }
  })
})

describe('a trial', () => {
  const trial = { planId: 'trial-v1', planIdentifier: 'trial', expected: 0 }

  it('costs nothing, reminds a week before, and is charged at its end', async () => {
    const buyer = await newBuyer(api)
    const { ok } = await buyer.subscribe(trial)
    expect(ok.data).toMatchObject({ outcome: 'ACTIVE', order: { due_now: 0, total: 9_900 } })
    expect(await buyer.subscription()).toMatchObject({ state: 'trial', subscription_status: 'ACTIVE', next_charge: { amount: 9_900 } })
    expect(buyer.paid()).toEqual([])
    await passDays(api, 8)
    expect(buyer.mails().some((text) => text.includes('free trial'))).toBe(true)
    await passDays(api, 7)
    expect(buyer.paid()).toEqual([9_900])
    expect(await buyer.subscription()).toMatchObject({ state: 'active' })
  })

  it('is given once to a person and to a card', async () => {
    const buyer = await newBuyer(api, cards.other)
    await buyer.subscribe(trial)
    const own = await buyer.subscription()
    await cancel((await buyer.signIn()).sAccessToken, own?.subscription_id ?? '')
    await passDays(api, 15)
    expect(await buyer.subscription()).toMatchObject({ subscription_status: 'EXPIRED' })
    const again = (await api.call('quote', { body: { plan_id: 'trial' } }, { bearer: (await buyer.signIn()).sAccessToken })).ok.data
    expect(again).toMatchObject({ trial_ends_at: null, due_now: 9_900 })
    // The same card in another account.
    const other = await newBuyer(api, cards.other)
    expect((await other.subscribe(trial)).error).toMatchObject({ errorCode: 'PRICE_MISMATCH', quote: { due_now: 9_900, trial_ends_at: null } })
  })

  it('is not given again to an account that was deleted and made anew', async () => {
    const buyer = await newBuyer(api, '378282246310005')
    await buyer.subscribe(trial)
    await api.db.withTables<{ account: { user_id: string } }>().deleteFrom('account').where('user_id', '=', buyer.userId).execute()
    const { userId, sAccessToken: bearer } = await buyer.signIn()
    expect(userId).not.toBe(buyer.userId)
    expect((await api.call('quote', { body: { plan_id: 'trial' } }, { bearer })).ok.data).toMatchObject({ trial_ends_at: null, due_now: 9_900 })
  })
})

describe('cancelling', () => {
  it('keeps access to the end that was paid for, and charges nothing more', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    const before = await buyer.subscription()
    const { sAccessToken: bearer } = await buyer.signIn()
    const cancelled = await cancel(bearer, before?.subscription_id ?? '')
    expect(cancelled.ok.data).toMatchObject({ subscription_status: 'ACTIVE', auto_renewal: false, next_charge: null, subscription_end_date: before?.period_ends_at })
    expect((await cancel(bearer, before?.subscription_id ?? '')).ok.data).toEqual(cancelled.ok.data)
    await passDays(api, 32)
    expect(buyer.paid()).toEqual([9_900])
    expect((await buyer.subscription())?.subscription_status).toBe('EXPIRED')
    expect(await eventsOf(buyer.userId)).toEqual(['initiated', 'completed', 'cancelled', 'ended'])
  })

  it('is taken back until the end, and the last press counts', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    const subscription_id = (await buyer.subscription())?.subscription_id ?? ''
    const { sAccessToken: bearer } = await buyer.signIn()
    await cancel(bearer, subscription_id)
    expect((await api.call('resumeSubscription', { body: { subscription_id } }, { bearer })).ok.data).toMatchObject({ auto_renewal: true, next_charge: { amount: 9_900 } })
    await cancel(bearer, subscription_id)
    await api.call('resumeSubscription', { body: { subscription_id } }, { bearer })
    await passDays(api, 32)
    expect(buyer.paid()).toEqual([9_900, 9_900])
  })

  it('is not done by a prefetch, nor by somebody else', async () => {
    const [buyer, other] = [await newBuyer(api), await newBuyer(api)]
    await buyer.subscribe()
    const subscription_id = (await buyer.subscription())?.subscription_id ?? ''
    const prefetch = await api.call('cancelSubscription', { query: { subscription_id } }, { bearer: (await buyer.signIn()).sAccessToken, headers: { 'sec-purpose': 'prefetch' } })
    expect(prefetch.status).toBe(403)
    expect((await cancel(other.bearer, subscription_id)).status).toBe(404)
    expect(await buyer.subscription()).toMatchObject({ auto_renewal: true })
  })

  it('after the end is too late', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe({ auto_renewal: false })
    const subscription_id = (await buyer.subscription())?.subscription_id ?? ''
    await passDays(api, 32)
    const { sAccessToken: bearer } = await buyer.signIn()
    expect((await api.call('resumeSubscription', { body: { subscription_id } }, { bearer })).status).toBe(409)
  })
})
