import { isActive, isSamePlan } from '@ott/billing'
import type { Subscription } from '@ott/billing'
import type { Offer } from '@ott/catalogue'

export type Access = { allowed: true } | { allowed: false; needs: 'login' | 'subscription' }

export type Viewer = { isLoggedIn: boolean; subscription: Subscription | null }

/**
 * Who may watch a title (PLAY-1). The same rule labels the button, guards the watch page and decides the entitlement.
 * It knows facts only: a caller that lacks one decides for itself whether doubt opens or closes.
 */
export function decideAccess(offer: Offer, viewer: Viewer, now: Date): Access {
  const asksLogin = !viewer.isLoggedIn && offer.includedPlans.some((plan) => plan.loginRequired)
  if (offer.isFree && !asksLogin) return { allowed: true }
  if (!offer.isFree && isCovered(offer, viewer.subscription, now)) return { allowed: true }
  return { allowed: false, needs: asksLogin ? 'login' : 'subscription' }
}

/** Both lists empty opens a title to any plan; an excluded plan never opens it (PLAY-2). */
function isCovered(offer: Offer, subscription: Subscription | null, now: Date): boolean {
  if (!subscription || !isActive(subscription, now)) return false
  if (!offer.hasPlanLimits) return true
  const names = (plans: { id: string }[]) => plans.some(({ id }) => isSamePlan(id, subscription.plan))
  const isOpenToAll = offer.includedPlans.length === 0 && offer.excludedPlans.length === 0
  return (isOpenToAll || names(offer.includedPlans)) && !names(offer.excludedPlans)
}
