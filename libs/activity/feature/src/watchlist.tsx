import type { Card } from '@ott/catalogue'
import { Button, EmptyState, Section, Segmented } from '@ott/design-system'
import { useIntl } from 'react-intl'
import { ItemRowsError, MoreRows, ItemRowsSkeleton, NoMatches } from './item-rows.tsx'
import type { PagedList } from './item-rows.tsx'
import { WatchlistRows } from './watchlist-rows.tsx'
import type { WatchlistRowsProps } from './watchlist-rows.tsx'

export type WatchlistFilter = 'all' | 'movie' | 'series'

type WatchlistProps = Omit<WatchlistRowsProps, 'cards'> & {
  list: PagedList<Card>
  kind: WatchlistFilter
  onKind: (kind: WatchlistFilter) => void
  browseHref: string
}

/** The titles a user saved, in the order they chose (LIST-1). */
export function Watchlist({ list, kind, onKind, browseHref, ...rows }: WatchlistProps) {
  const { formatMessage } = useIntl()
  const isEmpty = list.status === 'read' && list.items.length === 0
  const kinds = (['all', 'movie', 'series'] as const).map((value) => ({ value, label: formatMessage({ id: `my.kind.${value}` }) }))
  return (
    <Section
      title={formatMessage({ id: 'my.list' })}
      end={!(isEmpty && kind === 'all') && <Segmented label={formatMessage({ id: 'my.kind' })} options={kinds} value={kind} onChange={onKind} />}
    >
      {list.status === 'loading' && <ItemRowsSkeleton />}
      {list.status === 'failed' && <ItemRowsError isRetrying={list.isFetching} onRetry={list.onRetry} />}
      <NoMatches>{isEmpty && kind !== 'all' && formatMessage({ id: `my.noneOfKind.${kind}` })}</NoMatches>
      {isEmpty && kind === 'all' && (
        <EmptyState
          title={formatMessage({ id: 'my.empty.title' })}
          text={formatMessage({ id: 'my.empty.text' })}
          actions={<Button variant="primary" href={browseHref}>{formatMessage({ id: 'my.browse' })}</Button>}
        />
      )}
      {list.status === 'read' && !isEmpty && <WatchlistRows cards={list.items} {...rows} />}
      {list.status === 'read' && list.onLoadMore && <MoreRows isLoading={list.isLoadingMore} onMore={list.onLoadMore} />}
    </Section>
  )
}
