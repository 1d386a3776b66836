import type { Rail } from './ledger.ts'

/** What is shown of a vendor's books. Amounts are in minor units, currencies in upper case. */
export type Overview = { payments: PaymentShown[]; refunds: RefundShown[]; mandates: MandateShown[] }

export type PaymentShown = {
  id: string
  at: Date
  amount: number
  currency: string
  state: 'open' | 'asked' | 'processing' | 'paid' | 'failed' | 'cancelled' | 'returned'
  /** The vendor's word for the state. */
  vendorState: string
  /** The card or the bank. */
  method: string
  /** The site's order. */
  order: string
}

export type RefundShown = { id: string; at: Date; amount: number; currency: string; state: 'pending' | 'done' | 'failed'; vendorState: string; payment: string }

export type MandateShown = {
  id: string
  state: 'waiting' | 'active' | 'paused' | 'ended' | 'failed'
  vendorState: string
  method: string
  /** The most that one debit may take. */
  limit: { amount: number; currency: string } | null
}

export type Overviews = Record<Rail, () => Overview>
