import fc from 'fast-check'
import { couponRefusal, discountOn, normalizeCouponCode } from './coupon.ts'
import type { Coupon } from './coupon.ts'

const now = new Date('2026-11-28T12:00:00Z')
const use = { planId: 'premium', place: { country: 'IN', region: null }, isFirstPurchase: true, hasUsed: false, now }

function aCoupon(changes: Partial<Coupon> = {}): Coupon {
  return {
    code: 'BOISHAKH20',
    discount: { type: 'percent', percent: 20 },
    periods: 1,
    plans: null,
    countries: null,
    validFrom: new Date('2026-01-01'),
    validUntil: null,
    isForFirstPurchase: false,
    cap: null,
    taken: 0,
    campaign: null,
    ...changes,
  }
}

const refusals = (changes: Partial<Coupon>[], others: Partial<typeof use> = {}) => changes.map((change) => couponRefusal(aCoupon(change), { ...use, ...others }))

describe('a coupon', () => {
  it('is valid from its first moment until before its last', () => {
    expect(refusals([{}, { validFrom: now }, { validFrom: new Date(now.getTime() + 1) }, { validUntil: now }])).toEqual([null, null, 'notValid', 'notValid'])
  })

  it('that is unknown, used up or of another country gets one answer', () => {
    expect(couponRefusal(null, use)).toBe('notValid')
    expect(refusals([{ cap: 3, taken: 3 }, { cap: 3, taken: 2 }, { countries: ['BD'] }, { countries: ['BD', 'IN'] }])).toEqual(['notValid', null, 'notValid', null])
  })

  it('is used up with its campaign, whatever its own cap', () => {
    expect(refusals([{ campaign: { cap: 3, taken: 3 } }, { cap: 9, campaign: { cap: 3, taken: 3 } }, { campaign: { cap: 3, taken: 2 } }, { cap: 1, taken: 1, campaign: { cap: 3, taken: 2 } }])).toEqual(['notValid', 'notValid', null, 'notValid'])
  })

  it('may be for some plans, and for first purchases', () => {
    expect(refusals([{ plans: ['mobile'] }, { plans: ['mobile', 'premium'] }])).toEqual(['notForPlan', null])
    expect(refusals([{ isForFirstPurchase: true }, {}], { isFirstPurchase: false })).toEqual(['notValid', null])
  })

  it('works once for a user, who is told so even after it is used up', () => {
    expect(refusals([{}, { cap: 1, taken: 1 }], { hasUsed: true })).toEqual(['alreadyUsed', 'alreadyUsed'])
  })

  it('is found in any case and width', () => {
    expect(normalizeCouponCode('  ｂoishakh২0\n')).toBe('BOISHAKH20')
    expect(normalizeCouponCode('\u202a boishakh\u200b20\u202c')).toBe('BOISHAKH20')
  })
})

describe('the discount', () => {
  it('is rounded in the user’s favour', () => {
    expect(discountOn({ currency: 'INR', amount: 29_999 }, aCoupon(), 1)).toBe(6_000)
  })

  it('ends with its periods', () => {
    const price = { currency: 'INR', amount: 10_000 }
    expect([1, 2, 3].map((n) => discountOn(price, aCoupon({ periods: 2 }), n))).toEqual([2_000, 2_000, 0])
    expect(discountOn(price, aCoupon({ periods: 'always' }), 99)).toBe(2_000)
  })

  it('of a fixed amount is worth nothing in another currency', () => {
    const coupon = aCoupon({ discount: { type: 'fixed', amounts: { INR: 5_000 } } })
    expect(['INR', 'USD'].map((currency) => discountOn({ currency, amount: 10_000 }, coupon, 1))).toEqual([5_000, 0])
  })

  it('is never more than the price', () => {
    const discount = fc.oneof(
      fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ type: fc.constant('fixed' as const), amounts: fc.record({ INR: fc.nat() }) }),
    )
    fc.assert(fc.property(discount, fc.nat(), fc.integer({ min: 1, max: 40 }), (its, amount, n) => {
      const off = discountOn({ currency: 'INR', amount }, aCoupon({ discount: its }), n)
      expect(off >= 0 && off <= amount && Number.isInteger(off)).toBe(true)
    }))
  })
})
