export type PlanId = string & { readonly brand: 'PlanId' }

export type Period = 'DAILY' | 'WEEKLY' | 'MONTHLY' | 'YEARLY'

/** Minor units of an ISO 4217 currency. */
export type Money = { currency: string; amount: number }

export type Plan = {
  /** Stays the same over price revisions. */
  identifier: PlanId
  /** Names one revision of its terms. */
  versionId: PlanId
  title: string
  description: string
  period: Period
  isRecommended: boolean
  /** How many screens may play at once. */
  streams: number
  devices: number
  canDownload: boolean
  /** '720p'. */
  resolution: string
  /** In the viewer's country, else the default. */
  price: Money
}

export type Price = { country: string; price: Money }

/** The price for a viewer's country; where it has none of its own, the default, which comes last (BIL-3). */
export function priceFor(prices: Price[], country: string): Money | null {
  return (prices.find((price) => price.country === country) ?? prices.at(-1))?.price ?? null
}
