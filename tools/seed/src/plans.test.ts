import { priceFor } from '@ott/billing'
import { plans } from './index.ts'

describe('the demo plans', () => {
  it('are two, each with a revision of its name', () => {
    expect(plans.map(({ identifier }) => identifier)).toEqual(['mobile', 'premium'])
    expect(plans.filter(({ identifier, version }) => !version.planId.startsWith(`${identifier}-v`))).toEqual([])
  })

  it('cost more for more benefits', () => {
    const [mobile, premium] = plans.map(({ version }) => version)
    expect([mobile?.simultaneousStreams, premium?.simultaneousStreams]).toEqual([1, 4])
    expect([mobile?.maxConnectedDevices, premium?.maxConnectedDevices]).toEqual([2, 5])
    const mobilePrice = (country: string) => priceFor(mobile?.prices ?? [], country)?.amount ?? Number.POSITIVE_INFINITY
    const dearer = premium?.prices.filter(({ country, amount }) => amount > mobilePrice(country))
    expect(dearer).toEqual(premium?.prices)
  })

  it('are sold in rupees, taka, pounds, euros and yen, and elsewhere in dollars', () => {
    const currencies = (country: string) => plans.map(({ version }) => priceFor(version.prices, country)?.currency)
    expect(['IN', 'BD', 'GB', 'DE', 'JP', 'BR'].map(currencies)).toEqual(
      ['INR', 'BDT', 'GBP', 'EUR', 'JPY', 'USD'].map((currency) => [currency, currency]),
    )
  })
})
