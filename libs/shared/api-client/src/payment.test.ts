import { checkOrder, placeCardOrder, startCardSetup, validateCard } from './payment.ts'
import { anApi } from './testing.ts'
import type { TestResponse } from './testing.ts'

const tokens = { accessToken: 'access', refreshToken: 'refresh' }
const quote = {
  currency: 'INR', lines: [{ kind: 'plan', amount: 29_900 }], total: 29_900, tax: [], due_now: 29_900, next_charge: null, trial_ends_at: null, renews: false,
  period_ends_at: '2026-12-11T00:00:00Z',
}
const order = { order_id: 'J1', status: 'paying', plan_id: 'premium-1', expires_at: '2026-11-11T00:30:00Z', ...quote }
const card = { card_id: 'c1', provider: 'stripe', kind: 'card', card_brand: 'visa', last_four_digits: '4242', card_exp_month: 4, card_exp_year: 2030, upi_address: null, is_default: true, is_expired: false, mandate: null }
const press = {
  siteId: 'films', userId: 'u1', planId: 'premium-1', planIdentifier: 'premium', currency: 'INR', couponCode: 'BOISHAKH20', paymentMethodId: 'pm_1', requestId: 'r1',
  expected: 29_900, renews: false, buyer: null, consent: { text: 'checkout', version: '1', language: 'english' },
} as const
const apiWith = (answer: TestResponse | Error) => anApi(() => {
  if (answer instanceof Error) throw answer
  return answer
}, tokens)

it('a card is set up and validated', async () => {
  const setup = { client_secret: 'seti_1_secret_2', setup_intent_id: 'seti_1', customer_id: 'cus_1', publishable_key: 'pk_test_1' }
  expect(await startCardSetup(apiWith({ json: { data: setup } }).call, 'r1')).toEqual({
    ok: true, setup: { clientSecret: 'seti_1_secret_2', setupIntentId: 'seti_1', customerId: 'cus_1', publishableKey: 'pk_test_1' },
  })
  const validated = await validateCard(apiWith({ json: { data: { customer_id: 'cus_1', card } } }).call, { setupIntentId: 'seti_1', paymentMethodId: 'pm_1' })
  expect(validated).toEqual({ ok: true, card: { id: 'c1', kind: 'card', isMandate: false, mandateMaximum: null, brand: 'visa', lastFourDigits: '4242', expiryMonth: 4, expiryYear: 2030, upiAddress: null, isDefault: true, isExpired: false } })
})

describe('an order by card', () => {
  const place = (answer: TestResponse | Error) => placeCardOrder(apiWith(answer).call, press)

  it('sends the nine fields, the amount that was shown and its quote, the choice of renewal and what was agreed to', async () => {
    const api = apiWith({ json: { data: { outcome: 'ACTIVE', order } } })
    expect(await placeCardOrder(api.call, { ...press, quoteReference: 'a.b' })).toMatchObject({ ok: true, placed: { type: 'active', order: { id: 'J1', dueNow: 29_900 } } })
    expect(api.requests[0]?.body).toEqual({
      subscription: 'stripe', siteId: 'films', platform: 'web_browser', planId: 'premium-1', planIdentifier: 'premium', userId: 'u1', currencyCode: 'INR',
      appliedOffers: ['BOISHAKH20'], stripeToken: 'pm_1', requestId: 'r1', expected: 29_900, quote_reference: 'a.b', auto_renewal: false,
      consent: { text: 'checkout', version: '1', language: 'english' },
    })
  })

  it('continues with the bank by its secret', async () => {
    expect(await place({ json: { data: { outcome: 'REQUIRES_ACTION', client_secret: 'pi_1_secret_2', order } } })).toMatchObject({
      ok: true, placed: { type: 'actionRequired', clientSecret: 'pi_1_secret_2' },
    })
  })

  it.each<[string, TestResponse | Error, object]>([
    ['a decline', { status: 402, json: { errorCode: 'PAYMENT_DECLINED', decline: 'expiredCard', retryable: false } }, { type: 'declined', reason: 'expiredCard', isRetryable: false }],
    ['another price', { status: 422, json: { errorCode: 'PRICE_MISMATCH', quote: { ...quote, due_now: 39_900 } } }, { type: 'priceChanged', quote: { dueNow: 39_900 } }],
    ['another order', { status: 409, json: { errorCode: 'ORDER_IN_PROGRESS', orderId: 'J2' } }, { type: 'orderInProgress', orderId: 'J2' }],
    ['a plan that is there already', { status: 409, json: { errorCode: 'ALREADY_SUBSCRIBED' } }, { type: 'alreadySubscribed' }],
    ['a lost network', new TypeError('no network'), { type: 'unreachable' }],
    ['a busy server', { status: 503, json: { errorCode: 'UNAVAILABLE' } }, { type: 'unreachable' }],
    ['a refusal', { status: 409, json: { errorCode: 'IDEMPOTENCY_MISMATCH' } }, { type: 'refused', code: 'IDEMPOTENCY_MISMATCH' }],
  ])('reports %s', async (_, answer, error) => {
    expect(await place(answer)).toMatchObject({ ok: false, error })
  })
})

it('an order is looked at again', async () => {
  const api = apiWith({ json: { data: { outcome: 'PENDING', order } } })
  expect(await checkOrder(api.call, 'J1')).toMatchObject({ ok: true, placed: { type: 'pending', order: { id: 'J1' } } })
  expect(api.requests).toMatchObject([{ method: 'PATCH', path: expect.stringMatching(/\/payment\/order\/J1$/) }])
})
