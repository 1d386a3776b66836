import type { Card, Genre } from '@ott/catalogue'
import type { Answer } from '@ott/contract'
import type { Call } from './api-client.ts'
import { clientParams, cardOf } from './catalogue.ts'
import { publicQuery } from './query-defaults.ts'
import type { Language } from './query-defaults.ts'

export const titlesPerPage = 20

/** One page of a genre's titles, with the genre's description where it has one; pages count from 1. */
export function genreQuery(call: Call, slug: string, language: Language, page: number) {
  return {
    queryKey: ['genre', slug, language, page],
    ...publicQuery,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<{ cards: Card[]; total: number; description?: string }> => {
      const query = { ...clientParams(language), genre: slug, limit: String(titlesPerPage), offset: String((page - 1) * titlesPerPage) }
      const { items, total, description } = (await call('contents', { query }, { signal })) as CardList
      return { cards: items.map(cardOf), total, ...(description && { description }) }
    },
  }
}

export function genresQuery(call: Call, language: Language) {
  return {
    queryKey: ['genres', language],
    ...publicQuery,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Genre[]> =>
      (await call('platform', { query: clientParams(language) }, { signal })).genres,
  }
}

type CardList = Extract<Answer<'contents'>, { items: unknown }>
