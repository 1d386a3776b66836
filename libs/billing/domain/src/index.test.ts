import * as door from './index.ts'

it('exports these names and no others', () => {
  expect(Object.keys(door).toSorted()).toEqual(['canRedeem', 'charge', 'chargeDifference', 'couponRefusal', 'creditOf', 'currentTerm', 'discountOn', 'dunningStep', 'formatGiftCode', 'fromMajorUnits', 'gatewayMethod', 'gatewayMethodsFor', 'giftCodeFrom', 'giftStatus', 'indianRegions', 'invoiceNumber', 'isActive', 'isCardExpired', 'isCurrency', 'isPinCode', 'isSamePlan', 'isSettled', 'isTooLateToCharge', 'landGift', 'lifecycleAfter', 'mandateMaximum', 'mandateNoticeHours', 'maskedUpiAddress', 'maxGiftCodeInput', 'methodRemoval', 'mustSayOrder', 'needsBuyer', 'normalizeCouponCode', 'normalizeGiftCode', 'orderAfter', 'orderDifferences', 'orderExpiry', 'orderIdFrom', 'pendingLifecycle', 'planChange', 'plannedNotices', 'priceFor', 'quote', 'refundOf', 'refundableUntil', 'settle', 'settleDispute', 'statusOf', 'subscriptionLabel', 'taxRuleFor', 'taxesIn', 'toMajorUnits', 'trialClaims'])
})
