import { continueWatching } from '@ott/activity'
import type { ToGoOnWith } from '@ott/activity'
import { ContinueWatching } from '@ott/activity-feature'
import type { Unfinished } from '@ott/activity-feature'
import { titlesQuery } from '@ott/api-client'
import type { HistoryItem } from '@ott/api-client'
import type { ContentId, Title } from '@ott/catalogue'
import { apiLanguage } from '@ott/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePlatform } from '../api/use-platform.ts'
import { call } from '../api/client.ts'
import { useLocalProgress } from '../progress/use-viewer-state.ts'
import { localProgress, titleOf } from '../progress/local-progress-store.ts'
import type { Kept } from '../progress/local-progress-store.ts'
import { usePrepareWatch } from '../routing/use-preload-watch.ts'
import { useUnfinished } from '../progress/use-continue-watching.ts'
import { sayToast } from '../toasts/toasts.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { RowSkeletonSlot } from './row-skeleton.tsx'

/** Continue watching of a signed-out user, from the progress stored in this browser (PLAY-42). */
export default function MyBegun() {
  const language = apiLanguage(useLocale())
  const { now } = usePlatform()
  const preload = usePrepareWatch()
  const stored = useLocalProgress()
  const begun = withoutDismissed(stored)
  const { data, isError } = useQuery({
    // Dismissed titles too: restoring one then needs no request.
    ...titlesQuery(call, idsOf(stored), language),
    enabled: begun.length > 0,
    placeholderData: keepPreviousData,
  })
  const unfinished = useUnfinished(continueWatching(data ?? [], begun, now()).map(itemOf))
  if (begun.length > 0 && !data && !isError) return <RowSkeletonSlot row="continueWatching" />
  return (
    <ContinueWatching
      items={unfinished}
      onSetAside={dismiss}
      onIntent={({ card, contentId, atSeconds }) => preload(card.link, contentId, atSeconds)}
    />
  )
}

/** Without titles that were dismissed and not watched since. */
function withoutDismissed(all: Kept[]): Kept[] {
  const latest = new Map<ContentId, Kept>()
  for (const each of all) {
    const known = latest.get(titleOf(each))
    if (!known || known.watchedAt < each.watchedAt) latest.set(titleOf(each), each)
  }
  return all.filter((each) => !latest.get(titleOf(each))?.setAsideAt)
}

function idsOf(stored: Kept[]): { movies: ContentId[]; series: ContentId[] } {
  const series = stored.flatMap(({ seriesId }) => seriesId ?? [])
  const movies = stored.flatMap(({ seriesId, contentId }) => (seriesId ? [] : [contentId]))
  return { movies: [...new Set(movies)], series: [...new Set(series)] }
}

/** In the form in which the api returns it for an account. */
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

function dismiss({ card: { id } }: Unfinished): void {
  localProgress.setAside(id, Date.now())
  sayToast({ type: 'success', says: 'my.nowAside', action: { says: 'my.undo', onChoose: () => localProgress.setAside(id, null) } })
}
