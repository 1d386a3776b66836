import { z } from 'zod'
import { language } from './fields.ts'

const money = z.object({ currency: z.string(), amount: z.number().int() }).meta({ id: 'Money' })

const planSetup = z
  .object({
    country: z.object({ code: z.string(), currency: z.string() }),
    /** Decimal string in the currency's major unit, as shown to users: '149' or '4.99'. */
    cost_per_billing: z.string(),
    /** The same amount in minor units. */
    price: money,
  })
  .meta({ id: 'PlanSetup' })

const versionData = z
  .object({
    plan_id: z.string(),
    simultaneous_streams: z.number().int(),
    download: z.boolean(),
    download_resolution: z.string().nullable(),
    streaming_resolution: z.string(),
    max_connected_devices: z.number().int(),
    /** The price of the user's country first, if it has one; the default last. */
    plan_setup: z.array(planSetup),
  })
  .meta({ id: 'PlanVersion' })

const plan = z
  .object({
    title: z.string(),
    description: z.string(),
    plan_type: z.enum(['DAILY', 'WEEKLY', 'MONTHLY', 'YEARLY']),
    identifier: z.string(),
    is_recommended: z.boolean(),
    current_version_data: versionData,
  })
  .meta({ id: 'Plan' })

const subscription = z
  .object({
    subscription_id: z.string(),
    subscription_status: z.enum(['ACTIVE', 'INACTIVE', 'EXPIRED']),
    subscription_acquisition: z.string(),
    subscription_start_date: z.iso.datetime(),
    subscription_end_date: z.iso.datetime(),
    subscription_amount: money.nullable(),
    auto_renewal: z.boolean(),
    country: z.string(),
    offerInfo: z.object({ coupon_code: z.string().nullable() }).nullable(),
    payment_info: z.object({ payment_processor: z.string().nullable() }).nullable(),
    plan_details: plan,
  })
  .meta({ id: 'Subscription' })

/** Subscription responses are wrapped in `data`. */
export const billing = {
  plans: {
    query: z.object({
      device: z.literal('Web').default('Web'),
      upgrade: z.enum(['true', 'false']).default('true'),
      language: language.default('english'),
    }),
    ok: z.object({ data: z.array(plan) }),
  },
  redeem: {
    query: z.object({ language: language.default('english') }),
    body: z.object({
      /** Both may be left out: the user is the token's. */
      userId: z.string().max(200).optional(),
      mobileNumber: z.string().max(20).nullish(),
      code: z.string().min(1).max(100),
    }),
    ok: z.object({
      data: z
        .object({
          /** False alike for an unknown, a used and an expired code. */
          is_valid: z.boolean(),
          plan_title: z.string().optional(),
          /** The time that the gift gives; it may start after the current plan. */
          starts_at: z.iso.datetime().optional(),
          ends_at: z.iso.datetime().optional(),
        })
        .meta({ id: 'Redemption' }),
    }),
  },
  userSubscription: {
    query: z.object({ language: language.default('english') }),
    ok: z.object({ data: subscription.nullable() }),
  },
}
