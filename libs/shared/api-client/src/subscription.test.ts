import { currentPlanQuery } from './current-plan.ts'
import { cancelSubscription, resumeSubscription, subscriptionQuery } from './subscription.ts'
import { plansQuery } from './plans.ts'
import { anApi } from './testing.ts'

const rupees = { country: { code: 'IN', currency: 'INR' }, cost_per_billing: '149', price: { currency: 'INR', amount: 14_900 } }
const dollars = { country: { code: 'US', currency: 'USD' }, cost_per_billing: '4.99', price: { currency: 'USD', amount: 499 } }

const plan = (identifier: string, plan_setup: object[]) => ({
  identifier,
  title: identifier,
  description: '',
  plan_type: 'MONTHLY',
  is_recommended: false,
  current_version_data: {
    plan_id: `${identifier}-v1`, simultaneous_streams: 1, download: false, download_resolution: null, streaming_resolution: '720p',
    max_connected_devices: 2, plan_setup,
  },
})

const card = { card_id: 'c1', provider: 'stripe', kind: 'card', card_brand: 'visa', last_four_digits: '4242', card_exp_month: 4, card_exp_year: 2030, is_default: true, is_expired: false, mandate: null }

const subscription = {
  subscription_id: 's1',
  subscription_status: 'ACTIVE',
  subscription_acquisition: 'REDEEMED',
  subscription_start_date: '2026-11-01T00:00:00Z',
  subscription_end_date: '2026-12-01T00:00:00Z',
  auto_renewal: true,
  subscription_amount: { currency: 'INR', amount: 14_900 },
  state: 'active',
  period_ends_at: '2026-12-01T00:00:00Z',
  next_charge: { at: '2026-12-01T00:00:00Z', amount: 14_900 },
  trial_ends_at: null,
  payment_method: card,
  plan_details: plan('mobile', []),
}

const { call: apiClient } = anApi(
  ({ path }) => ({ json: path.includes('/user/subscription') ? { data: subscription } : { data: [plan('mobile', [rupees, dollars]), plan('unpriced', [])] } }),
  { accessToken: 'access', refreshToken: 'refresh' },
)

it('a plan has the first price, and is left out without one', async () => {
  const plans = await plansQuery(apiClient, 'english').queryFn({})
  expect(plans.map(({ identifier, price }) => [identifier, price])).toEqual([['mobile', { currency: 'INR', amount: 14_900 }]])
})

it('a subscription is read whatever the current price', async () => {
  expect(await currentPlanQuery(apiClient, 'english').queryFn({})).toMatchObject({
    known: true,
    subscription: { status: 'ACTIVE', renews: true, plan: { identifier: 'mobile', versionId: 'mobile-v1', devices: 2 } },
  })
})

it('an own subscription has its title, how it was acquired, its next charge and its card', async () => {
  expect(await subscriptionQuery(apiClient, 'english').queryFn({})).toMatchObject({
    id: 's1', status: 'ACTIVE', title: 'mobile', acquisition: 'REDEEMED', state: 'active', currency: 'INR', trialEndsAt: null,
    periodEndsAt: new Date('2026-12-01T00:00:00Z'), nextCharge: { at: new Date('2026-12-01T00:00:00Z'), amount: 14_900 }, paymentMethod: { brand: 'visa', lastFourDigits: '4242' },
  })
})

it('a subscription is cancelled and resumed', async () => {
  const api = anApi(({ path }) => ({ json: { data: { ...subscription, auto_renewal: path.includes('/resume') } } }), { accessToken: 'access', refreshToken: 'refresh' })
  expect(await cancelSubscription(api.call, 's1', 'english')).toMatchObject({ ok: true, subscription: { renews: false } })
  expect(await resumeSubscription(api.call, 's1', 'english')).toMatchObject({ ok: true, subscription: { renews: true } })
  expect(api.requests).toMatchObject([{ method: 'POST', body: { subscription_id: 's1' } }, { method: 'POST', body: { subscription_id: 's1' } }])
})

it('a failed cancellation is a value', async () => {
  const { call } = anApi(() => {
    throw new TypeError('no network')
  }, { accessToken: 'access', refreshToken: 'refresh' })
  expect(await cancelSubscription(call, 's1', 'english')).toEqual({ ok: false, error: 'offline' })
})
