import { Button, CloseIcon, Heading, IconButton } from '@ott/design-system'
import { formatPosition, spokenAs } from '@ott/i18n'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useIntl } from 'react-intl'
import type { EngineMetrics } from '../engine/engine-metrics.ts'
import { errorCodes } from '../recovery/error-code.ts'
import type { PlaybackErrorType } from '../recovery/playback-error.ts'
import type { PlaybackEvent, PlaybackLog } from '../state/playback-events.ts'
import { eventDetail } from '../state/playback-report.ts'
import * as styles from './stats-panel.css.ts'

type StatsPanelProps = {
  metrics: () => EngineMetrics | null
  log: PlaybackLog
  error: PlaybackErrorType | null
  onCopyReport: () => void
  onClose: () => void
}

const refreshMs = 1000

/** How well the video plays, for support and the curious. Screen readers find it as a region, and are not interrupted by its values. */
export function StatsPanel({ metrics, log, error, onCopyReport, onClose }: StatsPanelProps) {
  const { formatMessage } = useIntl()
  const measured = useRefreshed(metrics)
  const events = useSyncExternalStore(log.subscribe, log.get, log.get)
  return (
    <section className={styles.panel} aria-label={formatMessage({ id: 'player.stats' })}>
      <div className={styles.head}>
        <Heading level={2} size="section">{formatMessage({ id: 'player.stats.open' })}</Heading>
        <span className={styles.copy}><Button size="sm" onClick={onCopyReport}>{formatMessage({ id: 'player.report.copy' })}</Button></span>
        <IconButton variant="tertiary" label={formatMessage({ id: 'player.stats.close' })} icon={<CloseIcon />} onClick={onClose} />
      </div>
      <Values metrics={measured} error={error} />
      <Heading level={3} size="body">{formatMessage({ id: 'player.stats.events' })}</Heading>
      <ol className={styles.events}>
        {events.toReversed().map((event) => <EventLine key={`${event.atMs} ${event.type}`} event={event} />)}
      </ol>
    </section>
  )
}

function Values({ metrics, error }: { metrics: EngineMetrics | null; error: PlaybackErrorType | null }) {
  const { formatMessage, formatNumber } = useIntl()
  const { height, frameRate, bitrateKbps, throughputKbps, bufferAheadSeconds, droppedFrames, host, keyAgeSeconds } = metrics ?? nothing
  const kilobits = (value: number | null) => (value === null ? null : formatMessage({ id: 'player.stats.kilobits' }, { value }))
  const seconds = (value: number | null) => (value === null ? null : formatMessage({ id: 'player.stats.seconds' }, { value: Math.round(value * 10) / 10 }))
  const rows = {
    picture: height === null ? null : formatMessage({ id: 'player.quality.height' }, { height }),
    frameRate: frameRate === null ? null : formatNumber(frameRate),
    bitrate: kilobits(bitrateKbps),
    throughput: kilobits(throughputKbps),
    buffer: seconds(bufferAheadSeconds),
    droppedFrames: droppedFrames === null ? null : formatNumber(droppedFrames),
    host,
    keyAge: seconds(keyAgeSeconds === null ? null : Math.round(keyAgeSeconds)),
    error: error && errorCodes[error],
  } as const
  return (
    <dl className={styles.values}>
      {(Object.keys(rows) as (keyof typeof rows)[]).map((name) => (
        <Value key={name} label={formatMessage({ id: `player.stats.${name}` })} value={rows[name] ?? '–'} />
      ))}
    </dl>
  )
}

const nothing: { [Name in keyof EngineMetrics]: null } = {
  height: null, frameRate: null, bitrateKbps: null, throughputKbps: null, bufferAheadSeconds: null, droppedFrames: null, totalFrames: null,
  keySystem: null, codec: null, host: null, keyAgeSeconds: null,
}

function Value({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt className={styles.label}>{label}</dt>
      <dd className={styles.value} lang={spokenAs(value)}>{value}</dd>
    </>
  )
}

function EventLine({ event }: { event: PlaybackEvent }) {
  const { formatMessage, locale } = useIntl()
  // The other details are words of the report, which is English.
  const detail = event.type === 'heightChanged' || event.type === 'failed' ? eventDetail(event) : ''
  return (
    <li className={styles.event}>
      <span>{formatPosition(event.positionSeconds, locale)}</span>
      <span>{formatMessage({ id: `player.event.${event.type}` })}{detail === '' ? null : <> · <span lang="en">{detail}</span></>}</span>
    </li>
  )
}

/** A value that is read again each second. */
function useRefreshed<Value>(read: () => Value): Value {
  const [value, setValue] = useState(read)
  useEffect(() => {
    const timer = setInterval(() => setValue(read), refreshMs)
    return () => clearInterval(timer)
  }, [read])
  return value
}
