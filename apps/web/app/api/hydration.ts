import type { Query, QueryClient, QueryKey } from '@tanstack/react-query'

type Reading = { key: QueryKey; data: unknown }

/** The element of a page that holds what was read for it; nothing that is seen comes after it. */
export const readingsId = 'readings'

/**
 * What was read for a page, as text to stand in it. It is plain JSON, which compresses better than the router's own way.
 * When that was is told beside the page (`readAt`): one that says nothing new is the same to the letter, and packed once.
 */
export function handOver(queries: QueryClient): string {
  const readings = readingsIn(queries).map(({ queryKey: key, state: { data, dataUpdatedAt } }) =>
    JSON.stringify({ key, data } satisfies Reading, markDates(dataUpdatedAt)),
  )
  // Nothing in it may close the script element that it stands in.
  return `[${readings.join()}]`.replaceAll('<', '\\u003c')
}

/** When the first of it was read, in milliseconds; without any, now. */
export function readAt(queries: QueryClient, now = Date.now()): number {
  return Math.min(now, ...readingsIn(queries).map(({ state }) => state.dataUpdatedAt))
}

/**
 * The same in the browser, before anything is drawn there, as read `at` that moment. A device whose clock is behind takes
 * it for read now: what was read tomorrow would never grow old.
 */
export function takeOver(text: string, at: number, queries: QueryClient, now = Date.now()): void {
  const readings = JSON.parse(text, findDates(at)) as Reading[]
  for (const { key, data } of readings) queries.setQueryData(key, data, { updatedAt: Math.min(at, now) })
}

function readingsIn(queries: QueryClient): Query[] {
  return queries.getQueryCache().getAll().filter(({ state }) => state.data !== undefined)
}

/** A date; or the api's clock, by the seconds that it was ahead of ours when it was read. */
type Marked = { $date: string } | { $ahead: number }

/** A date has become text before a replacer sees it; the object that it stands in still knows. */
function markDates(at: number) {
  return function mark(this: Record<string, unknown>, key: string, value: unknown): unknown {
    const date = this[key]
    if (!(date instanceof Date)) return value
    return (key === 'serverTime' ? { $ahead: Math.round((date.getTime() - at) / 1_000) } : { $date: String(value) }) satisfies Marked
  }
}

function findDates(at: number) {
  return (_key: string, value: unknown): unknown => {
    if (typeof value !== 'object' || value === null) return value
    if ('$date' in value) return new Date((value as { $date: string }).$date)
    if ('$ahead' in value) return new Date(at + (value as { $ahead: number }).$ahead * 1_000)
    return value
  }
}
