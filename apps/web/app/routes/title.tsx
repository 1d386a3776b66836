import { platformQuery, plansQuery, titleQuery } from '@ott/api-client'
import type { Title } from '@ott/catalogue'
import { apiLanguage, defaultLocale, isLocale } from '@ott/i18n'
import { Suspense, lazy } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import { screenAt } from '../links.ts'
import { call } from '../login.ts'
import { pageMeta } from '../page-meta.ts'
import { prefetch } from '../prefetch.server.ts'
import { queryClient } from '../query-client.ts'
import { useBackground } from '../router-anchor.tsx'
import type { Route } from './+types/title.ts'

const TitleDialog = lazy(() => import('../title-dialog.tsx'))
const PriceQuestion = lazy(() => import('../price-question.tsx'))

const linkOf = (params: { '*'?: string }) => `/${params['*'] ?? ''}`

export async function loader(args: Route.LoaderArgs) {
  const isAsking = new URL(args.request.url).searchParams.has('plans')
  let title: Title | null = null
  await prefetch(args, async (queries, api, language) => {
    const [found] = await Promise.all([
      queries.fetchQuery(titleQuery(api, linkOf(args.params), language)),
      queries.prefetchQuery(platformQuery(api, language)),
      isAsking ? queries.prefetchQuery(plansQuery(api, language)) : Promise.resolve(),
    ])
    title = found
  })
  return { words: wordsOf(title) }
}

export async function clientLoader({ params }: Route.ClientLoaderArgs) {
  const language = apiLanguage(isLocale(params.locale) ? params.locale : defaultLocale)
  return { words: wordsOf(await queryClient.ensureQueryData(titleQuery(call, linkOf(params), language))) }
}

function wordsOf(title: Title | null) {
  return title && { name: title.title, description: title.tagline || title.description.slice(0, 160), picture: title.pictures.landscape }
}

export const meta: Route.MetaFunction = ({ params, loaderData }) => {
  const words = loaderData?.words
  if (!words) return pageMeta(params.locale, (say) => ({ title: say('error.notFound.title'), description: say('error.notFound.text') }))
  return [
    ...pageMeta(params.locale, (say) => ({ title: say('title.title', { title: words.name }), description: words.description })),
    { property: 'og:image', content: words.picture },
  ]
}

/** Opened from a card it is a dialog over that page; the frame draws it when it is a page of its own. */
export default function TitleRoute() {
  const { pathname, state } = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const background = useBackground()
  const screen = screenAt(pathname)
  if (screen.kind !== 'title') return null
  const withoutQuestion = () => navigate(pathname, { state: state as unknown, replace: true, preventScrollReset: true })
  return (
    <Suspense>
      {background !== null && <TitleDialog link={screen.link} onClose={() => navigate(-1)} />}
      {query.has('plans') && <PriceQuestion onClose={() => void withoutQuestion()} />}
    </Suspense>
  )
}
