import type { EngineMetrics } from '../engine/engine-metrics.ts'
import { errorCodes } from '../recovery/error-code.ts'
import type { PlaybackErrorType } from '../recovery/playback-error.ts'
import type { PlaybackEvent } from './playback-events.ts'

type Reported = {
  at: Date
  contentId: string
  browser: string
  error: PlaybackErrorType | null
  metrics: EngineMetrics | null
  events: readonly PlaybackEvent[]
}

/** Plain text for support, in English: what was played, how well, and what happened. No token, no account, no device name (PLAY-182). */
export function playbackReport({ at, contentId, browser, error, metrics, events }: Reported): string {
  const lines: [string, string | number | null | undefined][] = [
    ['Time', at.toISOString()],
    ['Video', contentId],
    ['Browser', browser],
    ['Error', error ? `${errorCodes[error]} ${error}` : 'none'],
    ['Picture', metrics?.height && `${metrics.height}p`],
    ['Frame rate', metrics?.frameRate],
    ['Bitrate', metrics?.bitrateKbps && `${metrics.bitrateKbps} kbit/s`],
    ['Throughput', metrics?.throughputKbps && `${metrics.throughputKbps} kbit/s`],
    ['Buffer', metrics && `${metrics.bufferAheadSeconds.toFixed(1)} s`],
    ['Dropped frames', metrics?.droppedFrames],
    ['Host', metrics?.host],
    ['Key age', metrics?.keyAgeSeconds === undefined || metrics.keyAgeSeconds === null ? null : `${Math.round(metrics.keyAgeSeconds)} s`],
  ]
  return [
    ...lines.map(([name, value]) => `${name}: ${value ?? 'unknown'}`),
    'Events:',
    ...events.map((event) => [seconds(event.atMs / 1000), `at ${seconds(event.positionSeconds)}`, event.type, eventDetail(event)].filter(Boolean).join(' ')),
  ].join('\n')
}

/** The part of an event that its type does not say; empty without one. */
export function eventDetail(event: PlaybackEvent): string {
  switch (event.type) {
    case 'requested': return event.isPreloaded ? 'preloaded' : ''
    case 'skipped': return `${event.kind} ${event.how}`
    case 'seeking': return `from ${seconds(event.fromSeconds)}`
    case 'seeked': return `from ${seconds(event.fromSeconds)} in ${Math.round(event.tookMs)} ms`
    case 'heightChanged': return `${event.height}p`
    case 'trackChanged': return `${event.kind} ${event.language ?? 'off'}`
    case 'recovered': return event.step
    case 'failed':
    case 'reported': return errorCodes[event.error]
    case 'granted':
    case 'heightChosen':
    case 'paused':
    case 'played':
    case 'firstFrame':
    case 'stalled':
    case 'resumed':
    case 'ended': return ''
  }
}

const seconds = (value: number) => `${value.toFixed(1)} s`
