import type { SubscriptionStatus } from './subscription.ts'

const hourInMs = 3_600_000
const dayInMs = 24 * hourInMs

/** Access after a failed renewal, and the time to repair it afterwards (BIL-24). */
const graceInDays = 3
const holdInDays = 14

export type LifecycleState = 'pending' | 'trial' | 'active' | 'grace' | 'hold' | 'paused' | 'ended'

export type Lifecycle = {
  state: LifecycleState
  /** Periods are counted from here: the first payment, or the one that ended a hold or a pause. */
  anchorAt: Date
  /** The number of the period that began at the anchor. */
  anchorPeriod: number
  /** Counts the paid periods; 0 before the first. */
  period: number
  /** What the user is told: the next charge, or the end. */
  periodEndsAt: Date
  /** The end of access. */
  endsAt: Date
  renews: boolean
  holdSince: Date | null
  /** The period's end starts a pause until then, or the pause lasts until then. */
  pausedUntil: Date | null
  /** While a charge is disputed nothing renews: whether it does so again should the dispute be won. Null without one. */
  renewsAfterDispute: boolean | null
}

export type LifecycleEvent =
  | { type: 'trialStarted'; endsAt: Date }
  /** The charge of the first or the next period succeeded. */
  | { type: 'charged' }
  /** A better plan was paid: its first period starts now. A trial goes on with it until its end. */
  | { type: 'upgraded' }
  | { type: 'chargeFailed'; severity: 'soft' | 'hard' | 'authentication' }
  /** The end of a period, of the grace or of the hold may have passed: any moment may be told, any number of times. */
  | { type: 'timePassed' }
  | { type: 'cancelled' }
  | { type: 'resumed' }
  | { type: 'pauseRequested'; until: Date }
  /** Given time of the same plan, or of a better one before it, moves its end and all that follows. */
  | { type: 'moved'; periodEndsAt: Date }
  /** Given time covers what the next charge would pay for, so it comes afterwards. */
  | { type: 'chargePostponed'; until: Date }
  /** A charge is contested at the bank: nothing more is charged until that is decided (BIL-116). */
  | { type: 'disputed' }
  | { type: 'disputeWon' }
  /** Refunded in full, or a dispute was lost. */
  | { type: 'revoked' }
  | { type: 'orderExpired' }

export type LifecycleTerms = {
  /** The end of the n-th period after the anchor. */
  periodEnd: (anchor: Date, n: number) => Date
  /** Access beyond the period's end while a renewal is under way (BIL-25): 6 h for cards, 48 h for mandates. */
  renewalLeewayInHours: number
}

/** A subscription before its first payment. */
export function pendingLifecycle(now: Date, renews: boolean): Lifecycle {
  return { state: 'pending', anchorAt: now, anchorPeriod: 1, period: 0, periodEndsAt: now, endsAt: now, renews, holdSince: null, pausedUntil: null, renewsAfterDispute: null }
}

/** The subscription after an event (BIL-24). An event that does not apply to its state changes nothing. */
export function lifecycleAfter(lifecycle: Lifecycle, event: LifecycleEvent, now: Date, terms: LifecycleTerms): Lifecycle {
  const { state } = lifecycle
  if (state === 'ended') return lifecycle
  switch (event.type) {
    case 'trialStarted':
      return state === 'pending' ? withAccess({ ...lifecycle, state: 'trial', anchorAt: event.endsAt, periodEndsAt: event.endsAt }, terms) : lifecycle
    case 'charged':
      return charged(lifecycle, now, terms)
    case 'upgraded':
      return upgraded(lifecycle, now, terms)
    case 'chargeFailed':
      return chargeFailed(lifecycle, event.severity, now)
    case 'timePassed':
      return timePassed(lifecycle, now)
    case 'cancelled':
      return cancelled(lifecycle, now)
    case 'resumed':
      return resumed(lifecycle, now, terms)
    case 'pauseRequested':
      return state === 'active' && lifecycle.renews && event.until > lifecycle.periodEndsAt
        ? { ...lifecycle, pausedUntil: event.until, endsAt: lifecycle.periodEndsAt }
        : lifecycle
    case 'moved':
      return moved(lifecycle, event.periodEndsAt, terms)
    case 'chargePostponed':
      return chargePostponed(lifecycle, event.until, now)
    case 'disputed':
      return disputed(lifecycle, now)
    case 'disputeWon':
      return disputeWon(lifecycle, now, terms)
    case 'revoked':
      return ended(lifecycle, now)
    case 'orderExpired':
      return state === 'pending' ? ended(lifecycle, now) : lifecycle
  }
}

