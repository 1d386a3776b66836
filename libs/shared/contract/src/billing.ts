import { z } from 'zod'
import { id, language, wholeNumber } from './fields.ts'
import { declineReason, money, nextCharge, paymentMethod, quote, quoteFields } from './quote.ts'

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
    /** Of the trial that a new subscriber gets; 0 without one. */
    trial_days: z.number().int(),
    tax_included: z.literal(true),
    /** What choosing this plan is for the signed-in user. Left out for others, and where the plan cannot be changed now. */
    change: z.enum(['new', 'same', 'upgrade', 'downgrade']).optional(),
    /** With `upgrade` and `downgrade`: the user's plan was cancelled, and renews again with the change. */
    resumes: z.boolean().optional(),
  })
  .meta({ id: 'Plan' })

const card = z
  .object({
    card_id: z.string(),
    provider: z.enum(['stripe', 'gateway']),
    kind: z.enum(['card', 'upi']),
    /** `visa`, `mastercard`, `rupay`; `upi` for UPI. */
    card_brand: z.string(),
    /** Null, like the expiry, for UPI and where a bank does not say. */
    last_four_digits: z.string().nullable(),
    card_exp_month: z.number().int().nullable(),
    card_exp_year: z.number().int().nullable(),
    /** Masked: `mi***@upi`. */
    upi_address: z.string().nullable(),
    is_default: z.boolean(),
    is_expired: z.boolean(),
    /** Of a permission to debit, which renews and can be revoked: the most that one debit takes, if the bank says it. */
    mandate: z.object({ maximum: money.nullable() }).nullable(),
  })
  .meta({ id: 'PaymentCard' })

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
    /** Null for time that was given and not sold. */
    state: z.enum(['pending', 'trial', 'active', 'grace', 'hold', 'paused', 'ended']).nullable(),
    /** The next charge, or the end that was paid for. Access may last a little longer while a renewal is under way. */
    period_ends_at: z.iso.datetime(),
    next_charge: nextCharge.nullable(),
    trial_ends_at: z.iso.datetime().nullable(),
    /** What renews the plan, or would renew a cancelled one. */
    payment_method: card.nullable(),
    /** The plan that the next period has. */
    pending_change: z.object({ plan_id: z.string(), title: z.string(), at: z.iso.datetime() }).nullable(),
    /** Why the last renewal failed, and when it is attempted again, if it is. */
    failed_charge: z.object({ reason: declineReason, retries_at: z.iso.datetime().nullable() }).nullable(),
    /** Of a pause that is under way, or starts with the end of the period. */
    paused_until: z.iso.datetime().nullable(),
    /** Until then the user can have the last charge back. */
    refundable_until: z.iso.datetime().nullable(),
    /** In the European Union: until then the user can withdraw from the contract. */
    withdrawable_until: z.iso.datetime().nullable(),
    /** Of a charge that its user contests at the bank. While it is open nothing is charged; lost, it has ended the plan. */
    dispute: z
      .object({
        state: z.enum(['open', 'lost']),
        /** Whether the plan renews again should the dispute be won. */
        renews_after: z.boolean(),
      })
      .nullable(),
  })
  .meta({ id: 'Subscription' })

const order = z
  .object({
    order_id: id,
    status: z.enum(['open', 'paying', 'paid', 'expired', 'cancelled']),
    plan_id: z.string(),
    expires_at: z.iso.datetime(),
    /** Of a gift only: how long it lasts. */
    gift_months: z.number().int().optional(),
    ...quoteFields,
  })
  .meta({ id: 'Order' })

/** Where the payer goes on. `uri` opens an app; `qr_svg` is the same as a picture. */
const next = z
  .discriminatedUnion('kind', [
    z.object({ kind: z.literal('redirect'), url: z.url() }),
    z.object({ kind: z.literal('upi'), uri: z.string(), qr_svg: z.string(), expires_at: z.iso.datetime() }),
    /** Nothing is left to pay. */
    z.object({ kind: z.literal('none') }),
  ])
  .meta({ id: 'PaymentStep' })

