import type { Card, Genre } from '@ott/catalogue'
import type { Answer } from '@ott/contract'
import type { Call } from './api-client.ts'
import { asked, cardOf } from './catalogue.ts'
import { forEverybody } from './query-defaults.ts'
import type { Language } from './query-defaults.ts'

/** How many titles of a genre one page of it shows. */
export const titlesPerPage = 20

/** One page of a genre's titles, and what is told of it in that language, if anything is; pages count from 1. */
export function genreQuery(call: Call, slug: string, language: Language, page: number) {
  return {
    queryKey: ['genre', slug, language, page],
    ...forEverybody,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<{ cards: Card[]; total: number; description?: string }> => {
      const query = { ...asked(language), genre: slug, limit: String(titlesPerPage), offset: String((page - 1) * titlesPerPage) }
      const { items, total, description } = (await call('contents', { query }, { signal })) as CardList
      return { cards: items.map(cardOf), total, ...(description && { description }) }
    },
  }
}

export function genresQuery(call: Call, language: Language) {
  return {
    queryKey: ['genres', language],
    ...forEverybody,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Genre[]> =>
      (await call('platform', { query: asked(language) }, { signal })).genres,
  }
}

type CardList = Extract<Answer<'contents'>, { items: unknown }>
