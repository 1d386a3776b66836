import { plansQuery, titleQuery } from '@ott/api-client'
import type { RowCard, Title } from '@ott/catalogue'
import { apiLanguage, defaultLocale, isLocale } from '@ott/i18n'
import { Suspense, use } from 'react'
import { useLocation, useNavigate, useSearchParams } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { pathOf, screenAt } from '../routing/paths.ts'
import { useOrigin } from '../routing/modal-location.ts'
import { bringScreen } from '../routing/screen-registry.ts'
import { isGuarded } from '../auth/protected-paths.ts'
import { call } from '../auth/auth-store.ts'
import { requireSession } from '../auth/require-auth.server.ts'
import { bringOnce } from '../performance/index.ts'
import { loadAllMessages } from '../i18n/load-messages.ts'
import { pageMeta, titleDescription } from '../seo/page-meta.ts'
import { prefetch } from '../api/prefetch.server.ts'
import { queryClient } from '../api/query-client.ts'
import { openedTitle, titleDialog } from '../title/preload-title.ts'
import { knownCard } from '../title/placeholder-title.ts'
import { TitlePage } from '../title/title-screen.tsx'
import type { Route } from './+types/title.ts'

const priceQuestion = bringOnce(() => import('../billing/price-teaser-dialog.tsx'))

// Another title is another page: nothing that was chosen for one holds for the next.
bringScreen('title', ({ link }, query) => <TitlePage key={link} link={link} query={query} />)

const linkOf = (params: { '*'?: string }) => `/${params['*'] ?? ''}`

export async function loader(args: Route.LoaderArgs) {
  // Some addresses are the viewer's own although their page is not made yet (ID-9).
  if (isGuarded(linkOf(args.params))) requireSession(args)
  const isAsking = new URL(args.request.url).searchParams.has('plans')
  let title: Title | null = null
  await prefetch(args, async (queries, api, language) => {
    const [found] = await Promise.all([
      queries.fetchQuery(titleQuery(api, linkOf(args.params), language)),
      isAsking ? queries.prefetchQuery(plansQuery(api, language)) : Promise.resolve(),
    ])
    title = found
  })
  return { words: wordsOf(title) }
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const locale = isLocale(params.locale) ? params.locale : defaultLocale
  const isAsking = new URL(request.url).searchParams.has('plans')
  const reading = queryClient.ensureQueryData(titleQuery(call, linkOf(params), apiLanguage(locale)))
  const card = knownCard(queryClient, linkOf(params))
  // Whoever knows its name shows that, and a failure when it comes to what is missing.
  if (card) reading.catch(() => undefined)
  const [title] = await Promise.all([
    card ?? reading,
    openedTitle(),
    titleDialog(),
    isAsking ? Promise.all([priceQuestion(), loadAllMessages(locale)]) : null,
  ])
  return { words: wordsOf(title) }
}

/** Another season of a title is no other title: of all queries only the question about prices brings something. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || nextUrl.searchParams.has('plans')
}

function wordsOf(title: Title | RowCard | null) {
  return title && { name: title.title, description: 'description' in title ? titleDescription(title) : '' }
}

export const meta: Route.MetaFunction = ({ params, loaderData }) => {
  const words = loaderData?.words
  if (!words) return pageMeta(params.locale, (say) => ({ title: say('error.notFound.title'), description: say('error.notFound.text') }))
  return pageMeta(params.locale, (say) => ({ title: say('title.title', { title: words.name }), description: words.description }))
}

/** The frame draws it, as a page or over the one it was opened from. */
export default function TitleRoute() {
  const { pathname, state } = useLocation()
  const [query] = useSearchParams()
  const navigate = useNavigate()
  const origin = useOrigin()
  if (screenAt(pathname).kind !== 'title' || !query.has('plans')) return null
  // Asked at the title itself, the question is a step of its own; the next one back has to lead from the title.
  const isOneStep = origin !== null && pathOf(origin) === pathname
  const close = () => (isOneStep ? navigate(-1) : navigate(pathname, { state: state as unknown, replace: true, preventScrollReset: true }))
  return <Suspense><Prices onClose={() => void close()} /></Suspense>
}

function Prices(props: { onClose: () => void }) {
  const { default: PriceQuestion } = use(priceQuestion())
  return <PriceQuestion {...props} />
}
