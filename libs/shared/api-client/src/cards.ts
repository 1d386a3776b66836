import type { Money } from '@ott/billing'
import type { Answer } from '@ott/contract'

/** What renewals are charged to: a card, or UPI. */
export type PaymentCard = {
  id: string
  kind: 'card' | 'upi'
  /** A mandate at the gateway, which renews and pays nothing else. */
  isMandate: boolean
  /** Of a mandate: the most that one debit takes, if its bank says it. */
  mandateMaximum: Money | null
  /** `visa`, `mastercard`, `upi`. */
  brand: string
  /** Null, like the expiry, for UPI and where a bank does not say. */
  lastFourDigits: string | null
  expiryMonth: number | null
  expiryYear: number | null
  /** Masked: `mi***@upi`. */
  upiAddress: string | null
  isDefault: boolean
  isExpired: boolean
}

type WireCard = Answer<'cards'>['data']['cards'][number]

export function cardOf(wire: WireCard): PaymentCard {
  return {
    id: wire.card_id,
    kind: wire.kind,
    isMandate: wire.provider === 'gateway',
    mandateMaximum: wire.mandate?.maximum ?? null,
    brand: wire.card_brand,
    lastFourDigits: wire.last_four_digits,
    expiryMonth: wire.card_exp_month,
    expiryYear: wire.card_exp_year,
    upiAddress: wire.upi_address,
    isDefault: wire.is_default,
    isExpired: wire.is_expired,
  }
}
