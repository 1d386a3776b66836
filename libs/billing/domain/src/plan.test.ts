import { priceFor } from './plan.ts'

const rupees = { country: 'IN', price: { currency: 'INR', amount: 14_900 } }
const dollars = { country: 'US', price: { currency: 'USD', amount: 499 } }

describe('the price of a plan', () => {
  it('is the one of the viewer’s country', () => {
    expect(priceFor([rupees, dollars], 'IN')).toEqual(rupees.price)
  })

  it('is the default, which comes last, where a country has none', () => {
    expect(priceFor([rupees, dollars], 'BR')).toEqual(dollars.price)
  })

  it('is unknown for a plan without prices', () => {
    expect(priceFor([], 'IN')).toBeNull()
  })
})
