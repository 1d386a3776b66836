import type { Card } from '@ott/catalogue'
import { CardActions, CardGrid, CloseIcon, Inline, Segmented, Stack } from '@ott/design-system'
import { useRef, useState } from 'react'
import type { ReactNode } from 'react'
import { useIntl } from 'react-intl'
import { EditButton, EmptyList, focusNeighbour, ListError, ListSkeleton, LoadMore, NoMatches } from './list-states.tsx'
import type { PagedList } from './list-states.tsx'
import { WatchlistEditor } from './watchlist-editor.tsx'
import type { WatchlistEditorProps } from './watchlist-editor.tsx'

export type WatchlistFilter = 'all' | 'movie' | 'series'

type WatchlistProps = Pick<WatchlistEditorProps, 'onRemove' | 'onMove'> & {
  list: PagedList<Card>
  kind: WatchlistFilter
  onKind: (kind: WatchlistFilter) => void
  /** A portrait card with these actions. */
  renderCard: (card: Card, actions: ReactNode) => ReactNode
  browseHref: string
}

/** The titles a user saved, in the order they chose (LIST-1). Touch devices remove titles in the edit mode only. */
export function Watchlist({ list, kind, onKind, onRemove, onMove, renderCard, browseHref }: WatchlistProps) {
  const { formatMessage } = useIntl()
  const container = useRef<HTMLDivElement>(null)
  const [isEditing, setIsEditing] = useState(false)
  const cards = list.status === 'read' ? list.items : []
  const isEmpty = list.status === 'read' && cards.length === 0
  const kinds = (['all', 'movie', 'series'] as const).map((value) => ({ value, label: formatMessage({ id: `my.kind.${value}` }) }))
  const remove = (card: Card) => {
    const index = cards.indexOf(card)
    focusNeighbour(container.current, index)
    onRemove(card, cards[index + 1])
  }
  const removeLabel = ({ title }: Card) => formatMessage({ id: 'watchlist.remove' }, { title })
  return (
    <div ref={container} tabIndex={-1} data-halo="elsewhere">
      <Stack gap={5}>
        {!(isEmpty && kind === 'all') && (
          <Inline spread>
            <Segmented label={formatMessage({ id: 'my.kind' })} options={kinds} value={kind} onChange={onKind} />
            {cards.length > 0 && <EditButton isEditing={isEditing} onChange={setIsEditing} />}
          </Inline>
        )}
        {list.status === 'loading' && <ListSkeleton shape="portrait" />}
        {list.status === 'failed' && <ListError isRetrying={list.isFetching} onRetry={list.onRetry} />}
        <NoMatches>{isEmpty && kind !== 'all' && formatMessage({ id: `my.noneOfKind.${kind}` })}</NoMatches>
        {isEmpty && kind === 'all' && <EmptyList of="list" browseHref={browseHref} />}
        {cards.length > 0 && (isEditing ? (
          <WatchlistEditor cards={cards} removeLabel={removeLabel} onRemove={remove} onMove={onMove} />
        ) : (
          <CardGrid shape="portrait" label={formatMessage({ id: 'my.list' })}>
            {cards.map((card) => renderCard(card, (
              <CardActions isHiddenOnTouch actions={[{ label: removeLabel(card), icon: <CloseIcon />, onClick: () => remove(card) }]} />
            )))}
          </CardGrid>
        ))}
        {list.status === 'read' && list.onLoadMore && <LoadMore isLoading={list.isLoadingMore} onLoadMore={list.onLoadMore} />}
      </Stack>
    </div>
  )
}
