import type { DeclineReason, LifecycleState, Money, Period, Subscription } from '@ott/billing'
import { ApiError } from './api-error.ts'
import type { Call } from './api-client.ts'
import { cardOf } from './cards.ts'
import type { PaymentCard } from './cards.ts'
import { subscriptionOf } from './current-plan.ts'
import type { WireSubscription } from './current-plan.ts'
import type { Language } from './query-defaults.ts'

/** The subscription with what its owner is shown. Failures are thrown, so that polling can stop (BIL-32). */
export type OwnSubscription = Subscription & {
  id: string
  title: string
  acquisition: string
  /** Null for time that was given and not sold. */
  state: LifecycleState | null
  /** The next charge, or the end that was paid for. Access may last a little longer. */
  periodEndsAt: Date
  currency: string | null
  nextCharge: { at: Date; amount: number } | null
  trialEndsAt: Date | null
  paymentMethod: PaymentCard | null
  /** The plan that the next period has. */
  pendingChange: { title: string; at: Date } | null
  period: Period
  country: string
  /** Why the last renewal failed, and when it is attempted again, if it is. */
  failedCharge: { reason: DeclineReason; retriesAt: Date | null } | null
  /** Of a pause that is under way, or starts with the end of the period. */
  pausedUntil: Date | null
  /** Until then the last charge can be paid back. */
  refundableUntil: Date | null
  /** In the European Union: until then the user can withdraw from the contract. */
  withdrawableUntil: Date | null
  /** Of a charge that its user contests at the bank. `renewsAfter`: whether the plan renews again should it be won. */
  dispute: { state: 'open' | 'lost'; renewsAfter: boolean } | null
}

export function subscriptionQuery(call: Call, language: Language) {
  return {
    queryKey: ['subscription', language],
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<OwnSubscription | null> => {
      const { data } = await call('userSubscription', { query: { language } }, { signal })
      return data && ownSubscriptionOf(data)
    },
  }
}

export type SubscriptionOutcome = { ok: true; subscription: OwnSubscription } | { ok: false; error: 'offline' | 'unknown' }

/** Ends the renewal; access lasts until the end that was paid for. A repeat gets the same answer. */
export const cancelSubscription = (call: Call, id: string, language: Language) => changedBy(call, 'postCancelSubscription', id, language)

export const resumeSubscription = (call: Call, id: string, language: Language) => changedBy(call, 'resumeSubscription', id, language)

/** The next period has the plan of the current one again. */
export const cancelPlanChange = (call: Call, id: string, language: Language) => changedBy(call, 'cancelPlanChange', id, language)

/** From the end of the paid period. */
export const pauseSubscription = (call: Call, id: string, days: number, language: Language) =>
  outcomeOf(() => call('pauseSubscription', { query: { language }, body: { subscription_id: id, days } }))

const changedBy = (call: Call, name: 'postCancelSubscription' | 'resumeSubscription' | 'cancelPlanChange', id: string, language: Language) =>
  outcomeOf(() => call(name, { query: { language }, body: { subscription_id: id } }))

async function outcomeOf(send: () => Promise<{ data: WireSubscription }>): Promise<SubscriptionOutcome> {
  try {
    return { ok: true, subscription: ownSubscriptionOf((await send()).data) }
  } catch (error) {
    return { ok: false, error: failureOf(error) }
  }
}

/** `notPossible`: it is over, was used, or was done already. `changed`: it is another amount than was shown. */
export type RefundOutcome = { ok: true; amount: Money; isFull: boolean } | { ok: false; error: 'offline' | 'notPossible' | 'changed' | 'unknown' }

/** What would be paid back now, for the current plan or for a gift that the user bought; with `expected`, which was shown, it is. A repeat with the same `requestId` pays nothing twice. */
export function refundSubscription(call: Call, { requestId, expected, giftOrderId = null }: { requestId: string; expected?: number; giftOrderId?: string | null }): Promise<RefundOutcome> {
  const isConfirmed = expected !== undefined
  return refundOutcome(() => call('refundSubscription', { body: { requestId, ...(giftOrderId !== null && { order_id: giftOrderId }), ...(isConfirmed && { confirm: true, expected }) } }), isConfirmed)
}

/** What would be paid back now; confirmed, the withdrawal counts whatever that is. A repeat with the same `requestId` withdraws once. */
export function withdrawSubscription(call: Call, requestId: string, isConfirmed = false): Promise<RefundOutcome> {
  return refundOutcome(() => call('withdrawSubscription', { body: { requestId, ...(isConfirmed && { confirm: true }) } }), false)
}

async function refundOutcome(send: () => Promise<{ data: { amount: Money; is_full: boolean } }>, isConfirmed: boolean): Promise<RefundOutcome> {
  try {
    const { data } = await send()
    return { ok: true, amount: data.amount, isFull: data.is_full }
  } catch (error) {
    if (error instanceof ApiError && (error.code === 'CONFLICT' || error.code === 'NOT_OFFERED')) return { ok: false, error: isConfirmed ? 'changed' : 'notPossible' }
    return { ok: false, error: failureOf(error) }
  }
}

function failureOf(error: unknown): 'offline' | 'unknown' {
  return error instanceof ApiError && error.code === 'OFFLINE' ? 'offline' : 'unknown'
}

function ownSubscriptionOf(wire: WireSubscription): OwnSubscription {
  return {
    ...subscriptionOf(wire),
    id: wire.subscription_id,
    title: wire.plan_details.title,
    acquisition: wire.subscription_acquisition,
    state: wire.state,
    periodEndsAt: new Date(wire.period_ends_at),
    currency: wire.subscription_amount?.currency ?? null,
    nextCharge: nextChargeOf(wire.next_charge),
    trialEndsAt: dateOf(wire.trial_ends_at),
    paymentMethod: wire.payment_method && cardOf(wire.payment_method),
    period: wire.plan_details.plan_type,
    country: wire.country,
    failedCharge: wire.failed_charge && { reason: wire.failed_charge.reason, retriesAt: dateOf(wire.failed_charge.retries_at) },
    pausedUntil: dateOf(wire.paused_until),
    refundableUntil: dateOf(wire.refundable_until),
    withdrawableUntil: dateOf(wire.withdrawable_until),
    dispute: wire.dispute && { state: wire.dispute.state, renewsAfter: wire.dispute.renews_after },
    pendingChange: wire.pending_change && { title: wire.pending_change.title, at: new Date(wire.pending_change.at) },
  }
}

const dateOf = (wire: string | null) => (wire === null ? null : new Date(wire))

/** Here and not with the quotes, which only the checkout loads. */
export function nextChargeOf(wire: { at: string; amount: number } | null): { at: Date; amount: number } | null {
  return wire && { at: new Date(wire.at), amount: wire.amount }
}
