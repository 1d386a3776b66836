import { localeOf } from './locale.ts'

// `tag` is a language tag such as a page's `intl.locale`; it selects the digits too (I18N-10).

/** `21 November 2026`, `২১ নভেম্বর, ২০২৬`: in the service's zone, so that server and browser agree (I18N-4). */
export function formatDate(date: Date, tag: string, timeZone: string): string {
  return dateFormat(tag, timeZone).format(date)
}

/** Like `formatDate` in the device's time zone; for the browser only. */
export function formatLocalDate(date: Date, tag: string): string {
  return dateFormat(tag).format(date)
}

/** `21 November 2026, 14:05`, `২১ নভেম্বর, ২০২৬, ১৪:০৫`: like `formatLocalDate`, with the time. */
export function formatLocalDateTime(date: Date, tag: string): string {
  const time = new Intl.DateTimeFormat(regional(tag), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(date)
  return `${formatLocalDate(date, tag)}, ${time}`
}

/** `21 November 2026, 14:05 GMT+5:30`, `২১ নভেম্বর, ২০২৬, ১৪:০৫ IST`: like `formatDate`, with the time and its zone. */
export function formatDateTime(date: Date, tag: string, timeZone: string): string {
  const time = new Intl.DateTimeFormat(regional(tag), { hour: '2-digit', minute: '2-digit', hourCycle: 'h23', timeZone, timeZoneName: 'short' }).format(date)
  return `${formatDate(date, tag, timeZone)}, ${time}`
}

/** `plain` leaves out grouping, as for years. */
export function formatNumber(value: number, tag: string, plain = false): string {
  return numberFormat(tag, { useGrouping: !plain }).format(value)
}

const dateFormats = new Map<string, Intl.DateTimeFormat>()

function dateFormat(tag: string, timeZone?: string): Intl.DateTimeFormat {
  const key = `${tag} ${timeZone}`
  const format = dateFormats.get(key) ?? new Intl.DateTimeFormat(regional(tag), { dateStyle: 'long', timeZone })
  dateFormats.set(key, format)
  return format
}

const numberFormats = new Map<string, Intl.NumberFormat>()

/** Cached, because a formatter takes longer to construct than a page of numbers to format. */
export function numberFormat(tag: string, options: Intl.NumberFormatOptions): Intl.NumberFormat {
  const key = `${tag} ${JSON.stringify(options)}`
  const format = numberFormats.get(key) ?? new Intl.NumberFormat(regional(tag), options)
  numberFormats.set(key, format)
  return format
}

/** British English writes dates day first. */
const regional = (tag: string) => (tag === 'en' ? 'en-GB' : tag)

export function durationParts(seconds: number): { hours: number; minutes: number; seconds: number } {
  const whole = Math.max(0, Math.round(seconds))
  return { hours: Math.floor(whole / 3600), minutes: Math.floor((whole % 3600) / 60), seconds: whole % 60 }
}

const unitNames = {
  en: { hours: 'h', minutes: 'min', seconds: 's' },
  bn: { hours: 'ঘণ্টা', minutes: 'মিনিট', seconds: 'সেকেন্ড' },
} as const

/**
 * A duration: `1 h 52 min`, `৪৩ সেকেন্ড`. Seconds are left out from ten minutes on, and a no-break space keeps each number
 * beside its unit.
 */
export function formatLength(seconds: number, tag: string): string {
  const parts = durationParts(seconds)
  const units = (['hours', 'minutes', 'seconds'] as const).filter((unit) => parts[unit] > 0 && (unit !== 'seconds' || seconds < 600))
  return (units.length > 0 ? units : ['seconds' as const])
    .map((unit) => `${formatNumber(parts[unit], tag)}\u00A0${unitNames[localeOf(tag)][unit]}`)
    .join(' ')
}

/** A playback position: `4:05`, `1:04:05`, in the tag's digits. */
export function formatPosition(seconds: number, tag: string): string {
  const parts = durationParts(Math.floor(seconds))
  const twoDigits = (value: number) => numberFormat(tag, { minimumIntegerDigits: 2 }).format(value)
  const fromMinutes = [parts.hours > 0 ? twoDigits(parts.minutes) : formatNumber(parts.minutes, tag), twoDigits(parts.seconds)]
  return [...(parts.hours > 0 ? [formatNumber(parts.hours, tag)] : []), ...fromMinutes].join(':')
}
