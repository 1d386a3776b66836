import type { Decline, Discount, DisputeState, GatewayMethodType, GiftRecipient, LifecycleState, OrderStatus, PaymentState, Period, Price, Quote, SubscriptionStatus } from '@ott/billing'
import type { LocalizedText } from '@ott/catalogue-store'
import type { Locale } from '@ott/i18n'
import type { ColumnType, Generated } from 'kysely'
import type { InvoiceDocument } from './invoices/invoice.ts'
import type { Consent } from './orders/consent.ts'

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
    /** Of the trial; 0 without one. */
    trial_days: number
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
    /** Null, like the columns below, for time that was given and not sold. */
    state: Generated<LifecycleState | null>
    anchor_at: Generated<Date | null>
    anchor_period: Generated<number | null>
    period_number: Generated<number | null>
    period_ends_at: Generated<Date | null>
    hold_since: Generated<Date | null>
    paused_until: Generated<Date | null>
    /** The revision of another plan that the next period has. */
    pending_plan: Generated<string | null>
    /** Null without an open dispute. */
    renews_after_dispute: Generated<boolean | null>
  }
  billing_customer: {
    user_id: string
    stripe_customer_id: string | null
    created_at: Date
  }
  payment_method: {
    user_id: string
    payment_method_id: string
    rail: Rail
    provider_ref: string
    kind: Generated<'card' | 'upi'>
    brand: string
    /** Null, like the expiry, for UPI. */
    last_four: string | null
    exp_month: number | null
    exp_year: number | null
    /** Masked. */
    upi_address: Generated<string | null>
    /** The gateway's: the payment that the mandate began with. */
    mandate_payment_id: Generated<string | null>
    /** The most that one debit may take. */
    mandate_maximum: Generated<number | null>
    fingerprint: Buffer | null
    is_default: boolean
    created_at: Date
  }
  billing_order: {
    user_id: string
    order_id: string
    kind: 'new' | 'change' | 'renewal' | 'gift'
    status: OrderStatus
    /** A gift has an id here too, of its own, which its invoice is found by. */
    subscription_id: string
    plan_id: string
    period_number: number
    currency: string
    total: number
    quote: Json<StoredQuote>
    country: string
    buyer: Json<Buyer> | null
    coupon_code: string | null
    renews: boolean
    /** Of a change: its user was told that the plan, which was cancelled, renews again. */
    resumes: Generated<boolean>
    rail: Generated<Rail>
    /** Null where the payer chooses at the gateway. */
    payment_method_id: string | null
    request_id: string | null
    content_hash: Buffer | null
    language: Locale
    consent: Json<Consent> | null
    /** Of gifts only. */
    gift: ColumnType<OrderedGift | null, string | undefined, string>
    expires_at: Date
    created_at: Date
    paid_at: Date | null
  }
  payment: {
    payment_id: string
    user_id: string
    order_id: string
    attempt: number
    rail: Rail
    payment_method_id: string | null
    is_off_session: boolean
    state: PaymentState
    currency: string
    amount: number
    provider_ref: string | null
    decline: Json<Decline> | null
    /** What the payer chose at the gateway. */
    chosen: ColumnType<ChosenMethod | null, string | undefined, string>
    /** Where the payer goes on at the gateway. */
    next: ColumnType<GatewayNext | null, string | undefined, string>
    created_at: Date
    settled_at: Date | null
    /** Of a charge that its payer asked for. */
    request_id: Generated<string | null>
  }
  refund: {
    payment_id: string
    user_id: string
    amount: number
    /** A second payment of an order, one that came too late to give anything, or one that its user wants back. */
    reason: 'duplicate' | 'late' | 'user'
    created_at: Date
    /** The provider has taken it. */
    sent_at: Date | null
    /** The press of the button, where the user asked for it. */
    request_id: Generated<string | null>
    /** `failed`: the bank did not take it, which may be known days later. */
    state: Generated<'created' | 'pending' | 'succeeded' | 'failed'>
    provider_ref: Generated<string | null>
  }
  dispute: {
    /** The provider's id. */
    dispute_ref: string
    payment_id: string
    user_id: string
    subscription_id: string
    state: DisputeState
    amount: number
    currency: string
    opened_at: Date
    closed_at: Date | null
  }
  subscription_period: {
    subscription_id: string
    period_number: number
    user_id: string
    order_id: string
    plan_id: string
    starts_at: Date
    ends_at: Date
    value: number
    currency: string
  }
  credit_entry: {
    user_id: string
    order_id: string
    currency: string
    /** Negative for what a period used. */
    amount: number
    at: Date
  }
  coupon: {
    code: string
    discount: Json<Discount>
    periods: number | null
    plans: Json<string[]> | null
    countries: Json<string[]> | null
    valid_from: Date
    valid_until: Date | null
    is_first_only: Generated<boolean>
    cap: number | null
    taken: Generated<number>
    campaign: Generated<string | null>
  }
  /** Several coupons with one cap. */
  coupon_campaign: {
    campaign: string
    cap: number
    taken: Generated<number>
  }
  coupon_use: {
    coupon_code: string
    user_id: string
    order_id: string
    is_used: Generated<boolean>
  }
  trial_claim: {
    kind: string
    hash: Buffer
    claimed_at: Date
  }
  /** From a contract in the European Union. */
  withdrawal: {
    subscription_id: string
    user_id: string
    request_id: string
    received_at: Date
    /** The one that goes back; null where nothing was paid. */
    payment_id: string | null
    currency: string
    amount: number
  }
  /** Who had a refund at their request. */
  refund_claim: {
    kind: string
    hash: Buffer
    claimed_at: Date
  }
  invoice_series: {
    series: string
    year: string
    last_number: number
  }
  invoice: {
    invoice_id: string
    number: string
    kind: 'invoice' | 'creditNote'
    user_id: string
    order_id: string
    issued_at: Date
    document: Json<InvoiceDocument>
  }
  provider_event: {
    rail: Rail
    event_id: string
    type: string
    received_at: Date
  }
  billing_task: {
    kind: TaskKind
    subject: string
    due_at: Date
    lease_until: Generated<Date | null>
    attempts: Generated<number>
  }
  billing_notice: {
    subject: string
    user_id: string
    /** Null while it is being sent, and where that failed. */
    sent_at: Date | null
    lease_until: Date | null
  }
  billing_event: {
    event_id: Generated<string>
    user_id: string
    subscription_id: string | null
    type: BillingEventType
    at: Date
    details: Json<Record<string, unknown>>
    /** To analytics. */
    is_reported: Generated<boolean>
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
    /** Of codes that the operator has made together. */
    batch_id: Generated<string | null>
    /** Null for codes that the operator has made. */
    order_id: Generated<string | null>
    /** Paid back to its buyer. */
    revoked_at: Generated<Date | null>
    /** Of the user who redeemed it. */
    language: Generated<Locale | null>
  }
}

