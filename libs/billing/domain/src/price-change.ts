import type { DayOf } from './notices.ts'

/** A raised price must be told before it is charged: 30 days, of which the law of California allows no more. */
export const priceNoticeDays = 30

/**
 * Whether a price that was announced then counts for a renewal: from the 30th day after (BIL-123). Days are those of `dayOf`, which
 * is many days from a date, at one hour.
 */
export function isPriceAnnounced(announcedAt: Date, renewalAt: Date, dayOf: DayOf): boolean {
  return dayOf(announcedAt, priceNoticeDays) <= dayOf(renewalAt, 0)
}

/** The coming renewals of which one can still be announced in time, whenever that is asked before the first (BIL-123). `renewalAt` is that of the n-th from now, from 0. */
export function announceableRenewals(renewalAt: (n: number) => Date, dayOf: DayOf): Date[] {
  const first = renewalAt(0)
  const renewals = [first]
  while (!isPriceAnnounced(first, renewals.at(-1) ?? first, dayOf)) renewals.push(renewalAt(renewals.length))
  return renewals
}
