import { metricsOfWatching } from '../testing.tsx'
import { playbackReport } from './playback-report.ts'

const at = new Date('2026-11-29T10:00:00Z')

describe('the report for support', () => {
  it('says what was played, how well, and what happened (PLAY-182)', () => {
    const report = playbackReport({
      at,
      contentId: 'tram-e4',
      browser: 'Browser 1.0',
      error: 'network',
      metrics: metricsOfWatching,
      events: [
        { type: 'requested', isPreloaded: true, viewId: 'view', atMs: 900, positionSeconds: 0 },
        { type: 'seeked', fromSeconds: 12, tookMs: 140.4, atMs: 15_000, positionSeconds: 60 },
        { type: 'failed', error: 'network', atMs: 42_000, positionSeconds: 71.25 },
      ],
    })
    expect(report.split('\n')).toEqual([
      'Time: 2026-11-29T10:00:00.000Z', 'Video: tram-e4', 'Browser: Browser 1.0', 'Error: P202 network', 'Picture: 720p', 'Frame rate: 24',
      'Bitrate: 1840 kbit/s', 'Throughput: 9200 kbit/s', 'Buffer: 18.4 s', 'Dropped frames: 2', 'Host: media.example', 'Key age: 12 s',
      'Events:', '0.9 s at 0.0 s requested preloaded', '15.0 s at 60.0 s seeked from 12.0 s in 140 ms', '42.0 s at 71.3 s failed P202',
    ])
  })

  it('says what is unknown before the stream opens', () => {
    const report = playbackReport({ at, contentId: 'ferry', browser: 'Browser 1.0', error: null, metrics: null, events: [] })
    expect(report).toContain('Error: none\nPicture: unknown')
  })
})
