import type { StreamGrant } from '@ott/api-client'
import { anApi } from '@ott/api-client/testing'
import type { ContentId } from '@ott/catalogue'
import { waitFor } from '@testing-library/react'
import { startDocumentPlayback, startEarlyPlayback } from './early-playback.ts'
import { peekPreloaded, takePreloaded, waitForFirstFrame } from './preloaded-stream.ts'
import { requestPreload } from './request-preload.ts'
import { stands, videosThatTell } from '../engine/testing-media.ts'

const film = (name: string) => name as ContentId

const grant = {
  streamKey: 'k', streamPolicy: 'p', refetchAfter: 20, expiresAt: '2026-11-21T12:05:00Z', dash: '/film.mpd', hls: '/film.m3u8', runLength: 60,
}

const ownGrant: StreamGrant = { key: 'k', policy: 'p', action: 'PREPARE', refetchAfterSeconds: 20, dash: '/film.mpd', hls: '/early.m3u8', runLengthSeconds: 60 }

const signedIn = { accessToken: 'a', refreshToken: 'r' }
const willing = () => anApi(() => ({ json: grant }), signedIn)
const refusing = () => anApi(() => ({ status: 403, json: { errorCode: 'SUBSCRIPTION_REQUIRED', message: '', requestId: '' } }), signedIn)

let told: string[]
beforeEach(() => { told = videosThatTell() })
afterEach(() => {
  takePreloaded(film('ferry'))
  jest.useRealTimers()
})

