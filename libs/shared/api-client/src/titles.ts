import type { ContentId, Title } from '@ott/catalogue'
import type { Call } from './api-client.ts'
import { clientParams, titleOf } from './catalogue.ts'
import { publicQuery } from './query-defaults.ts'
import type { Language } from './query-defaults.ts'

/** Titles by id, in no order; withdrawn titles and those not available in the user's country are left out. */
export function titlesQuery(call: Call, ids: { movies: ContentId[]; series: ContentId[] }, language: Language) {
  const read = async (kind: 'videos' | 'series', contentIds: ContentId[], signal?: AbortSignal) =>
    contentIds.length === 0 ? [] : (await call(kind, { query: { ...clientParams(language), contentIds } }, { signal })).items.map(titleOf)
  return {
    queryKey: ['titles', ids.movies.toSorted(), ids.series.toSorted(), language],
    ...publicQuery,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Title[]> =>
      (await Promise.all([read('videos', ids.movies, signal), read('series', ids.series, signal)])).flat(),
  }
}
