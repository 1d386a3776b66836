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
    ...(renews && paymentMethod ? [{ term: intl.formatMessage({ id: 'benefits.method' }), value: methodText(intl, paymentMethod) }] : []),
  ]
}

const brands: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express', rupay: 'RuPay', diners: 'Diners Club', discover: 'Discover', jcb: 'JCB', unionpay: 'UnionPay' }

export function methodText(intl: IntlShape, card: PaymentCard): string {
  const { kind, lastFourDigits, expiryMonth, expiryYear, isExpired } = card
  if (kind === 'upi' || lastFourDigits === null || expiryMonth === null || expiryYear === null) return shortMethodText(intl, card)
  const expiry = `${inDigits(intl, String(expiryMonth).padStart(2, '0'))}/${inDigits(intl, String(expiryYear))}`
  return intl.formatMessage({ id: isExpired ? 'benefits.cardExpired' : 'benefits.card' }, { brand: brandName(card), digits: inDigits(intl, lastFourDigits), expiry })
}

/** Without its expiry. */
export function shortMethodText(intl: IntlShape, card: PaymentCard): string {
  const { kind, lastFourDigits, upiAddress } = card
  if (kind === 'upi') return upiAddress === null ? 'UPI' : `UPI · ${upiAddress}`
  return lastFourDigits === null ? brandName(card) : intl.formatMessage({ id: 'methods.card' }, { brand: brandName(card), digits: inDigits(intl, lastFourDigits) })
}

/** Whether cancelling ends the plan at once: nothing is paid for any more. */
export function endsAtOnce({ state, endsAt, periodEndsAt }: OwnSubscription): boolean {
  return state === 'paused' || (state === 'grace' && endsAt > periodEndsAt)
}

const brandName = ({ brand }: PaymentCard) => brands[brand] ?? brand

function inDigits(intl: IntlShape, text: string): string {
  return Array.from(text, (digit) => formatNumber(Number(digit), intl.locale)).join('')
}
