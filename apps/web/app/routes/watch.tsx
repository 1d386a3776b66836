import { secondsToResume } from '@ott/activity'
import { requestStream, titleQuery, userQuery } from '@ott/api-client'
import type { StreamGrant } from '@ott/api-client'
import type { ContentId, EpisodeInSeason, Title } from '@ott/catalogue'
import { isStandIn, releasedEpisodes, videoLength } from '@ott/catalogue'
import { apiLanguage, defaultLocale, isLocale, localePath, splitLocale } from '@ott/i18n'
import { spoilerVisibility, hidesUpcoming } from '@ott/playback'
import { Player, startEarlyPlayback, prioritiseWatch, waitForFirstFrame } from '@ott/playback-feature'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { data, useNavigate, useSearchParams } from 'react-router'
import { ErrorScreen } from '../errors/error-screen.tsx'
import { beforeHydration } from '../performance/index.ts'
import { episodeOf, watchMeta } from '../seo/watch-page-meta.ts'
import type { WatchMeta } from '../seo/watch-page-meta.ts'
import { localProgress } from '../progress/local-progress-store.ts'
import { share } from '../platform/share.ts'
import { useSaveProgress } from '../progress/use-save-progress.ts'
import { DeferredMessages, lazyWithMessages } from '../i18n/lazy-with-messages.tsx'
import { loginPath } from '../routing/paths.ts'
import { markNonLayoutPage } from '../routing/previous-page.ts'
import { startTimeParam } from '../routing/start-time-param.ts'
import { apiClient } from '../api/client.ts'
import { loadAllMessages } from '../i18n/load-messages.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { prefetch } from '../api/prefetch.server.ts'
import { queryClient, hydrateFromDocument } from '../api/query-client.ts'
import { watchPath } from '../routing/paths.ts'
import { usePlansPath } from '../billing/use-plans-path.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { usePlatform } from '../api/use-platform.ts'
import { saveLanguages } from '../account/save-languages.ts'
import { useAutoplaySetting } from '../account/use-autoplay-setting.ts'
import { useSpoilerSetting } from '../account/use-spoiler-setting.ts'
import { wouldAskForPin } from '../auth/parental.ts'
import { useAuth, useProfile } from '../auth/use-auth.ts'
import { onProfileLeft } from '../auth/auth-events.ts'
import { progressOf, useWatchContext } from '../progress/use-watch-context.ts'
import type { PageHandle } from '../routing/pages.ts'
import type { Route } from './+types/watch.ts'

const RatingControl = lazyWithMessages(() => import('../activity/rating-control.tsx'))

const maxSuggestions = 3

export const handle: PageHandle = { layer: 'page', messages: 'eager', hasCaseSensitiveIds: true }

if (typeof document !== 'undefined') startBeforeHydration()

/** The document has a playback token, so the video starts loading before hydration. */
function startBeforeHydration(): void {
  hydrateFromDocument()
  for (const [[, id], grant] of queryClient.getQueriesData<StreamGrant>({ queryKey: ['grant'] })) {
    const contentId = id as ContentId
    const [[, title] = []] = queryClient.getQueriesData<Title>({ queryKey: ['title'] })
    const startTime = startTimeParam(new URLSearchParams(location.search), title && lengthOf(title, contentId))
    if (grant) prioritiseWatch(apiClient, contentId, startTime ?? 0, grant)
    beforeHydration.push(waitForFirstFrame(contentId).then(() => {
      if (startTime !== null || hasNoProgress(contentId)) startEarlyPlayback(contentId, startTime ?? 0)
    }))
    loadAllMessages(splitLocale(location.pathname).locale ?? defaultLocale).catch(() => undefined)
  }
}

/** Whether there can be no progress: no session, and none stored in this browser. */
function hasNoProgress(contentId: ContentId): boolean {
  return !document.documentElement.dataset.session && localProgress.all().every((each) => each.contentId !== contentId)
}

export async function loader(args: Route.LoaderArgs): Promise<WatchMeta> {
  const { link, contentId } = args.params
  let titleMeta: WatchMeta = { name: '', description: '' }
  await prefetch(args, async (queries, api, language, optional) => {
    const [title] = await Promise.all([
      queries.fetchQuery(titleQuery(api, link, language)),
      // Without a token in the document the browser requests one, and shows the reason of a rejection.
      queries.prefetchQuery({ queryKey: ['grant', contentId], queryFn: () => requestStream(optional, contentId as ContentId, 'PREPARE') }),
    ])
    if (!isPartOf(title, contentId)) throw data(null, { status: 404 })
    titleMeta = watchMeta(title, contentId)
  })
  return titleMeta
}

/** The document has a playback token, which expires. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export async function clientLoader({ params, request }: Route.ClientLoaderArgs): Promise<WatchMeta> {
  const locale = isLocale(params.locale) ? params.locale : defaultLocale
  const [title] = await Promise.all([
    queryClient.ensureQueryData(titleQuery(apiClient, params.link, apiLanguage(locale))),
    loadAllMessages(locale),
  ])
  if (!isPartOf(title, params.contentId)) throw data(null, { status: 404 })
  startEarlyPlayback(params.contentId as ContentId, startTimeParam(new URL(request.url).searchParams, lengthOf(title, params.contentId)) ?? 0, request.signal)
  return watchMeta(title, params.contentId)
}

/** A shared start time is described like its title (SEO-6). The error page sets its own title. */
export const meta: Route.MetaFunction = ({ params, loaderData }) => {
  if (!loaderData) return []
  const { name: title, description } = loaderData
  return pageMeta(params.locale, (t) => ({ title: t('watch.title', { title }), sharedAs: t('title.title', { title }), description }))
}

