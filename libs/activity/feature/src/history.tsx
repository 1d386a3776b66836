import { Banner, Button, Dialog, DialogActions, EmptyState, Inline, Section, Segmented } from '@ott/design-system'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import { MyHistoryRows } from './my-history-rows.tsx'
import type { Watched } from './my-history-rows.tsx'
import type { MyReading } from './my-list.tsx'
import { focusBeside, MoreRows, MyRowsSkeleton, NoneOfKind } from './my-rows.tsx'
import { RowsFailed } from './rows-error.tsx'

/** What is hidden stands in no other part. */
export type HistoryKind = 'all' | 'finished' | 'hidden'

export type MyHistoryProps = {
  reading: MyReading<Watched>
  kind: HistoryKind
  onKind: (kind: HistoryKind) => void
  timeZone: string
  /** Of what is hidden: shows it again. */
  onHide: (watched: Watched) => void
  onForget: (watched: Watched) => void
  onClear: () => void
  /** Is refused when the file could not be made. */
  onExport: () => Promise<void>
  browseHref: string
}

/** What was watched, newest first: to be hidden (LIST-8) or forgotten one by one, to be forgotten whole, or to be taken along (LIST-2). */
export function MyHistory({ reading, kind, onKind, timeZone, onHide, onForget, onClear, onExport, browseHref }: MyHistoryProps) {
  const intl = useIntl()
  const place = useRef<HTMLDivElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [file, setFile] = useState<'none' | 'coming' | 'failed'>('none')
  const items = reading.state === 'read' ? reading.items : []
  const isEmpty = reading.state === 'read' && items.length === 0
  const kinds = (['all', 'finished', 'hidden'] as const).map((value) => ({ value, label: intl.formatMessage({ id: `my.watched.${value}` }) }))
  const exported = async () => {
    setFile('coming')
    await onExport().then(() => setFile('none'), () => setFile('failed'))
  }
  const leaving = (leave: (watched: Watched) => void) => (watched: Watched) => {
    focusBeside(place.current, watched.key)
    leave(watched)
  }
  return (
    <div ref={place} tabIndex={-1} data-halo="elsewhere">
      <Section
        title={intl.formatMessage({ id: 'my.history' })}
        end={items.length > 0 && (
          <Inline>
            <Button size="sm" loading={file === 'coming'} onClick={() => void exported()}>{intl.formatMessage({ id: 'my.export' })}</Button>
            <Button size="sm" onClick={() => setIsAsking(true)}>{intl.formatMessage({ id: 'my.clear' })}</Button>
          </Inline>
        )}
      >
        <Inline><Segmented label={intl.formatMessage({ id: 'my.kind' })} options={kinds} value={kind} onChange={onKind} /></Inline>
        {file === 'failed' && <Banner tone="error">{intl.formatMessage({ id: 'my.export.failed' })}</Banner>}
        {reading.state === 'loading' && <MyRowsSkeleton />}
        {reading.state === 'failed' && <RowsFailed isComing={reading.isComing} onRetry={reading.onRetry} />}
        <NoneOfKind>{isEmpty && kind !== 'all' && intl.formatMessage({ id: kind === 'finished' ? 'my.noneFinished' : 'my.noneHidden' })}</NoneOfKind>
        {isEmpty && kind === 'all' && (
          <EmptyState
            title={intl.formatMessage({ id: 'my.history.empty.title' })}
            text={intl.formatMessage({ id: 'my.history.empty.text' })}
            actions={<Button variant="primary" href={browseHref}>{intl.formatMessage({ id: 'my.browse' })}</Button>}
          />
        )}
        {items.length > 0 && (
          <MyHistoryRows items={items} areHidden={kind === 'hidden'} timeZone={timeZone} onHide={leaving(onHide)} onForget={leaving(onForget)} />
        )}
        {reading.state === 'read' && reading.onMore && <MoreRows isComing={reading.isComing} onMore={reading.onMore} />}
      </Section>
      {isAsking && <ClearQuestion onClear={onClear} onClose={() => setIsAsking(false)} />}
    </div>
  )
}

function ClearQuestion({ onClear, onClose }: { onClear: () => void; onClose: () => void }) {
  const intl = useIntl()
  const confirmed = () => {
    onClear()
    onClose()
  }
  return (
    <Dialog
      open
      size="medium"
      title={intl.formatMessage({ id: 'my.clear.title' })}
      description={intl.formatMessage({ id: 'my.clear.text' })}
      closeLabel={intl.formatMessage({ id: 'my.close' })}
      onClose={onClose}
    >
      <DialogActions>
        <Button onClick={onClose}>{intl.formatMessage({ id: 'my.cancel' })}</Button>
        <Button variant="danger" onClick={confirmed}>{intl.formatMessage({ id: 'my.clear.confirm' })}</Button>
      </DialogActions>
    </Dialog>
  )
}
