import { pageQuery, platformQuery, titleQuery } from '@ott/api-client'
import { prefetch } from './prefetch.server.ts'

/** A page on the server, and the title whose watch button its hero shows. */
export function browseLoader(request: Request, locale: string, page: string) {
  return prefetch(request, locale, async (queries, api, language) => {
    const [{ modules }] = await Promise.all([
      queries.fetchQuery(pageQuery(api, page, language)),
      queries.prefetchQuery(platformQuery(api, language)),
    ])
    const hero = modules.find(({ kind }) => kind === 'hero')?.cards[0]
    if (hero) await queries.prefetchQuery(titleQuery(api, hero.link, language))
  })
}
