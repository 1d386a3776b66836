import { secondsLeft, shareWatched, watchStatus } from '@ott/activity'
import { WatchHistory } from '@ott/activity-feature'
import type { HistoryFilter, HistoryEntry } from '@ott/activity-feature'
import { historyPage } from '@ott/api-client'
import type { HistoryItem, ListPage } from '@ott/api-client'
import { videoLength } from '@ott/catalogue'
import { apiLanguage, localePath } from '@ott/i18n'
import type { Locale } from '@ott/i18n'
import type { ProfileId } from '@ott/identity'
import { infiniteQueryOptions, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import type { InfiniteData } from '@tanstack/react-query'
import { useState } from 'react'
import { useIntl } from 'react-intl'
import { usePlatform } from '../api/use-platform.ts'
import { apiClient } from '../api/client.ts'
import type { LocalProgress } from '../progress/local-progress-store.ts'
import { useLocale } from '../i18n/use-locale.ts'
import { setHistoryItemHidden, clearHistory, deleteHistoryItem } from './activity-actions.ts'
import { exportHistory } from './export-history.ts'
import { hasMore, infiniteListOf, withItems } from './infinite-list.ts'
import { flush } from './mutation-queue.ts'

const itemsPerPage = 19

/** The history; the toast of a removed item restores it at its position. */
export function HistoryTab({ profileId }: { profileId: ProfileId }) {
  const intl = useIntl()
  const locale = useLocale()
  const { timeZone } = usePlatform()
  const queries = useQueryClient()
  const [kind, setKind] = useState<HistoryFilter>('all')
  const { queryKey: key } = historyQuery(profileId, locale, kind)
  const list = infiniteListOf(useInfiniteQuery(historyQuery(profileId, locale, kind)))
  const isEmpty = list.status === 'read' && list.items.length === 0
  const { data: hidden } = useInfiniteQuery({ ...historyQuery(profileId, locale, 'hidden'), enabled: kind === 'all' && isEmpty })

  /** Removes an item by a change that can restore it at its position. */
  function remove({ key: contentId }: HistoryEntry, change: (item: HistoryItem, restore: () => void) => Promise<void>) {
    const [item, ...below] = list.status === 'read' ? list.items.slice(list.items.findIndex((each) => each.contentId === contentId)) : []
    if (item?.contentId !== contentId) return
    void change(item, () => queries.setQueryData<InfiniteData<ListPage<HistoryItem>>>(key, (data) => withItems(data, (items) => insertBefore(items, item, below))))
  }
  return (
    <WatchHistory
      list={list.status === 'read' ? { ...list, items: list.items.map(entryOf) } : list}
      kind={kind}
      hasHidden={hidden?.pages.some(({ items }) => items.length > 0)}
      onKind={setKind}
      timeZone={timeZone}
      onHide={(watched) => remove(watched, ({ contentId }, restore) => setHistoryItemHidden(profileId, contentId, kind !== 'hidden', restore))}
      onForget={(watched) => remove(watched, (item, restore) => deleteHistoryItem(profileId, progressOf(item), restore))}
      onClear={() => void clearHistory(profileId)}
      // The server creates the export, so queued mutations are sent first.
      onExport={() => flush().then(() => exportHistory(profileId, locale, intl))}
      browseHref={localePath(locale, '/')}
    />
  )
}

function historyQuery(profileId: ProfileId, locale: Locale, kind: HistoryFilter) {
  const language = apiLanguage(locale)
  return infiniteQueryOptions({
    queryKey: ['myHistory', profileId, kind, language],
    initialPageParam: 1,
    queryFn: ({ pageParam, signal }) => historyPage(apiClient, profileId, language, { page: pageParam, items: itemsPerPage, kind }, { signal }),
    getNextPageParam: (_, pages) => (hasMore(pages) ? pages.length + 1 : undefined),
  })
}

function progressOf({ contentId, secondsWatched, runtimeSeconds, watchedAt, seasonNumber, card }: HistoryItem): LocalProgress {
  const progress = { contentId, secondsWatched, runtimeSeconds, watchedAt }
  return seasonNumber === null ? { ...progress, contentType: 'movie', seriesId: null } : { ...progress, contentType: 'episode', seriesId: card.id }
}

/** Inserts an item before the first of those that followed it, unless a refetch has restored it. */
function insertBefore(items: HistoryItem[], item: HistoryItem, below: HistoryItem[]): HistoryItem[] {
  if (items.some(({ contentId }) => contentId === item.contentId)) return items
  const at = items.findIndex(({ contentId }) => below.some((each) => each.contentId === contentId))
  return items.toSpliced(at === -1 ? items.length : at, 0, item)
}

function entryOf(item: HistoryItem): HistoryEntry {
  const { contentId, card, seasonNumber, episodeNumber, episodeTitle, watchedAt, runLengthSeconds } = item
  const share = shareWatched(item, videoLength(card))
  return {
    key: contentId,
    card,
    episode: seasonNumber === null || episodeNumber === null ? null : { season: seasonNumber, number: episodeNumber, title: episodeTitle ?? '' },
    watchedAt,
    share: share ?? 0,
    secondsLeft: secondsLeft(share, runLengthSeconds),
    isFinished: watchStatus(item, videoLength(card)) === 'finished',
  }
}
