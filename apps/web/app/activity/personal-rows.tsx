import { ContinueWatching } from '@ott/activity-feature'
import { isAwaited } from '@ott/api-client'
import { ModuleRow } from '@ott/catalogue-feature'
import type { ProfileId } from '@ott/identity'
import { useIntl } from 'react-intl'
import { RowPlace } from './row-skeleton.tsx'
import { myPath } from '../routing/paths.ts'
import { usePrepareWatch } from '../title/title-controls.tsx'
import { useUnfinished } from '../progress/use-continue-watching.ts'
import { changeAside } from './mutation-queue.ts'
import { useToGoOnWith, useWatchList } from './use-activity-queries.ts'
import { useMyRowShown } from './use-remember-row.ts'

/** What this viewer has to go on with, and what they put aside for later: rows of a page, each of which comes when it was read. */
export default function MyRows({ profileId }: { profileId: ProfileId }) {
  const intl = useIntl()
  const prepare = usePrepareWatch()
  const toGoOnWith = useToGoOnWith()
  const unfinished = useUnfinished(toGoOnWith.data ?? [])
  const list = useWatchList()
  const aside = list.data ?? []
  useMyRowShown('unfinished', toGoOnWith.isSuccess ? unfinished.length > 0 : null)
  useMyRowShown('aside', list.isSuccess ? aside.length > 0 : null)
  const title = intl.formatMessage({ id: 'watchList.title' })
  return (
    <>
      {isAwaited(toGoOnWith) ? (
        <RowPlace of="unfinished" />
      ) : (
        <ContinueWatching
          items={unfinished}
          onSetAside={({ card }) => void changeAside(profileId, card.id, true)}
          onIntent={({ card, contentId, atSeconds }) => prepare(card.link, contentId, atSeconds)}
        />
      )}
      {isAwaited(list) ? (
        <RowPlace of="aside" />
      ) : (
        <ModuleRow module={{ id: 'watch-list', kind: 'tray', title, orientation: 'portrait', seeAll: myPath, cards: aside }} />
      )}
    </>
  )
}
