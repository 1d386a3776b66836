import { discountOn } from './coupon.ts'
import type { Coupon } from './coupon.ts'
import type { Money } from './plan.ts'
import { taxesIn } from './tax.ts'
import type { Place, Tax, TaxRule } from './tax.ts'

export type QuoteLine = {
  kind: 'plan' | 'discount' | 'credit' | 'rounding'
  /** Minor units; negative for what is taken off. */
  amount: number
}

export type Quote = {
  currency: string
  /** They add up to the total. */
  lines: QuoteLine[]
  /** What the first paid period costs, taxes included. */
  total: number
  taxes: Tax[]
  /** Zero in a trial, else the total. */
  dueNow: number
  /** Credit that this period uses. */
  creditUsed: number
  nextCharge: { at: Date; amount: number } | null
  trialEndsAt: Date | null
  periodEndsAt: Date
  renews: boolean
}

/** Computes what will be charged, and when (BIL-13). The order is made of the same figures. */
export function quote({ price, coupon, credit, trialEndsAt, periodEndsAt, renews, minimum, taxRule, place, seller }: {
  /** Taxes included. */
  price: Money
  coupon: Pick<Coupon, 'discount' | 'periods'> | null
  /** Of the user, in minor units of the price's currency. */
  credit: number
  /** With a trial the first period starts here. */
  trialEndsAt: Date | null
  periodEndsAt: Date
  renews: boolean
  /** Least amount that the payment provider charges; less than that is waived. */
  minimum: number
  taxRule: TaxRule | null
  place: Place
  seller: Place
}): Quote {
  const first = charge(price, coupon, 1, credit, minimum)
  const second = charge(price, coupon, 2, credit - first.creditUsed, minimum)
  const upcoming = trialEndsAt ? { at: trialEndsAt, amount: first.total } : { at: periodEndsAt, amount: second.total }
  return {
    currency: price.currency,
    ...first,
    taxes: taxesIn(first.total, taxRule, place, seller),
    dueNow: trialEndsAt ? 0 : first.total,
    nextCharge: renews ? upcoming : null,
    trialEndsAt,
    periodEndsAt,
    renews,
  }
}

/** What the n-th paid period costs, with the credit that is left before it. */
export function charge(price: Money, coupon: Pick<Coupon, 'discount' | 'periods'> | null, n: number, credit: number, minimum: number): Pick<Quote, 'lines' | 'total' | 'creditUsed'> {
  const discount = discountOn(price, coupon, n)
  const creditUsed = Math.min(credit, price.amount - discount)
  const rest = price.amount - discount - creditUsed
  const waived = rest < minimum ? rest : 0
  const reductions = [
    { kind: 'discount', amount: -discount },
    { kind: 'credit', amount: -creditUsed },
    { kind: 'rounding', amount: -waived },
  ] as const
  return { lines: [{ kind: 'plan', amount: price.amount }, ...reductions.filter(({ amount }) => amount < 0)], total: rest - waived, creditUsed }
}
