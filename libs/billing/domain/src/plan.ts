export type PlanId = string & { readonly brand: 'PlanId' }

export type Period = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'

/** Minor units of an ISO 4217 currency. */
export type Money = { currency: string; amount: number }

/** What a plan allows, as rules ask it. */
export type PlanTerms = {
  /** Stays the same over price revisions. */
  identifier: PlanId
  /** Names one revision of its terms. */
  versionId: PlanId
  /** How many screens may play at once. */
  streams: number
  devices: number
  canDownload: boolean
  /** '720p'. */
  resolution: string
}

/** A plan as it is offered. */
export type Plan = PlanTerms & {
  title: string
  description: string
  period: Period
  isRecommended: boolean
  /** In the viewer's country, else the default. */
  price: Money
}

export type Price = Money & { country: string }

/** The price for a viewer's country; where it has none of its own, the default, which comes last (BIL-3). */
export function priceFor(prices: Price[], country: string): Price | null {
  return prices.find((price) => price.country === country) ?? prices.at(-1) ?? null
}
