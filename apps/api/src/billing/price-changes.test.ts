import { randomUUID } from 'node:crypto'
import { family, monthly } from '../playback/testing.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { savePlans } from './plans.ts'
import type { NewPlan } from './plans.ts'
import type { BillingTables } from './tables.ts'
import { newBuyer, passDays, runTasks } from './testing.ts'
import type { Buyer } from './testing.ts'

let api: TestApi

const priced = (plan: NewPlan, version: number, amount: number): NewPlan => ({ ...plan, version: { ...plan.version, planId: `${plan.identifier}-v${version}`, prices: [{ country: 'IN', currency: 'INR', amount }] } })
const yearly: NewPlan = { ...family, identifier: 'yearly', period: 'YEARLY', rank: 3 }
const first = [priced(monthly, 1, 9_900), priced(family, 1, 29_900), priced(yearly, 1, 99_900)]
const revised = [priced(monthly, 2, 14_900), priced(family, 1, 29_900), priced(yearly, 2, 149_900)]

beforeEach(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), first)
  waitForNoon()
})
afterEach(() => api.stop())

/** Days are passed from noon to noon, as notices are sent in the morning. */
function waitForNoon(): void {
  const time = new Intl.DateTimeFormat('en-GB', { hour: 'numeric', minute: 'numeric', hourCycle: 'h23', timeZone: 'Asia/Kolkata' }).format(api.now())
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  api.wait(((36 - hours) % 24) * 3_600 - minutes * 60)
}

async function subscriber(plan = { planId: 'mobile-v1', planIdentifier: 'mobile' }): Promise<Buyer> {
  const buyer = await newBuyer(api)
  await buyer.subscribe(plan)
  return buyer
}

const told = ({ mails }: Buyer) => mails().filter((text) => text.includes('will cost'))
const day = 86_400_000

async function endsAt(buyer: Buyer): Promise<Date> {
  return new Date((await buyer.subscription())?.period_ends_at ?? '')
}

/** Days are passed one by one only where something may happen. */
async function passTo(at: Date): Promise<void> {
  await passDays(api, Math.max(0, Math.ceil((at.getTime() - api.now().getTime()) / day)))
}

describe('a raised price', () => {
  it('counts from the first renewal that was announced thirty days before; until then the old one is charged', async () => {
    const buyer = await subscriber()
    await passDays(api, 5)
    await savePlans(api.db.withTables(), revised)
    await runTasks(api)
    const next = await endsAt(buyer)
    await passTo(next)
    expect(buyer.paid()).toEqual([9_900, 9_900])
    await passDays(api, 3)
    expect(told(buyer)).toEqual([expect.stringContaining('Mobile will cost ₹149 from')])
    expect(await buyer.subscription()).toMatchObject({ next_charge: { amount: 14_900 }, plan_details: { current_version_data: { plan_id: 'mobile-v1' } } })
    await passTo(await endsAt(buyer))
    expect(buyer.paid()).toEqual([9_900, 9_900, 14_900])
    const renewed = await buyer.subscription()
    expect(renewed).toMatchObject({ next_charge: { amount: 14_900 }, plan_details: { current_version_data: { plan_id: 'mobile-v2' } } })
    expect(told(buyer)).toHaveLength(1)
  })

  it('is announced on its day, for the renewal that it names', async () => {
    const buyer = await subscriber({ planId: 'yearly-v1', planIdentifier: 'yearly' })
    const renewalAt = await endsAt(buyer)
    api.wait((renewalAt.getTime() - api.now().getTime()) / 1_000 - 40 * 86_400)
    await savePlans(api.db.withTables(), revised)
    await passDays(api, 9)
    expect(told(buyer)).toEqual([])
    await passDays(api, 3)
    const named = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'Asia/Kolkata' }).format(renewalAt)
    expect(told(buyer)).toEqual([expect.stringContaining(`Premium will cost ₹1,499 from ${named}`)])
    await passTo(renewalAt)
    expect(buyer.paid()).toEqual([99_900, 149_900])
  })

  it('that came too late for a renewal leaves it at the old price', async () => {
    const buyer = await subscriber({ planId: 'yearly-v1', planIdentifier: 'yearly' })
    const renewalAt = await endsAt(buyer)
    api.wait((renewalAt.getTime() - api.now().getTime()) / 1_000 - 20 * 86_400)
    await savePlans(api.db.withTables(), revised)
    await passTo(renewalAt)
    expect([buyer.paid(), told(buyer)]).toEqual([[99_900, 99_900], []])
  })

  it('is not told to a user who has cancelled, and is taken back unseen', async () => {
    const [cancelled, kept] = [await subscriber(), await subscriber()]
    const { subscription_id = '' } = (await cancelled.subscription()) ?? {}
    await api.call('postCancelSubscription', { body: { subscription_id } }, { bearer: (await cancelled.signIn()).sAccessToken })
    await savePlans(api.db.withTables(), revised)
    await savePlans(api.db.withTables(), first)
    await passTo(await endsAt(kept))
    await passDays(api, 32)
    expect([told(cancelled), told(kept)]).toEqual([[], []])
    expect(kept.paid()).toEqual([9_900, 9_900, 9_900])
  })
})

it('the price of a plan that was chosen for the next period is the one that was told', async () => {
  const buyer = await subscriber({ planId: 'premium-v1', planIdentifier: 'premium' })
  const { sAccessToken: bearer } = await buyer.signIn()
  await api.call('changePlan', { body: { plan_id: 'mobile', requestId: randomUUID(), expected: 0, expected_next: 9_900 } }, { bearer })
  await savePlans(api.db.withTables(), revised)
  expect(await buyer.subscription()).toMatchObject({ pending_change: { plan_id: 'mobile' }, next_charge: { amount: 9_900 } })
  await passTo(await endsAt(buyer))
  expect(buyer.paid()).toEqual([29_900, 9_900])
  await passDays(api, 3)
  expect(told(buyer)).toHaveLength(1)
})

it('a renewed year is summed up, once, with what was paid and what comes', async () => {
  const buyer = await subscriber({ planId: 'yearly-v1', planIdentifier: 'yearly' })
  await api.db.updateTable('account').set({ email: 'mira@example.org' }).where('user_id', '=', buyer.userId).execute()
  const renewalAt = await endsAt(buyer)
  api.wait((renewalAt.getTime() - api.now().getTime()) / 1_000 - 2 * 86_400)
  await passDays(api, 6)
  const summaries = api.sandbox.outbox.to('mira@example.org').filter(({ subject }) => subject?.includes('Your year with'))
  expect(summaries).toHaveLength(1)
  expect(summaries[0]?.text).toMatch(/In the last twelve months you paid ₹[\d,]+\. The next charge is ₹999 on/)
  expect(await api.db.withTables<BillingTables>().selectFrom('billing_notice').select('subject').where('subject', 'like', 'yearlySummary %').execute()).toHaveLength(1)
})
