import { randomUUID } from 'node:crypto'
import { monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { findDifferences } from '../daily-check.ts'
import { savePlans } from '../plans.ts'
import type { BillingTables } from '../tables.ts'
import { cards, newBuyer, newUser, place, runTasks, sellingDeps } from '../testing.ts'

let api: TestApi

const refundFails = '4000000000005126'

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true, countryHeader: 'x-country', featuresOff: { refunds: ['US'] } } })
  await savePlans(api.db.withTables(), [monthly])
})
afterAll(() => api.stop())

async function boughtGift(number: string = cards.good, country?: string) {
  const buyer = await newBuyer(api, number)
  const from = country === undefined ? {} : { headers: { 'x-country': country } }
  const { ok } = await api.call('gift', { body: { plan_id: 'mobile', months: 1, expected: country === undefined ? 9_900 : 399, place: country === undefined ? place : undefined, stripeToken: buyer.cardRef, requestId: randomUUID() } }, { bearer: buyer.bearer, ...from })
  const orderId = ok.data.placed!.order.order_id
  const gifts = async (bearer = buyer.bearer) => (await api.call('gifts', { query: {} }, { bearer })).ok.data.items
  const refund = (sent: { requestId?: string; confirm?: boolean; expected?: number; order_id?: string } = {}, bearer = buyer.bearer) =>
    api.call('refundSubscription', { body: { requestId: randomUUID(), order_id: orderId, ...sent } }, { bearer })
  return { buyer, orderId, code: (await gifts())[0]?.code?.text ?? '', gifts, refund }
}

async function redeemer() {
  const { sAccessToken: bearer } = await newUser(api)
  return async (code: string) => (await api.call('redeem', { body: { code } }, { bearer })).ok.data.is_valid
}

const returned = () => api.sandbox.pay.ledger.snapshot().movements.filter(({ type }) => type === 'refund').length

describe('a gift that its buyer wants paid back', () => {
  it('is paid back in full, and nobody can redeem its code any more', async () => {
    const { buyer, code, gifts, refund } = await boughtGift()
    expect((await refund()).ok.data).toMatchObject({ amount: { currency: 'INR', amount: 9_900 }, is_full: true, state: null })
    expect((await gifts())[0]?.state).toBe('unused')
    const sent = { requestId: randomUUID(), confirm: true, expected: 9_900 }
    expect([await refund(sent), await refund(sent)].map(({ ok }) => ok.data.state)).toEqual(['created', 'created'])
    const before = returned()
    await runTasks(api)
    expect(returned() - before).toBe(1)
    expect(await gifts()).toMatchObject([{ state: 'refunded', code: null, refundable_until: null }])
    expect(await (await redeemer())(code)).toBe(false)
    const history = (await api.call('billingHistory', { query: {} }, { bearer: buyer.bearer })).ok.data.items
    expect(history).toMatchObject([{ kind: 'refund', status: 'REFUNDED', gift_months: 1, invoice_id: expect.any(String) }, { kind: 'charge', status: 'REFUNDED' }])
    expect(buyer.mails().some((text) => text.includes('Your refund for the gift Mobile'))).toBe(true)
    expect(buyer.mails().some((text) => text.includes(code))).toBe(false)
    expect(await findDifferences(sellingDeps(api))).toEqual([])
  })

  it('was redeemed: then not', async () => {
    const { code, refund } = await boughtGift()
    expect(await (await redeemer())(code)).toBe(true)
    expect((await refund()).error.errorCode).toBe('CONFLICT')
    expect((await refund({ confirm: true, expected: 9_900 })).error.errorCode).toBe('CONFLICT')
  })

  it('is either redeemed or paid back, whichever comes first', async () => {
    const redeem = await redeemer()
    for (let round = 0; round < 8; round += 1) {
      const { code, refund, gifts } = await boughtGift()
      const refunding = () => refund({ confirm: true, expected: 9_900 }).then(({ status }) => status === 200)
      const redeeming = () => redeem(code)
      const redeemsFirst = round % 2 === 0
      const [first, second, third] = await Promise.all(redeemsFirst ? [redeeming(), refunding(), refunding()] : [refunding(), redeeming(), refunding()])
      const isRedeemed = redeemsFirst ? first : second
      const refunds = [redeemsFirst ? second : first, third].filter(Boolean).length
      expect([refunds, isRedeemed]).toEqual(isRedeemed ? [0, true] : [1, false])
      expect((await gifts())[0]?.state).toBe(isRedeemed ? 'redeemed' : 'refunded')
    }
  })

  it('can have it for fourteen days', async () => {
    const { buyer, refund, gifts } = await boughtGift()
    api.wait(14 * 86_400)
    const { sAccessToken: bearer } = await buyer.signIn()
    expect(await gifts(bearer)).toMatchObject([{ state: 'unused', refundable_until: null }])
    expect((await refund({ confirm: true }, bearer)).error.errorCode).toBe('CONFLICT')
  })

  it('is their own, and the amount that was shown', async () => {
    const [mine, other] = [await boughtGift(), await boughtGift()]
    expect((await mine.refund({ order_id: other.orderId, confirm: true })).status).toBe(404)
    expect((await mine.refund({ confirm: true, expected: 1 })).error.errorCode).toBe('CONFLICT')
    expect((await mine.refund({ order_id: '' })).error.field).toBe('order_id')
    // Without a gift named it is about the own plan, which there is none of.
    const { error } = await api.call('refundSubscription', { body: { requestId: randomUUID(), confirm: true } }, { bearer: mine.buyer.bearer })
    expect(error.errorCode).toBe('CONFLICT')
    expect((await mine.gifts())[0]?.state).toBe('unused')
  })

  it('is told when the bank does not take the money', async () => {
    const { buyer, refund, orderId } = await boughtGift(refundFails)
    await refund({ confirm: true })
    await runTasks(api)
    api.wait(86_400)
    api.sandbox.pay.clock.setOffset((api.now().getTime() - Date.now()) / 1_000)
    await runTasks(api)
    expect(buyer.mails().some((text) => text.includes('did not arrive'))).toBe(true)
    const { revoked_at } = await api.db.withTables<BillingTables>().selectFrom('gift_code').select('revoked_at').where('order_id', '=', orderId).executeTakeFirstOrThrow()
    expect(revoked_at).not.toBeNull()
  })
})

describe('a gift where refunds are turned off', () => {
  const inTheStates = { headers: { 'x-country': 'US' } }
  const ask = (orderId: string, bearer: string) => api.call('refundSubscription', { body: { requestId: randomUUID(), order_id: orderId } }, { bearer, ...inTheStates })

  it('is not paid back', async () => {
    const { orderId, buyer } = await boughtGift()
    expect((await ask(orderId, buyer.bearer)).error.errorCode).toBe('NOT_OFFERED')
  })

  it('is withdrawn from all the same if it was bought in the European Union', async () => {
    const { orderId, buyer } = await boughtGift(cards.good, 'DE')
    expect((await ask(orderId, buyer.bearer)).ok.data).toMatchObject({ amount: { currency: 'USD', amount: 399 }, is_full: true })
  })
})
