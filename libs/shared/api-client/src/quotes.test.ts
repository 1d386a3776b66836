import { checkCoupon, quoteQuery } from './quotes.ts'
import { anApi } from './testing.ts'
import type { TestResponse } from './testing.ts'

const tokens = { accessToken: 'access', refreshToken: 'refresh' }
const input = { planId: 'premium', couponCode: null, renews: true, buyer: { name: 'Mita', region: 'WB', postalCode: '700019' }, methodType: null }
const wire = {
  currency: 'INR', lines: [{ kind: 'plan', amount: 29_900 }], total: 29_900, tax: [{ name: 'IGST', rate: 1_800, amount: 4_561 }], due_now: 29_900,
  next_charge: { at: '2026-12-11T00:00:00Z', amount: 29_900 }, trial_ends_at: null, renews: true, period_ends_at: '2026-12-11T00:00:00Z',
}
const apiWith = (answer: TestResponse) => anApi(() => answer, tokens)

describe('a quote', () => {
  it('is asked for with the buyer, and has dates', async () => {
    const api = apiWith({ json: { data: wire, payment_methods: [{ type: 'UPI', can_renew: true, options: [{ id: 'UPI_PAY', name: 'UPI' }] }] } })
    expect(await quoteQuery(api.call, input, 'english').queryFn({})).toEqual({
      ok: true,
      quote: {
        currency: 'INR', lines: wire.lines, total: 29_900, taxes: [{ name: 'IGST', basisPoints: 1_800, amount: 4_561 }], dueNow: 29_900,
        nextCharge: { at: new Date('2026-12-11T00:00:00Z'), amount: 29_900 }, trialEndsAt: null, renews: true, periodEndsAt: new Date('2026-12-11T00:00:00Z'),
      },
      methods: [{ type: 'UPI', canRenew: true, options: [{ id: 'UPI_PAY', name: 'UPI' }] }],
    })
    expect(api.requests).toMatchObject([{
      method: 'POST', bearer: 'access', body: { plan_id: 'premium', auto_renewal: true, place: { name: 'Mita', region: 'WB', postal_code: '700019' } },
    }])
  })

  it.each([
    ['ALREADY_SUBSCRIBED', 409, 'alreadySubscribed'],
    ['NOT_FOUND', 404, 'notOnSale'],
    ['PRICE_MISMATCH', 422, 'couponRefused'],
  ])('reports %s', async (errorCode, status, error) => {
    expect(await quoteQuery(apiWith({ status, json: { errorCode } }).call, input, 'english').queryFn({})).toEqual({ ok: false, error })
  })

  it('throws what nobody expects, so that it can be retried', async () => {
    await expect(quoteQuery(apiWith({ status: 500, json: {} }).call, input, 'english').queryFn({})).rejects.toMatchObject({ status: 500 })
  })
})

describe('a coupon', () => {
  const check = (answer: TestResponse) => checkCoupon(apiWith(answer).call, { ...input, couponCode: 'BOISHAKH20' }, 'english')

  it('comes with the new quote', async () => {
    expect(await check({ json: { data: { is_valid: true, quote: { ...wire, reference: 'a.b' } } } })).toMatchObject({ ok: true, quote: { total: 29_900, reference: 'a.b' } })
  })

  it('for other plans names them', async () => {
    expect(await check({ json: { data: { is_valid: false, reason: 'notForPlan', plans: ['Premium'] } } })).toEqual({ ok: false, error: 'notForPlan', plans: ['Premium'] })
  })

  it.each<[string, TestResponse, string]>([
    ['one that is not valid', { json: { data: { is_valid: false, reason: 'notValid' } } }, 'notValid'],
    ['one used before', { json: { data: { is_valid: false, reason: 'alreadyUsed' } } }, 'alreadyUsed'],
    ['too many tries', { status: 429, json: { errorCode: 'RATE_LIMITED' } }, 'tooManyTries'],
    ['a failure', { status: 500, json: {} }, 'unknown'],
  ])('reports %s', async (_, answer, error) => {
    expect(await check(answer)).toEqual({ ok: false, error })
  })
})
