/** Countries of the European Union, by ISO 3166-1. */
const euCountries = [
  'AT', 'BE', 'BG', 'CY', 'CZ', 'DE', 'DK', 'EE', 'ES', 'FI', 'FR', 'GR', 'HR', 'HU', 'IE', 'IT', 'LT', 'LU', 'LV', 'MT', 'NL', 'PL', 'PT', 'RO', 'SE', 'SI', 'SK',
]

/** States and union territories of India, by ISO 3166-2 without the country. */
export const indianRegions = [
  'AN', 'AP', 'AR', 'AS', 'BR', 'CG', 'CH', 'DH', 'DL', 'GA', 'GJ', 'HP', 'HR', 'JH', 'JK', 'KA', 'KL', 'LA', 'LD', 'MH', 'ML', 'MN', 'MP', 'MZ', 'NL', 'OD', 'PB', 'PY',
  'RJ', 'SK', 'TN', 'TR', 'TS', 'UK', 'UP', 'WB',
] as const

export type IndianRegion = (typeof indianRegions)[number]

/** An invoice of an online service in India names the private buyer, with PIN code and state (CGST Rules, rule 46). */
export function needsBuyer(country: string): boolean {
  return country === 'IN'
}

/** A PIN code does not begin with 0. */
export function isPinCode(text: string): boolean {
  return /^[1-9]\d{5}$/.test(text)
}

export function isInEuropeanUnion(country: string): boolean {
  return euCountries.includes(country)
}

/** The button must say that it places an order with an obligation to pay (Directive 2011/83/EU, article 8). */
export function mustSayOrder(country: string): boolean {
  return isInEuropeanUnion(country)
}

const dayInMs = 86_400_000
const withdrawalDays = 14

/**
 * The end of the right to withdraw from a contract (Directive 2011/83/EU, article 9), or null outside the European Union (BIL-120).
 * The day of the contract does not count, and the last one counts to its end in whatever time zone the user is.
 */
export function withdrawableUntil(country: string, contractAt: Date): Date | null {
  return isInEuropeanUnion(country) ? new Date(contractAt.getTime() + (withdrawalDays + 1) * dayInMs) : null
}
