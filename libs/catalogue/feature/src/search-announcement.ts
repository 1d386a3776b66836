import type { IntlShape } from 'react-intl'
import { titlesOfKind } from './search-kinds.ts'
import type { SearchKind } from './search-kinds.ts'
import type { SearchResults } from './search-page.tsx'

/** Announces how many results are shown, and of how many (SEA-8, SEA-13). Names count when there are no titles. */
export function searchAnnouncement(intl: IntlShape, results: SearchResults, kind: SearchKind): string {
  const { cards, further, total, people, genres, nextPage } = results
  const read = cards.length + further.length
  const names = people.length + genres.length
  if (kind === 'people') return intl.formatMessage({ id: 'search.countOf.people' }, { count: people.length })
  if (kind !== 'all') {
    const shown = titlesOfKind(results, kind).length
    return nextPage === null
      ? intl.formatMessage({ id: `search.countOf.${kind}` }, { count: shown })
      : intl.formatMessage({ id: `search.someOf.${kind}` }, { shown, read, count: total })
  }
  if (total === 0 && names > 0) return intl.formatMessage({ id: 'search.names' }, { count: names })
  return total > read ? intl.formatMessage({ id: 'search.partial' }, { shown: read, count: total }) : intl.formatMessage({ id: 'search.count' }, { count: total })
}
