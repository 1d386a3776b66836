import { giftPriceQuery, giftsQuery, mailGift, placeCardGift, placeGatewayGift } from './gifts.ts'
import type { CardGift } from './gifts.ts'
import { anApi } from './testing.ts'
import type { TestResponse } from './testing.ts'

const tokens = { accessToken: 'access', refreshToken: 'refresh' }
const quote = {
  currency: 'INR', lines: [{ kind: 'plan', amount: 89_700 }], total: 89_700, tax: [], due_now: 89_700, next_charge: null, trial_ends_at: null, renews: false, period_ends_at: '2029-11-28T00:00:00Z',
}
const order = { order_id: 'J1', status: 'paid', plan_id: 'premium-1', expires_at: '2026-11-28T00:30:00Z', gift_months: 3, ...quote }
const wireGift = {
  order_id: 'J1', plan_title: 'Premium', months: 3, bought_at: '2026-11-28T00:00:00Z', amount: { currency: 'INR', amount: 89_700 }, country: 'IN', state: 'unused', expires_at: '2029-11-28T00:00:00Z',
  refundable_until: '2026-12-12T00:00:00Z', to: null, code: { text: '0123-4567-89AB-CDEF', url: 'https://films.example/en/redeem?code=0123', qr_svg: '<svg/>' },
}
const terms = {
  type: 'gift', userId: 'u1', planId: 'premium-1', months: 3, requestId: 'r1', expected: 89_700, consent: { text: 'gift', version: '1', language: 'english' },
  to: { email: 'rumi@films.example', name: 'Rumi', from: '', message: '', language: 'bengali' }, buyer: { name: 'Mita Sen', region: 'WB', postalCode: '700019' },
} as const
const card: CardGift = { ...terms, paymentMethodId: 'pm_1' }
const apiWith = (answer: TestResponse | ((path: string) => TestResponse)) => anApi(({ path }) => (typeof answer === 'function' ? answer(path) : answer), tokens)

it('the price of a gift names no way to pay as one that does not renew', async () => {
  const methods = [{ type: 'NB', can_renew: false, options: [{ id: 'NB_SBI', name: 'SBI' }] }]
  const { call, requests } = apiWith({ json: { data: { quote }, payment_methods: methods } })
  expect(await giftPriceQuery(call, { planId: 'premium-1', months: 3, buyer: null }, 'english').queryFn({})).toMatchObject({ quote: { dueNow: 89_700, periodEndsAt: new Date('2029-11-28T00:00:00Z') }, methods: [{ type: 'NB', canRenew: true }] })
  expect(requests[0]?.body).toEqual({ plan_id: 'premium-1', months: 3 })
  expect(await giftPriceQuery(apiWith({ status: 404, json: { errorCode: 'NOT_FOUND' } }).call, { planId: 'weekly', months: 3, buyer: null }, 'english').queryFn({})).toBeNull()
})

it('a gift by card is one request with all that was agreed to', async () => {
  const { call, requests } = apiWith({ json: { data: { quote, placed: { outcome: 'ACTIVE', order } }, payment_methods: [] } })
  expect(await placeCardGift(call, card)).toMatchObject({ ok: true, placed: { type: 'active', order: { id: 'J1', giftMonths: 3 } } })
  expect(requests[0]?.body).toEqual({
    plan_id: 'premium-1', months: 3, requestId: 'r1', expected: 89_700, consent: terms.consent, stripeToken: 'pm_1', to: terms.to, place: { name: 'Mita Sen', region: 'WB', postal_code: '700019' },
  })
})

it('a gift at the gateway is an order whose payment is started', async () => {
  const { call, requests } = apiWith((path) => (path.includes('/payment/start')
    ? { json: { data: { order: { ...order, status: 'paying' }, next: { kind: 'redirect', url: 'https://bank.example/pay' } } } }
    : { json: { data: { quote, placed: { outcome: 'PENDING', order: { ...order, status: 'open' } } }, payment_methods: [] } }))
  expect(await placeGatewayGift(call, { ...terms, method: { type: 'NB', option: 'NB_SBI' } })).toMatchObject({ ok: true, placed: { type: 'pending', step: { kind: 'redirect', url: 'https://bank.example/pay' } } })
  expect(requests.map(({ body }) => body)).toMatchObject([{ requestId: 'r1' }, { order_id: 'J1', payment_method_type: 'NB', payment_method: 'NB_SBI', requestId: 'r1' }])
})

it('an order without an outcome leaves the payment open', async () => {
  expect(await placeCardGift(apiWith({ json: { data: { quote }, payment_methods: [] } }).call, card)).toEqual({ ok: false, error: { type: 'unreachable' } })
})

it('the gifts that were bought have dates, and a code while it is told', async () => {
  const { call } = apiWith({ json: { data: { items: [wireGift, { ...wireGift, order_id: 'J2', code: null, refundable_until: null }], total: 2 } } })
  const { items, total } = await giftsQuery(call, 1, 'english').queryFn({})
  expect(total).toBe(2)
  expect(items).toMatchObject([
    { orderId: 'J1', expiresAt: new Date('2029-11-28T00:00:00Z'), refundableUntil: new Date('2026-12-12T00:00:00Z'), code: { text: '0123-4567-89AB-CDEF', qrSvg: '<svg/>' } },
    { orderId: 'J2', refundableUntil: null, code: null },
  ])
})

it.each<[TestResponse, object]>([
  [{ json: { data: { is_sent: true } } }, { ok: true }],
  [{ status: 429, json: { errorCode: 'RATE_LIMITED', retryAfter: 60 } }, { ok: false, error: 'tooOften' }],
  [{ status: 409, json: { errorCode: 'CONFLICT' } }, { ok: false, error: 'changed' }],
  [{ status: 404, json: { errorCode: 'NOT_FOUND' } }, { ok: false, error: 'unknown' }],
])('mailing again answers %j with %j', async (answer, outcome) => {
  expect(await mailGift(apiWith(answer).call, 'J1')).toEqual(outcome)
})
