export type PlanId = string & { readonly brand: 'PlanId' }

export type Period = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'

/** Minor units of an ISO 4217 currency. */
export type Money = { currency: string; amount: number }

export type PlanTerms = {
  /** The same for all price revisions. */
  identifier: PlanId
  /** Identifies one revision of the terms. */
  versionId: PlanId
  /** Maximum of concurrent streams. */
  streams: number
  devices: number
  canDownload: boolean
  /** '720p'. */
  resolution: string
}

export type Plan = PlanTerms & {
  title: string
  description: string
  period: Period
  isRecommended: boolean
  /** For the user's country, else the default. */
  price: Money
}

export type Price = Money & { country: string }

/** The price for the user's country, or the default, which comes last (BIL-3). */
export function priceFor(prices: Price[], country: string): Price | null {
  return prices.find((price) => price.country === country) ?? prices.at(-1) ?? null
}
