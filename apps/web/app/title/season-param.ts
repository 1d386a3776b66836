import { useState } from 'react'

/** Which season the address of a title asks for, 0 for its specials; null where that is no number (CAT-53). */
export function seasonAsked(query: URLSearchParams): number | null {
  const asked = query.get('season') ?? ''
  return /^\d+$/.test(asked) ? Number(asked) : null
}

/** The same of the address where the viewer is. The question about prices stands over the season that was there. */
export function useSeasonAsked(query: URLSearchParams): number | null {
  const asked = seasonAsked(query)
  const [last, setLast] = useState(asked)
  if (query.has('plans')) return last
  if (asked !== last) setLast(asked)
  return asked
}
