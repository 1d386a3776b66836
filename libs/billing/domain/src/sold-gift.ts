import type { Money, Period } from './plan.ts'
import { withdrawableUntil } from './consumer-law.ts'
import { refundableUntil } from './refund.ts'

/** How long a gift can be redeemed. German courts find less than three years unfair. */
export const giftRedeemableMonths = 36

const hourInMs = 3_600_000
const codeIsShownForHours = 24

const lengths = { MONTHLY: [1, 3, 6, 12], YEARLY: [12] } as const

/** The lengths in months for which a plan is given; none for plans by the day or the week (BIL-100). */
export function giftLengths(period: Period): readonly number[] {
  return period === 'MONTHLY' || period === 'YEARLY' ? lengths[period] : []
}

/** What a gift costs, once: its months at the price of the plan, taxes included. Null for a length that is not offered (BIL-100). */
export function giftPrice({ currency, amount }: Money, period: Period, months: number): Money | null {
  if (!giftLengths(period).includes(months)) return null
  return { currency, amount: period === 'YEARLY' ? amount : amount * months }
}

/** A gift that was paid. */
export type SoldGift = { /** Where it was bought. */ country: string; paidAt: Date; expiresAt: Date; isRedeemed: boolean; isRefunded: boolean }

export type SoldGiftState = 'unused' | 'redeemed' | 'refunded' | 'expired'

export function soldGiftState({ expiresAt, isRedeemed, isRefunded }: SoldGift, now: Date): SoldGiftState {
  if (isRefunded) return 'refunded'
  if (isRedeemed) return 'redeemed'
  return expiresAt > now ? 'unused' : 'expired'
}

/** Until then its buyer gets back all of it, in the European Union by withdrawing from the contract; null once it was redeemed, and where nothing is left to get back (BIL-104). */
export function giftRefundableUntil(gift: SoldGift, now: Date): Date | null {
  if (soldGiftState(gift, now) !== 'unused') return null
  const until = withdrawableUntil(gift.country, gift.paidAt) ?? refundableUntil({ paidAt: gift.paidAt, isFirst: true, period: 'MONTHLY' })
  return until && now < until ? until : null
}

/** The code is shown to its buyer on the day of the payment, and mailed: a session that is stolen later opens no gift (BIL-102). */
export function isGiftCodeShown(gift: SoldGift, now: Date): boolean {
  return soldGiftState(gift, now) === 'unused' && now.getTime() - gift.paidAt.getTime() < codeIsShownForHours * hourInMs
}
