import { useState } from 'react'

/** The season in the URL of a title, 0 for specials; null where it is no number (CAT-53). */
export function seasonParam(query: URLSearchParams): number | null {
  const season = query.get('season') ?? ''
  return /^\d+$/.test(season) ? Number(season) : null
}

/** The season in the URL, or the previous one while prices are shown over the title. */
export function useSeasonParam(query: URLSearchParams): number | null {
  const season = seasonParam(query)
  const [last, setLast] = useState(season)
  if (query.has('plans')) return last
  if (season !== last) setLast(season)
  return season
}