/** The status on the wire. */
export function statusOf(state: LifecycleState): SubscriptionStatus {
  if (state === 'ended') return 'EXPIRED'
  return state === 'pending' || state === 'hold' || state === 'paused' ? 'INACTIVE' : 'ACTIVE'
}

/** Nobody pays for the days of a hold or a pause: the payment that ends it is a new anchor. */
function charged(lifecycle: Lifecycle, now: Date, terms: LifecycleTerms): Lifecycle {
  const { state } = lifecycle
  const period = lifecycle.period + 1
  const isNewAnchor = state === 'pending' || state === 'hold' || state === 'paused'
  const [anchorAt, anchorPeriod] = isNewAnchor ? [now, period] : [lifecycle.anchorAt, lifecycle.anchorPeriod]
  const periodEndsAt = terms.periodEnd(anchorAt, period - anchorPeriod + 1)
  return withAccess({ ...lifecycle, state: 'active', anchorAt, anchorPeriod, period, periodEndsAt, holdSince: null, pausedUntil: null }, terms)
}

/** Only where access is paid for and goes on; what the old period still had was taken off the price. */
function upgraded(lifecycle: Lifecycle, now: Date, terms: LifecycleTerms): Lifecycle {
  const { state, renews } = lifecycle
  if (!renews) return lifecycle
  if (state === 'trial') return { ...lifecycle }
  if (state !== 'active' && state !== 'grace') return lifecycle
  const period = lifecycle.period + 1
  return withAccess({ ...lifecycle, state: 'active', anchorAt: now, anchorPeriod: period, period, periodEndsAt: terms.periodEnd(now, 1), pausedUntil: null }, terms)
}

/** A trial, a pause and a method that will never work get no grace. What was paid for stays: a debit is announced before its period ends. */
function chargeFailed(lifecycle: Lifecycle, severity: 'soft' | 'hard' | 'authentication', now: Date): Lifecycle {
  const { state, periodEndsAt } = lifecycle
  if (state === 'trial' || state === 'paused') return onHold(lifecycle, now)
  if (severity === 'hard' && (state === 'active' || state === 'grace')) return now < periodEndsAt ? { ...lifecycle, state: 'grace', endsAt: periodEndsAt } : onHold(lifecycle, now)
  if (state !== 'active') return lifecycle
  return { ...lifecycle, state: 'grace', endsAt: new Date(lifecycle.periodEndsAt.getTime() + graceInDays * dayInMs) }
}

function timePassed(lifecycle: Lifecycle, now: Date): Lifecycle {
  const { state, renews, periodEndsAt, endsAt, holdSince, pausedUntil } = lifecycle
  if ((state === 'active' || state === 'trial') && pausedUntil && periodEndsAt <= now) return timePassed({ ...lifecycle, state: 'paused' }, now)
  if ((state === 'active' || state === 'trial') && !renews && periodEndsAt <= now) return ended(lifecycle, periodEndsAt)
  if (state === 'grace' && endsAt <= now) return timePassed(onHold(lifecycle, endsAt), now)
  if (state === 'hold' && holdSince && holdSince.getTime() + holdInDays * dayInMs <= now.getTime()) return ended(lifecycle, endsAt)
  return lifecycle
}

