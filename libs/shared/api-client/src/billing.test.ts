import { currentPlanQuery, subscriptionQuery } from './billing.ts'
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

const subscription = {
  subscription_status: 'ACTIVE',
  subscription_acquisition: 'REDEEMED',
  subscription_start_date: '2026-11-01T00:00:00Z',
  subscription_end_date: '2026-12-01T00:00:00Z',
  auto_renewal: true,
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

it('an own subscription has its title and how it was acquired', async () => {
  expect(await subscriptionQuery(apiClient, 'english').queryFn({})).toMatchObject({ status: 'ACTIVE', title: 'mobile', acquisition: 'REDEEMED' })
})
