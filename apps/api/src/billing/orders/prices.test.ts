import { randomUUID } from 'node:crypto'
import { formatMoney } from '@ott/i18n'
import { monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { pay, rupay, startedPayment } from '../payments/testing.ts'
import { savePlans } from '../plans.ts'
import { newBuyer, passDays, place } from '../testing.ts'

let api: TestApi

const versionAt = (planId: string, amount: number, currency = 'INR') => ({ ...monthly.version, planId, prices: [{ country: 'JP', currency: 'JPY', amount: 1_080 }, { country: 'IN', currency, amount }] })
const inYen = { ...monthly, identifier: 'yen', version: versionAt('yen-v1', 1_080, 'JPY') }

beforeEach(async () => {
  api = await startApi({ config: { checkAnswers: true, countryHeader: 'x-country' } })
  await savePlans(api.db.withTables(), [{ ...monthly, version: versionAt('mobile-v1', 9_900) }, inYen])
})
afterEach(() => api.stop())

const raisePrice = () => savePlans(api.db.withTables(), [{ ...monthly, version: versionAt('mobile-v2', 14_900) }, inYen])
const movements = () => api.sandbox.pay.ledger.snapshot().movements.map(({ rail, amount, currency }) => [rail, amount, currency])

describe('a price without minor units', () => {
  it('is the same at both providers and on screen', async () => {
    const buyer = await newBuyer(api)
    expect((await buyer.subscribe({ planId: 'yen-v1', planIdentifier: 'yen', currencyCode: 'JPY', expected: 1_080 })).ok.data.outcome).toBe('ACTIVE')
    const payer = await startedPayment(api, rupay, { plan_id: 'yen', expected: 1_080, auto_renewal: false })
    await pay(payer.page)
    expect((await payer.look(payer.orderId)).ok.data.outcome).toBe('ACTIVE')
    expect(movements()).toEqual([['stripe', 1_080, 'JPY'], ['gateway', 1_080, 'JPY']])
    expect(formatMoney({ currency: 'JPY', amount: 1_080 }, 'en')).toBe('¥1,080')
    expect(buyer.mails().concat(api.sandbox.outbox.to(payer.user.phone).map(({ text }) => text)).some((text) => text.includes('10.80'))).toBe(false)
  })
})

describe('a price that is raised between page and press', () => {
  it('is told again by either provider, and nothing is charged', async () => {
    const buyer = await newBuyer(api)
    const bearer = { bearer: buyer.bearer }
    const shown = (await api.call('quote', { body: { plan_id: 'mobile', place } }, bearer)).ok.data.due_now
    await raisePrice()
    for (const planId of ['mobile-v1', 'mobile-v2']) {
      const { status, error } = await buyer.subscribe({ planId, expected: shown })
      expect([status, error.errorCode, shown, error.quote?.due_now]).toEqual([422, 'PRICE_MISMATCH', 9_900, 14_900])
    }
    const atGateway = await api.call('subscribe', { body: { plan_id: 'mobile', place, expected: shown, requestId: randomUUID() } }, bearer)
    expect([atGateway.status, atGateway.error.quote?.due_now]).toEqual([422, 14_900])
    expect([movements(), await api.db.selectFrom('billing_order').select('order_id').execute()]).toEqual([[], []])
    expect((await buyer.subscribe({ planId: 'mobile-v2', expected: 14_900 })).ok.data.outcome).toBe('ACTIVE')
    expect(buyer.paid()).toEqual([14_900])
  })

  it('is not asked of an order at the gateway that was made before', async () => {
    const payer = await startedPayment(api)
    await raisePrice()
    await pay(payer.page)
    expect((await payer.look(payer.orderId)).ok.data.order.total).toBe(9_900)
    expect(payer.moved()).toEqual([9_900])
  })

  it('is not asked of those who have the plan: they keep its terms', async () => {
    const buyer = await newBuyer(api)
    await buyer.subscribe()
    await raisePrice()
    await passDays(api, 32)
    expect(buyer.paid()).toEqual([9_900, 9_900])
  })
})

describe('a user who travels between page and press', () => {
  it('is shown the price of the other country first, and nothing is charged', async () => {
    const buyer = await newBuyer(api)
    const quoteIn = async (country: string) => (await api.call('quote', { body: { plan_id: 'mobile', place } }, { bearer: buyer.bearer, headers: { 'x-country': country } })).ok.data
    expect([(await quoteIn('IN')).due_now, (await quoteIn('JP')).due_now]).toEqual([9_900, 1_080])
    const { status, error } = await buyer.subscribe({ expected: 9_900 }, { 'x-country': 'JP' })
    expect([status, error.errorCode, error.quote?.currency, error.quote?.due_now]).toEqual([422, 'PRICE_MISMATCH', 'JPY', 1_080])
    expect(movements()).toEqual([])
  })
})
