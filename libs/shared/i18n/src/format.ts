import type { Locale } from './locale.ts'

/** `21 November 2026`, `২১ নভেম্বর, ২০২৬`: long, day first, in the service's zone so that both sides agree (I18N-4). */
export function formatDate(date: Date, locale: Locale, timeZone: string): string {
  const kind = `${locale} ${timeZone}`
  const format = dateFormats.get(kind) ?? new Intl.DateTimeFormat(locale === 'en' ? 'en-GB' : 'bn', { dateStyle: 'long', timeZone })
  dateFormats.set(kind, format)
  return format.format(date)
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/**
 * The same by the calendar of whoever reads it, in the browser. It is written without `Intl`, whose first date takes longer than
 * a row of cards to be drawn.
 */
export function formatLocalDate(date: Date, locale: Locale): string {
  const month = months[locale][date.getMonth()] ?? ''
  return inDigitsOf(locale, `${date.getDate()} ${month} ${date.getFullYear()}`)
}

const months = {
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  // In Bengali a comma parts the month from the year.
  bn: ['জানুয়ারি,', 'ফেব্রুয়ারি,', 'মার্চ,', 'এপ্রিল,', 'মে,', 'জুন,', 'জুলাই,', 'আগস্ট,', 'সেপ্টেম্বর,', 'অক্টোবর,', 'নভেম্বর,', 'ডিসেম্বর,'],
} as const

/**
 * A number in the locale's own digits. `plain` leaves out grouping, as years want it. What is digits alone is written without
 * `Intl`, whose first use reads tables of all locales: too long while a page comes alive.
 */
export function formatNumber(value: number, locale: Locale, plain = false): string {
  if (Number.isInteger(value) && value >= 0 && value < (plain ? 10_000 : 1_000)) return inDigitsOf(locale, String(value))
  const kind = `${locale}${plain ? ' plain' : ''}`
  const format = numberFormats.get(kind) ?? new Intl.NumberFormat(locale === 'en' ? 'en-GB' : 'bn', { useGrouping: !plain })
  numberFormats.set(kind, format)
  return format.format(value)
}

/** One of each kind, as of dates: making one costs more than all the numbers of a page. */
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

const lengthWords = {
  en: { hours: 'h', minutes: 'min', seconds: 's' },
  bn: { hours: 'ঘণ্টা', minutes: 'মিনিট', seconds: 'সেকেন্ড' },
} as const

/**
 * A length in seconds as people say it: `1 h 52 min`, `৪৩ সেকেন্ড`. Seconds are said only of what is shorter than ten
 * minutes, and no line ends between a number and what it counts.
 */
export function formatLength(seconds: number, locale: Locale): string {
  const parts = durationParts(seconds)
  const said = (['hours', 'minutes', 'seconds'] as const).filter((unit) => parts[unit] > 0 && (unit !== 'seconds' || seconds < 600))
  return (said.length > 0 ? said : ['seconds' as const])
    .map((unit) => `${formatNumber(parts[unit], locale)}\u00A0${lengthWords[locale][unit]}`)
    .join(' ')
}

/** A position as a player shows it: `4:05`, `1:04:05`, in the locale's digits. */
export function formatPosition(seconds: number, locale: Locale): string {
  const parts = durationParts(Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const text = parts.hours > 0 ? `${parts.hours}:${two(parts.minutes)}:${two(parts.seconds)}` : `${parts.minutes}:${two(parts.seconds)}`
  return inDigitsOf(locale, text)
}

function inDigitsOf(locale: Locale, text: string): string {
  return locale === 'bn' ? text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit))) : text
}
