import { creditOf } from './change.ts'
import type { Period } from './plan.ts'

const dayInMs = 86_400_000
const windowInDays = 14

export type Charge = {
  /** Minor units. */
  amount: number
  paidAt: Date
  /** The first charge of a subscription. */
  isFirst: boolean
  period: Period
}

/** The end of the self-service window: 14 days after a first charge and after a yearly renewal, else null (BIL-17). */
export function refundableUntil({ paidAt, isFirst, period }: Charge): Date | null {
  return isFirst || period === 'YEARLY' ? new Date(paidAt.getTime() + windowInDays * dayInMs) : null
}

/**
 * What the user gets back now, or null outside the window (BIL-17): all of it if nothing was watched since the charge, else
 * the share of the period that is left.
 */
export function refundOf(charge: Charge, period: { startsAt: Date; endsAt: Date }, hasWatched: boolean, now: Date): number | null {
  const until = refundableUntil(charge)
  if (!until || now >= until) return null
  return hasWatched ? creditOf({ value: charge.amount, ...period }, now) : charge.amount
}
