import { waitFor } from '@testing-library/react'
import type { StreamGrant } from '@ott/api-client'
import type { EngineEvent } from './engine.ts'
import { makeNativeEngine } from './native-engine.ts'
import { videosThatTell } from './testing-media.ts'

const grant: StreamGrant = { key: 'k', policy: 'p', action: 'STREAMING', refetchAfterSeconds: 20, dash: '/film.mpd', hls: '/film.m3u8', runLengthSeconds: 60 }

beforeEach(() => { videosThatTell() })

const fairPlay: NonNullable<StreamGrant['drm']> = [{ keySystem: 'com.apple.fps', licenseUrl: '/media/river/license/fairplay', certificateUrl: '/media/river/certificate/fairplay' }]
const protectedGrant = (key: string, action: StreamGrant['action'] = 'STREAMING'): StreamGrant => ({ ...grant, key, policy: `policy of ${key}`, action, drm: fairPlay })
const bytes = (text: string) => new TextEncoder().encode(text).buffer

/** A player that listens after it opened the stream. */
function aPlayer(stream: StreamGrant) {
  const video = document.createElement('video')
  const events: EngineEvent[] = []
  const engine = makeNativeEngine(video)
  engine.open(stream, 0, true)
  engine.listen((event) => events.push(event))
  return { engine, video, events }
}

/** A browser with FairPlay, and a server that answers licence requests one after another by `answers`. */
function aBrowserWithFairPlay(video: HTMLVideoElement, { answers = [], takesCertificate = true }: { answers?: number[]; takesCertificate?: boolean } = {}) {
  const seen = { certificate: '', sessions: [] as string[], asked: [] as { key: string; challenge: string }[], licences: [] as string[] }
  const text = (data: BufferSource) => new TextDecoder().decode(data)
  const createSession = () => {
    const session = Object.assign(new EventTarget(), {
      keyStatuses: new Map<string, MediaKeyStatus>(),
      async generateRequest(_type: string, initData: ArrayBuffer) {
        seen.sessions.push(text(initData))
        session.dispatchEvent(Object.assign(new Event('message'), { message: bytes('challenge') }))
      },
      update: async (licence: ArrayBuffer) => { seen.licences.push(text(licence)) },
    })
    return session
  }
  const createMediaKeys = async () => ({ setServerCertificate: async (certificate: ArrayBuffer) => {
    seen.certificate = text(certificate)
    return takesCertificate
  }, createSession })
  Object.assign(navigator, { requestMediaKeySystemAccess: async (keySystem: string) => (keySystem === 'com.apple.fps' ? { createMediaKeys } : Promise.reject(new DOMException('', 'NotSupportedError'))) })
  Object.assign(video, { setMediaKeys: async () => {} })
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (url, init) => {
    if (init?.method !== 'POST') return new Response('certificate')
    seen.asked.push({ key: new Headers(init.headers).get('stream-key') ?? '', challenge: text(init.body as ArrayBuffer) })
    return new Response(`licence of ${url as string}`, { status: answers.shift() ?? 200 })
  })
  const meet = (uri: string) => video.dispatchEvent(Object.assign(new Event('encrypted'), { initDataType: 'skd', initData: bytes(uri) }))
  return { seen, meet }
}

afterEach(() => { jest.restoreAllMocks() })

