import type { OwnSubscription, PaymentCard } from '@ott/api-client'
import { formatDate, formatMoney, formatNumber } from '@ott/i18n'
import type { IntlShape } from 'react-intl'

type Fact = { term: string; value: string }

/** What a user asks of a plan: until when, whether it renews, what comes next and how it is paid (BIL-35). */
export function planFacts(intl: IntlShape, subscription: OwnSubscription, timeZone: string): Fact[] {
  const { endsAt, renews, state, periodEndsAt, trialEndsAt, nextCharge, currency, paymentMethod } = subscription
  const date = (at: Date) => formatDate(at, intl.locale, timeZone)
  const isTrial = state === 'trial' && trialEndsAt !== null
  return [
    isTrial
      ? { term: intl.formatMessage({ id: 'benefits.trialUntil' }), value: date(trialEndsAt) }
      // While a renewal is due access lasts longer than what was paid for, which promises nothing.
      : { term: intl.formatMessage({ id: 'benefits.validUntil' }), value: date(state === null || state === 'grace' ? endsAt : periodEndsAt) },
    { term: intl.formatMessage({ id: 'benefits.renewal' }), value: intl.formatMessage({ id: renews ? 'benefits.renews' : 'benefits.doesNotRenew' }) },
    ...(nextCharge && currency !== null
      ? [{
          term: intl.formatMessage({ id: 'benefits.nextCharge' }),
          value: intl.formatMessage({ id: 'benefits.nextChargeValue' }, { amount: formatMoney({ currency, amount: nextCharge.amount }, intl.locale), date: date(nextCharge.at) }),
        }]
      : []),
    ...(paymentMethod ? [{ term: intl.formatMessage({ id: 'benefits.method' }), value: methodText(intl, paymentMethod) }] : []),
  ]
}

const brands: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', rupay: 'RuPay', diners: 'Diners Club', discover: 'Discover', jcb: 'JCB', unionpay: 'UnionPay' }

export function methodText(intl: IntlShape, { kind, brand, lastFourDigits, expiryMonth, expiryYear, isExpired, upiAddress }: PaymentCard): string {
  if (kind === 'upi') return upiAddress === null ? 'UPI' : `UPI · ${upiAddress}`
  const name = brands[brand] ?? brand
  if (lastFourDigits === null || expiryMonth === null || expiryYear === null) return name
  const inDigits = (text: string) => Array.from(text, (digit) => formatNumber(Number(digit), intl.locale)).join('')
  const expiry = `${inDigits(String(expiryMonth).padStart(2, '0'))}/${inDigits(String(expiryYear))}`
  return intl.formatMessage({ id: isExpired ? 'benefits.cardExpired' : 'benefits.card' }, { brand: name, digits: inDigits(lastFourDigits), expiry })
}
