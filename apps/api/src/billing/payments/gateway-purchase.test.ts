import { saveCoupons } from '../orders/coupons.ts'
import { savePlans } from '../plans.ts'
import { family, monthly } from '../../playback/testing.ts'
import { startApi } from '../../testing.ts'
import type { TestApi } from '../../testing.ts'
import { place } from '../testing.ts'
import { bank, newPayer, pass, pay, paymentsOf, rupay, startedPayment, subscriptionRow, upi, wallet } from './testing.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true, countryHeader: 'x-country' } })
  await savePlans(api.db.withTables(), [monthly, family])
})
afterAll(() => api.stop())

describe('a plan paid at the gateway', () => {
  it('is offered in India: what renews by UPI and RuPay, what does not by bank and wallet, too', async () => {
    const payer = await newPayer(api)
    const { order_id: renewing } = (await payer.order()).ok.data
    const typesFor = async (orderId: string) => (await api.call('startPayment', { body: { order_id: orderId } }, payer.bearer)).ok.data.methods?.map(({ type }) => type)
    expect(await typesFor(renewing)).toEqual(['UPI', 'CARD'])
    expect((await payer.start(renewing, bank)).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'auto_renewal' })
    const { order_id: once } = (await payer.order({ auto_renewal: false })).ok.data
    expect(await typesFor(once)).toEqual(['UPI', 'NB', 'WALLET', 'CARD'])
    const offeredIn = async (country: string) => (await api.call('quote', { body: { plan_id: 'mobile', place } }, { ...payer.bearer, headers: { 'x-country': country } })).ok.payment_methods.map(({ type }) => type)
    expect(await offeredIn('IN')).toEqual(['UPI', 'NB', 'WALLET', 'CARD'])
    expect(await offeredIn('BD')).toEqual([])
    const abroad = await api.call('subscribe', { body: { plan_id: 'mobile' } }, { ...payer.bearer, headers: { 'x-country': 'GB' } })
    expect(abroad.error.errorCode).toBe('NOT_OFFERED')
  })

  it('is active once its payer has paid by UPI, and renews by the mandate that came with it', async () => {
    const { user, orderId, next, page, look, subscription, moved } = await startedPayment(api, upi)
    expect(next).toMatchObject({ kind: 'upi', qr_svg: expect.stringContaining('<svg') as string })
    expect((await look(orderId)).ok.data).toMatchObject({ outcome: 'PENDING', next: { kind: 'upi' } })
    await pay(page)
    expect((await look(orderId)).ok.data).toMatchObject({ outcome: 'ACTIVE', order: { status: 'paid' } })
    expect(moved()).toEqual([9_900])
    expect(await subscription()).toMatchObject({
      subscription_status: 'ACTIVE', state: 'active', auto_renewal: true, payment_info: { payment_processor: 'gateway' },
      payment_method: { provider: 'gateway', kind: 'upi', upi_address: 'mi***@upi', last_four_digits: null }, next_charge: { amount: 9_900 },
    })
    await pass(api, 33 * 24)
    expect(moved()).toEqual([9_900, 9_900])
    const row = (await subscriptionRow(api, user))!
    expect([row.state, row.period_number]).toEqual(['active', 2])
    const [, debit] = await paymentsOf(api, user)
    // Its notice is a day before, and it was paid before the period's end.
    expect(debit!.created_at.getTime()).toBeLessThan(row.period_ends_at!.getTime() - 29 * 86_400_000)
    expect(debit).toMatchObject({ is_off_session: true, state: 'succeeded' })
  })

  it.each([['a bank', bank], ['a wallet', wallet]] as const)('is paid at %s, and ends by itself', async (_name, method) => {
    const { orderId, page, look, subscription, moved, user } = await startedPayment(api, method)
    const answer = await pay(page)
    const returned = Object.fromEntries(answer.location!.searchParams)
    expect(answer.location!.pathname).toBe('/en/redirect')
    // The payer comes back with the gateway's id of the order.
    expect((await look(returned.order_id!, returned)).ok.data).toMatchObject({ outcome: 'ACTIVE', order: { order_id: orderId } })
    expect(moved()).toEqual([9_900])
    expect(await subscription()).toMatchObject({ auto_renewal: false, next_charge: null, payment_method: null })
    await pass(api, 33 * 24, 24)
    expect(moved()).toEqual([9_900])
    expect((await subscriptionRow(api, user))?.state).toBe('ended')
  })

  it('is paid with a RuPay card on the gateway’s page, and renews with it', async () => {
    const { orderId, page, look, subscription } = await startedPayment(api, rupay)
    await pay(page)
    expect((await look(orderId)).ok.data.outcome).toBe('ACTIVE')
    expect(await subscription()).toMatchObject({ auto_renewal: true, payment_method: { kind: 'card', card_brand: 'rupay', last_four_digits: '1111' } })
  })

  it('has no trial, whose card would be the card provider’s', async () => {
    await savePlans(api.db.withTables(), [{ ...family, trialDays: 14 }])
    const { bearer, order } = await newPayer(api)
    const quoted = (await api.call('quote', { body: { plan_id: 'premium', place, payment_method_type: 'UPI' } }, bearer)).ok.data
    expect(quoted.trial_ends_at).toBeNull()
    expect((await order({ plan_id: 'premium', expected: quoted.due_now })).ok.data).toMatchObject({ trial_ends_at: null, due_now: quoted.due_now })
    expect((await order({ plan_id: 'premium', expected: 1 })).error).toMatchObject({ errorCode: 'PRICE_MISMATCH', quote: { due_now: quoted.due_now } })
  })

  it('that a coupon makes free is given at once, ends by itself, and cannot renew without a method', async () => {
    await saveCoupons(api.db.withTables(), [{ code: 'FREE', discount: { type: 'percent', percent: 100 }, periods: 1, validUntil: null, cap: null }])
    const { user, order, moved } = await newPayer(api)
    expect((await order({ coupon_code: 'FREE', expected: 0 })).error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'auto_renewal' })
    expect((await order({ coupon_code: 'FREE', expected: 0, auto_renewal: false })).ok.data).toMatchObject({ status: 'paid', due_now: 0, next_charge: null })
    expect(await subscriptionRow(api, user)).toMatchObject({ state: 'active', renews: false })
    await pass(api, 33 * 24, 24)
    expect([(await subscriptionRow(api, user))?.state, moved()]).toEqual(['ended', []])
  })
})
