import { isActive, isSamePlan } from '@ott/billing'
import type { Subscription } from '@ott/billing'
import type { AccessTerms } from '@ott/catalogue'

export type Access = { allowed: true } | { allowed: false; needs: 'login' | 'subscription' }

export type Viewer = { isLoggedIn: boolean; subscription: Subscription | null }

/**
 * Who may watch a title (PLAY-1): labels the button, guards the watch page and decides the entitlement. A caller without all
 * facts decides itself whether to allow.
 */
export function decideAccess(offer: AccessTerms, viewer: Viewer, now: Date): Access {
  const needsLogin = !viewer.isLoggedIn && offer.includedPlans.some((plan) => plan.loginRequired)
  if (offer.isFree && !needsLogin) return { allowed: true }
  if (!offer.isFree && isCovered(offer, viewer.subscription, now)) return { allowed: true }
  return { allowed: false, needs: needsLogin ? 'login' : 'subscription' }
}

/** Empty lists include any plan; an excluded plan never grants access (PLAY-2, PLAY-44). */
function isCovered(offer: AccessTerms, subscription: Subscription | null, now: Date): boolean {
  if (!subscription || !isActive(subscription, now)) return false
  if (!offer.hasPlanLimits) return true
  const names = (plans: { id: string }[]) => plans.some(({ id }) => isSamePlan(id, subscription.plan))
  const includesAnyPlan = offer.includedPlans.length === 0 && offer.excludedPlans.length === 0
  return (includesAnyPlan || names(offer.includedPlans)) && !names(offer.excludedPlans)
}
