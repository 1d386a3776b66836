import fc from 'fast-check'
import { isRefundDue, refundOf, refundableUntil, unusedOf } from './refund.ts'

const paidAt = new Date('2026-11-01T00:00:00Z')
const charge = { amount: 30_000, paidAt, isFirst: true, period: 'MONTHLY' as const }
const period = { startsAt: paidAt, endsAt: new Date('2026-12-01T00:00:00Z') }
const day = (n: number) => new Date(paidAt.getTime() + n * 86_400_000)

describe('a refund', () => {
  it('returns everything within 14 days if nothing was watched', () => {
    expect([0, 13.9, 14].map((n) => refundOf(charge, period, false, day(n)))).toEqual([30_000, 30_000, null])
  })

  it('returns the time that is left if something was watched', () => {
    expect(refundOf(charge, period, true, day(10))).toBe(20_000)
  })

  it('is for first charges and yearly renewals', () => {
    expect([refundableUntil(charge), refundableUntil({ ...charge, isFirst: false }), refundableUntil({ ...charge, isFirst: false, period: 'YEARLY' })]).toEqual([day(14), null, day(14)])
    expect(refundOf({ ...charge, isFirst: false }, period, false, day(1))).toBeNull()
  })

  it('is never more than the charge', () => {
    fc.assert(fc.property(fc.nat(1e8), fc.boolean(), fc.integer({ min: 0, max: 20 }), (amount, hasWatched, after) => {
      const back = refundOf({ ...charge, amount }, period, hasWatched, day(after))
      expect(back === null || (back >= 0 && back <= amount)).toBe(true)
    }))
  })

  it('at the user’s request is due once in twelve months', () => {
    expect([isRefundDue(null, day(0)), isRefundDue(day(0), day(364)), isRefundDue(day(0), day(365))]).toEqual([true, false, true])
  })
})

it('what is unused of a charge does not depend on a window', () => {
  expect([unusedOf(charge, period, false, day(15)), unusedOf(charge, period, true, day(15)), unusedOf(charge, period, true, day(40))]).toEqual([30_000, 15_000, 0])
})