describe('a player without Media Source Extensions', () => {
  it('says that it cannot play a protected stream, where the browser has no FairPlay or the server no certificate', async () => {
    Object.assign(navigator, { requestMediaKeySystemAccess: () => Promise.reject(new DOMException('', 'NotSupportedError')) })
    const without = aPlayer({ ...grant, drm: fairPlay })
    const uncertified = aPlayer({ ...grant, drm: [{ keySystem: 'com.apple.fps', licenseUrl: '/media/river/license/fairplay' }] })
    for (const { events, video } of [without, uncertified]) {
      await waitFor(() => expect(events).toEqual([{ type: 'unsupported', fault: 'protectedUnsupported' }]))
      expect(video.src).toBe('')
    }
  })

  it('loads a clear stream', () => {
    const { events, video } = aPlayer(grant)
    expect([events, video.src]).toEqual([[], expect.stringContaining('/film.m3u8?')])
  })

  it('plays a protected stream with one licence a key, and again without another one', async () => {
    const video = document.createElement('video')
    const { seen, meet } = aBrowserWithFairPlay(video)
    const engine = makeNativeEngine(video)
    engine.open(protectedGrant('first'), 12, true)
    await waitFor(() => expect(video.src).toMatch(/film\.m3u8\?.*#t=12$/))
    expect([seen.certificate, engine.metrics().keySystem]).toEqual(['certificate', 'com.apple.fps'])
    meet('skd://river/sd')
    meet('skd://river/audio')
    await waitFor(() => expect(seen.licences).toEqual(Array(2).fill('licence of /media/river/license/fairplay')))
    engine.reopen(20, false)
    await waitFor(() => expect(video.src).toMatch(/#t=20$/))
    meet('skd://river/sd')
    expect([seen.sessions, seen.asked]).toEqual([['skd://river/sd', 'skd://river/audio'], Array(2).fill({ key: 'first', challenge: 'challenge' })])
  })

  it('plays on when a protected stream is opened again, only after it has its source', async () => {
    const video = document.createElement('video')
    aBrowserWithFairPlay(video)
    const sources: string[] = []
    jest.spyOn(video, 'play').mockImplementation(async () => { sources.push(video.src) })
    const engine = makeNativeEngine(video)
    engine.open(protectedGrant('first'), 0, true)
    engine.reopen(20, true)
    await waitFor(() => expect(sources).toEqual([expect.stringMatching(/#t=20$/)]))
  })

  it('says that the licence fails where the browser does not take the certificate', async () => {
    const video = document.createElement('video')
    aBrowserWithFairPlay(video, { takesCertificate: false })
    const events: EngineEvent[] = []
    const engine = makeNativeEngine(video)
    engine.open(protectedGrant('first'), 0, true)
    engine.listen((event) => events.push(event))
    await waitFor(() => expect(events).toEqual([{ type: 'unsupported', fault: 'licenceFailed' }]))
    expect(video.src).toBe('')
  })

  it('asks for no licence with the token of a preparation (PLAY-162)', async () => {
    const video = document.createElement('video')
    const { seen, meet } = aBrowserWithFairPlay(video)
    const engine = makeNativeEngine(video)
    engine.open(protectedGrant('early', 'PREPARE'), 0, true)
    await waitFor(() => expect(video.src).not.toBe(''))
    meet('skd://river/sd')
    await waitFor(() => expect(seen.sessions).toHaveLength(1))
    expect(seen.asked).toEqual([])
    engine.sign(protectedGrant('stream'))
    await waitFor(() => expect(seen.asked.map(({ key }) => key)).toEqual(['stream']))
  })

  it('repeats a refused licence request with a renewed token, and says when that fails, too (PLAY-163, PLAY-164)', async () => {
    const video = document.createElement('video')
    const { seen, meet } = aBrowserWithFairPlay(video, { answers: [403, 200, 403, 502] })
    const events: EngineEvent[] = []
    const engine = makeNativeEngine(video)
    engine.open(protectedGrant('old'), 0, true)
    engine.listen((event) => events.push(event))
    engine.onKeyRefused(async () => engine.sign(protectedGrant('new')))
    await waitFor(() => expect(video.src).not.toBe(''))
    meet('skd://river/sd')
    await waitFor(() => expect(seen.licences).toHaveLength(1))
    expect([seen.asked.map(({ key }) => key), events]).toEqual([['old', 'new'], []])
    meet('skd://river/hd')
    await waitFor(() => expect(events).toEqual([{ type: 'unsupported', fault: 'licenceFailed' }]))
  })
})

/** The browser's list of text tracks. WebKit has the kind `forced`. */
function aVideoWith(...kinds: string[]) {
  const video = document.createElement('video')
  const tracks = kinds.map((kind, index) => Object.assign(new EventTarget(), { id: String(index), kind, language: 'en', label: 'English', mode: 'disabled' }))
  Object.defineProperty(video, 'textTracks', { value: Object.assign(new EventTarget(), tracks, { length: tracks.length }) })
  return { video, tracks }
}

describe('the text tracks of native HLS', () => {
  it('are captions, subtitles or forced (PLAY-192)', () => {
    const engine = makeNativeEngine(aVideoWith('subtitles', 'captions', 'forced', 'metadata').video)
    expect(engine.textTracks().map(({ kind }) => kind)).toEqual(['subtitles', 'captions', 'forced'])
  })

  it('are loaded one at a time, as chosen', () => {
    const { video, tracks } = aVideoWith('subtitles', 'captions')
    const engine = makeNativeEngine(video)
    engine.chooseText('1')
    expect(tracks.map(({ mode }) => mode)).toEqual(['disabled', 'hidden'])
    engine.chooseText(null)
    expect(tracks.map(({ mode }) => mode)).toEqual(['disabled', 'disabled'])
  })
})
