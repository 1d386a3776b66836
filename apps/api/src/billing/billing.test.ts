import { sellPlans, subscribe } from '../playback/testing.ts'
import { startApi } from '../testing.ts'
import type { TestApi } from '../testing.ts'
import { decimal } from './plans.ts'

let api: TestApi

beforeAll(async () => {
  api = await startApi({ config: { countryHeader: 'x-country' } })
  await sellPlans(api)
})
afterAll(() => api.stop())

async function plans(country: string, language: 'english' | 'bengali' = 'english') {
  const { ok } = await api.call('plans', { query: { language } }, { bearer: await api.anonymous(), headers: { 'x-country': country } })
  return ok.data
}

async function subscription(bearer: string) {
  return (await api.call('userSubscription', { query: { language: 'bengali' } }, { bearer })).ok.data
}

describe('the plans', () => {
  it('are public, in display order and in the user’s language', async () => {
    expect((await plans('IN')).map(({ identifier, title }) => [identifier, title])).toEqual([['mobile', 'Mobile'], ['premium', 'Premium']])
    expect((await plans('IN', 'bengali')).map(({ title }) => title)).toEqual(['মোবাইল', 'প্রিমিয়াম'])
  })

  it('contain their terms', async () => {
    expect((await plans('IN'))[0]).toMatchObject({
      plan_type: 'MONTHLY',
      is_recommended: false,
      current_version_data: { plan_id: 'mobile-v1', simultaneous_streams: 1, max_connected_devices: 2, download: false, streaming_resolution: '480p' },
    })
  })

  it('have the price of the user’s country first and the default last', async () => {
    const prices = async (country: string) =>
      (await plans(country))[0]?.current_version_data.plan_setup.map((setup) => [setup.country.code, setup.cost_per_billing, setup.price.amount])
    expect(await prices('IN')).toEqual([['IN', '99', 9_900], ['US', '3.99', 399]])
    expect(await prices('JP')).toEqual([['JP', '480', 480], ['US', '3.99', 399]])
    expect(await prices('FR')).toEqual([['US', '3.99', 399]])
    expect(await prices('US')).toEqual([['US', '3.99', 399]])
  })

  it('reject another device type', async () => {
    const answer = await api.call('plans', { query: { device: 'Fridge' as never } }, { bearer: await api.anonymous() })
    expect(answer.error).toMatchObject({ errorCode: 'INVALID_INPUT', field: 'device' })
  })
})

describe('a subscription', () => {
  it('is null without one, and needs a signed-in user', async () => {
    const user = await api.signIn('+919830070001')
    expect(await subscription(user.sAccessToken)).toBeNull()
    expect((await api.call('userSubscription', { query: {} }, { bearer: await api.anonymous() })).error.errorCode).toBe('LOGIN_REQUIRED')
  })

  it('contains its plan', async () => {
    const user = await api.signIn('+919830070002')
    await subscribe(api, user.userId, { planId: 'premium-v1' })
    expect(await subscription(user.sAccessToken)).toMatchObject({
      subscription_status: 'ACTIVE',
      subscription_amount: { currency: 'INR', amount: 9_900 },
      auto_renewal: true,
      plan_details: { identifier: 'premium', title: 'প্রিমিয়াম', current_version_data: { plan_id: 'premium-v1' } },
    })
  })

  it('is expired once its end has passed', async () => {
    const user = await api.signIn('+919830070003')
    await subscribe(api, user.userId, { planId: 'mobile-v1', endsInSeconds: 10 })
    api.wait(11)
    expect(await subscription(user.sAccessToken)).toMatchObject({ subscription_status: 'EXPIRED' })
  })

  it('sets the device limit', async () => {
    const number = '+919830070004'
    const user = await api.signIn(number, 'browser-1')
    await subscribe(api, user.userId, { planId: 'mobile-v1' })
    expect((await api.signIn(number, 'browser-2')).isDeviceLimitReached).toBe(false)
    expect((await api.signIn(number, 'browser-3')).isDeviceLimitReached).toBe(true)
  })
})

it('a price is formatted as a decimal', () => {
  expect(decimal({ currency: 'USD', amount: 499 })).toBe('4.99')
  expect(decimal({ currency: 'USD', amount: 450 })).toBe('4.50')
  expect(decimal({ currency: 'INR', amount: 29_900 })).toBe('299')
  expect(decimal({ currency: 'JPY', amount: 1_080 })).toBe('1080')
})
