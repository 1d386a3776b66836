import type { Period, Price, SubscriptionStatus } from '@ott/billing'
import type { LocalizedText } from '@ott/catalogue-store'
import type { ColumnType, Generated } from 'kysely'

export type BillingTables = {
  plan: {
    identifier: string
    position: number
    /** Higher is better. */
    rank: number
    title: Json<LocalizedText>
    description: Json<LocalizedText>
    period: Period
    is_recommended: boolean
    current_version: string
  }
  plan_version: {
    plan_id: string
    identifier: string
    simultaneous_streams: number
    max_connected_devices: number
    download: boolean
    download_resolution: string | null
    streaming_resolution: string
    /** The last price is the default for all other countries. */
    prices: Json<Price[]>
  }
  subscription: {
    user_id: string
    subscription_id: string
    plan_id: string
    status: SubscriptionStatus
    acquisition: string
    starts_at: Date
    ends_at: Date
    currency: string | null
    amount: number | null
    renews: boolean
    country: string
    coupon_code: string | null
    payment_processor: string | null
    created_at: Date
  }
  gift_code: {
    code_hash: Buffer
    plan_id: string
    months: number
    expires_at: Date
    redeemed_by: Generated<string | null>
    redeemed_at: Generated<Date | null>
    starts_at: Generated<Date | null>
    ends_at: Generated<Date | null>
  }
}

/** JSON: selected as its type, written as text. */
type Json<T> = ColumnType<T, string, string>
