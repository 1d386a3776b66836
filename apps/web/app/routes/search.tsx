import { genresQuery, popularSearchesQuery, popularTitlesQuery, searchQuery } from '@ott/api-client'
import { parseSearchTerm } from '@ott/catalogue'
import { defaultLocale, isLocale } from '@ott/i18n'
import { useLayer } from '../routing/layers.tsx'
import { pageMeta, createTranslator } from '../seo/page-meta.ts'
import { prefetch } from '../api/prefetch.server.ts'
import { SearchScreen, searchKindParam } from '../search/search-screen.tsx'
import { loadAllMessages } from '../i18n/load-messages.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/search.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred', canHostModal: true, nav: 'search' }

type Named = { term: string; title: string; description: string }

export async function loader(args: Route.LoaderArgs): Promise<Named> {
  const named = await nameOf(args)
  await prefetch(args, async (queries, api, language, optional) => {
    await Promise.all([
      queries.prefetchQuery(popularSearchesQuery(optional, language)),
      queries.prefetchQuery(genresQuery(optional, language)),
      named.term === '' ? queries.prefetchQuery(popularTitlesQuery(optional, language)) : queries.fetchInfiniteQuery({ ...searchQuery(api, named.term, language), pages: partsIn(args.request) }),
    ])
  })
  return named
}

/** Number of result pages in the URL: without scripts each page includes the previous ones (SEA-8). */
function partsIn({ url }: Request): number {
  const parts = Number(new URL(url).searchParams.get('parts') ?? 1)
  return Number.isInteger(parts) && parts >= 1 ? parts : 1
}

/** Results load after the navigation, so the field does not wait for them. */
export const clientLoader = (args: Route.ClientLoaderArgs): Promise<Named> => nameOf(args)

/** Its meta are deferred messages, so the loader formats them. */
async function nameOf({ request, params }: { request: Request; params: { locale?: string } }): Promise<Named> {
  const locale = isLocale(params.locale) ? params.locale : defaultLocale
  const term = parseSearchTerm(new URL(request.url).searchParams.get('search'))
  const t = createTranslator(locale, await loadAllMessages(locale))
  return {
    term,
    title: term === '' ? t('search.title') : t('search.titleFor', { term }),
    description: t('search.description'),
  }
}

/** `noindex` is set with the other head tags (SEO-1). */
export const meta: Route.MetaFunction = ({ params, loaderData }) => {
  if (!loaderData) return []
  const { title, description } = loaderData as Named
  return pageMeta(params.locale, () => ({ title, description }))
}

export default function SearchRoute() {
  const { query } = useLayer()
  return <SearchScreen term={parseSearchTerm(query.get('search'))} kind={searchKindParam(query)} />
}