/** Access lasts to the end that was paid for. Where nothing is paid any more, it ends at once. */
function cancelled(lifecycle: Lifecycle, now: Date): Lifecycle {
  const { state, periodEndsAt, renewsAfterDispute } = lifecycle
  const isPaidFor = state === 'active' || (state === 'grace' && now < periodEndsAt)
  if (isPaidFor || state === 'trial') {
    return { ...lifecycle, state: state === 'grace' ? 'active' : state, renews: false, pausedUntil: null, endsAt: periodEndsAt, renewsAfterDispute: renewsAfterDispute === null ? null : false }
  }
  return ended(lifecycle, now)
}

function resumed(lifecycle: Lifecycle, now: Date, terms: LifecycleTerms): Lifecycle {
  const { state, periodEndsAt, renewsAfterDispute } = lifecycle
  const canResume = (state === 'active' || state === 'trial') && periodEndsAt > now && renewsAfterDispute === null
  return canResume ? withAccess({ ...lifecycle, renews: true, pausedUntil: null }, terms) : lifecycle
}

/** Later periods are counted from the new end, and a failed charge need not be repaired. A pause that was to begin there moves with it. */
function moved(lifecycle: Lifecycle, periodEndsAt: Date, terms: LifecycleTerms): Lifecycle {
  const { state, pausedUntil } = lifecycle
  const canMove = state === 'active' || state === 'trial' || state === 'grace'
  if (!canMove || periodEndsAt <= lifecycle.periodEndsAt) return lifecycle
  const next: Lifecycle = { ...lifecycle, state: state === 'grace' ? 'active' : state, periodEndsAt, anchorAt: periodEndsAt, anchorPeriod: lifecycle.period + 1 }
  if (!pausedUntil) return withAccess(next, terms)
  return { ...next, endsAt: periodEndsAt, pausedUntil: new Date(pausedUntil.getTime() + periodEndsAt.getTime() - lifecycle.periodEndsAt.getTime()) }
}

/** The plan pauses for the given time, and a failed charge need not be repaired. A pause that lasts longer stays. */
function chargePostponed(lifecycle: Lifecycle, until: Date, now: Date): Lifecycle {
  const { state, renews, periodEndsAt, pausedUntil } = lifecycle
  if (!renews || until <= (pausedUntil ?? periodEndsAt)) return lifecycle
  if (state === 'paused') return { ...lifecycle, pausedUntil: until }
  if (state !== 'active' && state !== 'trial' && state !== 'grace') return lifecycle
  return timePassed({ ...lifecycle, state: state === 'grace' ? 'active' : state, pausedUntil: until, endsAt: periodEndsAt }, now)
}

/** A pause that was planned is taken back with the renewal, and its user is not charged in its place. */
function disputed(lifecycle: Lifecycle, now: Date): Lifecycle {
  if (lifecycle.renewsAfterDispute !== null) return lifecycle
  const stopped = cancelled(lifecycle, now)
  return stopped.state === 'ended' ? stopped : { ...stopped, renewsAfterDispute: lifecycle.renews && lifecycle.pausedUntil === null }
}

function disputeWon(lifecycle: Lifecycle, now: Date, terms: LifecycleTerms): Lifecycle {
  const { renewsAfterDispute } = lifecycle
  if (renewsAfterDispute === null) return lifecycle
  const decided = { ...lifecycle, renewsAfterDispute: null }
  return renewsAfterDispute ? resumed(decided, now, terms) : decided
}

function onHold(lifecycle: Lifecycle, since: Date): Lifecycle {
  return { ...lifecycle, state: 'hold', endsAt: since, holdSince: since, pausedUntil: null }
}

function ended(lifecycle: Lifecycle, at: Date): Lifecycle {
  return { ...lifecycle, state: 'ended', renews: false, endsAt: at < lifecycle.endsAt ? at : lifecycle.endsAt, holdSince: null, pausedUntil: null, renewsAfterDispute: null }
}

function withAccess(lifecycle: Lifecycle, { renewalLeewayInHours }: LifecycleTerms): Lifecycle {
  const leeway = lifecycle.renews ? renewalLeewayInHours * hourInMs : 0
  return { ...lifecycle, endsAt: new Date(lifecycle.periodEndsAt.getTime() + leeway) }
}
