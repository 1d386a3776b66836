import type { Decline } from './payment.ts'

const dayInMs = 86_400_000

/** Days after the charge was due (BIL-23). Four attempts are far below the limits of the card networks. */
const attemptDays = [0, 1, 3, 7]

export type DunningStep =
  /** Days after the charge was due. */
  | { type: 'retry'; day: number }
  /** No further attempt succeeds without the user: they confirm, or choose another method. */
  | { type: 'askUser' }

/** What follows the n-th failed attempt of a renewal, from 1 (BIL-23). */
export function dunningStep(attempt: number, { severity }: Pick<Decline, 'severity'>): DunningStep {
  const day = attemptDays[attempt]
  return severity === 'soft' && day !== undefined ? { type: 'retry', day } : { type: 'askUser' }
}

/** A renewal that could not be attempted for three days, as in an outage, is not charged without asking (BIL-23). */
export function isTooLateToCharge(dueAt: Date, now: Date): boolean {
  return now.getTime() - dueAt.getTime() > 3 * dayInMs
}
