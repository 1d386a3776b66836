import { ContinueWatching } from '@ott/activity-feature'
import { isAwaited } from '@ott/api-client'
import { ModuleRow } from '@ott/catalogue-feature'
import type { ProfileId } from '@ott/identity'
import { useIntl } from 'react-intl'
import { useUnfinished } from '../progress/use-continue-watching.ts'
import { myPath } from '../routing/paths.ts'
import { usePrepareWatch } from '../routing/use-preload-watch.ts'
import { changeAside } from './activity-actions.ts'
import { RowSkeletonSlot } from './row-skeleton.tsx'
import { useToGoOnWith, useWatchList } from './use-activity-queries.ts'

/** Continue watching and the watchlist of this user, each shown when it is loaded. */
export default function MyRows({ profileId }: { profileId: ProfileId }) {
  const intl = useIntl()
  const preload = usePrepareWatch()
  const continueWatching = useToGoOnWith()
  const items = useUnfinished(continueWatching.data ?? [])
  const watchlist = useWatchList()
  const title = intl.formatMessage({ id: 'watchList.title' })
  return (
    <>
      {isAwaited(continueWatching) ? (
        <RowSkeletonSlot row="continueWatching" />
      ) : (
        <ContinueWatching
          items={items}
          onSetAside={({ card }) => void changeAside(profileId, card.id, true)}
          onIntent={({ card, contentId, atSeconds }) => preload(card.link, contentId, atSeconds)}
        />
      )}
      {isAwaited(watchlist) ? (
        <RowSkeletonSlot row="watchlist" />
      ) : (
        <ModuleRow module={{ id: 'watch-list', kind: 'tray', title, orientation: 'portrait', seeAll: myPath, cards: watchlist.data ?? [] }} />
      )}
    </>
  )
}
