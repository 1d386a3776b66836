import { isCardExpired } from '@ott/billing'
import type { Answer } from '@ott/contract'
import type { Kysely } from 'kysely'
import type { BillingTables } from '../tables.ts'
import type { StoredMethod } from './default-method.ts'

export type WireCard = Answer<'cards'>['data']['cards'][number]

/** A method as it goes over the wire (BIL-110). */
export async function presentMethod(db: Kysely<BillingTables>, method: StoredMethod, now: Date): Promise<WireCard> {
  const { exp_month: expiryMonth, exp_year: expiryYear } = method
  return {
    card_id: method.payment_method_id,
    provider: method.rail,
    kind: method.kind,
    card_brand: method.brand,
    last_four_digits: method.last_four,
    card_exp_month: expiryMonth,
    card_exp_year: expiryYear,
    upi_address: method.upi_address,
    is_default: method.is_default,
    is_expired: isCardExpired({ expiryMonth, expiryYear }, now),
    mandate: method.mandate_payment_id === null ? null : { maximum: await maximumOf(db, method.mandate_payment_id, method.mandate_maximum) },
  }
}

/** In the currency of the payment that the mandate began with. */
async function maximumOf(db: Kysely<BillingTables>, paymentId: string, amount: number | null): Promise<{ currency: string; amount: number } | null> {
  const payment = await db.selectFrom('payment').select('currency').where('payment_id', '=', paymentId).executeTakeFirst()
  return payment && amount !== null ? { currency: payment.currency, amount } : null
}
