import { dayAt } from '@ott/billing/period'
import { brand } from '@ott/brand'

/** In the morning of the service. */
const noticeHour = 10

/** A day, so many days from a date, at the hour of notices. */
export function noticeDay(date: Date, days: number): Date {
  return dayAt(date, brand.timeZone, days, noticeHour)
}
