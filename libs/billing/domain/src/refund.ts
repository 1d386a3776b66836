import { creditOf } from './change.ts'
import type { Period } from './plan.ts'

const dayInMs = 86_400_000
const windowInDays = 14
const againAfterDays = 365

export type Charge = {
  /** Minor units. */
  amount: number
  paidAt: Date
  /** The first charge of a subscription, or that of an upgrade. */
  isFirst: boolean
  period: Period
}

type PaidPeriod = { startsAt: Date; endsAt: Date }

/** The end of the self-service window: 14 days after a first charge, an upgrade and a yearly renewal, else null (BIL-17). */
export function refundableUntil({ paidAt, isFirst, period }: Pick<Charge, 'paidAt' | 'isFirst' | 'period'>): Date | null {
  return isFirst || period === 'YEARLY' ? new Date(paidAt.getTime() + windowInDays * dayInMs) : null
}

/** What the user gets back now in minor units, or null outside the window (BIL-17). */
export function refundOf(charge: Charge, period: PaidPeriod, hasWatched: boolean, now: Date): number | null {
  const until = refundableUntil(charge)
  return until && now < until ? unusedOf(charge, period, hasWatched, now) : null
}

/** All of a charge if nothing was watched since, else the share of the period that is left, in minor units (BIL-17, BIL-121). */
export function unusedOf({ amount }: Charge, period: PaidPeriod, hasWatched: boolean, now: Date): number {
  return hasWatched ? creditOf({ value: amount, ...period }, now) : amount
}

/** Whether a person may have a refund at their request, who had the last one then (BIL-122). */
export function isRefundDue(lastAt: Date | null, now: Date): boolean {
  return lastAt === null || now.getTime() - lastAt.getTime() >= againAfterDays * dayInMs
}
