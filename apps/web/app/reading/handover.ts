import type { QueryClient, QueryKey } from '@tanstack/react-query'

type Reading = { key: QueryKey; data: unknown; at: number }

/** What was read for a page, as text to stand in it. It is plain JSON, which compresses better than the router's own way. */
export function handOver(queries: QueryClient): string {
  const readings = queries.getQueryCache().getAll().flatMap(({ queryKey, state }): Reading[] =>
    state.data === undefined ? [] : [{ key: queryKey, data: state.data, at: state.dataUpdatedAt }],
  )
  // Nothing in it may close the script element that it stands in.
  return JSON.stringify(readings, markDates).replaceAll('<', '\\u003c')
}

/**
 * The same in the browser, before anything is drawn there. A device whose clock is behind takes a reading for one of
 * now: one of tomorrow would never grow old.
 */
export function takeOver(text: string, queries: QueryClient, now = Date.now()): void {
  const readings = JSON.parse(text, findDates) as Reading[]
  for (const { key, data, at } of readings) queries.setQueryData(key, data, { updatedAt: Math.min(at, now) })
}

type Marked = { $date: string }

/** A date has become text before a replacer sees it; the object that it stands in still knows. */
function markDates(this: Record<string, unknown>, key: string, value: unknown): unknown {
  return this[key] instanceof Date ? ({ $date: value } as Marked) : value
}

function findDates(_key: string, value: unknown): unknown {
  return value && typeof value === 'object' && '$date' in value ? new Date((value as Marked).$date) : value
}
