import fc from 'fast-check'
import { countryOfOrder } from './quoted-price.ts'

const at = new Date('2026-11-28T12:00:00Z')
const quoted = { country: 'IN', dueNow: 9_900, at }
const after = (minutes: number) => new Date(at.getTime() + minutes * 60_000)
const here = { country: 'JP', expected: 9_900 }

describe('the country of an order', () => {
  it('is that of the quote for half an hour', () => {
    expect([0, 29.99, 30, 600].map((minutes) => countryOfOrder(quoted, here, after(minutes)))).toEqual(['IN', 'IN', 'JP', 'JP'])
  })

  it('is where its user is without a quote, and where another price was shown', () => {
    expect([countryOfOrder(null, here, at), countryOfOrder(quoted, { ...here, expected: 1_080 }, at), countryOfOrder(quoted, { ...here, expected: undefined }, at)]).toEqual(['JP', 'JP', 'JP'])
  })

  it('is one of the two, and where its user stays always that one', () => {
    const country = fc.constantFrom('IN', 'JP', 'GB')
    fc.assert(fc.property(country, country, fc.nat(3), fc.nat(3), fc.integer({ min: 0, max: 90 }), (quotedIn, isIn, dueNow, expected, minutes) => {
      const found = countryOfOrder({ country: quotedIn, dueNow, at }, { country: isIn, expected }, after(minutes))
      expect([quotedIn, isIn]).toContain(found)
      if (found !== isIn) expect([dueNow === expected, minutes < 30]).toEqual([true, true])
    }))
  })
})
