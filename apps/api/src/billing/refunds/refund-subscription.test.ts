import { randomUUID } from 'node:crypto'
import { savePlans } from '../plans.ts'
import { monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { watchingRecorder } from '../../playback/last-watched.ts'
import { cards, newBuyer, passDays, runTasks } from '../testing.ts'
import type { Buyer } from '../testing.ts'
import type { BillingTables } from '../tables.ts'

let api: TestApi

const refundFails = '4000000000005126'
const better = { ...monthly, identifier: 'better', rank: 3, version: { ...monthly.version, planId: 'better-v1', prices: [{ country: 'IN', currency: 'INR', amount: 29_900 }] } }
const yearly = { ...monthly, identifier: 'yearly', period: 'YEARLY' as const, rank: 5, version: { ...monthly.version, planId: 'yearly-v1', prices: [{ country: 'IN', currency: 'INR', amount: 36_500 }] } }

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly, better, yearly])
})
afterAll(() => api.stop())
// The buyers of these tests have the same card.
beforeEach(() => api.db.withTables<BillingTables>().deleteFrom('refund_claim').execute())

async function refund(buyer: Buyer, sent: { requestId?: string; confirm?: boolean; expected?: number } = {}) {
  return api.call('refundSubscription', { body: { requestId: randomUUID(), ...sent } }, { bearer: (await buyer.signIn()).sAccessToken })
}

async function subscriber(number: string = cards.good, plan: { planId?: string; planIdentifier?: string } = {}): Promise<Buyer> {
  const buyer = await newBuyer(api, number)
  await buyer.subscribe(plan)
  return buyer
}

const watch = (buyer: Buyer) => watchingRecorder(api.db.withTables())(buyer.userId, api.now())

/** What the outside world believes was returned, in order. */
const returned = () => api.sandbox.pay.ledger.snapshot().movements.filter(({ type }) => type === 'refund').map(({ amount }) => amount)

async function history(buyer: Buyer) {
  return (await api.call('billingHistory', { query: {} }, { bearer: (await buyer.signIn()).sAccessToken })).ok.data.items
}