describe('a preload', () => {
  it('requests a token without a stream slot, once for several calls', async () => {
    const { call: apiClient, requests } = willing()
    void requestPreload(apiClient, film('ferry'), 42)
    void requestPreload(apiClient, film('ferry'), 42)
    await takePreloaded(film('ferry'))?.engine
    expect(requests.map(({ path }) => path)).toEqual(['/contents/api/v1/entitlement?contentId=ferry&action=PREPARE&platform=WIDEVINE&licenseKey=false&at=42'])
  })

  it('opens with the token of its document', async () => {
    startDocumentPlayback(film('ferry'), 42, ownGrant, false)
    const prepared = takePreloaded(film('ferry'))
    await prepared?.engine
    expect(prepared?.video.src).toContain('/early.m3u8?')
  })

  it('of a document is shown when its first frame comes, if its start is known', async () => {
    for (const isStartKnown of [false, true]) {
      startDocumentPlayback(film('ferry'), 0, ownGrant, isStartKnown)
      const video = pictureOf('ferry')
      stands(video, { readyState: HTMLMediaElement.HAVE_ENOUGH_DATA })
      video.dispatchEvent(new Event('canplay'))
      await peekPreloaded(film('ferry'))?.firstFiles
      // What follows from the files has run after all microtasks.
      await new Promise((resolve) => setTimeout(resolve))
      expect(video.isConnected).toBe(isStartKnown)
      takePreloaded(film('ferry'))
      video.remove()
    }
  })

  it('of a document moves with a token from the server to a position that its token does not open (PLAY-141)', async () => {
    const { call: apiClient, requests } = willing()
    startDocumentPlayback(film('ferry'), 0, ownGrant, false)
    void requestPreload(apiClient, film('ferry'), 60)
    await takePreloaded(film('ferry'))?.engine
    expect(requests.map(({ path }) => /at=(\d+)/.exec(path)?.[1])).toEqual(['60'])
  })

  it('opens the stream in its own video at the start position', async () => {
    void requestPreload(willing().call, film('ferry'), 42)
    const prepared = takePreloaded(film('ferry'))
    await prepared?.engine
    expect(prepared?.video.src).toMatch(/\/film\.m3u8\?.*stream-key=k.*#t=42$/)
  })

  it('opens at a position that changed meanwhile', async () => {
    const { call: apiClient, requests } = willing()
    void requestPreload(apiClient, film('ferry'), 42)
    void requestPreload(apiClient, film('ferry'), 60)
    const prepared = takePreloaded(film('ferry'))
    await prepared?.engine
    expect([prepared?.atSeconds, prepared?.video.src, requests.length]).toEqual([60, expect.stringMatching(/#t=60$/), 2])
  })

  it('moves an open stream within what its token opens without a request', async () => {
    const { call: apiClient, requests } = willing()
    void requestPreload(apiClient, film('ferry'), 42)
    const video = pictureOf('ferry')
    await waitFor(() => expect(video.src).toMatch(/#t=42$/))
    stands(video, { readyState: HTMLMediaElement.HAVE_METADATA, currentTime: 42 })
    void requestPreload(apiClient, film('ferry'), 48)
    expect([video.currentTime, video.src, requests.length]).toEqual([48, expect.stringMatching(/#t=42$/), 1])
    expect(takePreloaded(film('ferry'))?.atSeconds).toBe(48)
  })

  it('requests another token for a position that its token does not open (PLAY-141)', async () => {
    const { call: apiClient, requests } = willing()
    void requestPreload(apiClient, film('ferry'), 42)
    const video = pictureOf('ferry')
    await waitFor(() => expect(video.src).toMatch(/#t=42$/))
    stands(video, { readyState: HTMLMediaElement.HAVE_METADATA, currentTime: 42 })
    void requestPreload(apiClient, film('ferry'), 60)
    await waitFor(() => expect(video.currentTime).toBe(60))
    expect(requests.map(({ path }) => /at=(\d+)/.exec(path)?.[1])).toEqual(['42', '60'])
  })

  it('is taken only once', () => {
    void requestPreload(willing().call, film('ferry'), 0)
    expect(takePreloaded(film('ferry'))).not.toBeNull()
    expect(takePreloaded(film('ferry'))).toBeNull()
  })

  it('replaces the one before', () => {
    const { call: apiClient } = willing()
    void requestPreload(apiClient, film('ferry'), 0)
    void requestPreload(apiClient, film('tram'), 0)
    expect(takePreloaded(film('ferry'))).toBeNull()
    expect(takePreloaded(film('tram'))).not.toBeNull()
  })

  it('is dropped after a minute', async () => {
    jest.useFakeTimers()
    void requestPreload(willing().call, film('ferry'), 0)
    await jest.advanceTimersByTimeAsync(60_000)
    expect(takePreloaded(film('ferry'))).toBeNull()
  })

  it('does not cache a refusal', async () => {
    void requestPreload(refusing().call, film('ferry'), 0)
    expect(await takePreloaded(film('ferry'))?.engine).toBeNull()
    const { call: apiClient, requests } = willing()
    void requestPreload(apiClient, film('ferry'), 0)
    expect(await takePreloaded(film('ferry'))?.engine).not.toBeNull()
    expect(requests).toHaveLength(1)
  })

  it('plays muted before its page is mounted', async () => {
    void requestPreload(willing().call, film('ferry'), 0)
    const video = pictureOf('ferry')
    begin('ferry')
    expect(told).toEqual([])
    stands(video, { readyState: HTMLMediaElement.HAVE_ENOUGH_DATA })
    begin('tram')
    expect(told).toEqual([])
    begin('ferry')
    expect([told, video.muted]).toEqual([['play'], true])
  })

  it('shows the video before its page is mounted, if the position matches', () => {
    const video = aReadyFilm({ currentTime: 42 })
    begin('ferry', 90)
    expect(video.isConnected).toBe(false)
    begin('ferry', 42)
    expect(video.isConnected).toBe(true)
  })

  it('leaves the shown video to the player', () => {
    jest.useFakeTimers()
    const video = aReadyFilm()
    begin('ferry')
    takePreloaded(film('ferry'))
    jest.runAllTimers()
    expect(video.isConnected).toBe(true)
    video.remove()
  })

  it('removes the video if no player takes it', () => {
    jest.useFakeTimers()
    const video = aReadyFilm()
    begin('ferry')
    jest.advanceTimersByTime(1000)
    expect(video.isConnected).toBe(false)
  })

  it('removes the video when the navigation is cancelled', () => {
    const video = aReadyFilm()
    const page = new AbortController()
    begin('ferry', 0, page.signal)
    page.abort()
    expect(video.isConnected).toBe(false)
  })
})

describe('waiting for the first frame', () => {
  it('ends with the frame', async () => {
    const video = aFilm()
    const came = jest.fn()
    void waitForFirstFrame(film('ferry')).then(came)
    await Promise.resolve()
    expect(came).not.toHaveBeenCalled()
    video.dispatchEvent(new Event('canplay'))
    await Promise.resolve()
    expect(came).toHaveBeenCalled()
  })

  it('ends after a timeout', async () => {
    jest.useFakeTimers()
    aFilm()
    const came = jest.fn()
    void waitForFirstFrame(film('ferry')).then(came)
    await jest.advanceTimersByTimeAsync(499)
    expect(came).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(came).toHaveBeenCalled()
  })

  it('ends with a refusal', async () => {
    jest.useFakeTimers()
    void requestPreload(refusing().call, film('ferry'), 0)
    const waited = waitForFirstFrame(film('ferry'))
    await jest.advanceTimersByTimeAsync(0)
    await expect(waited).resolves.toBeUndefined()
  })

  it('ends at once with a frame at hand, or without a preload', async () => {
    await expect(waitForFirstFrame(film('tram'))).resolves.toBeUndefined()
    aReadyFilm()
    await expect(waitForFirstFrame(film('ferry'))).resolves.toBeUndefined()
  })
})

const begin = (name: string, atSeconds = 0, left = new AbortController().signal) => startEarlyPlayback(film(name), atSeconds, left)

const pictureOf = (name: string) => peekPreloaded(film(name))?.video as HTMLVideoElement

function aFilm(): HTMLVideoElement {
  void requestPreload(willing().call, film('ferry'), 0)
  return pictureOf('ferry')
}

function aReadyFilm(state: Partial<HTMLVideoElement> = {}): HTMLVideoElement {
  const video = aFilm()
  stands(video, { readyState: HTMLMediaElement.HAVE_ENOUGH_DATA, ...state })
  return video
}
