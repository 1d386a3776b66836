/** What a user was quoted, and where they were. */
export type QuotedPrice = {
  country: string
  /** Minor units. */
  dueNow: number
  at: Date
}

const priceHoldsMs = 30 * 60_000

/** A price that was told holds for half an hour, wherever its user travels meanwhile (BIL-132). */
export function isPriceHeld(at: Date, now: Date): boolean {
  return now.getTime() - at.getTime() < priceHoldsMs
}

/**
 * The country whose price and law an order has: where the price that its user was shown was quoted, while that holds, else where
 * the user is. `expected` is that price in minor units, if the order says it (BIL-132).
 */
export function countryOfOrder(quoted: QuotedPrice | null, { country, expected }: { country: string; expected: number | undefined }, now: Date): string {
  return quoted && quoted.dueNow === expected && isPriceHeld(quoted.at, now) ? quoted.country : country
}