/** A provider that moves money. */
export type Rail = 'stripe' | 'gateway'

export type ChosenMethod = { type: GatewayMethodType; method: string }

/** `redirect`: to a page of the payer's bank. `form`: the same by POST. `upi`: the parameters of a `upi://pay` link. */
export type GatewayNext =
  | { kind: 'redirect'; url: string }
  | { kind: 'form'; url: string; fields: Record<string, string> }
  | { kind: 'upi'; parameters: Record<string, string> }

/** What is given, and to whom it is mailed; null: to its buyer alone. */
export type OrderedGift = { months: number; to: (GiftRecipient & { language: Locale }) | null }

/** As JSON keeps it: times are ISO 8601. */
export type StoredQuote = Omit<Quote, 'nextCharge' | 'trialEndsAt' | 'periodEndsAt'> & {
  nextCharge: { at: string; amount: number } | null
  trialEndsAt: string | null
  periodEndsAt: string
}

/** What an invoice to a private buyer says, where the law asks it. */
export type Buyer = { name: string; region: string; postal_code: string }

/**
 * `readPayment` (payment): asks the provider how it ended. `expireOrder` (order). `renew` (subscription): charges the next period.
 * `advance` (subscription): the end of a period, a grace or a hold. `mail` (template and what it is about). `refund` (payment).
 * `revokeMandate` (subscription that no mandate renews any more). `readMandate` (the gateway's id): whether its payer has ended it.
 * `dropMandate` (payment): ends a mandate that came with a payment that gave nothing. `detachCard` (the card provider's id): of a
 * removed card. `forgetCustomer` (the card provider's id): of an erased user. `defaultCard` (user): tells the card provider the default. `readCard`, `readCardMandate` and `readDispute` (the card
 * provider's ids): what an event hints at. `dailyCheck` (all). `notices` (subscription): what its user must be told before something happens.
 */
export type TaskKind = 'readPayment' | 'expireOrder' | 'renew' | 'advance' | 'mail' | 'refund' | 'revokeMandate' | 'readMandate' | 'dropMandate' | 'detachCard' | 'forgetCustomer' | 'defaultCard' | 'readCard' | 'readCardMandate' | 'readDispute' | 'dailyCheck' | 'notices'

export type BillingEventType =
  | 'initiated' | 'completed' | 'failed' | 'trialStarted' | 'renewed' | 'renewalFailed' | 'cancelled' | 'resumed' | 'ended' | 'upgraded' | 'downgradeScheduled' | 'paused' | 'refunded' | 'refundFailed' | 'withdrawn' | 'giftBought' | 'giftRedeemed' | 'disputed' | 'disputeWon' | 'disputeLost'

/** JSON: selected as its type, written as text. */
type Json<T> = ColumnType<T, string, string>
