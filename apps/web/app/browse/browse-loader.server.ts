import { pageQuery, platformQuery, watchableQuery } from '@ott/api-client'
import { prefetch } from '../reading/prefetch.server.ts'

/** A page on the server, and what the watch button of its hero needs. */
export async function browseLoader(asked: Parameters<typeof prefetch>[0], page: string): Promise<null> {
  await prefetch(asked, async (queries, api, language) => {
    const [{ modules }] = await Promise.all([
      queries.fetchQuery(pageQuery(api, page, language)),
      queries.prefetchQuery(platformQuery(api, language)),
    ])
    const hero = modules.find(({ kind }) => kind === 'hero')?.cards[0]
    if (hero) await queries.prefetchQuery(watchableQuery(api, hero.link, language))
  })
  return null
}
