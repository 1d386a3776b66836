import { genreQuery, genresQuery } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { apiLanguage, defaultLocale, isLocale } from '@ott/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { data } from 'react-router'
import { GenreScreen, GenresScreen } from '../browse/genre-screen.tsx'
import { genreViewParam } from '../routing/genre-view-param.ts'
import { useLayer } from '../routing/layers.tsx'
import { apiClient } from '../api/client.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { prefetch } from '../api/prefetch.server.ts'
import { queryClient } from '../api/query-client.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/genre.ts'

export const handle: PageHandle = { layer: 'page', messages: 'deferred', canHostModal: true, nav: 'genres', allowsPrompts: true, isIndexed: true }

type GenreMeta = { names: string[]; description?: string }

export async function loader(args: Route.LoaderArgs) {
  let genreMeta: GenreMeta = { names: [] }
  await prefetch(args, async (queries, api, language) => {
    genreMeta = await readGenreMeta(queries, api, language, args)
  })
  return genreMeta
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { locale } = args.params
  return readGenreMeta(queryClient, apiClient, apiLanguage(isLocale(locale) ? locale : defaultLocale), args)
}

/** Loads one page of a genre's titles and its description, or the names of all genres. */
async function readGenreMeta(
  queries: QueryClient,
  api: Call,
  language: 'english' | 'bengali',
  { request, params: { slug } }: { request: Request; params: { slug?: string } },
): Promise<GenreMeta> {
  const all = queries.ensureQueryData(genresQuery(api, language))
  if (slug === undefined) return { names: (await all).map(({ name }) => name) }
  const view = genreViewParam(new URL(request.url).searchParams)
  const [genres, { cards, description }] = await Promise.all([all, queries.ensureQueryData(genreQuery(api, slug, language, view))])
  // A page after the last is 404; the first page of a genre without titles is not.
  if (view.page > 1 && cards.length === 0) throw data(null, { status: 404 })
  return { names: [genres.find((genre) => genre.slug === slug)?.name ?? slug], description }
}

/** Without an operator's description in this language the default one is used (SEO-5). */
export const meta: Route.MetaFunction = ({ params, loaderData }) =>
  pageMeta(params.locale, (t) => ({
    title: t('title.title', { title: (params.slug && loaderData?.names[0]) || t('app.nav.genres') }),
    description: loaderData ? loaderData.description ?? t('genre.description', { genre: loaderData.names.join(', ') }) : t('home.description'),
  }))

export default function Genre({ params: { slug } }: Pick<Route.ComponentProps, 'params'>) {
  const { query } = useLayer()
  return slug === undefined ? <GenresScreen /> : <GenreScreen slug={slug} view={genreViewParam(query)} />
}
