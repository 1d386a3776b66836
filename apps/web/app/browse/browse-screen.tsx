import { isErrorOrRetrying, moreModulesQuery, modulesPerPage, pageQuery, watchableQuery } from '@ott/api-client'
import { BrowsePage, ModuleRows, PageSkeleton } from '@ott/catalogue-feature'
import type { ModuleRowsProps } from '@ott/catalogue-feature'
import { RowSpace } from '@ott/design-system'
import { apiLanguage } from '@ott/i18n'
import type { AuthState } from '@ott/identity'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAtomValue } from 'jotai'
import { memo, useDeferredValue, useEffect, useRef, useState } from 'react'
import { apiClient } from '../api/client.ts'
import { hiddenLinksAtom } from '../activity/hidden-titles.ts'
import { LazyHeroCarousel, LazyHeroPreview } from '../previews/lazy-previews.tsx'
import { CardWatchButton } from '../title/watch-button.tsx'
import { WatchlistControl } from '../activity/watchlist-button.tsx'
import { useLocale } from '../i18n/use-locale.ts'
import { useAuth, useSession } from '../auth/use-auth.ts'
import { useLocalProgress } from '../progress/use-watch-context.ts'
import { lazyWithMessages } from '../i18n/lazy-with-messages.tsx'
import { RowSkeletonSlot } from '../activity/row-skeleton.tsx'

/** Home, movies or shows: the modules of the page, and the user's personal rows. */
export const BrowseScreen = memo(({ page }: { page: 'home' | 'movies' | 'shows' }) => {
  const language = apiLanguage(useLocale())
  const { data } = useQuery(pageQuery(apiClient, page, language))
  const hidden = useAtomValue(hiddenLinksAtom)
  if (!data) return <PageSkeleton content="hero" />
  const personalRows = { hidden, continueWatching: <PersonalRowsSlot key="mine" />, becauseWatched: <RecommendationsSlot key="because" hidden={hidden} /> }
  return (
    <BrowsePage
      {...personalRows}
      heading={data.title}
      modules={data.modules}
      heroActions={(card) => (
        <>
          <CardWatchButton card={card} />
          <WatchlistControl card={card} look="words" />
        </>
      )}
      heroPreview={({ link }, part) => <Preview link={link} part={part} />}
      heroCarousel={(slot) => <LazyHeroCarousel page={page} {...slot} />}
      more={<MoreModules key={page} page={page} offset={modulesPerPage} total={data.total} personalRows={personalRows} />}
    />
  )
})

/** The hero's trailer, from the query that its watch button needs as well. */
function Preview({ link, part }: { link: string; part: 'film' | 'controls' }) {
  const { data } = useQuery(watchableQuery(apiClient, link, apiLanguage(useLocale())))
  return <LazyHeroPreview title={data} part={part} />
}

const personalRowSkeletons = <><RowSkeletonSlot row="continueWatching" /><RowSkeletonSlot row="watchlist" /></>

const PersonalRows = lazyWithMessages(() => import('../activity/personal-rows.tsx'), { fallback: personalRowSkeletons })

const GuestContinueWatchingRow = lazyWithMessages(() => import('../activity/guest-continue-watching-row.tsx'), { fallback: <RowSkeletonSlot row="continueWatching" /> })

/**
 * The rows of a signed-in user, or continue watching of a signed-out one. Space is reserved where the browser has a session
 * or stored progress (PLAY-32).
 */
function PersonalRowsSlot() {
  const { status } = useAuth()
  const hasLocalProgress = useLocalProgress().length > 0
  const profileId = useSession()?.profileId
  if (profileId) return <PersonalRows profileId={profileId} />
  if (isLoading(status)) return personalRowSkeletons
  if (hasLocalProgress) return <GuestContinueWatchingRow />
  return <div hidden data-local-progress suppressHydrationWarning><RowSkeletonSlot row="continueWatching" /></div>
}

/** Whether the session is being restored or its user loaded; without a session cookie the page starts signed out. */
const isLoading = (status: AuthState['status']) => status === 'idle' || status === 'pendingLogin'

const BecauseYouWatchedRow = lazyWithMessages(() => import('../activity/because-you-watched-row.tsx'), { fallback: <RowSkeletonSlot row="recommendations" /> })

function RecommendationsSlot({ hidden }: { hidden: ReadonlySet<string> }) {
  const { status } = useAuth()
  const profileId = useSession()?.profileId
  if (profileId) return <BecauseYouWatchedRow profileId={profileId} hidden={hidden} />
  return isLoading(status) && <RowSkeletonSlot row="recommendations" />
}

type MoreModulesProps = { page: string; offset: number; total: number; personalRows: Omit<ModuleRowsProps, 'modules'> }

/** Further modules arrive ten at a time as the user nears their reserved space (WEB-88). */
function MoreModules(props: MoreModulesProps) {
  const modules = moreModulesQuery(apiClient, props.page, apiLanguage(useLocale()), props.offset)
  const client = useQueryClient()
  // After Back the page restores a scroll position further down.
  const [isNear, setIsNear] = useState(() => client.getQueryData(modules.queryKey) !== undefined)
  const space = useRef<HTMLDivElement>(null)
  const hasMore = props.offset < props.total

  useEffect(() => {
    if (!space.current) return
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && setIsNear(true),
      // Far enough ahead to load before the space is seen.
      { rootMargin: '1000px' },
    )
    observer.observe(space.current)
    return () => observer.disconnect()
  }, [hasMore])

  if (!hasMore) return null
  return isNear ? <TenModules {...props} /> : <RowSpace ref={space} rows={props.total - props.offset} />
}

const RowsError = lazyWithMessages(() => import('./rows-error.tsx'))

function TenModules({ page, offset, total, personalRows }: MoreModulesProps) {
  const query = useQuery(moreModulesQuery(apiClient, page, apiLanguage(useLocale()), offset))
  const { isFetching, refetch } = query
  // Ten rows take longer than a frame, and input goes first.
  const data = useDeferredValue(query.data)
  // Without these modules the next ones would take their position.
  if (!data && isErrorOrRetrying(query)) return <RowsError isRetrying={isFetching} onRetry={() => void refetch()} />
  if (!data) return <RowSpace rows={total - offset} />
  return (
    <>
      <ModuleRows {...personalRows} modules={data} />
      <MoreModules page={page} offset={offset + modulesPerPage} total={total} personalRows={personalRows} />
    </>
  )
}