describe('a refund', () => {
  it('returns everything where nothing was watched, ends access, and has a credit note, a mail and a row', async () => {
    const buyer = await subscriber()
    expect((await buyer.subscription())?.refundable_until).not.toBeNull()
    await passDays(api, 3)
    expect((await refund(buyer)).ok.data).toMatchObject({ amount: { currency: 'INR', amount: 9_900 }, is_full: true, state: null })
    const before = returned().length
    const requestId = randomUUID()
    const { sAccessToken: same } = await buyer.signIn()
    const body = { requestId, confirm: true, expected: 9_900 }
    const answers = await Promise.all(Array.from({ length: 5 }, () => api.call('refundSubscription', { body }, { bearer: same })))
    expect(answers.map(({ status }) => status)).toEqual(Array(5).fill(200))
    expect(await buyer.subscription()).toMatchObject({ state: 'ended', subscription_status: 'EXPIRED', next_charge: null, refundable_until: null })
    await runTasks(api)
    expect(returned().slice(before)).toEqual([9_900])
    expect((await refund(buyer, { requestId })).ok.data).toMatchObject({ state: 'succeeded', is_full: true })
    const [credit, charge] = await history(buyer)
    expect([credit, charge]).toMatchObject([{ kind: 'refund', status: 'REFUNDED', amount: { amount: 9_900 } }, { kind: 'charge', status: 'REFUNDED' }])
    const { sAccessToken: bearer } = await buyer.signIn()
    const note = (await api.call('invoice', { body: { subscription_id: credit!.subscription_id, invoice_id: credit!.invoice_id! } }, { bearer })).ok.data
    expect(note.invoice).toMatchObject({ kind: 'creditNote', total: 9_900, tax: [{ name: 'CGST', amount: 755 }, { name: 'SGST', amount: 755 }] })
    expect(note.invoice.number).toMatch(/^JKC\/\d\d-\d\d\/\d{6}$/)
    expect((await api.app.inject({ url: note.url })).body).toContain('Credit note')
    expect(buyer.mails().some((text) => text.includes('Your refund'))).toBe(true)
    await passDays(api, 40)
    expect(buyer.paid()).toEqual([9_900])
  })

  it('returns the time that is left where something was watched', async () => {
    const buyer = await subscriber()
    await watch(buyer)
    await passDays(api, 10)
    const { amount, is_full } = (await refund(buyer)).ok.data
    expect(is_full).toBe(false)
    expect(amount.amount).toBeGreaterThan(6_200)
    expect(amount.amount).toBeLessThan(7_000)
  })

  it('is not reduced by what was watched before the charge', async () => {
    const buyer = await newBuyer(api)
    await watch(buyer)
    api.wait(3_600)
    await buyer.signIn()
    await buyer.subscribe()
    expect((await refund(buyer)).ok.data.is_full).toBe(true)
  })

  it('is for fourteen days, not for a month’s renewal, and once', async () => {
    const buyer = await subscriber()
    await passDays(api, 15)
    expect((await buyer.subscription())?.refundable_until).toBeNull()
    expect((await refund(buyer)).status).toBe(409)
    await passDays(api, 18)
    expect(buyer.paid()).toHaveLength(2)
    expect((await refund(buyer, { confirm: true })).status).toBe(409)
    const other = await subscriber()
    await refund(other, { confirm: true })
    expect((await refund(other, { confirm: true })).status).toBe(409)
    expect((await refund(await newBuyer(api))).status).toBe(409)
  })

  it('is for the renewal of a year', async () => {
    const buyer = await subscriber(cards.good, { planId: 'yearly-v1', planIdentifier: 'yearly' })
    const { period_ends_at: dueAt = '' } = (await buyer.subscription()) ?? {}
    api.wait((Date.parse(dueAt) - api.now().getTime()) / 1_000 + 1)
    await runTasks(api)
    expect(buyer.paid()).toEqual([36_500, 36_500])
    expect((await refund(buyer)).ok.data).toMatchObject({ amount: { amount: 36_500 }, is_full: true })
  })

  it('after an upgrade returns what was paid for the upgrade, and the credit of the old period not again', async () => {
    const buyer = await subscriber()
    await passDays(api, 10)
    const { sAccessToken: bearer } = await buyer.signIn()
    const { quote } = (await api.call('changePlan', { body: { plan_id: 'better' } }, { bearer })).ok.data
    const [, credit] = quote.lines
    expect(credit).toMatchObject({ kind: 'credit' })
    await api.call('changePlan', { body: { plan_id: 'better', requestId: randomUUID(), expected: quote.due_now } }, { bearer })
    expect(buyer.paid()).toEqual([9_900, quote.due_now])
    expect((await refund(buyer)).ok.data).toMatchObject({ amount: { amount: quote.due_now }, is_full: true })
    const before = returned().length
    await refund(buyer, { confirm: true, expected: quote.due_now })
    await runTasks(api)
    expect(returned().slice(before)).toEqual([quote.due_now])
    const entries = await api.db.withTables<BillingTables>().selectFrom('credit_entry').select('amount').where('user_id', '=', buyer.userId).execute()
    expect(entries.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
  })

  it('is made once in twelve months to a person, recognized by account or card', async () => {
    const buyer = await subscriber(cards.other)
    await refund(buyer, { confirm: true })
    await buyer.subscribe()
    expect(await buyer.subscription()).toMatchObject({ state: 'active', refundable_until: null })
    expect((await refund(buyer)).status).toBe(409)
    expect((await refund(buyer, { confirm: true })).status).toBe(409)
    const sameCard = await subscriber(cards.other)
    expect((await refund(sameCard, { confirm: true })).status).toBe(409)
    expect(await sameCard.subscription()).toMatchObject({ state: 'active' })
    const somebodyElse = await subscriber(cards.good)
    expect((await refund(somebodyElse, { confirm: true })).status).toBe(200)
    await api.db.withTables<BillingTables>().updateTable('refund_claim').set({ claimed_at: new Date(api.now().getTime() - 365 * 86_400_000) }).execute()
    expect((await refund(sameCard, { confirm: true })).status).toBe(200)
  })

  it('of another amount than was shown is not made', async () => {
    const buyer = await subscriber()
    expect((await refund(buyer, { confirm: true, expected: 1 })).status).toBe(409)
    expect(await buyer.subscription()).toMatchObject({ state: 'active' })
  })

  it('that the bank refuses days later is told, and gives no access back', async () => {
    const buyer = await subscriber(refundFails)
    const requestId = randomUUID()
    await refund(buyer, { requestId, confirm: true })
    await runTasks(api)
    expect(['pending', 'succeeded']).toContain((await refund(buyer, { requestId })).ok.data.state)
    api.sandbox.pay.clock.setOffset(4 * 86_400)
    await passDays(api, 4)
    expect((await refund(buyer, { requestId })).ok.data.state).toBe('failed')
    expect((await history(buyer)).map(({ kind, status }) => [kind, status])).toEqual([['refund', 'FAILED'], ['charge', 'PAID']])
    expect(buyer.mails().some((text) => text.includes('did not arrive'))).toBe(true)
    expect(await buyer.subscription()).toMatchObject({ state: 'ended' })
  })
})