export function ErrorBoundary() {
  return (
    <main>
      <ErrorScreen />
    </main>
  )
}

export default function Watch({ params }: Route.ComponentProps) {
  return <WatchScreen link={params.link} contentId={params.contentId as ContentId} />
}

function WatchScreen({ link, contentId }: { link: string; contentId: ContentId }) {
  const locale = useLocale()
  // Parental control may hide the title while it runs: then the error says so instead of an empty page.
  const { data: title } = useQuery({ ...titleQuery(apiClient, link, apiLanguage(locale)), throwOnError: (_, { state }) => state.data === undefined })
  useEffect(markNonLayoutPage, [])
  const isLeft = useProfileLeft()
  const navigate = useNavigate()
  useEffect(() => {
    if (isLeft) void navigate(localePath(locale, '/'), { replace: true })
  }, [isLeft, locale, navigate])
  return <main>{title && !isLeft && <WatchPlayer key={contentId} title={title} contentId={contentId} />}</main>
}

/**
 * Another tab has opened another profile. The player goes at once: it saves its position while the token is still that of the
 * profile that watched (PRO-9).
 */
function useProfileLeft(): boolean {
  const [isLeft, setLeft] = useState(false)
  useEffect(() => onProfileLeft(() => flushSync(() => setLeft(true))), [])
  return isLeft
}

function WatchPlayer({ title, contentId }: { title: Title; contentId: ContentId }) {
  const intl = useIntl()
  const locale = useLocale()
  const { now } = usePlatform()
  const [query] = useSearchParams()
  const saveProgress = useSaveProgress(apiClient)
  const auth = useAuth()
  const { isKids } = useProfile()
  const watchContext = useWatchContext(title.id)
  const { data: user } = useQuery({ ...userQuery(apiClient), enabled: auth.status === 'loggedIn' })
  const hidesSpoilers = useSpoilerSetting()
  const autoplays = useAutoplaySetting()
  const hasRatings = useIsEnabled('ratings')
  const navigate = useNavigate()
  const plansHref = usePlansPath(title.link)
  const lengthSeconds = lengthOf(title, contentId)
  const startTime = startTimeParam(query, lengthSeconds)
  // Without a start time in the URL it depends on the user's progress.
  if (auth.status === 'idle' || (watchContext === 'pending' && startTime === null)) return null

  const episodes = releasedEpisodes(title, now())
  const index = episodes.findIndex(({ id }) => id === contentId)
  const episode = episodes[index]
  const next = episode && episodes[index + 1]
  const progress = progressOf(contentId, watchContext)
  const startAtSeconds = startTime ?? secondsToResume(progress, lengthSeconds)
  const here = watchPath(locale, title.link, contentId)
  const details = localePath(locale, title.link)
  return (
    <Suspense>
      <DeferredMessages>
        <Player
          call={apiClient}
          title={{ name: title.title, line: episode && episodeLine(episode), ageRating: title.ageRating, descriptors: title.contentDescriptors, isStandIn: isStandIn(episode ?? title) }}
          contentId={contentId}
          startAtSeconds={startAtSeconds}
          poster={episode ? pictureOf(episode) : title.pictures.landscape}
          runLengthSeconds={lengthSeconds}
          hidesUpcoming={episode && hidesUpcoming(progress, lengthSeconds, hidesSpoilers)}
          locale={locale}
          languages={user && { audio: user.audioLanguage, subtitles: user.subtitleLanguage }}
          onLanguageChosen={auth.status === 'loggedIn' ? saveLanguages : undefined}
          backHref={details}
          next={next && {
            title: episodeLine(next),
            href: watchPath(locale, title.link, next.id),
            picture: pictureOf(next),
            // No countdown runs into the question for the PIN.
            onAutoplay: autoplays && !wouldAskForPin(title.ageRating, next.ageRating) ? () => void navigate(watchPath(locale, title.link, next.id)) : undefined,
          }}
          suggestions={title.recommendations.slice(0, maxSuggestions).map((card) => ({ title: card.title, href: localePath(locale, card.link), picture: card.pictures.landscape }))}
          rating={hasRatings && auth.status === 'loggedIn' && <RatingControl title={title} isCurrent={false} />}
          onProgress={(seconds, runtimeSeconds, isLeaving) => saveProgress({
            contentId,
            contentType: episode ? 'episode' : 'movie',
            seriesId: episode ? title.id : null,
            secondsWatched: seconds,
            runtimeSeconds,
            watchedAt: now(),
          }, isLeaving)}
          onShare={isKids ? undefined : (seconds) => share({ title: title.title, url: location.origin + watchPath(locale, title.link, contentId, seconds) })}
          actions={{ loginHref: loginPath(locale, here), plansHref }}
        />
      </DeferredMessages>
    </Suspense>
  )

  function pictureOf({ id, picture }: EpisodeInSeason): string {
    return spoilerVisibility(id, hidesSpoilers, watchContext) === 'open' ? picture : title.pictures.landscape
  }

  function episodeLine({ season, number, title: name }: EpisodeInSeason): string {
    return `${intl.formatMessage({ id: 'card.ofEpisode' }, { season, episode: number })} · ${name}`
  }
}

/** Of the video, from the catalogue. */
function lengthOf(title: Title, contentId: string): number | null {
  return videoLength(episodeOf(title, contentId) ?? title)
}

function isPartOf(title: Title, contentId: string): boolean {
  return title.type === 'series' ? episodeOf(title, contentId) !== undefined : title.id === contentId
}
