import fc from 'fast-check'
import { taxesIn, taxRuleFor } from './tax.ts'
import type { TaxRule } from './tax.ts'

const gst: TaxRule = { country: 'IN', region: null, name: 'GST', basisPoints: 1800, validFrom: new Date('2017-07-01') }
const kolkata = { country: 'IN', region: 'WB' }
const mumbai = { country: 'IN', region: 'MH' }

describe('the taxes in a total', () => {
  it('are taken out of the total, never added to it', () => {
    expect(taxesIn(29_900, gst, mumbai, kolkata)).toEqual([{ name: 'IGST', basisPoints: 1800, amount: 4_561 }])
    const consumption = { ...gst, country: 'JP', name: 'Consumption tax', basisPoints: 1000 }
    expect(taxesIn(1_080, consumption, { country: 'JP', region: null }, kolkata)).toEqual([{ name: 'Consumption tax', basisPoints: 1000, amount: 98 }])
  })

  it('are divided between the union and the seller’s own state', () => {
    expect(taxesIn(29_900, gst, kolkata, kolkata)).toEqual([
      { name: 'CGST', basisPoints: 900, amount: 2_280 },
      { name: 'SGST', basisPoints: 900, amount: 2_281 },
    ])
  })

  it('are none without a rule', () => {
    expect([taxesIn(29_900, null, mumbai, kolkata), taxesIn(29_900, { ...gst, basisPoints: 0 }, mumbai, kolkata)]).toEqual([[], []])
  })

  it('are the difference between the total and a net amount that is not negative', () => {
    fc.assert(fc.property(fc.nat(1e9), fc.integer({ min: 1, max: 5_000 }), fc.constantFrom(kolkata, mumbai), (total, basisPoints, place) => {
      const tax = taxesIn(total, { ...gst, basisPoints }, place, kolkata).reduce((sum, { amount }) => sum + amount, 0)
      const net = total - tax
      expect(net).toBeGreaterThanOrEqual(0)
      expect(Math.abs(tax - (net * basisPoints) / 10_000)).toBeLessThanOrEqual(1)
    }))
  })
})

describe('the tax rule', () => {
  const raised = { ...gst, basisPoints: 2_800, validFrom: new Date('2027-04-01') }
  const state = { ...gst, region: 'WB', basisPoints: 500 }

  it('is the newest that is valid', () => {
    expect(taxRuleFor([raised, gst], mumbai, new Date('2027-03-31'))).toBe(gst)
    expect(taxRuleFor([gst, raised], mumbai, new Date('2027-04-01'))).toBe(raised)
  })

  it('is that of the region before that of the country', () => {
    expect([taxRuleFor([gst, state], kolkata, new Date()), taxRuleFor([gst, state], mumbai, new Date())]).toEqual([state, gst])
  })

  it('is null for an untaxed country', () => {
    expect(taxRuleFor([gst], { country: 'US', region: 'NY' }, new Date())).toBeNull()
  })
})
