import { plansQuery, titleQuery } from '@ott/api-client'
import type { RowCard, Title } from '@ott/catalogue'
import { apiLanguage, defaultLocale, isLocale } from '@ott/i18n'
import { Suspense } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { useLayer } from '../routing/layers.tsx'
import { useBackground, useOrigin } from '../routing/modal-location.ts'
import { pathOf } from '../routing/paths.ts'
import { isProtectedPath } from '../auth/protected-paths.ts'
import { apiClient } from '../api/client.ts'
import { requireSession } from '../auth/require-auth.server.ts'
import { preloadable, usePreloadable } from '../performance/index.ts'
import { loadAllMessages } from '../i18n/load-messages.ts'
import { pageMeta, titleDescription } from '../seo/page-meta.ts'
import { LazyHeroPreview } from '../previews/lazy-previews.tsx'
import { prefetch } from '../api/prefetch.server.ts'
import { queryClient } from '../api/query-client.ts'
import { titleModalHost, titleModal } from '../title/preload-title.ts'
import { getPlaceholderTitle } from '../title/placeholder-title.ts'
import { TitlePage } from '../title/title-screen.tsx'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/title.ts'

export const handle: PageHandle = { layer: 'modal', messages: 'eager', canHostModal: true, hasHero: true, allowsPrompts: true, isIndexed: true }

const priceTeaser = preloadable(() => import('../billing/price-teaser-dialog.tsx'))

const linkOf = (params: { '*'?: string }) => `/${params['*'] ?? ''}`

export async function loader(args: Route.LoaderArgs) {
  // Some protected paths have no page of their own yet (ID-9).
  if (isProtectedPath(linkOf(args.params))) requireSession(args)
  const showsPrices = new URL(args.request.url).searchParams.has('plans')
  let title: Title | null = null
  await prefetch(args, async (queries, api, language, optional) => {
    const [found] = await Promise.all([
      queries.fetchQuery(titleQuery(api, linkOf(args.params), language)),
      showsPrices ? queries.prefetchQuery(plansQuery(optional, language)) : Promise.resolve(),
    ])
    title = found
  })
  return { titleMeta: titleMetaOf(title) }
}

export async function clientLoader({ params, request }: Route.ClientLoaderArgs) {
  const locale = isLocale(params.locale) ? params.locale : defaultLocale
  const showsPrices = new URL(request.url).searchParams.has('plans')
  const titleRequest = queryClient.ensureQueryData(titleQuery(apiClient, linkOf(params), apiLanguage(locale)))
  const card = getPlaceholderTitle(queryClient, linkOf(params))
  // With a placeholder the navigation does not wait; the screen gets a failure from its query.
  if (card) titleRequest.catch(() => undefined)
  const [title] = await Promise.all([
    card ?? titleRequest,
    titleModalHost(),
    titleModal(),
    showsPrices ? Promise.all([priceTeaser(), loadAllMessages(locale)]) : null,
  ])
  return { titleMeta: titleMetaOf(title) }
}

/** Another season needs no loader; of all queries only `plans` has data of its own. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || nextUrl.searchParams.has('plans')
}

function titleMetaOf(title: Title | RowCard | null) {
  return title && { name: title.title, description: 'description' in title ? titleDescription(title) : '' }
}

export const meta: Route.MetaFunction = ({ params, loaderData }) => {
  const titleMeta = loaderData?.titleMeta
  if (!titleMeta) return pageMeta(params.locale, (t) => ({ title: t('error.notFound.title'), description: t('error.notFound.text') }))
  return pageMeta(params.locale, (t) => ({ title: t('title.title', { title: titleMeta.name }), description: titleMeta.description }))
}

export default function TitleRoute({ params }: Pick<Route.ComponentProps, 'params'>) {
  const { type: layer, query } = useLayer()
  const isOnTop = useBackground() === null || layer === 'modal'
  const link = linkOf(params)
  return (
    <>
      {/* A key per title, so that state of one title does not carry over to the next. */}
      {layer === 'page' && <TitlePage key={link} link={link} query={query} Preview={LazyHeroPreview} />}
      {isOnTop && query.has('plans') && <Suspense><Prices link={link} /></Suspense>}
    </>
  )
}

/**
 * The prices, selected by the URL. Opened from the title itself they add a history entry, and closing them goes back.
 */
function Prices({ link }: { link: string }) {
  const { pathname, state } = useLocation()
  const navigate = useNavigate()
  const origin = useOrigin()
  const isOwnEntry = origin !== null && pathOf(origin) === pathname
  const close = () => (isOwnEntry ? navigate(-1) : navigate(pathname, { state: state as unknown, replace: true, preventScrollReset: true }))
  const { default: PriceTeaserDialog } = usePreloadable(priceTeaser)
  return <PriceTeaserDialog link={link} onClose={() => void close()} />
}
