import { priceFor } from './plan.ts'

const rupees = { country: 'IN', currency: 'INR', amount: 14_900 }
const dollars = { country: 'US', currency: 'USD', amount: 499 }

describe('the price of a plan', () => {
  it('is that of the user’s country', () => {
    expect(priceFor([rupees, dollars], 'IN')).toBe(rupees)
  })

  it('is the default, which comes last, for other countries', () => {
    expect(priceFor([rupees, dollars], 'BR')).toBe(dollars)
  })

  it('is null for a plan without prices', () => {
    expect(priceFor([], 'IN')).toBeNull()
  })
})
