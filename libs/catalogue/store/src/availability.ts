import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

export type Countries = { allowedCountries: string[] | null; blockedCountries: string[] }

/** Whether a title may be shown to viewers of a country (CAT-11). A blocked country stays blocked though it is allowed. */
export function isAvailableIn(country: string, { allowedCountries, blockedCountries }: Countries): boolean {
  return (allowedCountries === null || allowedCountries.includes(country)) && !blockedCountries.includes(country)
}

/** The same of a row of `title`, for lists: what is withdrawn by now or not for this country, or that of another column, is not in them. */
export function isListed({ country, now }: { country: string | RawBuilder<string>; now: Date }): RawBuilder<boolean> {
  return sql<boolean>`(
    (title.withdrawn_at is null or title.withdrawn_at > ${now})
    and (title.allowed_countries is null or ${country} = any(title.allowed_countries))
    and not ${country} = any(title.blocked_countries)
  )`
}
