import { isAwaited } from '@ott/api-client'
import { ContinueWatching, ModuleRow } from '@ott/catalogue-feature'
import { useEffect } from 'react'
import { useIntl } from 'react-intl'
import { RowPlace } from '../browse/row-place.tsx'
import { myPath } from '../navigation/links.ts'
import { useHistory, useWatchList } from '../session/use-viewer.ts'
import { usePrepareWatch } from '../title/title-controls.tsx'
import { useUnfinished } from '../title/use-unfinished.ts'
import { myRowsCookie } from './my-rows-cookie.ts'

/** What this viewer left unfinished, and what they put aside for later: rows of a page, each of which comes when it was read. */
export default function MyRows() {
  const intl = useIntl()
  const prepare = usePrepareWatch()
  const history = useHistory()
  const unfinished = useUnfinished()
  const list = useWatchList()
  const aside = list.data ?? []
  const isRead = history.isSuccess && list.isSuccess
  const cookie = isRead ? myRowsCookie.write({ unfinished: unfinished.length > 0, aside: aside.length > 0 }) : null
  useEffect(() => {
    if (cookie !== null) document.cookie = cookie
  }, [cookie])
  const title = intl.formatMessage({ id: 'watchList.title' })
  return (
    <>
      {isAwaited(history) ? (
        <RowPlace of="unfinished" />
      ) : (
        <ContinueWatching items={unfinished} onIntent={({ card, contentId, atSeconds }) => prepare(card.link, contentId, atSeconds)} />
      )}
      {isAwaited(list) ? (
        <RowPlace of="aside" />
      ) : (
        <ModuleRow module={{ id: 'watch-list', kind: 'tray', title, orientation: 'portrait', seeAll: myPath, cards: aside }} />
      )}
    </>
  )
}
