import type { ContentId, Title } from '@ott/catalogue'
import type { Call } from './api-client.ts'
import { asked, titleOf } from './catalogue.ts'
import { forEverybody } from './query-defaults.ts'
import type { Language } from './query-defaults.ts'

/** Some titles by their ids, in no order; what is withdrawn or not for the viewer's country is left out. */
export function titlesQuery(call: Call, ids: { movies: ContentId[]; series: ContentId[] }, language: Language) {
  const read = async (kind: 'videos' | 'series', contentIds: ContentId[], signal?: AbortSignal) =>
    contentIds.length === 0 ? [] : (await call(kind, { query: { ...asked(language), contentIds } }, { signal })).items.map(titleOf)
  return {
    queryKey: ['titles', ids.movies.toSorted(), ids.series.toSorted(), language],
    ...forEverybody,
    queryFn: async ({ signal }: { signal?: AbortSignal }): Promise<Title[]> =>
      (await Promise.all([read('videos', ids.movies, signal), read('series', ids.series, signal)])).flat(),
  }
}
