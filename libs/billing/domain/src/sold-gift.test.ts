import fc from 'fast-check'
import { giftLengths, giftPrice, giftRefundableUntil, isGiftCodeShown, soldGiftState } from './sold-gift.ts'
import type { SoldGift } from './sold-gift.ts'

const paidAt = new Date('2026-11-28T12:00:00Z')
const day = (n: number) => new Date(paidAt.getTime() + n * 86_400_000)
const aGift = (changes: Partial<SoldGift> = {}): SoldGift => ({ country: 'IN', paidAt, expiresAt: day(1_095), isRedeemed: false, isRefunded: false, ...changes })
const inr = (amount: number) => ({ currency: 'INR', amount })

describe('a gift that is sold', () => {
  it('is of 1, 3, 6 or 12 months of a monthly plan, or of a year of a yearly one', () => {
    expect([giftLengths('MONTHLY'), giftLengths('YEARLY'), giftLengths('WEEKLY'), giftLengths('DAILY')]).toEqual([[1, 3, 6, 12], [12], [], []])
  })

  it('costs its months at the price of the plan', () => {
    expect([1, 3, 6, 12].map((months) => giftPrice(inr(29_900), 'MONTHLY', months)?.amount)).toEqual([29_900, 89_700, 179_400, 358_800])
    expect(giftPrice({ currency: 'JPY', amount: 1_080 }, 'MONTHLY', 3)).toEqual({ currency: 'JPY', amount: 3_240 })
    expect(giftPrice(inr(149_900), 'YEARLY', 12)).toEqual(inr(149_900))
  })

  it('has no price for another length', () => {
    expect([0, -1, 2, 1.5, 24, Number.NaN].map((months) => giftPrice(inr(29_900), 'MONTHLY', months))).toEqual(Array(6).fill(null))
    expect([giftPrice(inr(100), 'YEARLY', 1), giftPrice(inr(100), 'WEEKLY', 1), giftPrice(inr(100), 'DAILY', 12)]).toEqual([null, null, null])
  })

  it('costs a whole number of minor units, and more months cost more', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 1e7 }), fc.constantFrom('MONTHLY' as const, 'YEARLY' as const), (amount, period) => {
      const prices = giftLengths(period).map((months) => giftPrice(inr(amount), period, months)!.amount)
      expect(prices.every((price) => Number.isInteger(price) && price >= amount)).toBe(true)
      expect(prices).toEqual([...new Set(prices)].toSorted((one, other) => one - other))
    }))
  })
})

describe('a gift that was paid', () => {
  it('is unused until it is redeemed, refunded or too old', () => {
    expect(soldGiftState(aGift(), day(1))).toBe('unused')
    expect(soldGiftState(aGift({ isRedeemed: true }), day(2_000))).toBe('redeemed')
    expect(soldGiftState(aGift({ isRefunded: true }), day(2_000))).toBe('refunded')
    expect([soldGiftState(aGift(), day(1_094.9)), soldGiftState(aGift(), day(1_095))]).toEqual(['unused', 'expired'])
  })

  it('can be paid back within 14 days, until it is redeemed', () => {
    expect([0, 13.9, 14].map((n) => giftRefundableUntil(aGift(), day(n)))).toEqual([day(14), day(14), null])
    expect([giftRefundableUntil(aGift({ isRedeemed: true }), day(1)), giftRefundableUntil(aGift({ isRefunded: true }), day(1))]).toEqual([null, null])
  })

  it('is withdrawn from in the European Union until the fourteenth day after that of the contract has ended everywhere', () => {
    const gift = aGift({ country: 'DE' })
    expect([14.9, 15].map((n) => giftRefundableUntil(gift, day(n)))).toEqual([day(15), null])
    expect(giftRefundableUntil(aGift({ country: 'DE', isRedeemed: true }), day(1))).toBeNull()
  })

  it('shows its code to its buyer for a day while it is unused', () => {
    expect([0, 0.9, 1].map((n) => isGiftCodeShown(aGift(), day(n)))).toEqual([true, true, false])
    expect(isGiftCodeShown(aGift({ isRedeemed: true }), day(0))).toBe(false)
  })

  it('is paid back only where it is unused', () => {
    const gifts = fc.record({ country: fc.constantFrom('IN', 'DE'), paidAt: fc.constant(paidAt), expiresAt: fc.integer({ min: 1, max: 1_200 }).map(day), isRedeemed: fc.boolean(), isRefunded: fc.boolean() })
    fc.assert(fc.property(gifts, fc.integer({ min: 0, max: 1_300 }), (gift, after) => {
      if (giftRefundableUntil(gift, day(after))) expect(soldGiftState(gift, day(after))).toBe('unused')
      if (isGiftCodeShown(gift, day(after))) expect(soldGiftState(gift, day(after))).toBe('unused')
    }))
  })
})
