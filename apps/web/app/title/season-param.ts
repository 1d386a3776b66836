import { useState } from 'react'

/** The season in the URL of a title, 0 for specials; null where it is no number (CAT-53). */
export function seasonParam(query: URLSearchParams): number | null {
  const asked = query.get('season') ?? ''
  return /^\d+$/.test(asked) ? Number(asked) : null
}

/** The same as state: while prices are shown over the title, the season before stays. */
export function useSeasonParam(query: URLSearchParams): number | null {
  const asked = seasonParam(query)
  const [last, setLast] = useState(asked)
  if (query.has('plans')) return last
  if (asked !== last) setLast(asked)
  return asked
}