const placed = z
  .object({
    /**
     * `REQUIRES_ACTION`: the bank asks the payer; the browser continues with `client_secret`, then repeats the call. `RETURNED`: the
     * payment came too late to give anything, and goes back.
     */
    outcome: z.enum(['ACTIVE', 'PENDING', 'REQUIRES_ACTION', 'FAILED', 'RETURNED']),
    /** What was paid for the order and was not needed. It goes back by itself. */
    returned: money.optional(),
    client_secret: z.string().optional(),
    /** For `client_secret`. */
    publishable_key: z.string().optional(),
    /** Of a payment at the gateway that its payer has not finished. */
    next: next.optional(),
    order,
  })
  .meta({ id: 'PlacedOrder' })

const invoice = z
  .object({
    number: z.string(),
    kind: z.enum(['invoice', 'creditNote']),
    issued_at: z.iso.datetime(),
    plan_title: z.string(),
    ...pick(quoteFields, 'currency', 'lines', 'total', 'tax'),
  })
  .meta({ id: 'Invoice' })

/** What renewals can be charged to, the default first. */
const cardList = z.object({ data: z.object({ cards: z.array(card) }) })

/** `CARD`: a page of the gateway, for cards that the card provider does not take. */
const paymentMethodType = z.enum(['UPI', 'NB', 'WALLET', 'CARD'])

/** In minor units. */
const amount = z.number().int().min(0).max(1e9)
/** Trimmed and well-formed. */
const text = (max: number) => z.string().trim().max(max).refine((text) => text.isWellFormed())

/** To whom a gift is mailed. Links and hidden characters are refused. */
const giftRecipient = z.object({
  email: text(254),
  name: text(60).default(''),
  /** How the buyer wants to be named. */
  from: text(60).default(''),
  message: text(300).default(''),
  language: language.optional(),
})

const boughtGift = z
  .object({
    order_id: id,
    plan_title: z.string(),
    months: z.number().int(),
    bought_at: z.iso.datetime(),
    amount: money,
    /** Where it was bought. */
    country: z.string(),
    state: z.enum(['unused', 'redeemed', 'refunded', 'expired']),
    /** Until then its code can be redeemed. */
    expires_at: z.iso.datetime(),
    /** Until then, and until it is redeemed, its buyer can have all of it back. */
    refundable_until: z.iso.datetime().nullable(),
    /** Null: it was mailed to its buyer alone. */
    to: z.object({ email: z.string(), name: z.string() }).nullable(),
    /** On the day of the payment, while it is unused; afterwards only the mails have it. `qr_svg` is the link as a picture. */
    code: z.object({ text: z.string(), url: z.url(), qr_svg: z.string() }).nullable(),
  })
  .meta({ id: 'BoughtGift' })

const couponCode = z.string().trim().min(1).max(40)
const planId = z.string().min(1).max(80)

/** Who buys, where an invoice must say it. The country is the server's. */
const place = z.object({
  name: z.string().trim().min(1).max(100).refine((text) => text.isWellFormed()),
  /** ISO 3166-2 without the country: "WB". */
  region: z.string().regex(/^[A-Z0-9]{1,3}$/),
  postal_code: z.string().trim().regex(/^[A-Za-z0-9 -]{3,10}$/),
})

/** The `reference` of the quote that the user was shown. */
const quoteReference = z.string().max(200).regex(/^[\w-]+\.[\w-]+$/).optional()

/** The text above the button that the user saw: its id, its version and its language. */
const consent = z.object({ text: z.string().min(1).max(40), version: z.string().min(1).max(20), language })

