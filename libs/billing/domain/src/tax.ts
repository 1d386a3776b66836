/** ISO 3166-1 country and, where an invoice needs it, the region's ISO 3166-2 code without the country: "WB". */
export type Place = { country: string; region: string | null }

export type TaxRule = {
  country: string
  /** Null for the whole country. */
  region: string | null
  name: string
  /** Hundredths of a percent: 1800 is 18 %. */
  basisPoints: number
  validFrom: Date
}

export type Tax = { name: string; basisPoints: number; amount: number }

/** The newest rule of the region, else of its country. */
export function taxRuleFor(rules: TaxRule[], place: Place, now: Date): TaxRule | null {
  const newest = (region: string | null) => rules
    .filter((rule) => rule.country === place.country && rule.region === region && rule.validFrom <= now)
    .toSorted((one, other) => other.validFrom.getTime() - one.validFrom.getTime())[0]
  return (place.region !== null ? newest(place.region) : undefined) ?? newest(null) ?? null
}

/**
 * The taxes that a total in minor units includes (BIL-10). Indian GST is divided in equal halves for buyers in the
 * seller's state, with an odd unit on the second, and is one integrated tax for others (IGST Act, sections 7 and 8).
 */
export function taxesIn(total: number, rule: TaxRule | null, place: Place, seller: Place): Tax[] {
  if (!rule || rule.basisPoints === 0) return []
  const amount = total - Math.round((total * 10_000) / (10_000 + rule.basisPoints))
  if (rule.country !== 'IN' || rule.name !== 'GST') return [{ name: rule.name, basisPoints: rule.basisPoints, amount }]
  if (seller.country !== 'IN' || place.region !== seller.region) return [{ name: 'IGST', basisPoints: rule.basisPoints, amount }]
  const half = Math.floor(amount / 2)
  return [
    { name: 'CGST', basisPoints: rule.basisPoints / 2, amount: half },
    { name: 'SGST', basisPoints: rule.basisPoints / 2, amount: amount - half },
  ]
}
