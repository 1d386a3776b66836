import type { Card, ContentId, Genre, PersonId } from '@ott/catalogue'
import type { ProfileId } from '@ott/identity'
import type { Call } from './api-client.ts'
import { asked, cardOf } from './catalogue.ts'
import { forEverybody, staleAfterMs } from './query-defaults.ts'
import type { Language } from './query-defaults.ts'

/** How many titles a search brings at once, which is as many as the server gives. */
const titlesAtOnce = 50

/** The server reads no further than from here into what it found. */
const lastOffset = 1_000

/** The number of the product's owner. */
const mostOpened = '30'

/** What answers a search: titles, the best first, how many there are in all, and the people and genres of that name. */
export type SearchFindings = {
  /** Those that come first. */
  cards: Card[]
  /** Those that were brought after them; what changed its place meanwhile stands where it stood. */
  further: Card[]
  total: number
  people: { id: PersonId; name: string; portrait?: string }[]
  genres: Genre[]
  /** Which part comes next, the first being 1; null when all are here. */
  nextPart: number | null
}

type Found = Pick<SearchFindings, 'cards' | 'total' | 'people' | 'genres'>

/** `term` as `readSearchTerm` gives it, not empty. Its findings are read part by part, and are one whole (SEA-8). */
export function searchQuery(call: Call, term: string, language: Language) {
  return {
    queryKey: ['search', term, language],
    ...forEverybody,
    initialPageParam: 0,
    queryFn: async ({ pageParam, signal }: { pageParam: number; signal?: AbortSignal }): Promise<Found> => {
      const query = { ...asked(language), query: term, searchSpace: [], limit: String(titlesAtOnce), offset: String(pageParam) }
      const { items, total, people, genres } = await call('search', { query }, { signal })
      return { cards: items.map(cardOf), total, people: people.map(({ personId, name, portrait }) => ({ id: personId as PersonId, name, ...(portrait && { portrait }) })), genres }
    },
    getNextPageParam: (_: Found, parts: Found[]) => nextOffset(parts),
    select: wholeOf,
  }
}

function wholeOf({ pages: parts }: { pages: Found[] }): SearchFindings {
  const first = parts[0]!
  const cards = [...new Map(parts.flatMap((part) => part.cards).map((card) => [card.id, card])).values()]
  return {
    ...first,
    cards: cards.slice(0, first.cards.length),
    further: cards.slice(first.cards.length),
    total: parts.at(-1)!.total,
    nextPart: nextOffset(parts) === null ? null : parts.length + 1,
  }
}

/** Counted by what was asked for: of that the server leaves out what was withdrawn meanwhile. */
function nextOffset(parts: Found[]): number | null {
  const next = parts.length * titlesAtOnce
  return next < (parts.at(-1)?.total ?? 0) && next <= lastOffset ? next : null
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
