export type Countries = { allowedCountries: string[] | null; blockedCountries: string[] }

/** Whether a title is available in a country (CAT-11). A blocked country stays blocked even if it is also allowed. */
export function isAvailableIn(country: string, { allowedCountries, blockedCountries }: Countries): boolean {
  return (allowedCountries === null || allowedCountries.includes(country)) && !blockedCountries.includes(country)
}
