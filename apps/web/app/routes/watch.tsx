import { secondsToResume } from '@ott/activity'
import { requestStream, titleQuery, userQuery } from '@ott/api-client'
import type { ContentId, EpisodeInSeason, Title } from '@ott/catalogue'
import { isStandIn, releasedEpisodes, videoLength } from '@ott/catalogue'
import { apiLanguage, defaultLocale, isLocale, localePath, splitLocale } from '@ott/i18n'
import { spoilerVisibility, hidesUpcoming } from '@ott/playback'
import { Player, preloadWatch, startEarlyPlayback, prioritiseWatch, waitForFirstFrame } from '@ott/playback-feature'
import { useQuery } from '@tanstack/react-query'
import { Suspense, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useIntl } from 'react-intl'
import { data, useNavigate, useSearchParams } from 'react-router'
import type { ShouldRevalidateFunctionArgs } from 'react-router'
import { ErrorScreen } from '../errors/error-screen.tsx'
import { beforeHydration } from '../performance/index.ts'
import { episodeOf, watchMeta } from '../seo/watch-page-meta.ts'
import type { WatchMeta } from '../seo/watch-page-meta.ts'
import { share, shareSheet } from '../platform/share.ts'
import { useSaveProgress } from '../progress/use-save-progress.ts'
import { DeferredMessages, lazyWithMessages } from '../i18n/lazy-with-messages.tsx'
import { inParty } from '../party/party-url.ts'
import { loginPath } from '../routing/paths.ts'
import { trackShare } from '../telemetry/track-share.ts'
import { useViewTracker } from '../telemetry/use-view-tracker.ts'
import { markNonLayoutPage } from '../routing/previous-page.ts'
import { startTimeParam } from '../routing/start-time-param.ts'
import { apiClient } from '../api/client.ts'
import { loadAllMessages } from '../i18n/load-messages.ts'
import { pageMeta } from '../seo/page-meta.ts'
import { prefetch } from '../api/prefetch.server.ts'
import { queryClient } from '../api/query-client.ts'
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
const JoinParty = lazyWithMessages(() => import('../party/join-party.tsx'))

const maxSuggestions = 3

export const handle: PageHandle = { layer: 'page', messages: 'eager', hasCaseSensitiveIds: true }

if (typeof document !== 'undefined' && !document.documentElement.dataset.hydrated) startBeforeHydration()

/** The document of a built page has started its video; in development this does. */
function startBeforeHydration(): void {
  beforeHydration.push(import('../early-watch.ts').then(({ earlyWatch }) => {
    if (earlyWatch) prioritiseWatch(apiClient, earlyWatch.contentId, earlyWatch.atSeconds)
    return earlyWatch?.frame
  }))
  loadAllMessages(splitLocale(location.pathname).locale ?? defaultLocale).catch(() => undefined)
}

