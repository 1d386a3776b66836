import type { QuoteLine } from './quote.ts'
import type { Tax } from './tax.ts'

/** A charge as its provider has it. Amounts are in minor units. */
export type ProviderCharge = { isPaid: boolean; currency: string; amount: number; refunded: number }

/** The same charge as we recorded it. `isOpen`: it or its refund will be looked at again by itself. */
export type RecordedCharge = ProviderCharge & { isOpen: boolean }

export type ChargeDifference = 'unknownCharge' | 'unrecordedCharge' | 'missingCharge' | 'otherAmount' | 'otherRefund'

/** How a charge differs at the provider and here, or null (BIL-91). Null on a side: it is not there. */
export function chargeDifference(theirs: ProviderCharge | null, ours: RecordedCharge | null): ChargeDifference | null {
  if (!theirs?.isPaid) return ours?.isPaid ? 'missingCharge' : null
  if (!ours) return 'unknownCharge'
  if (ours.isOpen) return null
  if (!ours.isPaid) return 'unrecordedCharge'
  if (theirs.amount !== ours.amount || theirs.currency !== ours.currency) return 'otherAmount'
  return theirs.refunded === ours.refunded ? null : 'otherRefund'
}

type Sums = { lines: QuoteLine[]; total: number; taxes: Tax[] }

export type PaidOrder = {
  /** What was due with the order. */
  total: number
  quote: Sums & { dueNow: number; trialEndsAt: unknown }
  /** Its money went back because it gave nothing. */
  isReturned: boolean
  /** Or the code of a gift. */
  hasPeriod: boolean
  invoice: Sums | null
  /** What its payments brought, without those that were returned as superfluous. */
  paid: number
  /** No payment got back more than it brought. */
  hasValidRefunds: boolean
}

export type OrderDifference = 'noPeriod' | 'noInvoice' | 'wrongSum' | 'wrongPayment' | 'wrongRefund'

/** What is wrong with a paid order: it has one period, one invoice and sums that agree (BIL-91). */
export function orderDifferences({ total, quote, isReturned, hasPeriod, invoice, paid, hasValidRefunds }: PaidOrder): OrderDifference[] {
  const isOf: Record<OrderDifference, boolean> = {
    noPeriod: !isReturned && quote.trialEndsAt === null && !hasPeriod,
    noInvoice: !isReturned && total > 0 && invoice === null,
    wrongSum: total !== quote.dueNow || !addsUp(quote) || (invoice !== null && (invoice.total !== total || !addsUp(invoice))),
    wrongPayment: !isReturned && paid !== total,
    wrongRefund: !hasValidRefunds,
  }
  return (Object.keys(isOf) as OrderDifference[]).filter((difference) => isOf[difference])
}

/** Taxes are a part of the total. */
function addsUp({ lines, total, taxes }: Sums): boolean {
  const tax = taxes.reduce((sum, { amount }) => sum + amount, 0)
  return lines.reduce((sum, { amount }) => sum + amount, 0) === total && tax >= 0 && tax <= total
}
