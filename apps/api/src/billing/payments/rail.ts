import type { Decline, PaymentState } from '@ott/billing'

/** What the provider says of a payment. */
export type SeenPayment = {
  state: PaymentState
  providerRef: string
  decline: Decline | null
  /** For the browser, while the payer's bank asks. */
  clientSecret: string | null
  /** Of the gateway: the permission to debit later that came with it. */
  mandate?: SeenMandate | null
}

/** Null: the provider's desk has returned it. */
export type SeenRefund = { state: 'pending' | 'succeeded' | 'failed'; providerRef: string | null }

/** The permission of a payer to debit them later. */
export type SeenMandate = {
  mandateRef: string
  kind: 'card' | 'upi'
  /** False once its payer or the gateway has ended it. */
  isUsable: boolean
  brand: string
  lastFour: string | null
  expMonth: number | null
  expYear: number | null
  upiAddress: string | null
  /** The most that one debit may take, in minor units. */
  maximum: number | null
}

/** A reference of ours, for what the provider does not have. */
export const neverMadePrefix = 'none_'

/** What counts for a charge that the provider never made. */
export function neverMade(paymentId: string, decline: Decline): SeenPayment {
  return { state: 'failed', providerRef: neverMadePrefix + paymentId, decline, clientSecret: null }
}
