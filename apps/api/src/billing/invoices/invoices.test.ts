import { transaction } from '@ott/database'
import { savePlans } from '../plans.ts'
import { monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import type { BillingTables } from '../tables.ts'
import { cards, newBuyer, passDays, sellingDeps } from '../testing.ts'
import { issueInvoice } from './issue-invoice.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true } })
  await savePlans(api.db.withTables(), [monthly])
})
afterAll(() => api.stop())

async function history(bearer: string, query: { page?: string; pageSize?: string } = {}) {
  return (await api.call('billingHistory', { query }, { bearer })).ok.data
}

describe('the billing history', () => {
  it('lists charges and declines, newest first, by page', async () => {
    const buyer = await newBuyer(api, cards.declinesLater)
    await buyer.subscribe()
    await buyer.subscribe({ stripeToken: await buyer.addCard(cards.good) })
    await passDays(api, 32)
    const { sAccessToken: bearer } = await buyer.signIn()
    const all = await history(bearer)
    expect(all.items.map(({ status, amount }) => [status, amount.amount])).toEqual([['PAID', 9_900], ['PAID', 9_900], ['FAILED', 9_900]])
    expect(all.items.map(({ invoice_id }) => invoice_id !== null)).toEqual([true, true, false])
    expect(await history(bearer, { page: '2', pageSize: '2' })).toEqual({ items: all.items.slice(2), total: 3 })
    expect((await api.call('billingHistory', { query: { pageSize: '51' } }, { bearer })).status).toBe(400)
  })
})

describe('an invoice', () => {
  it('names the seller, the buyer and the taxes in the total, and opens for a minute', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    const { sAccessToken: bearer } = await buyer.signIn()
    const { items } = await history(bearer)
    const { subscription_id, invoice_id } = items[0]!
    const { invoice, url } = (await api.call('invoice', { body: { subscription_id, invoice_id: invoice_id!, language: 'english' } }, { bearer })).ok.data
    expect(invoice.number).toMatch(/^JK\/\d\d-\d\d\/\d{6}$/)
    expect(invoice.tax).toEqual([{ name: 'CGST', rate: 900, amount: 755 }, { name: 'SGST', rate: 900, amount: 755 }])
    const page = await api.app.inject({ url })
    expect([page.statusCode, page.headers['cache-control']]).toEqual([200, 'private, no-store'])
    for (const text of [invoice.number, 'Mira Sen', '700020', 'WB, IN', '998433', '₹83.90', '₹99']) expect(page.body).toContain(text)
    expect((await api.app.inject({ url: url.replace('english', 'bengali') })).statusCode).toBe(410)
    api.wait(61)
    expect((await api.app.inject({ url })).statusCode).toBe(410)
  })

  it('is its buyer’s alone', async () => {
    const [buyer, other] = [await newBuyer(api), await newBuyer(api)]
    await buyer.subscribe()
    const { items } = await history(buyer.bearer)
    const { subscription_id } = items[0]!
    expect((await api.call('invoice', { body: { subscription_id } }, { bearer: other.bearer })).status).toBe(404)
    expect((await history(other.bearer)).items).toEqual([])
  })

  it('shows a name as text', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe({ place: { name: '<script>alert(1)</script>', region: 'WB', postal_code: '700020' } })
    const { items } = await history(buyer.bearer)
    const { url } = (await api.call('invoice', { body: { subscription_id: items[0]!.subscription_id, language: 'bengali' } }, { bearer: buyer.bearer })).ok.data
    const { body } = await api.app.inject({ url })
    expect(body).not.toContain('<script>')
    expect(body).toContain('কর চালান')
  })

  it('has the next number, also where many are issued at once and some of them are rolled back', async () => {
    const db = api.db.withTables<BillingTables>()
    const buyers = []
    for (let at = 0; at < 6; at += 1) buyers.push(await newBuyer(api))
    const numbers = async () => (await db.selectFrom('invoice').select('number').where('kind', '=', 'invoice').execute()).map(({ number }) => Number(number.split('/').at(-1))).toSorted((one, other) => one - other)
    const before = (await numbers()).length
    const { timeZone } = sellingDeps(api)
    const order = await db.selectFrom('billing_order').selectAll().where('status', '=', 'paid').executeTakeFirstOrThrow()
    const rolledBack = () => transaction(db, async (trx) => {
      await trx.deleteFrom('invoice').where('order_id', '=', order.order_id).execute()
      await issueInvoice(trx, order, api.now(), timeZone)
      throw new Error('rolled back')
    }).catch(() => null)
    await Promise.all(buyers.flatMap(({ subscribe }) => [subscribe(), rolledBack()]))
    expect(await numbers()).toEqual(Array.from({ length: before + 6 }, (_, at) => at + 1))
  })
})
