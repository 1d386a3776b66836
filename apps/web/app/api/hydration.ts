import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

export type DehydratedQuery = { key: QueryKey; data: unknown }

/** The id of the script element with the dehydrated queries. */
export const dehydratedQueriesId = 'queries'

/**
 * Serialises a page's queries as plain JSON, which compresses better than the router's format. The time of the fetch
 * is sent in a header, so that equal data gives equal bytes and is compressed once.
 */
export function dehydrate(queries: QueryClient): string {
  const dehydrated = successfulQueries(queries).map(({ queryKey: key, state: { data, dataUpdatedAt } }) =>
    JSON.stringify({ key, data } satisfies DehydratedQuery, serializeDates(dataUpdatedAt)),
  )
  // A closing tag in the data must not end the script element.
  return `[${dehydrated.join()}]`.replaceAll('<', '\\u003c')
}

/** When the oldest query was fetched, in milliseconds; now if there is none. */
export function fetchedAt(queries: QueryClient, now = Date.now()): number {
  return Math.min(now, ...successfulQueries(queries).map(({ state }) => state.dataUpdatedAt))
}

/**
 * Hydrates the browser's cache, with data fetched `at` that time. Limited to now on a device whose clock is behind,
 * because future data would never become stale.
 */
export function hydrate(text: string, at: number, queries: QueryClient, now = Date.now()): void {
  const dehydrated = JSON.parse(text, reviveDates(at)) as DehydratedQuery[]
  for (const { key, data } of dehydrated) queries.setQueryData(key, data, { updatedAt: Math.min(at, now) })
}

function successfulQueries(queries: QueryClient): Query[] {
  return queries.getQueryCache().getAll().filter(({ state }) => state.data !== undefined)
}

/** A date; or the api's clock, as seconds ahead of ours at the time of the fetch. */
type SerializedDate = { $date: string } | { $ahead: number }

/** JSON.stringify converts a date to text before it calls the replacer; the parent still has the date. */
function serializeDates(at: number) {
  return function serialize(this: Record<string, unknown>, key: string, value: unknown): unknown {
    const date = this[key]
    if (!(date instanceof Date)) return value
    return (key === 'serverTime' ? { $ahead: Math.round((date.getTime() - at) / 1_000) } : { $date: String(value) }) satisfies SerializedDate
  }
}

function reviveDates(at: number) {
  return (_key: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if ('$date' in value) return new Date((value as { $date: string }).$date)
    if ('$ahead' in value) return new Date(at + (value as { $ahead: number }).$ahead * 1_000)
    return value
  }
}
