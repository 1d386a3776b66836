import { sql } from 'kysely'
import type { RawBuilder } from 'kysely'

export type Countries = { allowedCountries: string[] | null; blockedCountries: string[] }

/** Whether a title is available in a country (CAT-11). A blocked country stays blocked even if it is also allowed. */
export function isAvailableIn(country: string, { allowedCountries, blockedCountries }: Countries): boolean {
  return (allowedCountries === null || allowedCountries.includes(country)) && !blockedCountries.includes(country)
}

/** SQL for the same check of a `title` row, including withdrawal. The country may be a column. */
export function isListed({ country, now }: { country: string | RawBuilder<string>; now: Date }): RawBuilder<boolean> {
  return sql<boolean>`(
    (title.withdrawn_at is null or title.withdrawn_at > ${now})
    and (title.allowed_countries is null or ${country} = any(title.allowed_countries))
    and not ${country} = any(title.blocked_countries)
  )`
}
