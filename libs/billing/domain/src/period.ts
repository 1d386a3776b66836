import { Temporal } from 'temporal-polyfill'
import type { Period } from './plan.ts'

const units = { DAILY: 'days', WEEKLY: 'weeks', MONTHLY: 'months', YEARLY: 'years' } as const

/**
 * The end of the n-th period counted from the anchor: the same wall clock in the service's time zone, at the last day of
 * a shorter month, and after a gap of the clock (BIL-11). Counting from the anchor keeps the 31st after a February.
 */
export function periodEnd(anchor: Date, zone: string, period: Period, n: number): Date {
  return toDate(local(anchor, zone).add({ [units[period]]: n }))
}

/** The same calendar day plus this many days, at an hour of the service's time zone. */
export function dayAt(start: Date, zone: string, days: number, hour: number): Date {
  return toDate(local(start, zone).add({ days }).with({ hour, minute: 0, second: 0, millisecond: 0, microsecond: 0, nanosecond: 0 }))
}

/** The Indian financial year, from 1 April: "26-27". */
export function financialYear(at: Date, zone: string): string {
  const { year, month } = local(at, zone)
  const first = month < 4 ? year - 1 : year
  return [first, first + 1].map((each) => String(each % 100).padStart(2, '0')).join('-')
}

function local(at: Date, zone: string): Temporal.ZonedDateTime {
  return Temporal.Instant.fromEpochMilliseconds(at.getTime()).toZonedDateTimeISO(zone)
}

function toDate(time: Temporal.ZonedDateTime): Date {
  return new Date(time.epochMilliseconds)
}
