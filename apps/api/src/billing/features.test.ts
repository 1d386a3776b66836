import { randomUUID } from 'node:crypto'
import { family, monthly } from '../playback/testing.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import type { FeaturesOff } from '../config/feature-flags.ts'
import { saveCoupons } from './orders/coupons.ts'
import { savePlans } from './plans.ts'
import { newBuyer, newUser, place, subscribeBody } from './testing.ts'

let api: TestApi

const withTrial = { ...family, trialDays: 14 }
const off: FeaturesOff = { trial: ['IN'], coupons: ['IN'], gifts: ['IN'], upi: ['IN'], netbanking: ['IN'], wallets: ['IN'], pause: ['IN'], refunds: ['IN'] }

beforeAll(async () => {
  api = await startApi({ config: { checkAnswers: true, countryHeader: 'x-country', featuresOff: off } })
  await savePlans(api.db.withTables(), [monthly, withTrial])
  await saveCoupons(api.db.withTables(), [{ code: 'HALF', discount: { type: 'percent', percent: 50 }, periods: 1, validUntil: null, cap: null }])
})
afterAll(() => api.stop())

const from = (country: string, bearer: string) => ({ bearer, headers: { 'x-country': country } })

describe('what an operator has turned off in a country', () => {
  it('is refused in its calls there, and nowhere else', async () => {
    const { bearer, userId, cardRef } = await newBuyer(api)
    const answers = async (country: string) => {
      const asked = from(country, bearer)
      const given = [
        await api.call('coupon', { body: { coupon_code: 'HALF', plan_id: 'mobile' } }, asked),
        await api.call('quote', { body: { plan_id: 'mobile', coupon_code: 'HALF' } }, asked),
        await api.call('stripeSubscribe', { body: subscribeBody(userId, cardRef, { appliedOffers: ['HALF'], expected: 1 }) }, asked),
        await api.call('redeem', { body: { code: 'NONE-NONE-NONE-NONE' } }, asked),
        await api.call('gift', { body: { plan_id: 'mobile', months: 1, place } }, asked),
        await api.call('pauseSubscription', { body: { days: 7 } }, asked),
        await api.call('refundSubscription', { body: { requestId: randomUUID() } }, asked),
      ]
      return given.map(({ status, error }) => (status < 400 ? 'answered' : error.errorCode))
    }
    expect(new Set(await answers('IN'))).toEqual(new Set(['NOT_OFFERED']))
    expect(await answers('US')).not.toContain('NOT_OFFERED')
  })

  it('leaves the other ways to pay at the gateway, and takes no order for one that is off', async () => {
    const { bearer } = await newBuyer(api)
    const asked = from('IN', bearer)
    expect((await api.call('quote', { body: { plan_id: 'mobile', place } }, asked)).ok.payment_methods.map(({ type }) => type)).toEqual(['CARD'])
    const { order_id } = (await api.call('subscribe', { body: { plan_id: 'mobile', requestId: randomUUID(), place } }, asked)).ok.data
    expect((await api.call('startPayment', { body: { order_id } }, asked)).ok.data.methods?.map(({ type }) => type)).toEqual(['CARD'])
    const refused = await api.call('startPayment', { body: { order_id, payment_method_type: 'UPI', payment_method: 'UPI_PAY' } }, asked)
    expect(refused.error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'payment_method' })
  })

  it('gives no trial, and shows none with the plan', async () => {
    const { bearer } = await newBuyer(api)
    const trialOf = async (country: string) => {
      const { data } = (await api.call('plans', { query: {} }, from(country, bearer))).ok
      const quoted = (await api.call('quote', { body: { plan_id: 'premium', place } }, from(country, bearer))).ok.data
      return [data.find(({ identifier }) => identifier === 'premium')?.trial_days, quoted.trial_ends_at !== null]
    }
    expect(await trialOf('IN')).toEqual([0, false])
    expect(await trialOf('US')).toEqual([14, true])
  })
})

it('a purchase that does not say what was shown is none of a trial that is off', async () => {
  const { bearer, userId, cardRef } = await newBuyer(api)
  const body = subscribeBody(userId, cardRef, { planId: withTrial.version.planId, planIdentifier: withTrial.identifier })
  expect((await api.call('stripeSubscribe', { body }, from('IN', bearer))).ok.data).toMatchObject({ outcome: 'ACTIVE', order: { trial_ends_at: null } })
})

it('a gift is not paid in a way that is off', async () => {
  const others = await startApi({ config: { checkAnswers: true, countryHeader: 'x-country', featuresOff: { upi: ['IN'] } } })
  await savePlans(others.db.withTables(), [monthly])
  const { sAccessToken: bearer } = await newUser(others)
  const { payment_methods } = (await others.call('gift', { body: { plan_id: 'mobile', months: 1, place } }, { bearer, headers: { 'x-country': 'IN' } })).ok
  expect(payment_methods.map(({ type }) => type)).toEqual(['NB', 'WALLET', 'CARD'])
  await others.stop()
})
