import { anApi } from '@ott/api-client/testing'
import type { TestServer } from '@ott/api-client/testing'
import type { ContentId } from '@ott/catalogue'
import { waitFor } from '@testing-library/react'
import { openPlayback, initialStateOf } from './playback.ts'
import type { Playback } from './playback.ts'
import type { PlaybackEvent } from './playback-events.ts'
import type { PlaybackState } from './playback-state.ts'
import { peekPreloaded, takePreloaded } from '../preload/preloaded-stream.ts'
import { requestPreload } from '../preload/request-preload.ts'
import type { SaveProgress } from './progress-reporter.ts'
import { stands, videosThatTell } from '../engine/testing-media.ts'

const ferry = 'ferry' as ContentId

const grant = {
  streamKey: 'k', streamPolicy: 'p', refetchAfter: 20, expiresAt: '2026-11-21T12:05:00Z', dash: '/film.mpd', hls: '/film.m3u8', runLength: 60,
}
const grants: TestServer = () => ({ json: grant })
const preparesAlone: TestServer = ({ path }) =>
  path.includes('PREPARE') ? { json: grant } : { status: 409, json: { errorCode: 'STREAM_LIMIT_REACHED', message: '', requestId: '', streams: [{ streamId: 's1', device: 'TV', title: null, startedAt: '2026-11-21T12:00:00Z' }], maxStreams: 1, hasPlan: true } }

let told: string[]
let kept: Parameters<SaveProgress>[]
let events: PlaybackEvent[]
const eventTypes = () => events.map(({ type }) => type)
beforeEach(() => {
  events = []
  told = videosThatTell()
  kept = []
})

let playback: Playback
afterEach(() => playback.close())

function open(answering: TestServer, { isPrepared = false, hasFrame = false, startAtSeconds = 0 } = {}) {
  const { call, requests } = anApi(answering, { accessToken: 'a', refreshToken: 'r' })
  if (isPrepared) void requestPreload(call, ferry, 0)
  const preloaded = peekPreloaded(ferry)
  if (hasFrame && preloaded) stands(preloaded.video, { readyState: HTMLMediaElement.HAVE_ENOUGH_DATA })
  const state: PlaybackState = { ...initialStateOf(ferry) }
  playback = openPlayback({
    call,
    contentId: ferry,
    startAtSeconds,
    runLengthSeconds: 60,
    preferences: { audio: null, captions: null, volume: 1, isMuted: false },
    onChange: (change) => Object.assign(state, change),
    onProgress: (...place) => kept.push(place),
    onEvent: (event) => events.push(event),
  })
  return { state, requests, actions: () => requests.map(({ path }) => /action=(\w+)/.exec(path)?.[1]) }
}

