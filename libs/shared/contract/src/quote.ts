import { z } from 'zod'

/** Minor units of an ISO 4217 currency. */
export const money = z.object({ currency: z.string(), amount: z.number().int() }).meta({ id: 'Money' })

export const nextCharge = z.object({ at: z.iso.datetime(), amount: z.number().int() }).meta({ id: 'NextCharge' })

/** Amounts are in minor units of the currency, taxes included. */
export const quoteFields = {
  currency: z.string(),
  /** They add up to the total. */
  lines: z.array(z.object({ kind: z.enum(['plan', 'discount', 'credit', 'rounding']), amount: z.number().int() })),
  total: z.number().int(),
  /** The taxes in the total. `rate` is in hundredths of a percent. */
  tax: z.array(z.object({ name: z.string(), rate: z.number().int(), amount: z.number().int() })),
  due_now: z.number().int(),
  next_charge: nextCharge.nullable(),
  trial_ends_at: z.iso.datetime().nullable(),
  renews: z.boolean(),
  period_ends_at: z.iso.datetime(),
}

/** Why a provider refused a charge. */
export const declineReason = z.enum(['declined', 'insufficientFunds', 'expiredCard', 'incorrectCvc', 'authenticationFailed', 'methodNotAllowed', 'tryAgain'])

/** What will be charged, and when: the same figures as those of the order. */
export const quote = z
  .object({
    ...quoteFields,
    /** An order that names it keeps the price for half an hour, also where its user is in another country by then. */
    reference: z.string().optional(),
  })
  .meta({ id: 'Quote' })

/** A way to pay at the gateway. */
export const paymentMethod = z
  .object({
    type: z.enum(['UPI', 'NB', 'WALLET', 'CARD']),
    /** Whether a subscription can renew with it. */
    can_renew: z.boolean(),
    options: z.array(z.object({ id: z.string(), name: z.string() })),
  })
  .meta({ id: 'PaymentMethod' })
