import { platformQuery, requestStream, titleQuery } from '@ott/api-client'
import type { StreamGrant } from '@ott/api-client'
import type { ContentId, PlacedEpisode, Title } from '@ott/catalogue'
import { releasedEpisodes } from '@ott/catalogue'
import { apiLanguage, defaultLocale, isLocale, localePath } from '@ott/i18n'
import { secondsToResume } from '@ott/playback'
import { Player, beginPrepared } from '@ott/playback-feature'
import { useQuery } from '@tanstack/react-query'
import { Suspense } from 'react'
import { useIntl } from 'react-intl'
import { data, useSearchParams } from 'react-router'
import { ErrorScreen } from '../errors/error-screen.tsx'
import { useKeepProgress } from '../title/use-keep-progress.ts'
import { LaterWords } from '../words/later.tsx'
import { loginPath } from '../navigation/links.ts'
import { call } from '../session/login.ts'
import { loadAllMessages } from '../words/messages.ts'
import { pageMeta } from '../page-meta.ts'
import { prefetch } from '../reading/prefetch.server.ts'
import { queryClient } from '../reading/query-client.ts'
import { usePlansPath, watchPath } from '../title/title-controls.tsx'
import { useLocale } from '../words/use-locale.ts'
import { usePlatform } from '../reading/use-platform.ts'
import { useKnown } from '../session/use-viewer.ts'
import type { Route } from './+types/watch.ts'

type Found = { name: string; grant: StreamGrant | null }

export async function loader(args: Route.LoaderArgs) {
  const { link, contentId } = args.params
  const found: Found = { name: '', grant: null }
  await prefetch(args, async (queries, api, language) => {
    const [title, grant] = await Promise.all([
      queries.fetchQuery(titleQuery(api, link, language)),
      // Whoever gets no key with the page asks for one, and is told why.
      requestStream(api, contentId as ContentId, 'PREPARE').catch(() => null),
      queries.prefetchQuery(platformQuery(api, language)),
    ])
    if (!isPartOf(title, contentId)) throw data(null, { status: 404 })
    Object.assign(found, { name: title.title, grant })
  })
  return found
}

/** There is a key in it, and keys grow old. */
export const headers: Route.HeadersFunction = () => ({ 'cache-control': 'private, no-store' })

export async function clientLoader({ params }: Route.ClientLoaderArgs): Promise<Found> {
  const locale = isLocale(params.locale) ? params.locale : defaultLocale
  const [title] = await Promise.all([
    queryClient.ensureQueryData(titleQuery(call, params.link, apiLanguage(locale))),
    loadAllMessages(locale),
  ])
  if (!isPartOf(title, params.contentId)) throw data(null, { status: 404 })
  beginPrepared(params.contentId as ContentId)
  return { name: title.title, grant: null }
}

export const meta: Route.MetaFunction = ({ params, loaderData }) => [
  // A page that could not be made is named by what is wrong with it.
  ...(loaderData ? pageMeta(params.locale, (say) => ({ title: say('watch.title', { title: loaderData.name }), description: say('home.description') })) : []),
  { name: 'robots', content: 'noindex' },
]

export function ErrorBoundary() {
  return (
    <main>
      <ErrorScreen />
    </main>
  )
}

export default function Watch({ params, loaderData }: Route.ComponentProps) {
  return <WatchScreen link={params.link} contentId={params.contentId as ContentId} grant={loaderData.grant} />
}

type Asked = { contentId: ContentId; grant: StreamGrant | null }

function WatchScreen({ link, ...asked }: Asked & { link: string }) {
  const locale = useLocale()
  const { data: title } = useQuery(titleQuery(call, link, apiLanguage(locale)))
  return <main>{title && <Film key={asked.contentId} title={title} {...asked} />}</main>
}

function Film({ title, contentId, grant }: Asked & { title: Title }) {
  const intl = useIntl()
  const locale = useLocale()
  const { now } = usePlatform()
  const [query] = useSearchParams()
  const keepProgress = useKeepProgress(call)
  const known = useKnown(title.id)
  const plansHref = usePlansPath(title.link)
  if (known === 'pending') return null

  const episodes = releasedEpisodes(title, now())
  const place = episodes.findIndex(({ id }) => id === contentId)
  const episode = episodes[place]
  const next = episode && episodes[place + 1]
  const runLengthSeconds = episode?.runLengthSeconds ?? title.runLengthSeconds
  const progress = known.progress.find((each) => each.contentId === contentId)
  const asked = Number(query.get('t') ?? Number.NaN)
  const startAtSeconds = asked >= 0 ? asked : secondsToResume(progress, runLengthSeconds)
  const here = watchPath(locale, title.link, contentId)
  const details = localePath(locale, title.link)
  return (
    <Suspense>
      <LaterWords>
        <Player
          call={call}
          title={{ name: title.title, line: episode && episodeLine(episode), ageRating: title.ageRating }}
          contentId={contentId}
          startAtSeconds={startAtSeconds}
          grant={grant}
          poster={episode?.picture ?? title.pictures.landscape}
          runLengthSeconds={runLengthSeconds}
          locale={locale}
          backHref={details}
          next={next && { title: episodeLine(next), href: watchPath(locale, title.link, next.id) }}
          onProgress={(seconds, runtimeSeconds, isLeaving) => keepProgress({
            contentId,
            contentType: episode ? 'episode' : 'movie',
            seriesId: episode ? title.id : null,
            secondsWatched: seconds,
            runtimeSeconds,
            watchedAt: now(),
          }, isLeaving)}
          actions={{ loginHref: loginPath(locale, here), plansHref }}
        />
      </LaterWords>
    </Suspense>
  )

  function episodeLine({ season, number, title: name }: PlacedEpisode): string {
    return `${intl.formatMessage({ id: 'card.ofEpisode' }, { season, episode: number })} · ${name}`
  }
}

function isPartOf(title: Title, contentId: string): boolean {
  if (title.type !== 'series') return title.id === contentId
  return title.seasons.some((season) => season.episodes.some(({ id }) => id === contentId))
}
