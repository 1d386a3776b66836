import type { Card, ContentId, Genre, PersonId } from '@ott/catalogue'
import type { ProfileId } from '@ott/identity'
import type { Call } from './api-client.ts'
import { clientParams, cardOf } from './catalogue.ts'
import { publicQuery, staleAfterMs } from './query-defaults.ts'
import type { Language } from './query-defaults.ts'

/** The server's maximum for one request. */
const resultsPerPage = 50

/** The server rejects larger offsets. */
const maxOffset = 1_000

const maxOpened = '30'

/** The screen searches in everything; the specification names each space in the request. */
const searchSpaces = ['title', 'people', 'genre'] as const

/** Titles by relevance, their total, and the people and genres that match. */
export type SearchResults = {
  /** The first page. */
  cards: Card[]
  /** Titles of later pages, without those that an earlier page already listed. */
  further: Card[]
  total: number
  people: { id: PersonId; name: string; portrait?: string }[]
  genres: Genre[]
  /** False if the results only resemble the term. */
  isExact: boolean
  /** The term without its typing errors, if it has some. */
  suggestion?: string
  /** Number of the next page, counted from 1; null when all are loaded. */
  nextPage: number | null
}

type ResultsPage = Pick<SearchResults, 'cards' | 'total' | 'people' | 'genres' | 'isExact' | 'suggestion'>

/** `term` is the result of `parseSearchTerm`, not empty. The pages are merged into one result (SEA-8). */
export function searchQuery(call: Call, term: string, language: Language) {
  return {
    queryKey: ['search', term, language],
    ...publicQuery,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }: { pageParam: number; signal?: AbortSignal }): Promise<ResultsPage> => {
      const query = { ...clientParams(language), query: term, searchSpace: [...searchSpaces], limit: String(resultsPerPage), offset: String(pageParam) }
      const { items, people, total, genres, isExact, suggestion } = await call('search', { query }, { signal })
      return {
        cards: items.map(cardOf),
        total,
        people: people.map(({ personId, name, portrait }) => ({ id: personId as PersonId, name, ...(portrait && { portrait }) })),
        genres,
        isExact,
        ...(suggestion !== undefined && { suggestion }),
      }
    },
    getNextPageParam: (_: ResultsPage, pages: ResultsPage[]) => nextOffset(pages),
    select: mergePages,
  }
}

function mergePages({ pages }: { pages: ResultsPage[] }): SearchResults {
  const first = pages[0]!
  const cards = [...new Map(pages.flatMap((page) => page.cards).map((card) => [card.id, card])).values()]
  return {
    ...first,
    cards: cards.slice(0, first.cards.length),
    further: cards.slice(first.cards.length),
    total: pages.at(-1)!.total,
    nextPage: nextOffset(pages) === null ? null : pages.length + 1,
  }
}

/** Counted by requested titles: the server may leave out titles withdrawn meanwhile. */
function nextOffset(pages: ResultsPage[]): number | null {
  const next = pages.length * resultsPerPage
  return next < (pages.at(-1)?.total ?? 0) && next <= maxOffset ? next : null
}

/** Suggested terms for an empty search field. */
export function popularSearchesQuery(call: Call, language: Language) {
  return {
    queryKey: ['popularSearches', language],
    ...publicQuery,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<string[]> =>
      (await call('popularSearch', { query: clientParams(language) }, { signal })).items.map(({ term }) => term),
  }
}

/** Titles the user opened from a search, newest first. */
export function openedTitlesQuery(call: Call, profileId: ProfileId, language: Language) {
  return {
    queryKey: ['opened', profileId, language],
    staleTime: staleAfterMs,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Card[]> =>
      (await call('searchHistory', { query: { limit: maxOpened, language } }, { signal })).items.map(cardOf),
  }
}

/** Resolves to the updated list. The request outlives the page, because it is made on navigation. */
export async function saveOpenedTitle(call: Call, { id, type }: Pick<Card, 'id' | 'type'>, language: Language): Promise<Card[]> {
  const body = { contentId: id, contentType: type }
  return (await call('keepOpened', { query: { limit: maxOpened, language }, body }, { keepalive: true })).items.map(cardOf)
}

/** Without an id it clears the whole list. */
export async function clearOpenedTitles(call: Call, contentId?: ContentId): Promise<void> {
  await call('forgetOpened', { query: contentId === undefined ? {} : { contentId } })
}
