import { randomBytes } from 'node:crypto'
import { orderExpiry, orderIdFrom } from '@ott/billing'
import type { Quote } from '@ott/billing'
import type { StoredOrder } from '../payments/settle.ts'
import type { OrderedGift } from '../tables.ts'
import type { Trx } from '../tasks.ts'
import type { Consent } from './consent.ts'
import { storeQuote } from './quotes.ts'

type NewOrder = Omit<StoredOrder, 'rail' | 'resumes' | 'order_id' | 'currency' | 'total' | 'quote' | 'expires_at' | 'created_at' | 'paid_at' | 'consent' | 'gift'> & { rail?: StoredOrder['rail']; resumes?: boolean; quote: Quote; consent?: Consent | null; gift?: OrderedGift }

/** Stores an order of what was quoted; its total is what is due now. */
export function insertOrder(trx: Trx, { quote, buyer, consent, gift, ...order }: NewOrder, now: Date): Promise<StoredOrder> {
  return trx
    .insertInto('billing_order')
    .values({
      ...order,
      order_id: orderIdFrom(randomBytes(12)),
      currency: quote.currency,
      total: quote.dueNow,
      quote: JSON.stringify(storeQuote(quote)),
      buyer: buyer && JSON.stringify(buyer),
      consent: consent ? JSON.stringify(consent) : null,
      ...(gift && { gift: JSON.stringify(gift) }),
      expires_at: orderExpiry(now, 'card'),
      created_at: now,
      paid_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}
