import { pageQuery, watchableQuery } from '@ott/api-client'
import { prefetch } from '../api/prefetch.server.ts'

/** Loads a browse page on the server, and the data of its hero's watch button. Returns the operator's description, which may be empty. */
export async function browseLoader(args: Parameters<typeof prefetch>[0], page: string): Promise<{ description: string }> {
  let description = ''
  await prefetch(args, async (queries, api, language, optional) => {
    const { modules, description: operatorDescription } = await queries.fetchQuery(pageQuery(api, page, language))
    description = operatorDescription
    const hero = modules.find(({ kind }) => kind === 'hero')?.cards[0]
    if (hero) await queries.prefetchQuery(watchableQuery(optional, hero.link, language))
  })
  return { description }
}
