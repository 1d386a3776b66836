import type { Answer } from '@ott/contract'
import type { Call } from './api-client.ts'

export type PaymentCard = {
  id: string
  /** `visa`, `mastercard`. */
  brand: string
  lastFourDigits: string
  expiryMonth: number
  expiryYear: number
  isDefault: boolean
  isExpired: boolean
}

/** The user's cards. */
export function cardsQuery(call: Call) {
  return {
    queryKey: ['cards'],
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<PaymentCard[]> => (await call('cards', { query: {} }, { signal })).data.cards.map(cardOf),
  }
}

type WireCard = Answer<'cards'>['data']['cards'][number]

export function cardOf(wire: WireCard): PaymentCard {
  return {
    id: wire.card_id,
    brand: wire.card_brand,
    lastFourDigits: wire.last_four_digits,
    expiryMonth: wire.card_exp_month,
    expiryYear: wire.card_exp_year,
    isDefault: wire.is_default,
    isExpired: wire.is_expired,
  }
}
