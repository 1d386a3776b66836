import type { StreamGrant } from '@ott/api-client'
import { MediaPlayer } from 'dashjs'
import type { MediaInfo, MediaPlayerClass, Representation } from 'dashjs'
import { activeCues } from './active-cues.ts'
import { signed } from './signed-url.ts'

/** `isDescription`: sound that also says what is to be seen. */
export type Track = { id: string; language: string; label: string; isDescription?: boolean }

/** A line of subtitles while it is on the screen. */
export type Cue = { id: string; text: string; isAtTop: boolean }

/** One tile on a sheet of small pictures. */
export type Thumbnail = { url: string; x: number; y: number; width: number; height: number }

/** What a request that failed for good was for. Subtitles may fail without harm. */
export type Wanted = 'manifest' | 'header' | 'segment' | 'subtitles'

export type EngineEvent =
  | { type: 'tracksKnown' }
  | { type: 'cues'; cues: Cue[] }
  | { type: 'lost'; wanted: Wanted; status: number; bitrateKbps: number | null }
  | { type: 'undecodable' }
  | { type: 'unsupported' }

/** What makes a stream play in a video element. Two exist: dash.js, and the browser itself where it plays HLS alone. */
export type Engine = {
  /**
   * Fetches the film's first seconds, and more once it plays. An engine is made before its key is here, for that takes
   * time as well. `isAwaited`: somebody waits for the first frame, and a fine one can come later.
   */
  open: (grant: StreamGrant, atSeconds: number, isAwaited: boolean) => void
  /** A new key, for every request from now on. */
  sign: (grant: StreamGrant) => void
  /** Who gives a new key when one was refused in mid-play. */
  onKeyRefused: (renew: () => Promise<void>) => void
  listen: (listener: (event: EngineEvent) => void) => () => void
  /** Opens the stream anew at a position. */
  reopen: (atSeconds: number, plays: boolean) => void
  /** From now on not this bitrateKbps (kbit/s), or not the one in use: those below it, or above it if it is the lowest. Null allows all. */
  avoidBitrate: (bitrateKbps: number | 'current' | null) => void
  /** Whether bytes are on their way, and when the last ones came. */
  traffic: () => { isFetching: boolean; lastAtMs: number }
  audioTracks: () => Track[]
  /** Which of them is heard, or will be. */
  audioHeard: () => string | null
  textTracks: () => Track[]
  heights: () => number[]
  chooseAudio: (id: string) => void
  chooseText: (id: string | null) => void
  /** Null leaves it to the network. */
  chooseHeight: (height: number | null) => void
  thumbnailAt: (seconds: number) => Promise<Thumbnail | null>
  destroy: () => void
}

export type MakeEngine = (video: HTMLVideoElement) => Engine

/**
 * How a film begins: kbit/s of its first picture, for the first segment's bytes decide the time to the first frame, and
 * seconds fetched before there is one.
 */
const starts = { usual: { kilobits: 600, seconds: 4 }, lean: { kilobits: 300, seconds: 1 } }

/** Seconds fetched ahead of a film that runs: enough for a tunnel. */
const ahead = { usual: 18, topQuality: 30 }

