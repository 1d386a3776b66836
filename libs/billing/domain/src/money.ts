import type { Money } from './plan.ts'

/** Digits after the decimal point by ISO 4217 currency. Plans are sold in these currencies only (BIL-9). */
const minorDigits = { BDT: 2, EUR: 2, GBP: 2, INR: 2, JPY: 0, USD: 2 } as const

export type Currency = keyof typeof minorDigits

export function isCurrency(code: string): code is Currency {
  return Object.hasOwn(minorDigits, code)
}

/**
 * Major units with at least this many decimals, for a provider's API: "299.00", or "1080.00" for JPY 1,080 (BIL-9).
 * Throws a RangeError for a currency that is not sold.
 */
export function toMajorUnits({ currency, amount }: Money, minDecimals = 2): string {
  const digits = digitsOf(currency)
  const sign = amount < 0 ? '-' : ''
  const text = String(Math.abs(amount)).padStart(digits + 1, '0')
  const [whole, fraction] = [text.slice(0, text.length - digits), text.slice(text.length - digits)]
  const decimals = fraction.padEnd(minDecimals, '0')
  return sign + whole + (decimals && `.${decimals}`)
}

/** Minor units of a decimal, or null if it is malformed or more precise than the currency (BIL-9). */
export function fromMajorUnits(text: string, currency: string): number | null {
  const [, whole, fraction = ''] = /^(\d{1,12})(?:\.(\d{1,4}))?$/.exec(text) ?? []
  if (whole === undefined) return null
  const digits = digitsOf(currency)
  if (Number(fraction.slice(digits) || 0) !== 0) return null
  return Number(whole + fraction.slice(0, digits).padEnd(digits, '0'))
}

function digitsOf(currency: string): number {
  if (!isCurrency(currency)) throw new RangeError(`Currency ${currency} is not sold`)
  return minorDigits[currency]
}
