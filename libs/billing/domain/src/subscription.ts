import type { PlanTerms } from './plan.ts'

export type SubscriptionStatus = 'ACTIVE' | 'INACTIVE' | 'EXPIRED'

export type Subscription = {
  status: SubscriptionStatus
  endsAt: Date
  startsAt: Date
  renews: boolean
  plan: PlanTerms
}

/** What we know of a viewer's plan. Unknown is not none: a subscriber is never told to subscribe (BIL-2). */
export type CurrentPlan = { known: false } | { known: true; subscription: Subscription | null }

/** The one meaning of "active": the status says so and the end has not passed (BIL-1). */
export function isActive(subscription: Pick<Subscription, 'status' | 'endsAt'>, now: Date): boolean {
  return subscription.status === 'ACTIVE' && subscription.endsAt > now
}

/** Whether a plan named by a title is this one: by its identifier or by the revision bought (BIL-4). */
export function isSamePlan(id: string, plan: Pick<PlanTerms, 'identifier' | 'versionId'>): boolean {
  return id === plan.identifier || id === plan.versionId
}

export type SubscriptionLabel = 'NOT_LOGGED_IN' | 'LOGGEDIN' | 'SUBSCRIBED' | 'NOT_SUBSCRIBED'

/** How a viewer stands: signed in with the plan still unknown is a state of its own (BIL-5). */
export function subscriptionLabel(isLoggedIn: boolean, plan: CurrentPlan, now: Date): SubscriptionLabel {
  if (!isLoggedIn) return 'NOT_LOGGED_IN'
  if (!plan.known) return 'LOGGEDIN'
  return plan.subscription && isActive(plan.subscription, now) ? 'SUBSCRIBED' : 'NOT_SUBSCRIBED'
}
