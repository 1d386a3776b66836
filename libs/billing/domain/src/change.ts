import type { Period } from './plan.ts'

/** A better plan has a higher rank, whatever it costs. */
export type RankedPlan = { identifier: string; rank: number; period: Period }

export type PlanChange = 'new' | 'same' | 'upgrade' | 'downgrade'

const lengths: Record<Period, number> = { DAILY: 1, WEEKLY: 2, MONTHLY: 3, YEARLY: 4 }

/** Compares by rank, then by the length of the period (BIL-14). An upgrade starts now, a downgrade with the next period. */
export function planChange(current: RankedPlan | null, next: RankedPlan): PlanChange {
  if (!current) return 'new'
  if (current.identifier === next.identifier) return 'same'
  const difference = next.rank - current.rank || lengths[next.period] - lengths[current.period]
  return difference > 0 ? 'upgrade' : 'downgrade'
}

/**
 * The unused part of a period in minor units, by time, rounded down (BIL-15). `value` is what was charged for the period plus the
 * credit used for it, so that a free or reduced period gives back only what was paid.
 */
export function creditOf({ value, startsAt, endsAt }: { value: number; startsAt: Date; endsAt: Date }, now: Date): number {
  const seconds = (from: Date, to: Date) => Math.floor((to.getTime() - from.getTime()) / 1_000)
  const whole = seconds(startsAt, endsAt)
  const remaining = Math.min(whole, Math.max(0, seconds(now, endsAt)))
  return whole > 0 ? Math.floor((value * remaining) / whole) : 0
}
