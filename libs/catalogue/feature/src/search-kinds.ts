import type { Card } from '@ott/catalogue'

export const searchKinds = ['all', 'movies', 'shows', 'people'] as const

export type SearchKind = (typeof searchKinds)[number]

/** The titles among findings that are of a kind, the best first; of people there are none. */
export function titlesOfKind({ cards, further }: { cards: Card[]; further: Card[] }, kind: SearchKind): Card[] {
  if (kind === 'people') return []
  return [...cards, ...further].filter(({ type }) => kind === 'all' || (type === 'series') === (kind === 'shows'))
}
