import { secondsLeft, secondsToResume, shareWatched } from '@ott/activity'
import { titleQuery } from '@ott/api-client'
import { Details, DetailsPlaceholder, SeasonParamContext, ShareButton } from '@ott/catalogue-feature'
import { releaseOf, videoLength } from '@ott/catalogue'
import type { EpisodeInSeason, RowCard, Title } from '@ott/catalogue'
import { Inline } from '@ott/design-system'
import { apiLanguage, localePath } from '@ott/i18n'
import { spoilerVisibility, presumedAccess, watchButton } from '@ott/playback'
import type { Trailers, WatchContext } from '@ott/playback'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { memo } from 'react'
import type { ComponentType } from 'react'
import { apiClient } from '../api/client.ts'
import { getPlaceholderTitle } from './placeholder-title.ts'
import { useSeasonParam } from './season-param.ts'
import { share } from '../platform/share.ts'
import { trackShare } from '../telemetry/track-share.ts'
import type { ShareOutcome } from '../platform/share.ts'
import { watchPath } from '../routing/paths.ts'
import { usePreloadWatch } from '../routing/use-preload-watch.ts'
import { TitleWatchButton } from './watch-button.tsx'
import { WatchlistControl } from '../activity/watchlist-button.tsx'
import { TrailerButton } from './trailer-button.tsx'
import { useBackground } from '../routing/modal-location.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useIsEnabled } from '../platform/feature-flags.ts'
import { usePlatform } from '../api/use-platform.ts'
import { useSpoilerSetting } from '../account/use-spoiler-setting.ts'
import { useProfile } from '../auth/use-auth.ts'
import { progressOf, useWatchContext } from '../progress/use-watch-context.ts'
import { showToast } from '../toasts/toasts.ts'
import { lazyWithMessages } from '../i18n/lazy-with-messages.tsx'

const RatingControl = lazyWithMessages(() => import('../activity/rating-control.tsx'))
const ReminderControl = lazyWithMessages(() => import('../activity/reminder-control.tsx'))

type Place = 'dialog' | 'page'

/** A title, with its card as placeholder. Throws the error of a failed query. */
export function useTitle(link: string, throwsOnError = true): { card: RowCard | null; title: Title | null } {
  const { data = null } = useQuery({
    ...titleQuery(apiClient, link, apiLanguage(useLocale())),
    throwOnError: (_, { state }) => throwsOnError && state.data === undefined,
  })
  const queries = useQueryClient()
  return { card: data ?? getPlaceholderTitle(queries, link), title: data }
}

/** A trailer over the hero, and its controls. The route passes it in, since previews show titles themselves. */
type HeroPreview = ComponentType<{ title: Trailers | undefined; part: 'film' | 'controls' }>

type TitleScreenProps = ReturnType<typeof useTitle> & { place: Place; query: URLSearchParams; blurSrc?: string; Preview?: HeroPreview }

/** The title, in a dialog or as a page. */
export function TitleScreen({ card, title, place, query, blurSrc, Preview }: TitleScreenProps) {
  const season = useSeasonParam(query)
  const isOnTop = useBackground() === null || place === 'dialog'
  if (title) return <SeasonParamContext value={season}><TitleDetails title={title} place={place} blurSrc={blurSrc} isOnTop={isOnTop} Preview={Preview} /></SeasonParamContext>
  return card && <DetailsPlaceholder card={card} place={place} blurSrc={blurSrc} />
}

export function TitlePage({ link, query, Preview }: { link: string; query: URLSearchParams; Preview?: HeroPreview }) {
  return <TitleScreen {...useTitle(link)} place="page" query={query} Preview={Preview} />
}

type TitleDetailsProps = { title: Title; place: Place; blurSrc?: string; isOnTop: boolean; Preview?: HeroPreview }

/** Another season does not re-render it: the episodes read the season from a context. */
const TitleDetails = memo(({ title, place, blurSrc, isOnTop, Preview }: TitleDetailsProps) => {
  const locale = useLocale()
  const { timeZone, now } = usePlatform()
  const watchContext = useWatchContext(title.id)
  const hidesSpoilers = useSpoilerSetting()
  const preload = usePreloadWatch()
  const hasReminders = useIsEnabled('reminders')
  const hasRatings = useIsEnabled('ratings')
  const mayPlay = watchContext !== 'pending' && presumedAccess(title, watchContext, now()).allowed
  const { isKids } = useProfile()
  const shareTitle = async () => {
    const outcome = await share({ title: title.title, url: location.origin + localePath(locale, title.link) })
    trackShare(title.id, outcome)
    showShareOutcome(outcome)
  }
  const nextAction = watchButton(title, watchContext, now())
  const startOf = (episode: EpisodeInSeason) => secondsToResume(progressOf(episode.id, watchContext), videoLength(episode))
  return (
    <Details
      title={title}
      now={now()}
      timeZone={timeZone}
      place={place}
      blurSrc={blurSrc}
      actions={
        <>
          <TitleWatchButton title={title} place="details" />
          <Inline gap={3}>
            {(title.trailer !== null || title.isTrailerLocked) && <TrailerButton title={title} />}
            <WatchlistControl card={title} look="icon" isCurrent={isOnTop} />
            {!isKids && <ShareButton titleName={title.title} onShare={() => void shareTitle()} />}
          </Inline>
        </>
      }
      preview={Preview && <Preview title={title} part="film" />}
      corner={Preview && <Preview title={title} part="controls" />}
      reminder={hasReminders && releaseOf(title, now()).status !== 'released' && <ReminderControl title={title} isCurrent={isOnTop} />}
      rating={hasRatings && <RatingControl title={title} isCurrent={isOnTop} />}
      currentSeason={nextAction.type === 'resumeEpisode' ? nextAction.season : undefined}
      episodeState={(episode) => ({
        ...watchedShareOf(episode, startOf(episode), watchContext),
        href: mayPlay ? watchPath(locale, title.link, episode.id, startOf(episode)) : null,
        cover: spoilerVisibility(episode.id, hidesSpoilers, watchContext),
      })}
      onEpisodeIntent={(episode) => preload(title.link, episode.id, startOf(episode))}
    />
  )
})

function watchedShareOf(episode: EpisodeInSeason, startSeconds: number, watchContext: WatchContext) {
  const share = shareWatched(progressOf(episode.id, watchContext), videoLength(episode))
  return startSeconds > 0 ? { share, secondsLeft: secondsLeft(share, episode.runLengthSeconds ?? 0) } : { share }
}

/** The share sheet itself is enough feedback. */
function showShareOutcome(outcome: ShareOutcome): void {
  if (outcome === 'copied') showToast({ type: 'success', messageId: 'share.copied' })
  if (outcome === 'failed') showToast({ type: 'error', messageId: 'share.failed' })
}
