import { titleQuery, watchableQuery } from '@ott/api-client'
import type { Card, ContentId, Watchable } from '@ott/catalogue'
import { WatchListButton } from '@ott/catalogue-feature'
import type { WatchListButtonProps } from '@ott/catalogue-feature'
import { apiLanguage, localePath } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import { watchButton } from '@ott/playback'
import type { WatchButton as Decision } from '@ott/playback'
import { WatchButton, prepareWatch } from '@ott/playback-feature'
import type { WatchButtonProps } from '@ott/playback-feature'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { changes } from '../activity/load-activity.ts'
import { useWish } from '../auth/pending-action.ts'
import { loginPath } from '../routing/paths.ts'
import { call } from '../auth/auth-store.ts'
import { loadAllMessages } from '../i18n/load-messages.ts'
import { sayToast } from '../toasts/toasts.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useIsOffered } from '../platform/feature-flags.ts'
import { usePlatform } from '../platform/use-platform.ts'
import { useKnown, useLogin, useSession, useTitleState } from '../auth/use-auth.ts'

export function watchPath(locale: Locale, link: string, contentId: ContentId, atSeconds = 0): string {
  const from = atSeconds > 0 ? `?t=${Math.floor(atSeconds)}` : ''
  return localePath(locale, `${link}/${contentId}/watch`) + from
}

/** Preloads a watch page: the stream from its start time, the title, and the player's messages. */
export function usePrepareWatch(): (link: string, contentId: ContentId, atSeconds: number) => void {
  const locale = useLocale()
  const queries = useQueryClient()
  return (link, contentId, atSeconds) => {
    prepareWatch(call, contentId, Math.floor(atSeconds))
    void queries.prefetchQuery(titleQuery(call, link, apiLanguage(locale)))
    loadAllMessages(locale).catch(() => undefined)
  }
}

/** Guests see the prices over the title, users go to the plans page (BIL-6). */
export function usePlansPath(link: string): string {
  const locale = useLocale()
  return useLogin().state === 'loggedIn' ? localePath(locale, '/plans') : `${localePath(locale, link)}?plans`
}

/** The watch button of a loaded title; with progress in the details and on the card. */
export function TitleWatch({ title, place }: { title: Watchable; place: 'hero' | 'details' | 'card' }) {
  const locale = useLocale()
  const { timeZone, now } = usePlatform()
  const decision = watchButton(title, useKnown(title.id), now())
  const runLengthSeconds = place === 'hero' ? null : runLengthOf(title, decision)
  const look = place === 'card' ? ({ size: 'md', wide: true } as const) : {}
  return <Watch link={title.link} decision={decision} locale={locale} timeZone={timeZone} runLengthSeconds={runLengthSeconds} {...look} />
}

/** The run length of the video to resume. */
function runLengthOf(title: Watchable, decision: Decision): number | null {
  if (decision.says === 'resume') return title.runLengthSeconds
  if (decision.says !== 'resumeEpisode') return null
  const episodes = title.seasons.flatMap((season) => season.episodes)
  return episodes.find(({ id }) => id === decision.contentId)?.runLengthSeconds ?? null
}

/** The watch button of a card, which loads what a card does not hold. */
export function CardWatch({ card }: { card: Card }) {
  const locale = useLocale()
  const { timeZone } = usePlatform()
  const { data } = useQuery(watchableQuery(call, card.link, apiLanguage(locale)))
  if (data) return <TitleWatch title={data} place="hero" />
  return <Watch link={card.link} decision={{ says: 'wait' }} locale={locale} timeZone={timeZone} />
}

type WatchProps = Pick<WatchButtonProps, 'decision' | 'timeZone' | 'runLengthSeconds' | 'size' | 'wide'> & { link: string; locale: Locale }

function Watch({ link, locale, ...rest }: WatchProps) {
  const here = localePath(locale, link)
  const plansHref = usePlansPath(link)
  const prepare = usePrepareWatch()
  return (
    <WatchButton
      {...rest}
      hrefOf={(contentId, atSeconds) => watchPath(locale, link, contentId, atSeconds)}
      loginHref={loginPath(locale, here)}
      plansHref={plansHref}
      onPrepare={(contentId, atSeconds) => prepare(link, contentId, atSeconds)}
    />
  )
}

export type ListButtonProps = {
  card: Card
  look: WatchListButtonProps['look']
  /** The pending action of a guest runs where the title itself is on top. */
  takesWish?: boolean
}

/** A guest signs in first, and the title is on the list afterwards (PLAY-17). */
export function ListButton({ card, look, takesWish = false }: ListButtonProps) {
  const profileId = useSession()?.profileId
  const isOffered = useIsOffered('watchList')
  const isInList = useTitleState(card.id).data?.isInWatchList ?? false
  const wish = useWish({ title: card, mine: isOffered ? ['list'] : [], takesWish, fulfil: () => { if (!isInList) void change(true) } })

  async function change(wanted: boolean) {
    if (!profileId) return wish('list')
    await changes().then(
      ({ changeList }) => changeList(profileId, card, wanted),
      () => sayToast({ type: 'error', says: 'toast.listFailed' }),
    )
  }

  return isOffered && <WatchListButton titleName={card.title} isInList={isInList} look={look} onChange={(wanted) => void change(wanted)} />
}
