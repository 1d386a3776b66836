import type { Locale } from './locale.ts'

/** `21 November 2026`, `২১ নভেম্বর, ২০২৬`: long, day first, in the service's zone so that both sides agree (I18N-4). */
export function formatDate(date: Date, locale: Locale, timeZone: string): string {
  return new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'bn', { dateStyle: 'long', timeZone }).format(date)
}

/** A number in the locale's own digits. `plain` leaves out grouping, as years want it. */
export function formatNumber(value: number, locale: Locale, plain = false): string {
  const kind = `${locale}${plain ? ' plain' : ''}`
  const format = numberFormats.get(kind) ?? new Intl.NumberFormat(locale === 'en' ? 'en-GB' : 'bn', { useGrouping: !plain })
  numberFormats.set(kind, format)
  return format.format(value)
}

/** One of each kind: making one costs more than all the numbers of a page. */
const numberFormats = new Map<string, Intl.NumberFormat>()

/** The specification's symbols; every other currency takes the one its locale knows. */
const symbols: Record<string, string> = { USD: '$', EUR: '€', GBP: '£', JPY: '¥', INR: '₹' }

/**
 * An amount in minor units as people write it: `₹1,49,900`, `$4.99`, `¥800`; whole amounts lose their zeros, and the sign stands
 * before the digits in both scripts (I18N-5).
 */
export function formatMoney(money: { currency: string; amount: number }, locale: Locale): string {
  const { currency, amount } = money
  const grouping = currency === 'INR' || currency === 'BDT' ? 'en-IN' : 'en-GB'
  const formatter = new Intl.NumberFormat(locale === 'en' ? grouping : `${grouping}-u-nu-beng`, {
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

/** Whole hours, minutes and seconds of a length in seconds. */
export function durationParts(seconds: number): { hours: number; minutes: number; seconds: number } {
  const whole = Math.max(0, Math.round(seconds))
  return { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60), seconds: whole % 60 }
}

/** A position as a player shows it: `4:05`, `1:04:05`, in the locale's digits. */
export function formatPosition(seconds: number, locale: Locale): string {
  const parts = durationParts(Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const text = parts.hours > 0 ? `${parts.hours}:${two(parts.minutes)}:${two(parts.seconds)}` : `${parts.minutes}:${two(parts.seconds)}`
  return locale === 'bn' ? text.replace(/\d/g, (digit) => formatNumber(Number(digit), 'bn')) : text
}
