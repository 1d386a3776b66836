import type { Card } from '@ott/catalogue'

export const searchKinds = ['all', 'movies', 'shows', 'people'] as const

export type SearchKind = (typeof searchKinds)[number]

/** The titles of a kind, best first; none for people. */
export function titlesOfKind({ cards, further }: { cards: Card[]; further: Card[] }, kind: SearchKind): Card[] {
  if (kind === 'people') return []
  return [...cards, ...further].filter(({ type }) => kind === 'all' || (type === 'series') === (kind === 'shows'))
}