/** The only file that knows dash.js. */
export const makeDashEngine: MakeEngine = (video) => {
  const player = MediaPlayer().create()
  const listeners = new Set<(event: EngineEvent) => void>()
  const tell = (event: EngineEvent) => listeners.forEach((listener) => listener(event))
  let signature: StreamGrant | null = null
  let renew: (() => Promise<void>) | null = null

  player.initialize(video, undefined, false)
  player.updateSettings(settings)
  player.addRequestInterceptor((request) => {
    if (signature) request.headers = { ...request.headers, 'stream-policy': signature.policy, 'stream-key': signature.key }
    return Promise.resolve(request)
  })
  player.addResponseInterceptor(async (response) => {
    if (response.status === 403) await renew?.()
    if (!response.status || response.status >= 500) await networkOrPause()
    return response
  })
  const traffic = watchTraffic(player)
  const cues = activeCues(video, tell)
  watchFailures(player, tell)
  player.on(MediaPlayer.events.STREAM_INITIALIZED, () => tell({ type: 'tracksKnown' }))
  player.on(MediaPlayer.events.CAN_PLAY, () => tell({ type: 'tracksKnown' }))
  // Until there is a picture, nothing competes with it.
  player.on(MediaPlayer.events.PLAYBACK_PLAYING, () => player.updateSettings(aheadBy(ahead.usual, ahead.topQuality)))

  return {
    open(grant, atSeconds, isAwaited) {
      signature = grant
      const { kilobits, seconds } = isAwaited || isFrugal() ? starts.lean : starts.usual
      player.updateSettings({ streaming: { abr: { initialBitrate: { video: kilobits } } } })
      player.updateSettings(aheadBy(seconds, seconds))
      player.attachSource(address(grant), atSeconds)
    },
    sign(next) { signature = next },
    onKeyRefused(next) { renew = next },
    listen(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    reopen(at, plays) {
      cues.watch(null)
      player.setAutoPlay(plays)
      if (signature) player.attachSource(address(signature), at)
    },
    avoidBitrate(which) {
      const bitrateKbps = which === 'current' ? player.getCurrentRepresentationForType('video')?.bitrateInKbit : which
      const isLowest = bitrateKbps != null && pictures(player).every(({ bitrateInKbit }) => bitrateInKbit >= bitrateKbps)
      const maxBitrate = { video: bitrateKbps == null || isLowest ? -1 : bitrateKbps - 1 }
      const minBitrate = { video: bitrateKbps != null && isLowest ? bitrateKbps + 1 : -1 }
      player.updateSettings({ streaming: { abr: { maxBitrate, minBitrate, autoSwitchBitrate: { video: true } } } })
    },
    traffic,
    audioTracks: () => tracks(player, 'audio'),
    audioHeard() {
      const heard = player.isReady() ? player.getCurrentTrackFor('audio') : null
      return heard && idOf(heard)
    },
    textTracks: () => tracks(player, 'text'),
    heights: () => [...new Set(pictures(player).map(({ height }) => height))].toSorted((a, b) => b - a),
    chooseAudio(id) {
      const track = infos(player, 'audio').find((info) => idOf(info) === id)
      if (track) player.setCurrentTrack(track)
    },
    chooseText(id) {
      player.setTextTrack(id === null ? -1 : infos(player, 'text').findIndex((info) => idOf(info) === id))
      // dash.js labels the browser's text tracks with the ids of its own.
      cues.watch(Array.from(video.textTracks).find(({ label }) => label === id) ?? null)
    },
    chooseHeight(height) {
      const picture = pictures(player).find((each) => each.height === height)
      player.updateSettings({ streaming: { abr: { autoSwitchBitrate: { video: !picture } } } })
      if (picture) player.setRepresentationForTypeById('video', picture.id, true)
    },
    thumbnailAt: (seconds) => new Promise((resolve) => {
      player.provideThumbnail(seconds, (tile) => resolve(tile && signature && { ...tile, url: signed(tile.url, signature) }))
    }),
    destroy() {
      listeners.clear()
      cues.watch(null)
      // With a text track left on, dash.js keeps the video element for ever.
      if (player.isReady()) {
        player.setTextTrack(-1)
        player.enableText(false)
      }
      player.destroy()
    },
  }
}

/** dash.js wants whole addresses. */
const address = ({ dash }: StreamGrant) => new URL(dash, document.baseURI).href

/** Bytes cost this viewer money, or come slowly. */
function isFrugal(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g|3g/.test(connection?.effectiveType ?? '')
}

const settings: Parameters<MediaPlayerClass['updateSettings']>[0] = {
  streaming: {
    // Keeps the browser from drawing its text tracks, which list their active cues all the same.
    text: { defaultEnabled: false, dispatchForManualRendering: true },
    // What was chosen before is kept by the player's preferences, and nowhere else.
    lastBitrateCachingInfo: { enabled: false },
    lastMediaSettingsCachingInfo: { enabled: false },
    utcSynchronization: { enabled: false },
    // Asking the browser about each bitrateKbps takes longer than the first segment does.
    capabilities: { useMediaCapabilitiesApi: false },
    retryAttempts: { MPD: 1, InitializationSegment: 2, MediaSegment: 3 },
    retryIntervals: { MPD: 300, InitializationSegment: 300, MediaSegment: 300 },
  },
}

function aheadBy(usual: number, topQuality: number) {
  return { streaming: { buffer: { bufferTimeDefault: usual, bufferTimeAtTopQuality: topQuality } } }
}

const infos = (player: MediaPlayerClass, kind: 'audio' | 'text'): MediaInfo[] => (player.isReady() ? player.getTracksFor(kind) : [])
const pictures = (player: MediaPlayerClass): Representation[] => (player.isReady() ? player.getRepresentationsByType('video') : [])
const idOf = (info: MediaInfo) => String(info.id ?? info.index)

function tracks(player: MediaPlayerClass, kind: 'audio' | 'text'): Track[] {
  return infos(player, kind).map((info) => {
    const language = info.lang ?? ''
    return { id: idOf(info), language, label: info.labels?.[0]?.text ?? language, isDescription: info.accessibility?.some(describes) ?? false }
  })
}

const describes = ({ schemeIdUri, value }: { schemeIdUri?: string; value?: string }) =>
  schemeIdUri === 'urn:tva:metadata:cs:AudioPurposeCS:2007' && value === '1'

/** A lost network is asked again slowly, and at once when the browser says that it is back. */
function networkOrPause(): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, 2000)
    addEventListener('online', done, { once: true })
    function done() {
      clearTimeout(timer)
      removeEventListener('online', done)
      resolve()
    }
  })
}

