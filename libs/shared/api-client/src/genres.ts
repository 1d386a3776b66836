import type { Card, Genre } from '@ott/catalogue'
import type { Answer } from '@ott/contract'
import type { Call } from './api-client.ts'
import { clientParams, cardOf } from './catalogue.ts'
import { publicQuery } from './query-defaults.ts'
import type { Language } from './query-defaults.ts'

export const titlesPerPage = 20

export const genreSorts = ['popular', 'newest', 'name'] as const

/** How a genre's titles are sorted and filtered; pages count from 1. */
export type GenreView = {
  page: number
  sort: (typeof genreSorts)[number]
  /** Only titles with this audio language. */
  audio: string | null
  /** Only titles that need no subscription. */
  isFree: boolean
}

export const defaultGenreView: GenreView = { page: 1, sort: 'popular', audio: null, isFree: false }

/** One page of a genre's titles, with the genre's description where it has one. */
export function genreQuery(call: Call, slug: string, language: Language, view: GenreView) {
  const { page, sort, audio, isFree } = view
  return {
    queryKey: ['genre', slug, language, view],
    ...publicQuery,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<{ cards: Card[]; total: number; description?: string }> => {
      const filters = { ...(audio !== null && { audio }), ...(isFree && { isFree: 'true' as const }) }
      const paging = { limit: String(titlesPerPage), offset: String((page - 1) * titlesPerPage) }
      const query = { ...clientParams(language), genre: slug, sort, ...filters, ...paging }
      const { items, total, description } = (await call('contents', { query }, { signal })) as CardList
      return { cards: items.map(cardOf), total, ...(description && { description }) }
    },
  }
}

/** A genre with some posters of its titles, for a list of genres. */
export type PicturedGenre = Genre & { titleCount: number; posters: string[] }

export function genresQuery(call: Call, language: Language) {
  return {
    queryKey: ['genres', language],
    ...publicQuery,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<PicturedGenre[]> =>
      (await call('platform', { query: clientParams(language) }, { signal })).genres,
  }
}

type CardList = Extract<Answer<'contents'>, { items: unknown }>
