import { continueWatching } from '@ott/activity'
import type { ToGoOnWith } from '@ott/activity'
import { ContinueWatching } from '@ott/activity-feature'
import type { Unfinished } from '@ott/activity-feature'
import { titlesQuery } from '@ott/api-client'
import type { HistoryItem } from '@ott/api-client'
import type { ContentId, Title } from '@ott/catalogue'
import { apiLanguage } from '@ott/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { RowPlace } from './row-skeleton.tsx'
import { usePlatform } from '../platform/use-platform.ts'
import { call } from '../auth/auth-store.ts'
import { useLocalProgress } from '../auth/use-auth.ts'
import { localProgress, titleOf } from '../progress/local-progress-store.ts'
import type { Kept } from '../progress/local-progress-store.ts'
import { usePrepareWatch } from '../title/title-controls.tsx'
import { useUnfinished } from '../progress/use-continue-watching.ts'
import { sayToast } from '../toasts/toasts.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { useMyRowShown } from './use-remember-row.ts'

/** What somebody who is not signed in has to go on with in this browser (PLAY-42). */
export default function MyBegun() {
  const language = apiLanguage(useLocale())
  const { now } = usePlatform()
  const prepare = usePrepareWatch()
  const kept = useLocalProgress()
  const begun = withoutAside(kept)
  const { data, isSuccess, isError } = useQuery({
    // Of what is set aside too: it comes back without being asked for.
    ...titlesQuery(call, idsOf(kept), language),
    enabled: begun.length > 0,
    placeholderData: keepPreviousData,
  })
  const unfinished = useUnfinished(continueWatching(data ?? [], begun, now()).map(itemOf))
  useMyRowShown('unfinished', begun.length === 0 || isSuccess ? unfinished.length > 0 : null)
  if (begun.length > 0 && !data && !isError) return <RowPlace of="unfinished" />
  return (
    <ContinueWatching
      items={unfinished}
      onSetAside={setAside}
      onIntent={({ card, contentId, atSeconds }) => prepare(card.link, contentId, atSeconds)}
    />
  )
}

/** But for titles that were set aside and not watched since. */
function withoutAside(all: Kept[]): Kept[] {
  const latest = new Map<ContentId, Kept>()
  for (const each of all) {
    const known = latest.get(titleOf(each))
    if (!known || known.watchedAt < each.watchedAt) latest.set(titleOf(each), each)
  }
  return all.filter((each) => !latest.get(titleOf(each))?.setAsideAt)
}

function idsOf(kept: Kept[]): { movies: ContentId[]; series: ContentId[] } {
  const series = kept.flatMap(({ seriesId }) => seriesId ?? [])
  const movies = kept.flatMap(({ seriesId, contentId }) => (seriesId ? [] : [contentId]))
  return { movies: [...new Set(movies)], series: [...new Set(series)] }
}

/** As an account would say it. */
function itemOf({ title, part, progress, watchedAt }: ToGoOnWith<Title>): HistoryItem {
  return {
    contentId: part.id,
    secondsWatched: progress?.secondsWatched ?? 0,
    runtimeSeconds: part.runLengthSeconds ?? progress?.runtimeSeconds ?? 0,
    watchedAt,
    card: title,
    seasonNumber: part.episode?.season ?? null,
    episodeNumber: part.episode?.number ?? null,
    episodeTitle: null,
    isSetAside: false,
    offer: title,
  }
}

function setAside({ card: { id } }: Unfinished): void {
  localProgress.setAside(id, Date.now())
  sayToast({ type: 'success', says: 'my.nowAside', action: { says: 'my.undo', onChoose: () => localProgress.setAside(id, null) } })
}
