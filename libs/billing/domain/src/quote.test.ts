import fc from 'fast-check'
import { quote } from './quote.ts'

const kolkata = { country: 'IN', region: 'WB' }
const gst = { country: 'IN', region: null, name: 'GST', basisPoints: 1800, validFrom: new Date('2017-07-01') }
const periodEndsAt = new Date('2026-12-28T12:00:00Z')
const trialEndsAt = new Date('2026-12-12T12:00:00Z')

type Input = Parameters<typeof quote>[0]

const quoteFor = (changes: Partial<Input> = {}) => quote({
  price: { currency: 'INR', amount: 29_900 },
  coupon: null,
  credit: 0,
  trialEndsAt: null,
  periodEndsAt,
  renews: true,
  minimum: 50,
  taxRule: gst,
  place: kolkata,
  seller: kolkata,
  ...changes,
})

const percent = (share: number, periods: number | 'always' = 1) => ({ discount: { type: 'percent' as const, percent: share }, periods })

describe('a quote', () => {
  it('charges the price now and again at the end of the period', () => {
    expect(quoteFor()).toMatchObject({
      lines: [{ kind: 'plan', amount: 29_900 }],
      total: 29_900,
      dueNow: 29_900,
      nextCharge: { at: periodEndsAt, amount: 29_900 },
      taxes: [{ name: 'CGST', amount: 2_280 }, { name: 'SGST', amount: 2_281 }],
    })
  })

  it('takes off the discount before the credit', () => {
    expect(quoteFor({ coupon: percent(20), credit: 10_000 }).lines).toEqual([
      { kind: 'plan', amount: 29_900 },
      { kind: 'discount', amount: -5_980 },
      { kind: 'credit', amount: -10_000 },
    ])
  })

  it('uses the credit that is left, and a repeating coupon, for the next charge', () => {
    expect(quoteFor({ credit: 40_000 })).toMatchObject({ dueNow: 0, creditUsed: 29_900, nextCharge: { amount: 19_800 } })
    expect([quoteFor({ coupon: percent(50) }), quoteFor({ coupon: percent(50, 2) })].map(({ nextCharge }) => nextCharge?.amount)).toEqual([29_900, 14_950])
  })

  it('waives what is less than the provider charges', () => {
    expect(quoteFor({ credit: 29_870 })).toMatchObject({ total: 0, lines: [{}, { kind: 'credit', amount: -29_870 }, { kind: 'rounding', amount: -30 }] })
    expect(quoteFor({ credit: 29_850 }).total).toBe(50)
  })

  it('charges nothing in a trial, and the first period at its end', () => {
    expect(quoteFor({ trialEndsAt, coupon: percent(20) })).toMatchObject({ dueNow: 0, total: 23_920, trialEndsAt, nextCharge: { at: trialEndsAt, amount: 23_920 } })
  })

  it('names no next charge without a renewal', () => {
    expect(quoteFor({ renews: false }).nextCharge).toBeNull()
  })

  it('adds up, is never negative, and includes its taxes', () => {
    const coupon = fc.option(fc.record({ discount: fc.record({ type: fc.constant('percent' as const), percent: fc.integer({ min: 1, max: 100 }) }), periods: fc.oneof(fc.integer({ min: 1, max: 3 }), fc.constant('always' as const)) }))
    fc.assert(fc.property(fc.nat(1e8), coupon, fc.nat(1e8), fc.boolean(), fc.nat(100), (amount, its, credit, isTrial, minimum) => {
      const { lines, total, taxes, dueNow, creditUsed, nextCharge } = quoteFor({ price: { currency: 'INR', amount }, coupon: its, credit, minimum, trialEndsAt: isTrial ? trialEndsAt : null })
      expect(lines.reduce((sum, line) => sum + line.amount, 0)).toBe(total)
      expect(total === 0 || total >= minimum).toBe(true)
      expect(taxes.reduce((sum, tax) => sum + tax.amount, 0)).toBeLessThanOrEqual(total)
      expect(creditUsed >= 0 && creditUsed <= Math.min(credit, amount)).toBe(true)
      expect(dueNow).toBe(isTrial ? 0 : total)
      expect(nextCharge!.amount).toBeGreaterThanOrEqual(0)
    }))
  })
})
