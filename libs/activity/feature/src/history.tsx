import { Banner, Button, Dialog, DialogActions, Inline, Segmented, Stack } from '@ott/design-system'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { HistoryGrid } from './history-grid.tsx'
import type { HistoryEntry } from './history-grid.tsx'
import { EditButton, EmptyList, focusNeighbour, ListError, ListSkeleton, LoadMore, NoMatches } from './list-states.tsx'
import type { PagedList } from './list-states.tsx'

/** Hidden entries appear under `hidden` alone. */
export type HistoryFilter = 'all' | 'finished' | 'hidden'

type HistoryProps = {
  list: PagedList<HistoryEntry>
  kind: HistoryFilter
  /** Whether an empty list has hidden entries besides. */
  hasHidden?: boolean
  onKind: (kind: HistoryFilter) => void
  timeZone: string
  /** Shows a hidden entry again. */
  onHide: (entry: HistoryEntry) => void
  onForget: (entry: HistoryEntry) => void
  onClear: () => void
  /** Rejects when the file could not be created. */
  onExport: () => Promise<void>
  browseHref: string
}

const noMatches = { all: 'my.allHidden', finished: 'my.noneFinished', hidden: 'my.noneHidden' } as const

/** The watch history, newest first: entries can be hidden (LIST-8), forgotten one by one or all at once, and exported (LIST-2). On touch the first two need the edit mode. */
export function WatchHistory({ list, kind, hasHidden = false, onKind, timeZone, onHide, onForget, onClear, onExport, browseHref }: HistoryProps) {
  const { formatMessage } = useIntl()
  const container = useRef<HTMLDivElement>(null)
  const [isEditing, setIsEditing] = useState(false)
  const [isConfirming, setIsConfirming] = useState(false)
  const [exportStatus, setExportStatus] = useState<'idle' | 'pending' | 'failed'>('idle')
  const items = list.status === 'read' ? list.items : []
  const isEmpty = list.status === 'read' && items.length === 0
  const isNothing = isEmpty && kind === 'all' && !hasHidden
  const kinds = (['all', 'finished', 'hidden'] as const).map((value) => ({ value, label: formatMessage({ id: `my.watched.${value}` }) }))
  const exportHistory = async () => {
    setExportStatus('pending')
    await onExport().then(() => setExportStatus('idle'), () => setExportStatus('failed'))
  }
  const withFocusMoved = (remove: (entry: HistoryEntry) => void) => (entry: HistoryEntry) => {
    focusNeighbour(container.current, items.indexOf(entry))
    remove(entry)
  }
  return (
    <div ref={container} tabIndex={-1} data-halo="elsewhere">
      <Stack gap={5}>
        <Inline spread>
          <Segmented label={formatMessage({ id: 'my.kind' })} options={kinds} value={kind} onChange={onKind} />
          {list.status === 'read' && !isNothing && (
            <Inline>
              {items.length > 0 && <EditButton isEditing={isEditing} onChange={setIsEditing} isForTouchOnly />}
              <Button size="sm" loading={exportStatus === 'pending'} onClick={() => void exportHistory()}>{formatMessage({ id: 'my.export' })}</Button>
              <Button size="sm" onClick={() => setIsConfirming(true)}>{formatMessage({ id: 'my.clear' })}</Button>
            </Inline>
          )}
        </Inline>
        {exportStatus === 'failed' && <Banner tone="error">{formatMessage({ id: 'my.export.failed' })}</Banner>}
        {list.status === 'loading' && <ListSkeleton shape="landscape" />}
        {list.status === 'failed' && <ListError isRetrying={list.isFetching} onRetry={list.onRetry} />}
        <NoMatches>{isEmpty && !isNothing && formatMessage({ id: noMatches[kind] })}</NoMatches>
        {isNothing && <EmptyList of="history" browseHref={browseHref} />}
        {items.length > 0 && (
          <HistoryGrid items={items} areHidden={kind === 'hidden'} isEditing={isEditing} timeZone={timeZone} onHide={withFocusMoved(onHide)} onForget={withFocusMoved(onForget)} />
        )}
        {list.status === 'read' && list.onLoadMore && <LoadMore isLoading={list.isLoadingMore} onLoadMore={list.onLoadMore} />}
      </Stack>
      {isConfirming && <ClearHistoryDialog onClear={onClear} onClose={() => setIsConfirming(false)} />}
    </div>
  )
}

function ClearHistoryDialog({ onClear, onClose }: { onClear: () => void; onClose: () => void }) {
  const { formatMessage } = useIntl()
  const confirm = () => {
    onClear()
    onClose()
  }
  return (
    <Dialog
      open
      size="medium"
      title={formatMessage({ id: 'my.clear.title' })}
      description={formatMessage({ id: 'my.clear.text' })}
      closeLabel={formatMessage({ id: 'my.close' })}
      onClose={onClose}
    >
      <DialogActions>
        <Button onClick={onClose}>{formatMessage({ id: 'my.cancel' })}</Button>
        <Button variant="danger" onClick={confirm}>{formatMessage({ id: 'my.clear.confirm' })}</Button>
      </DialogActions>
    </Dialog>
  )
}
