export { PlanComparison } from './plan-comparison.tsx'
export type { PlanComparisonProps } from './plan-comparison.tsx'
export { PriceTeaser } from './price-teaser.tsx'
export type { PriceTeaserProps } from './price-teaser.tsx'
