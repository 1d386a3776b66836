import type { Card } from '@ott/catalogue'
import { Button, EmptyState, Section, Segmented } from '@ott/design-system'
import { useIntl } from 'react-intl'
import { ItemRowsError, MoreRows, MyRowsSkeleton, NoMatches } from './item-rows.tsx'
import type { MyReading } from './item-rows.tsx'
import { WatchlistRows } from './watchlist-rows.tsx'
import type { WatchlistRowsProps } from './watchlist-rows.tsx'

export type ListKind = 'all' | 'movie' | 'series'

export type MyListProps = Omit<WatchlistRowsProps, 'cards'> & {
  reading: MyReading<Card>
  kind: ListKind
  onKind: (kind: ListKind) => void
  browseHref: string
}

/** The titles a user saved, in the order they chose (LIST-1). */
export function MyList({ reading, kind, onKind, browseHref, ...rows }: MyListProps) {
  const { formatMessage } = useIntl()
  const isEmpty = reading.state === 'read' && reading.items.length === 0
  const kinds = (['all', 'movie', 'series'] as const).map((value) => ({ value, label: formatMessage({ id: `my.kind.${value}` }) }))
  return (
    <Section
      title={formatMessage({ id: 'my.list' })}
      end={!(isEmpty && kind === 'all') && <Segmented label={formatMessage({ id: 'my.kind' })} options={kinds} value={kind} onChange={onKind} />}
    >
      {reading.state === 'loading' && <MyRowsSkeleton />}
      {reading.state === 'failed' && <ItemRowsError isRetrying={reading.isComing} onRetry={reading.onRetry} />}
      <NoMatches>{isEmpty && kind !== 'all' && formatMessage({ id: `my.noneOfKind.${kind}` })}</NoMatches>
      {isEmpty && kind === 'all' && (
        <EmptyState
          title={formatMessage({ id: 'my.empty.title' })}
          text={formatMessage({ id: 'my.empty.text' })}
          actions={<Button variant="primary" href={browseHref}>{formatMessage({ id: 'my.browse' })}</Button>}
        />
      )}
      {reading.state === 'read' && !isEmpty && <WatchlistRows cards={reading.items} {...rows} />}
      {reading.state === 'read' && reading.onMore && <MoreRows isLoading={reading.isComing} onMore={reading.onMore} />}
    </Section>
  )
}
