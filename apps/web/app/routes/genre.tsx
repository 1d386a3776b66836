import { genreQuery, platformQuery } from '@ott/api-client'
import { genrePageIn } from '../genre-screen.tsx'
import { pageMeta } from '../page-meta.ts'
import { prefetch } from '../prefetch.server.ts'
import type { Route } from './+types/genre.ts'

export async function loader({ request, params }: Route.LoaderArgs) {
  let name = params.slug
  const page = genrePageIn(new URL(request.url).searchParams)
  const prefetched = await prefetch(request, params.locale, async (queries, api, language) => {
    const [platform] = await Promise.all([
      queries.fetchQuery(platformQuery(api, language)),
      queries.fetchQuery(genreQuery(api, params.slug, language, page)),
    ])
    name = platform.genres.find(({ slug }) => slug === params.slug)?.name ?? name
  })
  return { ...prefetched, name }
}

export const meta: Route.MetaFunction = ({ params, loaderData }) =>
  pageMeta(params.locale, (say) => ({
    title: say('genre.title', { genre: loaderData?.name ?? '' }),
    description: say('genre.description', { genre: loaderData?.name ?? '' }),
  }))

/** Drawn by the frame, so that it stays under a title that opens over it. */
export default function Genre() {
  return null
}
