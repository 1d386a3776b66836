import fc from 'fast-check'
import { gatewayMethod, gatewayMethodsFor, mandateMaximum, maskedUpiAddress } from './payment-method.ts'

describe('methods of the payment gateway', () => {
  it('are offered in India alone', () => {
    expect(gatewayMethodsFor('IN').map(({ type }) => type)).toEqual(['UPI', 'NB', 'WALLET', 'CARD'])
    expect(gatewayMethodsFor('BD')).toEqual([])
  })

  it('renew by UPI and by card, not by net banking or wallet', () => {
    expect(gatewayMethodsFor('IN').filter(({ canRenew }) => canRenew).map(({ type }) => type)).toEqual(['UPI', 'CARD'])
  })

  it('are found by type and option together', () => {
    expect(gatewayMethod('IN', 'NB', 'NB_HDFC')?.type).toBe('NB')
    expect(gatewayMethod('IN', 'WALLET', 'NB_HDFC')).toBeNull()
    expect(gatewayMethod('GB', 'UPI', 'UPI_PAY')).toBeNull()
  })
})

describe('the limit of a mandate', () => {
  it('is twice the price, but not more than what banks debit without asking', () => {
    expect(mandateMaximum({ currency: 'INR', amount: 29_900 })).toBe(59_800)
    expect(mandateMaximum({ currency: 'INR', amount: 1_000_000 })).toBe(1_500_000)
  })

  it('always covers the price', () => {
    fc.assert(fc.property(fc.integer({ min: 1, max: 10_000_000 }), (amount) => mandateMaximum({ currency: 'INR', amount }) >= amount))
  })
})

it('shows of a UPI address two letters and the bank', () => {
  expect(maskedUpiAddress('mira.sen@okbank')).toBe('mi***@okbank')
})
