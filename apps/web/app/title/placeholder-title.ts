import type { RowCard } from '@ott/catalogue'
import type { QueryClient } from '@tanstack/react-query'

/** The card of a title from any cached query, as placeholder data; null where no query lists it. */
export function getPlaceholderTitle(queries: QueryClient, link: string): RowCard | null {
  for (const { state } of queries.getQueryCache().getAll()) {
    const card = cardIn(state.data, link)
    if (card) return card
  }
  return null
}

function cardIn(value: unknown, link: string): RowCard | null {
  if (typeof value !== 'object' || value === null) return null
  if (isCard(value) && value.link === link) return value
  for (const child of Object.values(value)) {
    const card = cardIn(child, link)
    if (card) return card
  }
  return null
}

/** No other query data has all three. */
const isCard = (value: object): value is RowCard => 'link' in value && 'pictures' in value && 'genres' in value