describe('playback', () => {
  it('starts with its token', async () => {
    const { actions } = open(grants)
    await waitFor(() => expect(told).toEqual(['play']))
    expect(actions()).toEqual(['STREAMING'])
  })

  it('starts from a preload, and requests its stream then', async () => {
    const { actions } = open(grants, { isPrepared: true })
    await waitFor(() => expect(told).toEqual(['play']))
    await waitFor(() => expect(actions()).toEqual(['PREPARE', 'STREAMING']))
  })

  it('is not preloaded beside its player, by a press that comes late (PLAY-14)', () => {
    open(grants)
    const { call, requests } = anApi(grants, { accessToken: 'a', refreshToken: 'r' })
    void requestPreload(call, ferry, 0)
    expect([peekPreloaded(ferry), requests]).toEqual([null, []])
    playback.close()
    void requestPreload(call, ferry, 0)
    expect(takePreloaded(ferry)).not.toBeNull()
  })

  it('that started early is shown at once, at the preferred volume', async () => {
    const { state } = open(grants, { isPrepared: true })
    stands(playback.video, { readyState: HTMLMediaElement.HAVE_ENOUGH_DATA, paused: false, currentTime: 0.3 })
    await waitFor(() => expect(state.stage).toBe('watching'))
    expect([playback.video.muted, playback.video.currentTime]).toEqual([false, 0.3])
  })

  it('from a preload with a frame is shown before the first paint', () => {
    const { state } = open(grants, { isPrepared: true, hasFrame: true })
    expect(state).toMatchObject({ stage: 'watching', isWaiting: false })
  })

  it('that ran ahead of its page returns to its position', async () => {
    const { state } = open(grants, { isPrepared: true })
    stands(playback.video, { readyState: HTMLMediaElement.HAVE_ENOUGH_DATA, paused: false, currentTime: 4 })
    await waitFor(() => expect(state.stage).toBe('watching'))
    expect(playback.video.currentTime).toBe(0)
  })

  it('from a preload at another position seeks without a request', async () => {
    const { actions, state } = open(grants, { isPrepared: true, startAtSeconds: 30 })
    stands(playback.video, { readyState: HTMLMediaElement.HAVE_ENOUGH_DATA, paused: false, currentTime: 0.3 })
    await waitFor(() => expect(state.stage).toBe('watching'))
    expect(playback.video).toMatchObject({ currentTime: 30, src: expect.stringMatching(/#t=0$/) })
    await waitFor(() => expect(actions()).toEqual(['PREPARE', 'STREAMING']))
  })

  it('plays again after a new source rejected its play', async () => {
    open(grants)
    await waitFor(() => expect(told).toEqual(['play']))
    playback.video.dispatchEvent(new Event('canplay'))
    expect(told).toEqual(['play', 'play'])
  })

  it('stays paused if the user paused before the source loaded', async () => {
    open(grants)
    await waitFor(() => expect(told).toEqual(['play']))
    playback.pause()
    playback.video.dispatchEvent(new Event('canplay'))
    expect(told).toEqual(['play', 'pause'])
  })

  it('opens once when a retry is pressed while an earlier request is on its way', async () => {
    let asked = 0
    const { requests } = open(() => {
      asked += 1
      if (asked === 1) playback.retry()
      return { json: grant }
    })
    await waitFor(() => expect(told).toEqual(['play']))
    expect(requests).toHaveLength(2)
    // The first answer has arrived, too.
    await new Promise((resolve) => { setTimeout(resolve) })
    expect(told).toEqual(['play'])
  })

  it('frees its slot when it closes', async () => {
    const { requests } = open(({ path }) => ({ json: path.includes('/streams/') ? undefined : { ...grant, streamId: 's1' } }))
    await waitFor(() => expect(told).toEqual(['play']))
    playback.close()
    expect(requests.map(({ path }) => path)).toEqual([expect.stringContaining('STREAMING'), expect.stringContaining('/streams/s1')])
  })

  it('starts here once the stream elsewhere is stopped', async () => {
    let isStopped = false
    const { state } = open(({ path }) => {
      if (path.includes('/streams/s1')) isStopped = true
      return isStopped ? { json: grant } : { status: 409, json: { errorCode: 'STREAM_LIMIT_REACHED', message: '', requestId: '', streams: [{ streamId: 's1', device: 'TV', title: null, startedAt: '2026-11-21T12:00:00Z' }], maxStreams: 1, hasPlan: true } }
    })
    await waitFor(() => expect(state.error?.type).toBe('streamLimit'))
    await playback.stopStream('s1')
    await waitFor(() => expect(told.at(-1)).toBe('play'))
    expect(state.error).toBeNull()
  })

  it('does not play behind a refusal', async () => {
    const { state } = open(preparesAlone, { isPrepared: true })
    await waitFor(() => expect(state.error).toMatchObject({ type: 'streamLimit', streams: [{ device: 'TV' }] }))
    expect(told).toEqual(['play', 'pause'])
    playback.video.dispatchEvent(new Event('canplay'))
    playback.play()
    expect(told).toEqual(['play', 'pause'])
    expect(state.stage).toBe('failed')
  })
})

describe('playback that ended', () => {
  it('follows the position and ends again after the browser itself plays it', async () => {
    const { state } = open(grants)
    await waitFor(() => expect(told).toEqual(['play']))
    const { video } = playback
    const happen = (type: string) => video.dispatchEvent(new Event(type))
    happen('ended')
    expect(state.stage).toBe('ended')
    stands(video, { readyState: HTMLMediaElement.HAVE_ENOUGH_DATA, currentTime: 0 })
    for (const type of ['seeked', 'play', 'playing']) happen(type)
    expect(state.stage).toBe('watching')
    for (let seconds = 1; seconds <= 6; seconds += 1) {
      stands(video, { currentTime: seconds })
      happen('timeupdate')
    }
    happen('pause')
    expect(kept.at(-1)).toEqual([6, 60, false])
    happen('ended')
    expect(state.stage).toBe('ended')
  })
})

describe('the events of playback', () => {
  it('follow a start, a stall, a seek and the end', async () => {
    open(grants)
    await waitFor(() => expect(told).toEqual(['play']))
    const { video } = playback
    const happen = (type: string) => video.dispatchEvent(new Event(type))
    Object.defineProperty(video, 'videoHeight', { configurable: true, value: 360 })
    for (const type of ['resize', 'playing', 'waiting', 'playing']) happen(type)
    stands(video, { readyState: HTMLMediaElement.HAVE_ENOUGH_DATA, paused: false, currentTime: 12 })
    happen('timeupdate')
    playback.seek(30)
    stands(video, { seeking: true })
    for (const type of ['seeking', 'waiting']) happen(type)
    stands(video, { seeking: false })
    for (const type of ['seeked', 'playing', 'ended']) happen(type)
    expect(eventTypes()).toEqual(['requested', 'granted', 'heightChanged', 'firstFrame', 'stalled', 'resumed', 'seeking', 'seeked', 'ended'])
    expect(events.find(({ type }) => type === 'seeked')).toMatchObject({ fromSeconds: 12, positionSeconds: 30 })
  })

  it('name a preloaded start, whose frames were shown early, and its first token', async () => {
    open(grants, { isPrepared: true })
    stands(playback.video, { readyState: HTMLMediaElement.HAVE_ENOUGH_DATA, paused: false, currentTime: 0.3 })
    await waitFor(() => expect(eventTypes()).toEqual(['requested', 'firstFrame', 'granted']))
    expect(events[0]).toMatchObject({ isPreloaded: true })
  })

  it('name a copied report of an error, and none without an error', async () => {
    const { state } = open(() => ({ status: 403, json: { errorCode: 'SUBSCRIPTION_REQUIRED', message: '', requestId: '' } }))
    playback.noteReport()
    await waitFor(() => expect(state.stage).toBe('failed'))
    playback.noteReport()
    expect(events.filter(({ type }) => type === 'reported')).toMatchObject([{ error: 'subscriptionRequired' }])
  })

  it('name a failure with the status of the server', async () => {
    open(() => ({ status: 503, json: { errorCode: 'UNAVAILABLE', message: '', requestId: '' } }))
    await waitFor(() => expect(events.at(-1)).toMatchObject({ type: 'failed', error: 'busy', httpStatus: 503 }))
  })

  it('name a refusal', async () => {
    open(preparesAlone)
    await waitFor(() => expect(eventTypes()).toEqual(['requested', 'failed']))
    expect(events[1]).toMatchObject({ error: 'streamLimit' })
  })
})

/** WebKit's list of audio tracks. */
function haveAudioTracks(sounds: object[]): EventTarget {
  const value = Object.assign(new EventTarget(), sounds, { length: sounds.length })
  Object.defineProperty(HTMLMediaElement.prototype, 'audioTracks', { configurable: true, value })
  return value
}

describe('an audio track', () => {
  it('that the browser adds after the metadata can be chosen', async () => {
    const [bengali, english] = [
      { id: '1', kind: 'main', language: 'bn', label: 'বাংলা', enabled: true },
      { id: '2', kind: 'main', language: 'en', label: 'English', enabled: false },
    ]
    const list = haveAudioTracks([])
    const { state } = open(grants)
    await waitFor(() => expect(told).toEqual(['play']))
    playback.video.dispatchEvent(new Event('loadedmetadata'))
    for (const [index, sound] of [bengali, english].entries()) {
      Object.assign(list, { [index]: sound, length: index + 1 })
      list.dispatchEvent(new Event('addtrack'))
    }
    expect([state.audioTracks.map(({ label }) => label), state.audioId]).toEqual([['বাংলা', 'English'], '1'])
    playback.chooseAudio('2')
    expect([state.audioId, bengali?.enabled, english?.enabled]).toEqual(['2', false, true])
  })
})

describe('a browser without Media Source Extensions', () => {
  async function opensUnreadable() {
    const { state, actions } = open(grants)
    await waitFor(() => expect(told).toEqual(['play']))
    Object.defineProperty(playback.video, 'error', { value: { code: 4 } })
    playback.video.dispatchEvent(new Event('error'))
    return { state, actions }
  }

  it('and without HLS cannot play the title', async () => {
    const { state } = await opensUnreadable()
    await waitFor(() => expect(state.error).toEqual({ type: 'unsupported' }))
    expect(events.at(-1)).toMatchObject({ type: 'failed', error: 'unsupported', mediaErrorCode: 4 })
  })

  it('but with HLS takes an unreadable stream for a lost connection', async () => {
    jest.spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValueOnce('maybe')
    const { state, actions } = await opensUnreadable()
    await waitFor(() => expect(actions()).toEqual(['STREAMING', 'STREAMING']))
    expect(state.error).toBeNull()
  })
})

describe('audio description', () => {
  it('is replaced by the plain track if the browser starts with it, and plays once chosen', async () => {
    const sounds = [
      { id: '1', kind: 'main', language: 'en', label: 'English', enabled: false },
      { id: '2', kind: 'main-desc', language: 'en', label: 'English (audio description)', enabled: true },
    ]
    haveAudioTracks(sounds)
    const { state } = open(grants)
    await waitFor(() => expect(told).toEqual(['play']))
    playback.video.dispatchEvent(new Event('loadedmetadata'))
    expect([state.audioId, ...sounds.map(({ enabled }) => enabled)]).toEqual(['1', true, false])
    playback.chooseAudio('2')
    expect([state.audioId, ...sounds.map(({ enabled }) => enabled)]).toEqual(['2', false, true])
  })
})

describe('the position', () => {
  async function watchedFor(seconds: number) {
    open(grants)
    await waitFor(() => expect(told).toEqual(['play']))
    const { video } = playback
    stands(video, { readyState: HTMLMediaElement.HAVE_ENOUGH_DATA, paused: false })
    Object.defineProperty(video, 'duration', { configurable: true, value: 60 })
    for (let second = 1; second <= seconds; second += 1) {
      stands(video, { currentTime: second })
      video.dispatchEvent(new Event('timeupdate'))
    }
    return video
  }

  it('is saved when the tab is hidden and when the page unloads', async () => {
    const video = await watchedFor(7)
    expect(kept).toEqual([])
    jest.spyOn(document, 'hidden', 'get').mockReturnValueOnce(true)
    document.dispatchEvent(new Event('visibilitychange'))
    expect(kept).toEqual([[7, 60, true]])
    stands(video, { currentTime: 8 })
    video.dispatchEvent(new Event('timeupdate'))
    window.dispatchEvent(new Event('pagehide'))
    expect(kept.at(-1)).toEqual([8, 60, true])
  })

  it('is saved on pause, seek and close', async () => {
    const video = await watchedFor(7)
    video.dispatchEvent(new Event('pause'))
    stands(video, { currentTime: 30 })
    video.dispatchEvent(new Event('seeked'))
    stands(video, { currentTime: 31 })
    video.dispatchEvent(new Event('timeupdate'))
    playback.close()
    expect(kept).toEqual([[7, 60, false], [30, 60, false], [31, 60, true]])
  })
})
