import fc from 'fast-check'
import { fromMajorUnits, isCurrency, toMajorUnits } from './money.ts'

const currency = fc.constantFrom('BDT', 'EUR', 'GBP', 'INR', 'JPY', 'USD')

describe('an amount in major units', () => {
  it('has two decimals for the gateway, whatever the currency has', () => {
    expect(['INR', 'JPY', 'USD'].map((code) => toMajorUnits({ currency: code, amount: 1_080 }))).toEqual(['10.80', '1080.00', '10.80'])
    expect(toMajorUnits({ currency: 'INR', amount: 5 })).toBe('0.05')
    expect(toMajorUnits({ currency: 'INR', amount: -29_900 })).toBe('-299.00')
    expect(toMajorUnits({ currency: 'JPY', amount: 1_080 }, 0)).toBe('1080')
  })

  it('reads back as the same amount', () => {
    fc.assert(fc.property(currency, fc.nat(), (code, amount) => {
      expect(fromMajorUnits(toMajorUnits({ currency: code, amount }), code)).toBe(amount)
    }))
  })

  it('is null if it is not a decimal of this currency', () => {
    expect(['299', '299.0', '299.00', '299.0000'].map((text) => fromMajorUnits(text, 'INR'))).toEqual([29_900, 29_900, 29_900, 29_900])
    expect(['', '-1', '1e3', ' 1', '1,000', '1.', '0.005', '৯৯', '1.00000'].map((text) => fromMajorUnits(text, 'INR'))).toEqual(Array(9).fill(null))
    expect([fromMajorUnits('1080.00', 'JPY'), fromMajorUnits('1080.50', 'JPY')]).toEqual([1_080, null])
  })
})

it('a currency that is not sold is refused', () => {
  expect([isCurrency('INR'), isCurrency('XAU'), isCurrency('toString')]).toEqual([true, false, false])
  expect(() => toMajorUnits({ currency: 'KWD', amount: 1 })).toThrow(RangeError)
})
