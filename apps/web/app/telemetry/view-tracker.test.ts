import type { PlaybackEvent, PlaybackReading } from '@ott/playback-feature'
import { receiveEvents } from './track.ts'
import type { TrackedEvent } from './track.ts'
import { createViewTracker } from './view-tracker.ts'

const reading: PlaybackReading = {
  positionSeconds: 10, durationSeconds: 100,
  metrics: {
    height: 720, bitrateKbps: 1_500, throughputKbps: 4_000, bufferAheadSeconds: 9, droppedFrames: 1, totalFrames: 100, keySystem: 'org.w3.clearkey', codec: 'avc1.64001f',
    frameRate: 25, host: null, keyAgeSeconds: null,
  },
}
const film = { contentId: 'ferry', contentType: 'movie', from: 'button' } as const

type Fact<Each = PlaybackEvent> = Each extends PlaybackEvent ? Omit<Each, 'atMs' | 'positionSeconds'> : never

let end: () => void

afterEach(() => end())

function watch() {
  const tracked: TrackedEvent[] = []
  receiveEvents((event) => tracked.push(event))
  let now = 0
  const views = createViewTracker({ playerVersion: 'r123456', now: () => now })
  end = () => views.end('left')
  return {
    views, tracked,
    names: () => tracked.map(({ name }) => name),
    at: (ms: number, fact: Fact, watched: Parameters<typeof views.observe>[1] = film) => {
      now = ms
      views.observe({ ...fact, atMs: ms, positionSeconds: ms / 1_000 } as PlaybackEvent, watched, () => reading)
    },
  }
}

const requested = (viewId: string) => ({ type: 'requested', isPreloaded: false, viewId }) as const

describe('the views of a player', () => {
  it('report the first frame with what is shown', () => {
    const { at, tracked } = watch()
    at(100, requested('v1'))
    at(600, { type: 'firstFrame' })
    expect(tracked.map(({ name, props, viewId }) => ({ name, props, viewId }))).toEqual([
      { name: 'Play_Request', viewId: 'v1', props: { ...film, preloaded: false } },
      { name: 'Video_Start', viewId: 'v1', props: { startupMs: 500, height: 720, bitrateKbps: 1_500, codec: 'avc', drm: 'clearkey', playerVersion: 'r123456' } },
    ])
  })

  it('do not count the time of the question for the PIN', () => {
    const { views, at, tracked } = watch()
    at(0, requested('v1'))
    views.block(true)
    at(20_000, { type: 'granted' })
    views.block(false)
    at(20_300, { type: 'firstFrame' })
    expect(tracked.at(-1)).toMatchObject({ name: 'Video_Start', props: { startupMs: 300 } })
  })

  it('end with the next video, and begin anew', () => {
    const { at, tracked } = watch()
    at(0, requested('v1'))
    at(500, { type: 'firstFrame' })
    at(9_000, requested('v2'), { contentId: 'mask', contentType: 'movie', from: 'next' })
    expect(tracked.filter(({ name }) => name === 'Video_End')).toMatchObject([{ viewId: 'v1', props: { contentId: 'ferry', endReason: 'next' } }])
    expect(tracked.at(-1)).toMatchObject({ name: 'Play_Request', viewId: 'v2', props: { contentId: 'mask' } })
  })

  it('end once when the player is left, also after the page was hidden', () => {
    const { views, at, names } = watch()
    at(0, requested('v1'))
    at(500, { type: 'firstFrame' })
    dispatchEvent(new Event('pagehide'))
    views.end('left')
    expect(names().filter((name) => name === 'Video_End')).toEqual(['Video_End'])
  })

  it('end before a queue that was there first is sent at the close of the tab', () => {
    const { at, names } = watch()
    let sent: string[] = []
    addEventListener('pagehide', () => { sent = names() }, { once: true })
    at(0, requested('v1'))
    dispatchEvent(new Event('pagehide'))
    expect(sent).toContain('Video_End')
  })

  it('tell a refusal from a failure, and a retry from the first request', () => {
    const { at, tracked } = watch()
    at(0, requested('v1'))
    at(400, { type: 'failed', error: 'subscriptionRequired' })
    at(900, requested('v2'))
    at(1_400, { type: 'failed', error: 'broken' })
    expect(tracked.map(({ name, props }) => [name, 'endReason' in props ? props.endReason : 'from' in props ? props.from : 'code' in props && props.code])).toEqual([
      ['Play_Request', 'button'], ['Video_End', 'refused'], ['Play_Request', 'retry'], ['Media_Error', 'broken'], ['Video_End', 'error'],
    ])
  })

  it('report what is known about an error that was recovered from, and about the one that ended the view', () => {
    const { at, tracked } = watch()
    at(0, requested('v1'))
    at(500, { type: 'firstFrame' })
    at(2_000, { type: 'stalled' })
    at(3_000, { type: 'recovered', step: 'skip', error: 'broken', httpStatus: 404 })
    at(3_500, { type: 'resumed' })
    at(6_000, { type: 'failed', error: 'unsupported', mediaErrorCode: 4 })
    expect(tracked.filter(({ name }) => name === 'Media_Error').map(({ props }) => props)).toMatchObject([
      { code: 'broken', httpStatus: 404, fatal: false }, { code: 'unsupported', mediaErrorCode: 4, fatal: true },
    ])
  })

  it('report chosen tracks and skipped parts', () => {
    const { at, tracked } = watch()
    at(0, requested('v1'))
    at(1_000, { type: 'trackChanged', kind: 'description', language: 'bn' })
    at(2_000, { type: 'trackChanged', kind: 'text', language: null })
    at(3_000, { type: 'skipped', kind: 'intro', how: 'key' })
    expect(tracked.slice(1)).toMatchObject([
      { name: 'Track_Change', viewId: 'v1', props: { kind: 'description', lang: 'bn' } },
      { name: 'Track_Change', props: { kind: 'subtitle', lang: null } },
      { name: 'Skip_Segment', viewId: 'v1', props: { kind: 'intro', how: 'key' } },
    ])
  })

  it('report the error whose report the viewer copied', () => {
    const { at, tracked } = watch()
    at(0, requested('v1'))
    at(400, { type: 'failed', error: 'broken' })
    at(900, { type: 'reported', error: 'broken' })
    expect(tracked.at(-1)).toMatchObject({ name: 'Error_Report', viewId: 'v1', props: { errorCode: 'broken' } })
  })

  it('name a change of quality the user’s after a choice, and the player’s after it avoided a bitrate', () => {
    const { at, tracked } = watch()
    at(0, requested('v1'))
    at(500, { type: 'firstFrame' })
    at(2_000, { type: 'heightChanged', height: 480 })
    at(3_000, { type: 'heightChosen' })
    at(5_000, { type: 'heightChanged', height: 1_080 })
    at(9_000, { type: 'recovered', step: 'avoidBitrate', error: 'broken' })
    at(10_000, { type: 'heightChanged', height: 480 })
    at(30_000, { type: 'heightChanged', height: 720 })
    expect(tracked.filter(({ name }) => name === 'Quality_Change').map(({ props }) => 'reason' in props && props.reason)).toEqual(['abr', 'user', 'cap', 'abr'])
  })
})
