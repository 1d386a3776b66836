import { anApi } from '@ott/api-client/testing'
import type { ContentId } from '@ott/catalogue'
import { waitFor } from '@testing-library/react'
import { startEarlyPlayback, waitForFirstFrame } from './early-playback.ts'
import { prioritiseWatch, preloadWatch } from './preload.ts'
import { peekPreloaded, takePreloaded } from './preloaded-stream.ts'
import { stands, videosThatTell } from '../engine/testing-media.ts'

const film = (name: string) => name as ContentId

const grant = {
  streamKey: 'k', streamPolicy: 'p', refetchAfter: 20, expiresAt: '2026-11-21T12:05:00Z', dash: '/film.mpd', hls: '/film.m3u8', runLength: 60,
}

const signedIn = { accessToken: 'a', refreshToken: 'r' }
const willing = () => anApi(() => ({ json: grant }), signedIn)
const refusing = () => anApi(() => ({ status: 403, json: { errorCode: 'SUBSCRIPTION_REQUIRED', message: '', requestId: '' } }), signedIn)

let told: string[]
beforeEach(() => { told = videosThatTell() })
afterEach(() => {
  takePreloaded(film('ferry'))
  jest.useRealTimers()
})

describe('making a film ready', () => {
  it('asks for a key without taking a stream, once for many signs', async () => {
    const { call: apiClient, requests } = willing()
    preloadWatch(apiClient, film('ferry'), 42)
    preloadWatch(apiClient, film('ferry'), 42)
    await takePreloaded(film('ferry'))?.engine
    expect(requests.map(({ path }) => path)).toEqual(['/contents/api/v1/entitlement?contentId=ferry&action=PREPARE&platform=WIDEVINE&licenseKey=false'])
  })

  it('asks for no key when one came with the page', async () => {
    const { call: apiClient, requests } = willing()
    prioritiseWatch(apiClient, film('ferry'), 42, { key: 'k', policy: 'p', refetchAfterSeconds: 20, dash: '/film.mpd', hls: '/early.m3u8', runLengthSeconds: 60 })
    const prepared = takePreloaded(film('ferry'))
    await prepared?.engine
    expect([requests, prepared?.video.src]).toEqual([[], expect.stringContaining('/early.m3u8?')])
  })

  it('opens it in a picture of its own, where it will begin', async () => {
    preloadWatch(willing().call, film('ferry'), 42)
    const prepared = takePreloaded(film('ferry'))
    await prepared?.engine
    expect(prepared?.video.src).toMatch(/\/film\.m3u8\?.*stream-key=k.*#t=42$/)
  })

  it('opens it where somebody will begin who changed their mind meanwhile', async () => {
    const { call: apiClient, requests } = willing()
    preloadWatch(apiClient, film('ferry'), 42)
    preloadWatch(apiClient, film('ferry'), 60)
    const prepared = takePreloaded(film('ferry'))
    await prepared?.engine
    expect([prepared?.atSeconds, prepared?.video.src, requests.length]).toEqual([60, expect.stringMatching(/#t=60$/), 1])
  })

  it('takes what is ready along to another place, and asks for nothing twice', async () => {
    const { call: apiClient, requests } = willing()
    preloadWatch(apiClient, film('ferry'), 42)
    const video = pictureOf('ferry')
    await waitFor(() => expect(video.src).toMatch(/#t=42$/))
    stands(video, { readyState: HTMLMediaElement.HAVE_METADATA, currentTime: 42 })
    preloadWatch(apiClient, film('ferry'), 60)
    expect([video.currentTime, video.src, requests.length]).toEqual([60, expect.stringMatching(/#t=42$/), 1])
    expect(takePreloaded(film('ferry'))?.atSeconds).toBe(60)
  })

  it('hands a film over to one taker', () => {
    preloadWatch(willing().call, film('ferry'))
    expect(takePreloaded(film('ferry'))).not.toBeNull()
    expect(takePreloaded(film('ferry'))).toBeNull()
  })

  it('keeps the last film alone', () => {
    const { call: apiClient } = willing()
    preloadWatch(apiClient, film('ferry'))
    preloadWatch(apiClient, film('tram'))
    expect(takePreloaded(film('ferry'))).toBeNull()
    expect(takePreloaded(film('tram'))).not.toBeNull()
  })

  it('throws away after a minute what nobody came for', async () => {
    jest.useFakeTimers()
    preloadWatch(willing().call, film('ferry'))
    await jest.advanceTimersByTimeAsync(60_000)
    expect(takePreloaded(film('ferry'))).toBeNull()
  })

  it('does not remember a refusal', async () => {
    preloadWatch(refusing().call, film('ferry'))
    expect(await takePreloaded(film('ferry'))?.engine).toBeNull()
    const { call: apiClient, requests } = willing()
    preloadWatch(apiClient, film('ferry'))
    expect(await takePreloaded(film('ferry'))?.engine).not.toBeNull()
    expect(requests).toHaveLength(1)
  })

  it('lets what is ready run before its page is there, unheard', async () => {
    preloadWatch(willing().call, film('ferry'))
    const video = pictureOf('ferry')
    begin('ferry')
    expect(told).toEqual([])
    stands(video, { readyState: HTMLMediaElement.HAVE_ENOUGH_DATA })
    begin('tram')
    expect(told).toEqual([])
    begin('ferry')
    expect([told, video.muted]).toEqual([['play'], true])
  })

  it('shows what is ready before its page is there, if it stands where that begins', () => {
    const video = aReadyFilm({ currentTime: 42 })
    begin('ferry', 90)
    expect(video.isConnected).toBe(false)
    begin('ferry', 42)
    expect(video.isConnected).toBe(true)
  })

  it('leaves to the player what was shown before it', () => {
    jest.useFakeTimers()
    const video = aReadyFilm()
    begin('ferry')
    takePreloaded(film('ferry'))
    jest.runAllTimers()
    expect(video.isConnected).toBe(true)
    video.remove()
  })

  it('takes away what no player comes for', () => {
    jest.useFakeTimers()
    const video = aReadyFilm()
    begin('ferry')
    jest.advanceTimersByTime(1000)
    expect(video.isConnected).toBe(false)
  })

  it('takes away at once what was left again', () => {
    const video = aReadyFilm()
    const page = new AbortController()
    begin('ferry', 0, page.signal)
    page.abort()
    expect(video.isConnected).toBe(false)
  })
})

describe('the first picture', () => {
  it('is awaited', async () => {
    const video = aFilm()
    const came = jest.fn()
    void waitForFirstFrame(film('ferry')).then(came)
    await Promise.resolve()
    expect(came).not.toHaveBeenCalled()
    video.dispatchEvent(new Event('canplay'))
    await Promise.resolve()
    expect(came).toHaveBeenCalled()
  })

  it('is not awaited of a film that takes its time', async () => {
    jest.useFakeTimers()
    aFilm()
    const came = jest.fn()
    void waitForFirstFrame(film('ferry')).then(came)
    await jest.advanceTimersByTimeAsync(499)
    expect(came).not.toHaveBeenCalled()
    await jest.advanceTimersByTimeAsync(1)
    expect(came).toHaveBeenCalled()
  })

  it('is not awaited of a film that is refused', async () => {
    jest.useFakeTimers()
    preloadWatch(refusing().call, film('ferry'))
    const waited = waitForFirstFrame(film('ferry'))
    await jest.advanceTimersByTimeAsync(0)
    await expect(waited).resolves.toBeUndefined()
  })

  it('is not awaited where it is there already, or no film is on its way', async () => {
    await expect(waitForFirstFrame(film('tram'))).resolves.toBeUndefined()
    aReadyFilm()
    await expect(waitForFirstFrame(film('ferry'))).resolves.toBeUndefined()
  })
})

const begin = (name: string, atSeconds = 0, left = new AbortController().signal) => startEarlyPlayback(film(name), atSeconds, left)

const pictureOf = (name: string) => peekPreloaded(film(name))?.video as HTMLVideoElement

function aFilm(): HTMLVideoElement {
  preloadWatch(willing().call, film('ferry'))
  return pictureOf('ferry')
}

function aReadyFilm(state: Partial<HTMLVideoElement> = {}): HTMLVideoElement {
  const video = aFilm()
  stands(video, { readyState: HTMLMediaElement.HAVE_ENOUGH_DATA, ...state })
  return video
}