function watchTraffic(player: MediaPlayerClass): Engine['traffic'] {
  let fetching = 0
  let lastAtMs = 0
  const started = () => { fetching += 1 }
  const ended = () => {
    fetching = Math.max(0, fetching - 1)
    lastAtMs = performance.now()
  }
  player.on(MediaPlayer.events.FRAGMENT_LOADING_STARTED, started)
  player.on(MediaPlayer.events.FRAGMENT_LOADING_PROGRESS, () => { lastAtMs = performance.now() })
  player.on(MediaPlayer.events.FRAGMENT_LOADING_COMPLETED, ended)
  player.on(MediaPlayer.events.FRAGMENT_LOADING_ABANDONED, ended)
  return () => ({ isFetching: fetching > 0, lastAtMs })
}

/** dash.js speaks of what it gave up on in numbers; a second address that answers makes none of it matter. */
const codes = { notXml: 10, noManifest: 25, noSegment: 27, noFile: 28, notSupported: 4 }

type LostFile = { url?: string; type?: string; mediaType?: string; representation?: { bitrateInKbit: number } }

function watchFailures(player: MediaPlayerClass, tell: (event: EngineEvent) => void): void {
  player.on('error', ({ error }: { error?: { code?: number; data?: { request?: LostFile; response?: { status?: number } } } }) => {
    const { code, data } = error ?? {}
    const status = data?.response?.status ?? 0
    const request = data?.request
    if (code === codes.notSupported) tell({ type: 'unsupported' })
    if (code === codes.notXml) tell({ type: 'lost', wanted: 'manifest', status: 200, bitrateKbps: null })
    if (code === codes.noManifest) tell({ type: 'lost', wanted: 'manifest', status, bitrateKbps: null })
    if (code === codes.noSegment || code === codes.noFile) tell({ type: 'lost', wanted: wantedBy(request), status, bitrateKbps: bitrateOf(request) })
  })
  player.on('playbackError', ({ error }: { error?: { code?: number } }) => {
    if (error?.code === codes.notSupported) tell({ type: 'unsupported' })
    else tell({ type: 'undecodable' })
  })
}

function wantedBy(request: LostFile | undefined): Wanted {
  if (request?.mediaType === 'text' || request?.url?.split('?')[0]?.endsWith('.vtt')) return 'subtitles'
  return request?.type === 'InitializationSegment' ? 'header' : 'segment'
}

function bitrateOf(request: LostFile | undefined): number | null {
  return request?.mediaType === 'video' ? (request.representation?.bitrateInKbit ?? null) : null
}
