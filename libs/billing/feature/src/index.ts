export { PlanComparison } from './plan-comparison.tsx'
export { PriceTeaser } from './price-teaser.tsx'
export { usePlans } from './use-plans.ts'
