import { randomUUID } from 'node:crypto'
import { formatMoney } from '@ott/i18n'
import { monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { newPayer, pageOf, pay, rupay, startedPayment, upi } from '../payments/testing.ts'
import { savePlans } from '../plans.ts'
import type { BillingTables } from '../tables.ts'
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
  const inJapan = { 'x-country': 'JP' }
  const toldIn = async (bearer: string, country = 'IN') => (await api.call('quote', { body: { plan_id: 'mobile', place } }, { bearer, headers: { 'x-country': country } })).ok.data

  it('pays the price of the country where it was quoted, for half an hour', async () => {
    const buyer = await newBuyer(api)
    const { due_now: expected, reference } = await toldIn(buyer.bearer)
    expect(expected).toBe(9_900)
    api.wait(29 * 60)
    await buyer.signIn()
    expect((await buyer.subscribe({ expected, quote_reference: reference }, inJapan)).ok.data.outcome).toBe('ACTIVE')
    expect(movements()).toEqual([['stripe', 9_900, 'INR']])
    const order = await api.db.withTables<BillingTables>().selectFrom('billing_order').select(['country', 'buyer']).executeTakeFirstOrThrow()
    expect(order).toEqual({ country: 'IN', buyer: place })
  })

  it('is shown the price of the other country after that, and without a reference, and nothing is charged', async () => {
    const buyer = await newBuyer(api)
    const { due_now: expected, reference } = await toldIn(buyer.bearer)
    expect((await toldIn(buyer.bearer, 'JP')).due_now).toBe(1_080)
    const unproved = await buyer.subscribe({ expected }, inJapan)
    api.wait(30 * 60)
    await buyer.signIn()
    const late = await buyer.subscribe({ expected, quote_reference: reference }, inJapan)
    for (const { status, error } of [unproved, late]) expect([status, error.errorCode, error.quote?.currency, error.quote?.due_now]).toEqual([422, 'PRICE_MISMATCH', 'JPY', 1_080])
    expect(movements()).toEqual([])
    const again = await buyer.subscribe({ currencyCode: 'JPY', expected: 1_080, quote_reference: late.error.quote?.reference }, inJapan)
    expect(again.ok.data.outcome).toBe('ACTIVE')
    expect(movements()).toEqual([['stripe', 1_080, 'JPY']])
  })

  it('cannot pay with the reference of another user, of another price, or of their own making', async () => {
    const [buyer, other] = [await newBuyer(api), await newBuyer(api)]
    const theirs = (await toldIn(other.bearer)).reference
    const [, signature] = (await toldIn(buyer.bearer)).reference?.split('.') ?? []
    const forged = `${Buffer.from(JSON.stringify(['IN', 9_900, api.now().getTime() + 1])).toString('base64url')}.${signature}`
    const ofAnotherPrice = (await toldIn(buyer.bearer, 'JP')).reference
    for (const reference of [theirs, forged, ofAnotherPrice, 'a.b']) {
      const { status, error } = await buyer.subscribe({ expected: 9_900, quote_reference: reference }, inJapan)
      expect([status, error.quote?.currency]).toEqual([422, 'JPY'])
    }
    expect((await buyer.subscribe({ expected: 9_900, quote_reference: 'none' }, inJapan)).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'quote_reference' })
    expect(movements()).toEqual([])
  })

  it('is told the price where they are, if the one that was quoted has changed', async () => {
    const buyer = await newBuyer(api)
    const { due_now: expected, reference } = await toldIn(buyer.bearer)
    await raisePrice()
    const { status, error } = await buyer.subscribe({ planId: 'mobile-v2', expected, quote_reference: reference }, inJapan)
    expect([status, error.quote?.currency]).toEqual([422, 'JPY'])
  })

  it('pays at the gateway of the country where it was quoted', async () => {
    const payer = await newPayer(api)
    const abroad = { bearer: payer.user.sAccessToken, headers: { 'x-country': 'GB' } }
    const quoted = (await api.call('quote', { body: { plan_id: 'mobile', place, payment_method_type: 'UPI' } }, payer.bearer)).ok.data
    const order = await api.call('subscribe', { body: { plan_id: 'mobile', place, expected: quoted.due_now, quote_reference: quoted.reference, requestId: randomUUID() } }, abroad)
    const { ok } = await api.call('startPayment', { body: { order_id: order.ok.data.order_id, ...upi, requestId: randomUUID() } }, abroad)
    await pay(await pageOf(api, ok.data.next!))
    expect((await payer.look(order.ok.data.order_id)).ok.data.outcome).toBe('ACTIVE')
    expect(movements()).toEqual([['gateway', 9_900, 'INR']])
  })

  it('gives a gift at the price that was quoted', async () => {
    const { bearer, cardRef: stripeToken } = await newBuyer(api)
    const gift = { plan_id: 'mobile', months: 3, place }
    const { due_now: expected, reference } = (await api.call('gift', { body: gift }, { bearer })).ok.data.quote
    const order = (quote_reference?: string) => api.call('gift', { body: { ...gift, stripeToken, expected, quote_reference, requestId: randomUUID() } }, { bearer, headers: inJapan })
    const refused = await order()
    expect([refused.status, refused.error.quote?.currency, refused.error.quote?.due_now]).toEqual([422, 'JPY', 3_240])
    expect((await order(reference)).ok.data.placed?.outcome).toBe('ACTIVE')
    expect(movements()).toEqual([['stripe', 29_700, 'INR']])
  })
})