/** Subscription responses are wrapped in `data`. */
export const billing = {
  quote: {
    query: z.object({ language: language.default('english') }),
    body: z.object({
      plan_id: planId,
      coupon_code: couponCode.optional(),
      auto_renewal: z.boolean().default(true),
      place: place.optional(),
      /** Set where the gateway is paid with; the card provider else. */
      payment_method_type: paymentMethodType.optional(),
    }),
    ok: z.object({
      data: quote,
      /** What the gateway offers in the user's country. The card provider is not among it. */
      payment_methods: z.array(paymentMethod),
    }),
  },
  coupon: {
    query: z.object({ language: language.default('english') }),
    body: z.object({ coupon_code: couponCode, plan_id: planId, auto_renewal: z.boolean().default(true), place: place.optional(), payment_method_type: paymentMethodType.optional() }),
    ok: z.object({
      data: z.object({
        is_valid: z.boolean(),
        quote: quote.optional(),
        /** `notValid` alike for an unknown, an expired and a used-up one. */
        reason: z.enum(['notValid', 'notForPlan', 'alreadyUsed']).optional(),
        /** With `notForPlan`: the titles of the plans on sale that it is for. */
        plans: z.array(z.string()).optional(),
      }),
    }),
  },
  stripeSetupIntent: {
    body: z.object({ requestId: id.optional() }),
    ok: z.object({ data: z.object({ client_secret: z.string(), setup_intent_id: z.string(), customer_id: z.string(), publishable_key: z.string() }) }),
  },
  stripeValidateCustomer: {
    body: z.object({
      /** The confirmed SetupIntent. */
      token: z.string().regex(/^seti_\w{1,80}$/),
      email: z.string().max(320).nullish(),
      paymentMethodId: z.string().regex(/^pm_\w{1,80}$/),
      /** False for a card that pays once: renewals stay with the other one. */
      is_default: z.boolean().default(true),
    }),
    ok: z.object({ data: z.object({ customer_id: z.string(), card }) }),
  },
  stripeSubscribe: {
    body: z.object({
      subscription: z.literal('stripe'),
      siteId: z.string().max(80),
      platform: z.literal('web_browser'),
      planId,
      planIdentifier: planId,
      userId: z.string().max(200),
      currencyCode: z.string().regex(/^[A-Z]{3}$/),
      /** Coupon codes. */
      appliedOffers: z.array(couponCode).max(1),
      /** A payment method that was validated for this user. */
      stripeToken: z.string().regex(/^pm_\w{1,80}$/),
      /** One for each press of the button, the same in all repeats of it. */
      requestId: id,
      /** The amount due now that the user was shown, in minor units. */
      expected: amount.optional(),
      quote_reference: quoteReference,
      auto_renewal: z.boolean().default(true),
      place: place.optional(),
      consent: consent.optional(),
    }),
    ok: z.object({ data: placed }),
  },
  /** Makes an order that `startPayment` pays at the gateway. Who the user is, where, and how to reach them is known: those fields are only checked. */
  subscribe: {
    query: z.object({ device: z.literal('Web').default('Web') }),
    body: z.object({
      plan_id: planId,
      coupon_code: couponCode.nullish().transform((code) => code ?? undefined),
      auto_renewal: z.boolean().default(true),
      user_id: z.string().max(200).optional(),
      country: z.string().max(2).optional(),
      device: z.string().max(40).optional(),
      phone_number: z.string().max(20).nullish(),
      email: z.string().max(320).nullish(),
      /** One for each press of the button, the same in all repeats of it. */
      requestId: id.optional(),
      /** The amount due now that the user was shown, in minor units. */
      expected: amount.optional(),
      quote_reference: quoteReference,
      place: place.optional(),
      consent: consent.optional(),
    }),
    ok: z.object({ data: order }),
  },
  startPayment: {
    body: z.object({
      order_id: id,
      /** Both, or neither: then the answer is what there is to choose from. */
      payment_method_type: paymentMethodType.optional(),
      payment_method: z.string().regex(/^[A-Z_]{2,30}$/).optional(),
      /** A repeat goes on with the same attempt. */
      requestId: id.optional(),
    }),
    ok: z.object({
      data: z.object({
        order,
        methods: z.array(paymentMethod).optional(),
        next: next.optional(),
      }),
    }),
  },
  order: {
    params: z.object({ id }),
    body: z.object({
      /** The query with which the gateway sent the payer back. It is checked, and decides nothing. */
      return: z.record(z.string().max(60), z.string().max(500)).optional(),
    }),
    ok: z.object({ data: placed }),
  },
  cards: {
    query: z.object({ customer_id: z.string().max(80).optional(), subscription_id: z.string().max(80).optional() }),
    ok: cardList,
  },
  /** Renewals are charged to it. A renewal that failed is charged at once, and a mandate that it replaces ends. */
  setDefaultCard: { params: z.object({ id }), ok: cardList },
  /**
   * PAYMENT_METHOD_NEEDED for the last one of a plan that renews, ORDER_IN_PROGRESS while it pays. Removing a mandate revokes it and
   * ends the renewal. The newest valid card becomes the default.
   */
  removeCard: { params: z.object({ id }), ok: cardList },
  cancelSubscription: {
    query: z.object({ subscription_id: id, language: language.default('english') }),
    ok: z.object({ data: subscription }),
  },
  postCancelSubscription: {
    body: z.object({ subscription_id: id }),
    query: z.object({ language: language.default('english') }),
    ok: z.object({ data: subscription }),
  },
  resumeSubscription: {
    body: z.object({ subscription_id: id }),
    query: z.object({ language: language.default('english') }),
    ok: z.object({ data: subscription }),
  },
  changePlan: {
    query: z.object({ language: language.default('english') }),
    /** Without `requestId` and `expected` the answer is what the change would cost. */
    body: z.object({
      plan_id: planId,
      requestId: id.optional(),
      /** The amount due now that the user was shown, in minor units. */
      expected: amount.optional(),
      /** The amount of the next charge that the user was shown. */
      expected_next: amount.optional(),
      /** The user was shown that the plan, which was cancelled, renews again. */
      resume: z.boolean().default(false),
      consent: consent.optional(),
    }),
    ok: z.object({
      data: z.object({
        change: z.enum(['upgrade', 'downgrade']),
        /** An upgrade starts now, a downgrade with the next period. */
        starts_at: z.iso.datetime(),
        /** The plan was cancelled, and renews again with the change. */
        resumes: z.boolean(),
        quote,
        /** What became of a change that was asked for with a `requestId`. */
        placed: placed.optional(),
      }),
    }),
  },
  cancelPlanChange: {
    query: z.object({ language: language.default('english') }),
    body: z.object({ subscription_id: id }),
    ok: z.object({ data: subscription }),
  },
  pauseSubscription: {
    query: z.object({ language: language.default('english') }),
    /** From the end of the paid period. Without `subscription_id` the current plan is paused. */
    body: z.object({ subscription_id: id.optional(), days: z.number().int().min(7).max(90) }),
    ok: z.object({ data: subscription }),
  },
  payRenewal: {
    query: z.object({ language: language.default('english') }),
    /** Without `requestId` and `expected` the answer is what is due. */
    body: z.object({ requestId: id.optional(), expected: amount.optional(), consent: consent.optional() }),
    ok: z.object({ data: z.object({ quote, placed: placed.optional() }) }),
  },
  refundSubscription: {
    /**
     * Without `confirm` the answer is what would be paid back. `expected`: the amount that the user was shown. With `order_id`, of a gift
     * that the user bought; else of the current plan.
     */
    body: z.object({ requestId: id, order_id: id.optional(), confirm: z.boolean().default(false), expected: amount.optional() }),
    ok: z.object({
      data: z.object({
        amount: money,
        /** All of the charge, because nothing was watched since; else the time that is left. */
        is_full: z.boolean(),
        refundable_until: z.iso.datetime().nullable(),
        /** Null until it is confirmed. */
        state: z.enum(['created', 'pending', 'succeeded', 'failed']).nullable(),
      }),
    }),
  },
  withdrawSubscription: {
    /** Without `confirm` the answer is what would be paid back. A withdrawal counts whatever that is by then. */
    body: z.object({ requestId: id, confirm: z.boolean().default(false) }),
    ok: z.object({
      data: z.object({
        /** Zero where nothing was paid. */
        amount: money,
        /** All of the charge, because nothing was watched since; else the time that is left. */
        is_full: z.boolean(),
        withdrawable_until: z.iso.datetime().nullable(),
        /** Null until it is confirmed. */
        received_at: z.iso.datetime().nullable(),
      }),
    }),
  },
  billingHistory: {
    query: z.object({ page: wholeNumber(1, 10_000).default(1), pageSize: wholeNumber(1, 50).default(10), language: language.default('english') }),
    ok: z.object({
      data: z.object({
        items: z.array(z
          .object({
            id: z.string(),
            kind: z.enum(['charge', 'refund']),
            at: z.iso.datetime(),
            amount: money,
            /** `DISPUTED`: contested at the bank. `DISPUTE_LOST`: the bank has taken it back. */
            status: z.enum(['PAID', 'REFUNDED', 'PARTLY_REFUNDED', 'FAILED', 'PENDING', 'DISPUTED', 'DISPUTE_LOST']),
            plan_title: z.string(),
            subscription_id: z.string(),
            /** Of a gift only: how long it lasts. */
            gift_months: z.number().int().optional(),
            invoice_id: z.string().nullable(),
          })
          .meta({ id: 'BillingItem' })),
        total: z.number().int(),
      }),
    }),
  },
  invoice: {
    body: z.object({ subscription_id: id, invoice_id: id.optional(), language: language.default('english') }),
    /** The link to the printable page lasts a minute. */
    ok: z.object({ data: z.object({ invoice, url: z.string() }) }),
  },
  plans: {
    query: z.object({
      device: z.literal('Web').default('Web'),
      upgrade: z.enum(['true', 'false']).default('true'),
      language: language.default('english'),
    }),
    ok: z.object({ data: z.array(plan) }),
  },
  gift: {
    query: z.object({ language: language.default('english') }),
    /**
     * Without `requestId` and `expected` the answer is what the gift would cost. With `stripeToken` a card pays; without one the answer
     * is an order that `startPayment` pays at the gateway.
     */
    body: z.object({
      plan_id: planId,
      months: z.number().int().min(1).max(36),
      to: giftRecipient.optional(),
      place: place.optional(),
      /** A payment method that was validated for this user. */
      stripeToken: z.string().regex(/^pm_\w{1,80}$/).optional(),
      /** One for each press of the button, the same in all repeats of it. */
      requestId: id.optional(),
      /** The amount due now that the user was shown, in minor units. */
      expected: amount.optional(),
      quote_reference: quoteReference,
      consent: consent.optional(),
    }),
    ok: z.object({
      data: z.object({
        /** Its period ends when the code can be redeemed no longer. */
        quote,
        /** What became of a gift that was asked for with a `requestId`. */
        placed: placed.optional(),
      }),
      /** What the gateway offers in the user's country. */
      payment_methods: z.array(paymentMethod),
    }),
  },
  gifts: {
    query: z.object({ page: wholeNumber(1, 10_000).default(1), pageSize: wholeNumber(1, 50).default(10), language: language.default('english') }),
    /** The gifts that the user bought, the newest first. */
    ok: z.object({ data: z.object({ items: z.array(boughtGift), total: z.number().int() }) }),
  },
  mailGift: {
    params: z.object({ id }),
    body: z.object({}),
    /** Mails the code again to whom it was mailed, while it is unused. */
    ok: z.object({ data: z.object({ is_sent: z.literal(true) }) }),
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

function pick<T extends object, K extends keyof T>(fields: T, ...names: K[]): Pick<T, K> {
  return Object.fromEntries(names.map((name) => [name, fields[name]])) as Pick<T, K>
}
