import { localeOf } from './locale.ts'

// Whatever is written here takes a language tag, such as a page's `intl.locale`: it says the digits too (I18N-10).

/** `21 November 2026`, `২১ নভেম্বর, ২০২৬`: long, day first, in the service's zone so that both sides agree (I18N-4). */
export function formatDate(date: Date, tag: string, timeZone: string): string {
  const ahead = minutesAhead[timeZone]
  if (ahead !== undefined && date >= everSince) {
    const there = new Date(date.getTime() + ahead * 60_000)
    return writeDate([there.getUTCFullYear(), there.getUTCMonth(), there.getUTCDate()], tag)
  }
  const kind = `${tag} ${timeZone}`
  const format = dateFormats.get(kind) ?? new Intl.DateTimeFormat(britishOr(tag), { dateStyle: 'long', timeZone })
  dateFormats.set(kind, format)
  return format.format(date)
}

/** Zones whose clocks nobody has changed since 2009, and by how much they are ahead of UTC. */
const minutesAhead: Partial<Record<string, number>> = { 'UTC': 0, 'Asia/Kolkata': 330, 'Asia/Dhaka': 360 }
const everSince = new Date('2010-01-01T00:00:00Z')

const dateFormats = new Map<string, Intl.DateTimeFormat>()

/** The same by the calendar of whoever reads it, in the browser. */
export function formatLocalDate(date: Date, tag: string): string {
  return writeDate([date.getFullYear(), date.getMonth(), date.getDate()], tag)
}

/** Without `Intl`, whose first date takes a browser longer than several rows of cards. */
function writeDate([year, month, day]: [year: number, month: number, day: number], tag: string): string {
  return inDigitsOf(tag, `${day} ${months[localeOf(tag)][month]} ${year}`)
}

const months = {
  en: ['January', 'February', 'March', 'April', 'May', 'June', 'July', 'August', 'September', 'October', 'November', 'December'],
  // In Bengali a comma parts the month from the year.
  bn: ['জানুয়ারি,', 'ফেব্রুয়ারি,', 'মার্চ,', 'এপ্রিল,', 'মে,', 'জুন,', 'জুলাই,', 'আগস্ট,', 'সেপ্টেম্বর,', 'অক্টোবর,', 'নভেম্বর,', 'ডিসেম্বর,'],
} as const

/**
 * A number in the tag's digits. `plain` leaves out grouping, as years want it. What is digits alone is written without
 * `Intl`, whose first use reads tables of all locales: too long while a page comes alive.
 */
export function formatNumber(value: number, tag: string, plain = false): string {
  if (Number.isInteger(value) && value >= 0 && value < (plain ? 10_000 : 1_000)) return inDigitsOf(tag, String(value))
  const kind = `${tag}${plain ? ' plain' : ''}`
  const format = numberFormats.get(kind) ?? new Intl.NumberFormat(britishOr(tag), { useGrouping: !plain })
  numberFormats.set(kind, format)
  return format.format(value)
}

/** One of each kind, as of dates: making one costs more than all the numbers of a page. */
const numberFormats = new Map<string, Intl.NumberFormat>()

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
export function formatLength(seconds: number, tag: string): string {
  const parts = durationParts(seconds)
  const said = (['hours', 'minutes', 'seconds'] as const).filter((unit) => parts[unit] > 0 && (unit !== 'seconds' || seconds < 600))
  return (said.length > 0 ? said : ['seconds' as const])
    .map((unit) => `${formatNumber(parts[unit], tag)}\u00A0${lengthWords[localeOf(tag)][unit]}`)
    .join(' ')
}

/** A position as a player shows it: `4:05`, `1:04:05`, in the tag's digits. */
export function formatPosition(seconds: number, tag: string): string {
  const parts = durationParts(Math.floor(seconds))
  const two = (value: number) => String(value).padStart(2, '0')
  const text = parts.hours > 0 ? `${parts.hours}:${two(parts.minutes)}:${two(parts.seconds)}` : `${parts.minutes}:${two(parts.seconds)}`
  return inDigitsOf(tag, text)
}

const britishOr = (tag: string) => (tag === 'en' ? 'en-GB' : tag)

function inDigitsOf(tag: string, text: string): string {
  return tag === 'bn' ? text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'.charAt(Number(digit))) : text
}
