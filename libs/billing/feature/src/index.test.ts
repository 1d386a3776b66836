import * as door from './index.ts'

it('lets in by these names alone', () => {
  expect(Object.keys(door).toSorted()).toEqual(['AddCard', 'Benefits', 'Checkout', 'GiftCheckout', 'PayRenewal', 'PaymentReturn', 'PlanComparison', 'PriceTeaser', 'RedeemGift', 'RedeemPage', 'usePlans', 'useRedeem'])
})
