import type { Card } from '@ott/catalogue'
import { Banner, Button, CloseIcon, Dialog, DialogActions, EmptyState, IconButton, Inline, Section, Segmented, Text } from '@ott/design-system'
import { formatDate, localePath } from '@ott/i18n'
import { useRef, useState } from 'react'
import { useIntl } from 'react-intl'
import type { IntlShape } from 'react-intl'
import type { MyReading } from './my-list.tsx'
import { MoreRows, MyRows, MyRowsSkeleton } from './my-rows.tsx'
import { RowsFailed } from './rows-failed.tsx'
import { useLocale } from './use-locale.ts'
import { useTimeLeft } from './use-time-left.ts'

/** One movie or episode that was watched. */
export type Watched = {
  key: string
  card: Card
  episode: { season: number; number: number; title: string } | null
  watchedAt: Date
  /** 0 to 1. */
  share: number
  secondsLeft: number
  isFinished: boolean
}

export type HistoryKind = 'all' | 'finished'

export type MyHistoryProps = {
  reading: MyReading<Watched>
  kind: HistoryKind
  onKind: (kind: HistoryKind) => void
  timeZone: string
  onForget: (watched: Watched) => void
  onClear: () => void
  /** Is refused when the file could not be made. */
  onExport: () => Promise<void>
  browseHref: string
}

/** What was watched, newest first: to be forgotten one by one or whole, or to be taken along (LIST-2). */
export function MyHistory({ reading, kind, onKind, timeZone, onForget, onClear, onExport, browseHref }: MyHistoryProps) {
  const intl = useIntl()
  const locale = useLocale()
  const timeLeft = useTimeLeft()
  const howFar = ({ isFinished, secondsLeft }: Watched) => (isFinished ? intl.formatMessage({ id: 'my.finished' }) : timeLeft(secondsLeft))
  const place = useRef<HTMLDivElement>(null)
  const [isAsking, setIsAsking] = useState(false)
  const [file, setFile] = useState<'none' | 'coming' | 'failed'>('none')
  const items = reading.state === 'read' ? reading.items : []
  const isEmpty = reading.state === 'read' && items.length === 0
  const kinds = (['all', 'finished'] as const).map((value) => ({ value, label: intl.formatMessage({ id: `my.watched.${value}` }) }))
  const exported = async () => {
    setFile('coming')
    await onExport().then(() => setFile('none'), () => setFile('failed'))
  }
  const forget = (watched: Watched) => {
    onForget(watched)
    place.current?.focus()
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
        {!(isEmpty && kind === 'all') && (
          <Inline><Segmented label={intl.formatMessage({ id: 'my.kind' })} options={kinds} value={kind} onChange={onKind} /></Inline>
        )}
        {file === 'failed' && <Banner tone="error">{intl.formatMessage({ id: 'my.export.failed' })}</Banner>}
        {reading.state === 'loading' && <MyRowsSkeleton />}
        {reading.state === 'failed' && <RowsFailed isComing={reading.isComing} onRetry={reading.onRetry} />}
        {isEmpty && kind === 'finished' && <Text tone="soft">{intl.formatMessage({ id: 'my.noneFinished' })}</Text>}
        {isEmpty && kind === 'all' && (
          <EmptyState
            title={intl.formatMessage({ id: 'my.history.empty.title' })}
            text={intl.formatMessage({ id: 'my.history.empty.text' })}
            actions={<Button variant="primary" href={browseHref}>{intl.formatMessage({ id: 'my.browse' })}</Button>}
          />
        )}
        {items.length > 0 && (
          <MyRows
            label={intl.formatMessage({ id: 'my.history' })}
            rows={items.map((watched) => ({
              key: watched.key,
              href: localePath(locale, watched.card.link),
              title: watched.card.title,
              pictureSrc: watched.card.pictures.landscape,
              facts: [...episodeInWords(watched, intl), [formatDate(watched.watchedAt, intl.locale, timeZone), howFar(watched)]],
              share: watched.share,
              actions: (
                <IconButton size="sm" variant="tertiary" label={intl.formatMessage({ id: 'my.forget' }, { title: watched.card.title })} icon={<CloseIcon />} onClick={() => forget(watched)} />
              ),
            }))}
          />
        )}
        {reading.state === 'read' && reading.onMore && <MoreRows isComing={reading.isComing} onMore={reading.onMore} />}
      </Section>
      {isAsking && <ClearQuestion onClear={onClear} onClose={() => setIsAsking(false)} />}
    </div>
  )
}

function episodeInWords({ episode }: Watched, intl: IntlShape): string[][] {
  if (!episode) return []
  return [[intl.formatMessage({ id: 'card.ofEpisode' }, { season: episode.season, episode: episode.number }), episode.title]]
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
