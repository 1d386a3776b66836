import { ContinueWatchingRow } from '@ott/activity-feature'
import { isInitialLoading } from '@ott/api-client'
import { ModuleRow } from '@ott/catalogue-feature'
import type { ProfileId } from '@ott/identity'
import { useIntl } from 'react-intl'
import { useStoreEmptyRow } from '../performance/index.ts'
import { useContinueWatching } from '../progress/use-continue-watching.ts'
import { activityPath } from '../routing/paths.ts'
import { usePreloadWatch } from '../routing/use-preload-watch.ts'
import { setDismissed } from './activity-actions.ts'
import { RowSkeletonSlot } from './row-skeleton.tsx'
import { useContinueWatchingQuery, useWatchlistQuery } from './use-activity-queries.ts'

/** Continue watching and the watchlist of this user, each shown when it is loaded. */
export default function PersonalRows({ profileId }: { profileId: ProfileId }) {
  const intl = useIntl()
  const preload = usePreloadWatch()
  const continueWatching = useContinueWatchingQuery()
  const items = useContinueWatching(continueWatching.data ?? [])
  const watchlist = useWatchlistQuery()
  useStoreEmptyRow('continueWatching', continueWatching.data && items.length === 0)
  useStoreEmptyRow('watchlist', watchlist.data && watchlist.data.length === 0)
  const title = intl.formatMessage({ id: 'watchlist.title' })
  return (
    <>
      {isInitialLoading(continueWatching) ? (
        <RowSkeletonSlot row="continueWatching" />
      ) : (
        <ContinueWatchingRow
          items={items}
          onDismiss={({ card }) => void setDismissed(profileId, card.id, true)}
          onIntent={({ card, contentId, atSeconds }) => preload(card.link, contentId, atSeconds)}
        />
      )}
      {isInitialLoading(watchlist) ? (
        <RowSkeletonSlot row="watchlist" />
      ) : (
        <ModuleRow module={{ id: 'watch-list', kind: 'tray', title, orientation: 'portrait', seeAll: activityPath, cards: watchlist.data ?? [] }} />
      )}
    </>
  )
}
