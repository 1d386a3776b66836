export { priceFor } from './plan.ts'
export type { Money, Period, Plan, PlanId, PlanTerms, Price } from './plan.ts'
export { isActive, isSamePlan, subscriptionLabel } from './subscription.ts'
export type { CurrentPlan, Subscription, SubscriptionStatus } from './subscription.ts'
