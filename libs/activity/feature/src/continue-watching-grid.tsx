import { CardGrid } from '@ott/design-system'
import { useIntl } from 'react-intl'
import { ContinueWatchingCard } from './continue-watching-card.tsx'
import type { ContinueWatchingItem, ContinueWatchingRowProps } from './continue-watching-row.tsx'
import { EmptyList, ListError, ListSkeleton } from './list-states.tsx'
import type { PagedList } from './list-states.tsx'
import { useDismiss } from './use-dismiss.ts'

type ContinueWatchingGridProps = Omit<ContinueWatchingRowProps, 'items'> & { list: PagedList<ContinueWatchingItem>; browseHref: string }

/** All titles to resume, for the user's own page (LIST-3). */
export function ContinueWatchingGrid({ list, browseHref, onDismiss, onIntent }: ContinueWatchingGridProps) {
  const { formatMessage } = useIntl()
  const items = list.status === 'read' ? list.items : []
  const { container, dismiss } = useDismiss(items, onDismiss)
  if (list.status === 'loading') return <ListSkeleton shape="landscape" />
  if (list.status === 'failed') return <ListError isRetrying={list.isFetching} onRetry={list.onRetry} />
  if (items.length === 0) return <EmptyList of="watching" browseHref={browseHref} />
  return (
    <div ref={container} tabIndex={-1} data-halo="elsewhere">
      <CardGrid shape="landscape" label={formatMessage({ id: 'continueWatching.title' })}>
        {items.map((item) => <ContinueWatchingCard key={item.contentId} item={item} onDismiss={dismiss} onIntent={onIntent} />)}
      </CardGrid>
    </div>
  )
}
