import { genreQuery, genresQuery } from '@ott/api-client'
import type { Call } from '@ott/api-client'
import { apiLanguage, defaultLocale, isLocale } from '@ott/i18n'
import type { QueryClient } from '@tanstack/react-query'
import { GenreScreen, GenresScreen } from '../browse/genre-screen.tsx'
import { genrePageIn } from '../navigation/links.ts'
import { bringScreen } from '../navigation/screens.ts'
import { call } from '../session/login.ts'
import { pageMeta } from '../page-meta.ts'
import { prefetch } from '../reading/prefetch.server.ts'
import { queryClient } from '../reading/query-client.ts'
import type { Route } from './+types/genre.ts'

bringScreen('genre', ({ slug }, query) => (slug === '' ? <GenresScreen /> : <GenreScreen slug={slug} page={genrePageIn(query)} />))

export async function loader(args: Route.LoaderArgs) {
  let name = ''
  await prefetch(args, async (queries, api, language) => {
    name = await readGenre(queries, api, language, args)
  })
  return { name }
}

export async function clientLoader(args: Route.ClientLoaderArgs) {
  const { locale } = args.params
  return { name: await readGenre(queryClient, call, apiLanguage(isLocale(locale) ? locale : defaultLocale), args) }
}

/** Reads one page of the genre's titles, and how the genre is called; nothing but the names for the page of all genres. */
async function readGenre(
  queries: QueryClient,
  api: Call,
  language: 'english' | 'bengali',
  { request, params: { slug } }: { request: Request; params: { slug?: string } },
): Promise<string> {
  const page = genrePageIn(new URL(request.url).searchParams)
  const [genres] = await Promise.all([
    queries.ensureQueryData(genresQuery(api, language)),
    slug === undefined ? null : queries.ensureQueryData(genreQuery(api, slug, language, page)),
  ])
  return genres.find((genre) => genre.slug === slug)?.name ?? slug ?? ''
}

export const meta: Route.MetaFunction = ({ params, loaderData }) =>
  pageMeta(params.locale, (say) => ({
    title: say('title.title', { title: loaderData?.name || say('app.nav.genres') }),
    description: loaderData?.name ? say('genre.description', { genre: loaderData.name }) : say('home.description'),
  }))

/** Drawn by the frame, so that it stays under a title that opens over it. */
export default function Genre() {
  return null
}
