import type { Card, ContentId, Genre, PersonId } from '@ott/catalogue'
import type { ProfileId } from '@ott/identity'
import type { Call } from './call.ts'
import { asked, cardOf } from './catalogue.ts'
import { forEverybody, staleAfterMs } from './query.ts'
import type { Language } from './query.ts'

/** How many titles a search brings at once. */
const mostResults = 50

/** The number of the product's owner. */
const mostOpened = '30'

/** What answers a search: titles, the best first, how many there are in all, and the people and genres of that name. */
export type SearchFindings = { cards: Card[]; total: number; people: { id: PersonId; name: string; portrait?: string }[]; genres: Genre[] }

/** `term` as `readSearchTerm` gives it, not empty. */
export function searchQuery(call: Call, term: string, language: Language) {
  return {
    queryKey: ['search', term, language],
    ...forEverybody,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<SearchFindings> => {
      const query = { ...asked(language), query: term, searchSpace: [], limit: String(mostResults), offset: '0' }
      const { items, total, people, genres } = await call('search', { query }, { signal })
      return { cards: items.map(cardOf), total, people: people.map(({ personId, name, portrait }) => ({ id: personId as PersonId, name, ...(portrait && { portrait }) })), genres }
    },
  }
}

/** Terms that are offered to whoever has none, in the reader's language. */
export function popularSearchesQuery(call: Call, language: Language) {
  return {
    queryKey: ['popularSearches', language],
    ...forEverybody,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<string[]> =>
      (await call('popularSearch', { query: asked(language) }, { signal })).items.map(({ term }) => term),
  }
}

/** The titles that this viewer opened from a search, the newest first. */
export function openedQuery(call: Call, profileId: ProfileId, language: Language) {
  return {
    queryKey: ['opened', profileId, language],
    staleTime: staleAfterMs,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Card[]> =>
      (await call('searchHistory', { query: { limit: mostOpened, language } }, { signal })).items.map(cardOf),
  }
}

/** Answers the list as it is then. The request outlives the page: it is made as the viewer leaves. */
export async function keepOpened(call: Call, { id, type }: Pick<Card, 'id' | 'type'>, language: Language): Promise<Card[]> {
  const body = { contentId: id, contentType: type }
  return (await call('keepOpened', { query: { limit: mostOpened, language }, body }, { keepalive: true })).items.map(cardOf)
}

/** That title, or without one all of them. */
export async function forgetOpened(call: Call, contentId?: ContentId): Promise<void> {
  await call('forgetOpened', { query: contentId === undefined ? {} : { contentId } })
}
