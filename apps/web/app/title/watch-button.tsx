import { secondsLeft, shareWatched } from '@ott/activity'
import { watchableQuery } from '@ott/api-client'
import { videoLength } from '@ott/catalogue'
import type { Card, Watchable } from '@ott/catalogue'
import { apiLanguage, localePath } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { watchButton } from '@ott/playback'
import type { WatchButton as Decision, WatchContext } from '@ott/playback'
import { WatchButton } from '@ott/playback-feature'
import type { WatchButtonProps, WatchedShare } from '@ott/playback-feature'
import { useQuery } from '@tanstack/react-query'
import { apiClient } from '../api/client.ts'
import { usePlatform } from '../api/use-platform.ts'
import { usePlansPath } from '../billing/use-plans-path.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { progressOf, useWatchContext } from '../progress/use-watch-context.ts'
import { loginPath, watchPath } from '../routing/paths.ts'
import { usePreloadWatch } from '../routing/use-preload-watch.ts'

/** The watch button of a title; in the details and on cards it also shows progress. */
export function TitleWatchButton({ title, place }: { title: Watchable; place: 'hero' | 'details' | 'card' }) {
  const locale = useLocale()
  const { timeZone, now } = usePlatform()
  const watchContext = useWatchContext(title.id)
  const decision = watchButton(title, watchContext, now())
  const progress = place === 'hero' ? undefined : watchedShareOf(title, decision, watchContext)
  const look = place === 'card' ? ({ size: 'md', wide: true } as const) : {}
  return <Watch link={title.link} decision={decision} locale={locale} timeZone={timeZone} progress={progress} {...look} />
}

/** Of a movie or an episode that the button resumes. */
function watchedShareOf(title: Watchable, decision: Decision, watchContext: WatchContext): WatchedShare | undefined {
  if (decision.type !== 'resume' && decision.type !== 'resumeEpisode') return undefined
  const { contentId } = decision
  const part = [title, ...title.seasons.flatMap(({ episodes }) => episodes)].find(({ id }) => id === contentId)
  const share = part && decision.atSeconds > 0 ? shareWatched(progressOf(contentId, watchContext), videoLength(part)) : null
  if (!part?.runLengthSeconds || share === null) return undefined
  return { share, secondsLeft: secondsLeft(share, part.runLengthSeconds) }
}

/** The watch button of a card, which fetches the data for its label, because the card has too little. */
export function CardWatchButton({ card }: { card: Card }) {
  const locale = useLocale()
  const { timeZone } = usePlatform()
  const { data } = useQuery(watchableQuery(apiClient, card.link, apiLanguage(locale)))
  if (data) return <TitleWatchButton title={data} place="hero" />
  return <Watch link={card.link} decision={{ type: 'wait' }} locale={locale} timeZone={timeZone} />
}

type WatchProps = Pick<WatchButtonProps, 'decision' | 'timeZone' | 'progress' | 'size' | 'wide'> & { link: string; locale: Locale }

function Watch({ link, locale, ...rest }: WatchProps) {
  const plansHref = usePlansPath(link)
  const preload = usePreloadWatch()
  return (
    <WatchButton
      {...rest}
      hrefOf={(contentId, atSeconds) => watchPath(locale, link, contentId, atSeconds)}
      loginHref={loginPath(locale, localePath(locale, link))}
      plansHref={plansHref}
      onPrepare={(contentId, atSeconds) => preload(link, contentId, atSeconds)}
    />
  )
}
