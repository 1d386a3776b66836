import { numberFormat } from './format.ts'

/** All other currencies use the narrow symbol of the locale. */
const symbols: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', INR: '₹' }

/** An amount in minor units: `₹1,49,900`, `$4.99`, `¥800`, with the symbol first in both scripts (I18N-5). */
export function formatMoney(money: { currency: string; amount: number }, tag: string): string {
  const { currency, amount } = money
  const grouping = currency === 'INR' || currency === 'BDT' ? 'en-IN' : 'en-GB'
  const formatter = numberFormat(tag === 'bn' ? `${grouping}-u-nu-beng` : grouping, {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    trailingZeroDisplay: 'stripIfInteger',
  })
  const digits = formatter.resolvedOptions().maximumFractionDigits ?? 2
  return formatter
    .formatToParts(amount / 10 ** digits)
    .map((part) => (part.type === 'currency' ? (symbols[currency] ?? part.value) : part.value))
    .join('')
}