export async function loader(args: Route.LoaderArgs): Promise<WatchMeta> {
  const { link, contentId } = args.params
  let titleMeta: WatchMeta = { name: '', description: '' }
  await prefetch(args, async (queries, api, language, optional) => {
    const [title] = await Promise.all([
      queries.fetchQuery(titleQuery(api, link, language)),
      // Without a token in the document the browser requests one, and shows the reason of a rejection.
      queries.prefetchQuery({ queryKey: ['grant', contentId], queryFn: () => requestStream(optional, contentId as ContentId, 'PREPARE', { atSeconds: startTimeParam(new URL(args.request.url).searchParams, null) ?? 0 }) }),
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
    // Rendering the page would hold the frame up.
    waitForFirstFrame(params.contentId as ContentId),
  ])
  if (!isPartOf(title, params.contentId)) throw data(null, { status: 404 })
  const query = new URL(request.url).searchParams
  if (!query.has('party')) startEarlyPlayback(params.contentId as ContentId, startTimeParam(query, lengthOf(title, params.contentId)) ?? 0, request.signal)
  return watchMeta(title, params.contentId)
}

/** The URL of a video that plays loses its start time, so that a reload resumes where the user was (PLAY-133). */
export function shouldRevalidate({ currentParams, nextParams, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs): boolean {
  const isSameVideo = currentParams.contentId === nextParams.contentId && currentParams.locale === nextParams.locale
  return !isSameVideo && defaultShouldRevalidate
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
  const hasProfileChanged = useProfileChanged()
  const navigate = useNavigate()
  useEffect(() => {
    if (hasProfileChanged) void navigate(localePath(locale, '/'), { replace: true })
  }, [hasProfileChanged, locale, navigate])
  return <main>{title && !hasProfileChanged && <WatchPlayer key={title.id} title={title} contentId={contentId} />}</main>
}

/**
 * Another tab has opened another profile. The player goes at once: it saves its position while the token is still that of the
 * profile that watched (PRO-9).
 */
function useProfileChanged(): boolean {
  const [hasProfileChanged, setProfileChanged] = useState(false)
  useEffect(() => onProfileLeft(() => flushSync(() => setProfileChanged(true))), [])
  return hasProfileChanged
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
  const views = useViewTracker()
  const hasRatings = useIsEnabled('ratings')
  const hasParties = useIsEnabled('watchParty')
  const partyCode = hasParties ? query.get('party') : null
  // A party that the user starts here needs no joining.
  const [invitation] = useState(partyCode)
  const [joined, setJoined] = useState<{ contentId: string; atSeconds: number } | null>(null)
  const mustLogIn = invitation !== null && auth.status === 'loggedOut'
  const navigate = useNavigate()
  const plansHref = usePlansPath(title.link)
  const lengthSeconds = lengthOf(title, contentId)
  // The URL loses its start time once playback has moved on.
  const [requestedStart, setRequestedStart] = useState({ contentId, startTime: startTimeParam(query, lengthSeconds) })
  if (requestedStart.contentId !== contentId) setRequestedStart({ contentId, startTime: startTimeParam(query, lengthSeconds) })
  const { startTime } = requestedStart
  /** The episode that follows the one before, and was opened from it. */
  const continuedWith = useRef<string>(null)
  useEffect(() => {
    if (mustLogIn) void navigate(loginPath(locale, location.pathname + location.search), { replace: true })
  }, [mustLogIn, locale, navigate])
  // Without a start time in the URL it depends on the user's progress.
  if (auth.status === 'idle' || mustLogIn || (watchContext === 'pending' && startTime === null)) return null

  const episodes = releasedEpisodes(title, now())
  const index = episodes.findIndex(({ id }) => id === contentId)
  const episode = episodes[index]
  const next = episode && episodes[index + 1]
  const previous = episode && episodes[index - 1]
  // Back leads to the title, not through the episodes.
  const openEpisode = (href: string) => {
    continuedWith.current = next && href === watchPath(locale, title.link, next.id) ? next.id : null
    void navigate(inParty(href, partyCode), { replace: true })
  }
  const progress = progressOf(contentId, watchContext)
  const startAtSeconds = joined?.contentId === contentId ? joined.atSeconds : startTime ?? secondsToResume(progress, lengthSeconds)
  const playFrom = () => {
    if (continuedWith.current === contentId) return 'next'
    if (startTime !== null) return 'link'
    return startAtSeconds > 0 ? 'resume' : 'button'
  }
  const here = inParty(watchPath(locale, title.link, contentId), partyCode)
  const details = localePath(locale, title.link)
  const openInParty = (link: string, id: string) => void navigate(inParty(watchPath(locale, link, id), partyCode), { replace: true })
  if (invitation !== null && joined === null) return (
    <JoinParty
      code={invitation}
      path={inParty(splitLocale(watchPath(locale, title.link, contentId)).path, invitation)}
      onJoined={(video) => {
        setJoined(video)
        if (video.contentId !== contentId) openInParty(video.titleLink, video.contentId)
      }}
    />
  )
  return (
    <Suspense>
      <DeferredMessages>
        <Player
          call={apiClient}
          title={{ name: title.title, line: episode && episodeLine(episode), ageRating: title.ageRating, descriptors: title.contentDescriptors, isStandIn: isStandIn(episode ?? title) }}
          contentId={contentId}
          seriesKey={title.id}
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
            onSoon: () => void preloadWatch(apiClient, next.id, secondsToResume(progressOf(next.id, watchContext), lengthOf(title, next.id))),
            autoplays,
            asksPin: () => wouldAskForPin(title.ageRating, next.ageRating),
          }}
          previousHref={previous && watchPath(locale, title.link, previous.id)}
          episodes={episode && episodes.map((each) => ({
            title: episodeLine(each),
            href: watchPath(locale, title.link, each.id),
            picture: pictureOf(each),
            isCurrent: each === episode,
          }))}
          onOpenEpisode={openEpisode}
          markers={(episode ?? title).markers}
          chapters={(episode ?? title).chapters}
          suggestions={title.recommendations.slice(0, maxSuggestions).map((card) => ({ title: card.title, href: localePath(locale, card.link), picture: card.pictures.landscape }))}
          rating={hasRatings && auth.status === 'loggedIn' && <RatingControl title={title} isCurrent={false} />}
          onProgress={(seconds, runtimeSeconds, isLeaving) => {
            saveProgress({
              contentId,
              contentType: episode ? 'episode' : 'movie',
              seriesId: episode ? title.id : null,
              secondsWatched: seconds,
              runtimeSeconds,
              watchedAt: now(),
            }, isLeaving)
            if (!isLeaving && query.has('t')) void navigate(here, { replace: true, preventScrollReset: true })
          }}
          onEvent={(event, read) => views.observe(event, { contentId, contentType: episode ? 'episode' : 'movie', from: playFrom() }, read)}
          onShare={isKids ? undefined : async (seconds) => {
            const outcome = await share({ title: title.title, url: location.origin + watchPath(locale, title.link, contentId, seconds) })
            trackShare(contentId, outcome, seconds)
            return outcome
          }}
          watchParty={hasParties && auth.status === 'loggedIn' ? {
            code: partyCode,
            canInvite: !isKids,
            linkOf: (code) => location.origin + inParty(watchPath(locale, title.link, contentId), code),
            onShare: shareSheet((link) => ({ title: title.title, url: link })),
            onCode: (code) => { if (code !== partyCode) void navigate(inParty(watchPath(locale, title.link, contentId), code), { replace: true, preventScrollReset: true }) },
            onOpen: openInParty,
          } : undefined}
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
