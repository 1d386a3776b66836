import { continueWatching } from '@ott/activity'
import type { ContinueWatchingEntry } from '@ott/activity'
import { ContinueWatchingRow } from '@ott/activity-feature'
import type { ContinueWatchingItem } from '@ott/activity-feature'
import { titlesQuery } from '@ott/api-client'
import type { HistoryItem } from '@ott/api-client'
import { videoLength } from '@ott/catalogue'
import type { ContentId, Title } from '@ott/catalogue'
import { apiLanguage } from '@ott/i18n'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { usePlatform } from '../api/use-platform.ts'
import { apiClient } from '../api/client.ts'
import { useLocalProgress } from '../progress/use-watch-context.ts'
import { localProgress, titleIdOf } from '../progress/local-progress-store.ts'
import type { StoredProgress } from '../progress/local-progress-store.ts'
import { usePreloadWatch } from '../routing/use-preload-watch.ts'
import { useContinueWatching } from '../progress/use-continue-watching.ts'
import { showToast } from '../toasts/toasts.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { RowSkeletonSlot } from './row-skeleton.tsx'

/** Continue watching of a signed-out user, from the progress stored in this browser (PLAY-42). */
export default function GuestContinueWatchingRow() {
  const language = apiLanguage(useLocale())
  const { now } = usePlatform()
  const preload = usePreloadWatch()
  const stored = useLocalProgress()
  const inProgress = withoutDismissed(stored)
  const { data, isError } = useQuery({
    // Dismissed titles too: restoring one then needs no request.
    ...titlesQuery(apiClient, idsOf(stored), language),
    enabled: inProgress.length > 0,
    placeholderData: keepPreviousData,
  })
  const items = useContinueWatching(continueWatching(data ?? [], inProgress, now()).map(itemOf))
  if (inProgress.length > 0 && !data && !isError) return <RowSkeletonSlot row="continueWatching" />
  return (
    <ContinueWatchingRow
      items={items}
      onDismiss={dismiss}
      onIntent={({ card, contentId, atSeconds }) => preload(card.link, contentId, atSeconds)}
    />
  )
}

/** Without titles that were dismissed and not watched since. */
function withoutDismissed(all: StoredProgress[]): StoredProgress[] {
  const latest = new Map<ContentId, StoredProgress>()
  for (const each of all) {
    const known = latest.get(titleIdOf(each))
    if (!known || known.watchedAt < each.watchedAt) latest.set(titleIdOf(each), each)
  }
  return all.filter((each) => !latest.get(titleIdOf(each))?.setAsideAt)
}

function idsOf(stored: StoredProgress[]): { movies: ContentId[]; series: ContentId[] } {
  const series = stored.flatMap(({ seriesId }) => seriesId ?? [])
  const movies = stored.flatMap(({ seriesId, contentId }) => (seriesId ? [] : [contentId]))
  return { movies: [...new Set(movies)], series: [...new Set(series)] }
}

/** In the form in which the api returns it for an account. */
function itemOf({ title, part, progress, watchedAt }: ContinueWatchingEntry<Title>): HistoryItem {
  return {
    contentId: part.id,
    secondsWatched: progress?.secondsWatched ?? 0,
    runtimeSeconds: videoLength(part) ?? progress?.runtimeSeconds ?? 0,
    watchedAt,
    card: title,
    seasonNumber: part.episode?.season ?? null,
    episodeNumber: part.episode?.number ?? null,
    episodeTitle: null,
    runLengthSeconds: part.runLengthSeconds ?? progress?.runtimeSeconds ?? 0,
    isDismissed: false,
    accessTerms: title,
  }
}

function dismiss({ card: { id } }: ContinueWatchingItem): void {
  localProgress.dismiss(id, Date.now())
  showToast({ type: 'success', messageId: 'continueWatching.removed', action: { labelId: 'activity.undo', onChoose: () => localProgress.dismiss(id, null) } })
}
