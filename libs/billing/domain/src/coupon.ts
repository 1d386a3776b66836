import { toAsciiDigits } from '@ott/i18n'
import type { Place } from './tax.ts'

export type Discount =
  /** A whole number from 1 to 100. */
  | { type: 'percent'; percent: number }
  /** Minor units by currency; worth nothing in any other. */
  | { type: 'fixed'; amounts: Record<string, number> }

export type Coupon = {
  /** Normalized. */
  code: string
  discount: Discount
  /** How many paid periods it reduces. */
  periods: number | 'always'
  /** Plan identifiers; null for every plan. */
  plans: string[] | null
  countries: string[] | null
  validFrom: Date
  validUntil: Date | null
  isForFirstPurchase: boolean
  /** Uses by all users together; null without a limit. */
  cap: number | null
  taken: number
  /** Uses of all coupons of its campaign together; null outside of one. */
  campaign: { cap: number; taken: number } | null
}

export type CouponRefusal = 'notValid' | 'notForPlan' | 'alreadyUsed'

/** Coupon codes ignore case, surrounding space, invisible marks, scripts of digits and the forms of full-width characters (BIL-12). */
export function normalizeCouponCode(text: string): string {
  return toAsciiDigits(text.normalize('NFKC').replace(/\p{Cf}/gu, '')).trim().toUpperCase()
}

/**
 * Why a coupon cannot be used, or null. An unknown code, one that is over and one that is used up get the same answer.
 * A check promises nothing: the order takes the coupon (BIL-12).
 */
export function couponRefusal(coupon: Coupon | null, use: {
  planId: string
  place: Place
  isFirstPurchase: boolean
  hasUsed: boolean
  now: Date
}): CouponRefusal | null {
  if (!coupon || coupon.validFrom > use.now || (coupon.validUntil && coupon.validUntil <= use.now)) return 'notValid'
  if (coupon.countries && !coupon.countries.includes(use.place.country)) return 'notValid'
  if (use.hasUsed) return 'alreadyUsed'
  if (isUsedUp(coupon) || (coupon.campaign && isUsedUp(coupon.campaign))) return 'notValid'
  if (coupon.isForFirstPurchase && !use.isFirstPurchase) return 'notValid'
  return coupon.plans && !coupon.plans.includes(use.planId) ? 'notForPlan' : null
}

function isUsedUp({ cap, taken }: Pick<Coupon, 'cap' | 'taken'>): boolean {
  return cap !== null && taken >= cap
}

/** The discount in minor units on the n-th paid period, from 1; a fraction is rounded in the user's favour (BIL-12). */
export function discountOn({ currency, amount }: { currency: string; amount: number }, coupon: Pick<Coupon, 'discount' | 'periods'> | null, n: number): number {
  if (!coupon || (coupon.periods !== 'always' && n > coupon.periods)) return 0
  const { discount } = coupon
  return Math.min(amount, discount.type === 'percent' ? Math.ceil((amount * discount.percent) / 100) : discount.amounts[currency] ?? 0)
}
