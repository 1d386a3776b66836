import { defaultGenreView, genreSorts } from '@ott/api-client'
import type { GenreView } from '@ott/api-client'
import { locales } from '@ott/i18n'

const maxPage = 5000

/** The view of a genre that a URL asks for (CAT-121). The api serves no page above `maxPage`. */
export function genreViewParam(query: URLSearchParams): GenreView {
  const page = Number(query.get('page') ?? 1)
  return {
    page: Number.isInteger(page) && page >= 1 ? Math.min(page, maxPage) : 1,
    sort: genreSorts.find((sort) => sort === query.get('sort')) ?? defaultGenreView.sort,
    audio: locales.find((locale) => locale === query.get('audio')) ?? null,
    isFree: query.get('free') === '1',
  }
}

/** The query of a view, without what is the default: empty or with its question mark. */
export function genreViewQuery({ page, sort, audio, isFree }: GenreView): string {
  const query = new URLSearchParams({
    ...(sort !== defaultGenreView.sort && { sort }),
    ...(audio !== null && { audio }),
    ...(isFree && { free: '1' }),
    ...(page > 1 && { page: String(page) }),
  })
  return query.size > 0 ? `?${query}` : ''
}
