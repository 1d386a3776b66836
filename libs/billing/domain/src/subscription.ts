import type { PlanTerms } from './plan.ts'

export type SubscriptionStatus = 'ACTIVE' | 'INACTIVE' | 'EXPIRED'

export type Subscription = {
  status: SubscriptionStatus
  endsAt: Date
  startsAt: Date
  renews: boolean
  plan: PlanTerms
}

/** Unknown is not "none": a subscriber must never be asked to subscribe (BIL-2). */
export type CurrentPlan = { known: false } | { known: true; subscription: Subscription | null }

/** Active means status ACTIVE and an end in the future (BIL-1). */
export function isActive(subscription: Pick<Subscription, 'status' | 'endsAt'>, now: Date): boolean {
  return subscription.status === 'ACTIVE' && subscription.endsAt > now
}

/** A title refers to a plan by its identifier or by the revision bought (BIL-4). */
export function isSamePlan(id: string, plan: Pick<PlanTerms, 'identifier' | 'versionId'>): boolean {
  return id === plan.identifier || id === plan.versionId
}

type SubscriptionLabel = 'NOT_LOGGED_IN' | 'LOGGEDIN' | 'SUBSCRIBED' | 'NOT_SUBSCRIBED'

/** Signed in with an unknown plan is a state of its own (BIL-5). */
export function subscriptionLabel(isLoggedIn: boolean, plan: CurrentPlan, now: Date): SubscriptionLabel {
  if (!isLoggedIn) return 'NOT_LOGGED_IN'
  if (!plan.known) return 'LOGGEDIN'
  return plan.subscription && isActive(plan.subscription, now) ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED'
}
